/**
 * Hebrew in reading order: which share of phrases comes whole, in the order people read them, out of each template's
 * PDF. `node test/bench/reading-order.ts [id …]` prints the table; `ORDER=drawn` that of the other (decision 141),
 * `ORDER=plain` that of what Chromium prints.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { PdfEdit } from '../../functions/pdf/pdfEdit.ts';
import { parsePdf } from '../../functions/pdf/pdfFile.ts';
import { putInReadingOrder } from '../../functions/pdf/readingOrder/reorderPages.ts';
import { writePdf } from '../../functions/pdf/writePdf.ts';
import { buildTemplates } from '../../infra/build/templates.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { formatRange } from '../../shared/resume/dates.ts';
import { parseHtml } from '../../functions/import/html/parseHtml.ts';
import { fromJsonResume } from '../../shared/resume/jsonResumeImport.ts';
import { DESIGN_KNOBS, type TextOrder } from '../../shared/resume/design.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { splitBullets } from '../../shared/resume/text.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { DOCUMENT_LABELS } from '../../shared/templates/document/labels.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { hasTemplateStyle } from '../tools/template-assets.ts';
import type { Bench } from './bench.ts';

/** Short enough for one line in every template; each is a separate bullet. */
export const PHRASES = {
  he: [
    'ניהול צוות פיתוח גדול',
    'טלפון +972-54-765-4321',
    'נייד 050-123-4567',
    'משרד (03) 123-4567 בוקר',
    'חייגו *2700 לתיאום',
    'כתבו אל noa@example.com עכשיו',
    'באתר example.com/path המלא',
    'בשנים 2019–2023 ניהלתי',
    'תקופה 03/2019 – 05/2021',
    'צוות של 20–30 איש',
    'צמיחה של 20%-30% בשנה',
    'שימור שעלה ב־18%',
    'מפתחת C++ בכירה',
    'ידע ב־C# מתקדם',
    'שרת .NET בענן',
    'תהליך A/B ראשון',
    'צנרת CI/CD מלאה',
    'מרכז R&D בהרצליה',
    'מפתחת (Backend) בכירה',
    'תואר שני (MBA) בניהול',
    'React ו־Node.js ביחד',
    'גרסה 2.4.1 של המוצר',
    'תקציב של ₪2.4M לשנה',
    'תקציב $5,000 לחודש',
    'מעל 50K+ משתמשים',
    '120,000 לקוחות ב־6 מדינות',
    'קצין בצה"ל בקבע',
    'סמנכ"ל בחברת Lumio בע"מ',
    'ציון 95/100 בקורס',
    'פגישות 24/7 בזום',
    'עבודה מול Google ו־Meta',
    'ניתוח SQL מתקדם',
    'פרויקט "רכבת ישראל" גמר',
    'קורס UX/UI למתחילים',
    'שעות 09:00–17:00 בלבד',
    'ראש צוות (5 עובדים) ותיק',
    'דו"ח רבעוני ל־CEO',
    'הכשרת AWS Solutions בעברית',
    'ניהול צוות של 12 מפתחים.',
    'הובלתי מעבר אל Kubernetes.',
    'קיצרתי זמן טעינה ב־35%.',
    'הדרכת סטודנטים (כ־20 בשנה).',
    'האם עמדנו ביעד של 2021?',
    'כלים בשימוש: Python ו־Go.',
    'תעודת הצטיינות; דרגת סגן.',
    'ארבע מערכות מול Lumio:',
    'פליטות SO₂ ירדו ב־12%',
    'מאגר עם 1.2K★ בגיטהאב',
    'דירוג ★★★★★ בחנות',
    'מעבר מ־Excel → Power BI',
  ],
  en: [
    'Led a team of engineers',
    'Phone +972-54-765-4321',
    'Office (03) 123-4567',
    'Mail noa@example.com now',
    'Site example.com/path',
    'Years 2019–2023 abroad',
    'Period 03/2019 – 05/2021',
    'Team of 20–30 people',
    'Growth of 20%-30% a year',
    'Senior C++ developer',
    'C# and .NET in the cloud',
    'First A/B tests',
    'Full CI/CD pipeline',
    'R&D (Backend) lead',
    'Budget of $5,000',
    'More than 50K+ users',
    'Officer in צה"ל until 2012',
    'Worked at בנק הפועלים later',
    'Led a team of nine people.',
    'Which goals of 2021 were met?',
    'Tools in daily use:',
    'Led the (עונה 6) writers',
    'Unit in צה"ל (8200) until 2012',
    'Cut emission of SO₂ by 12%',
    'Deputy at בנק הפועלים, then lead',
    'Founder of בית קפה קטן.',
    'Prize of משרד החינוך: 20,000 NIS',
    'Wrote "נוהל משמרת"; still in use',
    "Chef at בראנץ' של שישי, 2 years",
    'Head of (מכון ויצמן)/Weizmann',
  ],
} as const;

const DATA_FOLDER = new URL('../data/reading-order/', import.meta.url);

/** One reader's result for one résumé: the share of each kind that is right. */
export interface ReadingOrderResult {
  readonly template: string;
  readonly language: keyof typeof PHRASES;
  readonly reader: string;
  readonly whole: number;
  readonly of: number;
  /** The phrases that did not come whole. */
  readonly broken: readonly string[];
  readonly contacts: readonly [right: number, of: number];
  readonly dates: readonly [right: number, of: number];
  /** Entries between their heading and the next one. */
  readonly entries: readonly [right: number, of: number];
  /** Bullets between the title of their entry and the next one. */
  readonly bullets: readonly [right: number, of: number];
}

interface ReadingCase {
  readonly language: keyof typeof PHRASES;
  readonly resume: ResumeData;
  readonly phrases: readonly string[];
}

/** Phrases that were written without sight of the rules, in résumés of people who do not exist. */
export async function dataCases(folder = DATA_FOLDER): Promise<ReadingCase[]> {
  if (!existsSync(folder)) return [];
  const rows = (await readFile(new URL('phrases.tsv', folder), 'utf8')).trimEnd().split('\n');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const language = file.startsWith('he') ? 'he' : 'en';
      const { resume } = fromJsonResume(JSON.parse(await readFile(new URL(file, folder), 'utf8')), parseHtml);
      const phrases = rows.map((row) => row.split('\t')).filter(([of]) => of === file);
      return { language, resume: { ...resume, language }, phrases: phrases.map(([, , phrase = '']) => phrase) };
    }),
  );
}

export function phraseResume(language: keyof typeof PHRASES, templateId: string): ResumeData {
  const phrases = PHRASES[language];
  const job = (index: number) => ({
    id: `exp-${index}`,
    title: language === 'he' ? 'תפקיד' : 'Role',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: phrases.filter((_, at) => Math.trunc(at / 6) === index).join('\n'),
  });
  const experience = Array.from({ length: Math.ceil(phrases.length / 6) }, (_, index) => job(index));
  // Lines over the whole width, as a résumé has: PDFium takes a page of short lines alone for vertical writing.
  const { personalInfo, summary } = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  return { ...createBlankResume(newestChoice(templateId)), language, personalInfo, summary, experience };
}

/**
 * The product leaves a page as it was printed where a step fails, so that nobody sees that it did; here it is reported.
 */
class StrictEdit extends PdfEdit {
  override attempt(step: () => void): boolean {
    step();
    return true;
  }
}

/**
 * The PDF with its lines in order, as the product writes it. Throws where a step fails, and unless `mayStay` where a
 * page is left as it was printed.
 */
export async function inReadingOrder(printed: Buffer, mayStay = false, order?: TextOrder): Promise<Buffer> {
  const edit = new StrictEdit(parsePdf(printed));
  if ((await putInReadingOrder(edit, undefined, order)).length > 0 && !mayStay)
    throw new Error('A page is not of the form that the browser writes');
  return writePdf(edit);
}

/** Our own phrases, each a bullet. */
const ownCases = (): ReadingCase[] =>
  (['he', 'en'] as const).map((language) => ({
    language,
    resume: phraseResume(language, 'classic'),
    phrases: PHRASES[language],
  }));

interface MeasureOptions {
  readonly ids?: readonly string[] | undefined;
  readonly cases?: readonly ReadingCase[] | undefined;
  readonly readers?: readonly string[] | undefined;
  /** `plain`: as Chromium prints it, without the step that orders the text. */
  readonly order?: TextOrder | 'plain' | undefined;
}

/** Renders the cases in each template on a page and reads them back with every reader that is there. */
export async function measureOnPage(
  page: Page,
  {
    ids = TEMPLATES.map(({ id }) => id),
    cases = ownCases(),
    readers = Object.keys(EXTRACTORS),
    order,
  }: MeasureOptions = {},
): Promise<ReadingOrderResult[]> {
  const results: ReadingOrderResult[] = [];
  for (const template of ids.filter((id) => hasTemplateStyle(id))) {
    for (const { language, resume, phrases } of cases) {
      const printed = await printPdf(page, { ...resume, ...newestChoice(template) });
      const pdf = order === 'plain' ? printed : await inReadingOrder(printed, false, order);
      const texts = await Promise.all(
        readers.map(async (reader) => [reader, await EXTRACTORS[reader]?.(pdf)] as const),
      );
      for (const [reader, text] of texts) {
        if (text === undefined) continue;
        results.push({ template, language, reader, ...scoreText(text, resume, language, phrases) });
      }
    }
  }
  return results;
}

/** Runs the same in a separate browser. */
async function measureReadingOrder(options: MeasureOptions): Promise<ReadingOrderResult[]> {
  await buildTemplates();
  const browser = await launchBrowser();
  try {
    return await measureOnPage(await browser.newPage(), options);
  } finally {
    await browser.close();
  }
}

type Score = Omit<ReadingOrderResult, 'template' | 'language' | 'reader'>;

/** How many of these are right, of how many. */
const share = (parts: readonly string[], isRight: (part: string, index: number) => boolean) =>
  [parts.filter(isRight).length, parts.length] as const;

export function scoreText(
  text: string,
  resume: ResumeData,
  language: keyof typeof PHRASES,
  phrases: readonly string[],
): Score {
  const read = ` ${normalizeExtracted(text)} `;
  const broken = phrases.filter((phrase) => !read.includes(normalizeExtracted(phrase)));
  const { phone, email, address } = resume.personalInfo;
  const stands = (part: string) => read.includes(` ${normalizeExtracted(part)} `);
  const { headings } = DOCUMENT_LABELS[language];
  const places = new Map(Object.values(headings).map((heading) => [heading, read.indexOf(` ${heading} `)]));
  const sections = [
    { heading: headings.experience, entries: resume.experience },
    { heading: headings.education, entries: resume.education.map((entry) => ({ ...entry, title: entry.degree })) },
  ];
  const jobs = sections.flatMap(({ heading, entries }) =>
    placeTitles(
      read,
      entries.filter(({ title }) => title !== ''),
      places.get(heading) ?? 0,
    ).map((entry) => ({ ...entry, heading })),
  );
  const isUnder = (at: number, heading: string) =>
    [...places]
      .filter(([, place]) => place >= 0 && place <= at)
      .toSorted(([, one], [, other]) => other - one)[0]?.[0] === heading;
  const titles = jobs.map(({ at }) => at);
  const lines = jobs.flatMap(({ description }, job) => splitBullets(description).map((line) => ({ line, job })));
  return {
    whole: phrases.length - broken.length,
    of: phrases.length,
    broken,
    contacts: share(
      [phone, email, address].filter((contact) => contact !== ''),
      stands,
    ),
    dates: share(
      jobs
        .map(({ startDate, endDate, ...job }) =>
          formatRange(startDate, endDate, 'current' in job && job.current, language),
        )
        .filter((range) => range !== ''),
      stands,
    ),
    entries: share(
      jobs.map(({ title }) => title),
      (_, job) => isUnder(titles[job] as number, jobs[job]?.heading ?? ''),
    ),
    bullets: share(
      lines.map(({ line }) => line),
      (line, index) => {
        const at = read.indexOf(normalizeExtracted(line).slice(0, 20));
        const before = titles.filter((title) => title >= 0 && title < at).toSorted((one, other) => other - one)[0];
        return at >= 0 && before === titles[lines[index]?.job ?? 0];
      },
    ),
  };
}

/** The entries of a section with the places of their titles, one behind the other: one may be a part of another. */
function placeTitles<T extends { readonly title: string }>(read: string, entries: readonly T[], heading: number) {
  let from = Math.max(0, heading);
  return entries.map((entry) => {
    const title = normalizeExtracted(entry.title);
    const at = read.indexOf(title, from);
    if (at >= 0) from = at + title.length;
    return { ...entry, at };
  });
}

/** Runs of spaces become one, and marks that a reader adds are left out. */
function normalizeExtracted(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
}

const KINDS = ['phrases', 'contacts', 'dates', 'entries', 'bullets'] as const;

/** Sums over the résumés of a language: right and all of each kind. */
function sumKinds(results: readonly ReadingOrderResult[]): Record<(typeof KINDS)[number], readonly [number, number]> {
  const sum = (pick: (result: ReadingOrderResult) => readonly [number, number]) =>
    [
      results.reduce((total, result) => total + pick(result)[0], 0),
      results.reduce((total, result) => total + pick(result)[1], 0),
    ] as const;
  return {
    phrases: sum(({ whole, of }) => [whole, of]),
    contacts: sum(({ contacts }) => contacts),
    dates: sum(({ dates }) => dates),
    entries: sum(({ entries }) => entries),
    bullets: sum(({ bullets }) => bullets),
  };
}

const groupsOf = (results: readonly ReadingOrderResult[]) =>
  Map.groupBy(results, ({ template, language, reader }) => `${template}, ${language}, ${reader}`);

const bench: Bench = async () =>
  [...groupsOf(await measureReadingOrder({ cases: [...ownCases(), ...(await dataCases())] }))].flatMap(
    ([name, results]) =>
      Object.entries(sumKinds(results)).map(([kind, [right, of]]) => ({
        measure: `${name}: ${kind} right`,
        value: (100 * right) / of,
        unit: '%',
      })),
  );
export default bench;

const ORDERS = [...DESIGN_KNOBS.textOrder.options, 'plain'] as const;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ids = process.argv.length > 2 ? process.argv.slice(2) : undefined;
  const folder = process.env['READING_ORDER_DATA'];
  const cases = await dataCases(folder === undefined ? undefined : pathToFileURL(folder));
  for (const [name, results] of groupsOf(
    await measureReadingOrder({
      ids,
      cases: [...ownCases(), ...cases],
      order: ORDERS.find((order) => order === process.env['ORDER']),
    }),
  )) {
    const kinds = Object.entries(sumKinds(results)).map(([kind, [right, of]]) => `${kind} ${right}/${of}`);
    console.log(`${name.padEnd(32)} ${kinds.join('  ')}`);
    if (process.env['VERBOSE']) console.log(`  ${results.flatMap(({ broken }) => broken).join(' | ')}`);
  }
}
