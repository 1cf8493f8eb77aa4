/**
 * Hebrew in reading order: which share of phrases comes whole, in the order people read them, out of each template's
 * PDF. `node test/bench/reading-order.ts [id …]` prints the table.
 */
import { fileURLToPath } from 'node:url';
import { PdfEdit } from '../../functions/pdf/pdfEdit.ts';
import { parsePdf } from '../../functions/pdf/pdfFile.ts';
import { putInReadingOrder } from '../../functions/pdf/readingOrder/reorderPages.ts';
import { writePdf } from '../../functions/pdf/writePdf.ts';
import { buildTemplates } from '../../infra/build/templates.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { launchBrowser } from '../browser/launch.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { hasTemplateStyle } from '../tools/template-assets.ts';
import type { Bench } from './bench.ts';

/** Short enough for one line in every template; each stands as a bullet of its own. */
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
  ],
} as const;

export interface ReadingOrderResult {
  readonly template: string;
  readonly language: keyof typeof PHRASES;
  readonly reader: string;
  readonly whole: number;
  readonly of: number;
  /** The phrases that did not come whole. */
  readonly broken: readonly string[];
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
  return { ...createBlankResume(), templateId, language, personalInfo, summary, experience };
}

/** The PDF with its lines in order, as the product writes it. */
export async function inReadingOrder(printed: Buffer): Promise<Buffer> {
  const edit = new PdfEdit(parsePdf(printed));
  await putInReadingOrder(edit);
  return writePdf(edit);
}

/** Renders the phrases in each template and reads them back with every reader that is there. */
export async function measureReadingOrder(
  ids: readonly string[] = TEMPLATES.map(({ id }) => id),
): Promise<ReadingOrderResult[]> {
  await buildTemplates();
  const browser = await launchBrowser();
  const results: ReadingOrderResult[] = [];
  try {
    const page = await browser.newPage();
    for (const template of ids.filter((id) => hasTemplateStyle(id))) {
      for (const language of ['he', 'en'] as const) {
        const pdf = await inReadingOrder(await printPdf(page, phraseResume(language, template)));
        for (const [reader, extract] of Object.entries(EXTRACTORS)) {
          const text = await extract(pdf);
          if (text === undefined) continue;
          const read = normalizeExtracted(text);
          const broken = PHRASES[language].filter((phrase) => !read.includes(normalizeExtracted(phrase)));
          results.push({
            template,
            language,
            reader,
            whole: PHRASES[language].length - broken.length,
            of: PHRASES[language].length,
            broken,
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

/** Runs of space are one, and the marks that a reader adds of its own are none. */
function normalizeExtracted(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
}

const bench: Bench = async () =>
  (await measureReadingOrder()).map(({ template, language, reader, whole, of }) => ({
    measure: `${template}, ${language}, ${reader}: phrases read whole`,
    value: (100 * whole) / of,
    unit: '%',
  }));
export default bench;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureReadingOrder(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const { template, language, reader, whole, of, broken } of results) {
    console.log(
      `${template.padEnd(14)} ${language} ${reader.padEnd(10)} ${whole}/${of}  ` +
        (process.env['VERBOSE'] ? broken.join(' | ') : ''),
    );
  }
}
