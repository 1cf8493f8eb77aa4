import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WordExtractor from 'word-extractor';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { newestChoice, templateOf, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { CLEAR_TEMPLATES } from '../../web/features/builder/readers/advice.ts';
import { factsOf, statesIn } from '../../web/features/builder/readers/facts.ts';
import { readPdfTexts, readWordText } from '../../web/features/builder/readers/readTexts.ts';
import { inReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { OWN } from '../data/import-own/people.ts';
import { everyNth } from '../support/exhaustive.ts';
import { convertByOffice } from '../tools/convert-by-office.ts';
import { EXTRACTORS, extractByPdfBox } from '../tools/extract-text.ts';
import { printPdf } from '../tools/print-pdf.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** Of each language several people, one to each template. */
const PEOPLE = (['he', 'en'] as const).map((language) =>
  Object.values(OWN).filter((person) => person.language === language),
);
const CASES = TEMPLATES.flatMap(({ id }, index) =>
  PEOPLE.flatMap((people) => {
    const person = people[index % people.length];
    return person ? [{ id, language: person.language, resume: { ...person, ...newestChoice(id) } }] : [];
  }),
);

/** Marks that nobody sees are taken out, since they belong to the screen's text too; blanks in a row are one. */
const plain = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

async function readHere(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    return await readPdfTexts(await task.promise);
  } finally {
    await task.destroy();
  }
}

const styleOf = (name: string) => readFileSync(new URL(`../../shared/templates/${name}.css`, import.meta.url), 'utf8');

const hasPython = (module: string) => spawnSync('python3', ['-c', `import ${module}`]).status === 0;
const hasProgram = (program: string) => spawnSync(program, ['-v']).error === undefined;

/** Another build of PDFium than the one that the screen loads. */
const READ_BY_OTHER_PDFIUM = [
  'import pypdfium2, sys',
  'file = pypdfium2.PdfDocument(sys.stdin.buffer.read())',
  'print("\\n".join(page.get_textpage().get_text_range() for page in file))',
].join('\n');

const readByPython = (code: string, input: Uint8Array) =>
  execFileSync('python3', ['-c', code], {
    input,
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });

const READ_BY_PYTHON = [
  'import docx, io, sys',
  'document = docx.Document(io.BytesIO(sys.stdin.buffer.read()))',
  'print("\\n".join(paragraph.text for paragraph in document.paragraphs))',
].join('\n');

/** LibreOffice writes the mark of a list's item as text. */
const withoutListMarks = (text: string) => text.replaceAll(/^\s*•\s/gm, '');

/** The text of a Word file by each reader that is there. */
async function readWordElsewhere(file: Uint8Array): Promise<(readonly [reader: string, text: string])[]> {
  const buffer = Buffer.from(file);
  // Its types lack the option that leaves dashes and quotes as they are.
  const word: { getBody(options: object): string } = await new WordExtractor().extract(buffer);
  return [
    ['mammoth', (await mammoth.extractRawText({ buffer })).value],
    ['word-extractor', word.getBody({ filterUnicode: false })],
    ...(hasPython('docx') ? [['python-docx', readByPython(READ_BY_PYTHON, file)] as const] : []),
    ...(hasProgram('soffice')
      ? [['LibreOffice', withoutListMarks(await convertByOffice(file, 'txt:Text (encoded):UTF8'))] as const]
      : []),
  ];
}

describe('what programs read, as the screen tells it', () => {
  it.skipIf(!extractByPdfBox).each(everyNth(5, CASES))(
    'is what PDFBox and pdf.js themselves give: $id, $language',
    async ({ resume }) => {
      const pdf = await inReadingOrder(await printPdf(page, resume));
      const { pdfBox, pdfJs } = await readHere(pdf);
      const real = (await extractByPdfBox?.(pdf)) ?? '';
      expect(plain(pdfBox)).toBe(plain(real));
      expect(plain(pdfJs)).toBe(plain((await EXTRACTORS['pdf.js']?.(pdf)) ?? ''));
      const facts = factsOf(resume);
      expect(statesIn(pdfBox, facts)).toEqual(statesIn(real, facts));
    },
  );

  it.skipIf(!extractByPdfBox).each(everyNth(5, CASES))(
    'is in PDFBox, too, what it is of text in the order of its drawing, whole in both: $id, $language',
    async ({ resume }) => {
      const pdf = await inReadingOrder(await printPdf(page, resume), false, 'drawn');
      const { pdfBox, pdfJs } = await readHere(pdf);
      expect(plain(pdfBox)).toBe(plain((await extractByPdfBox?.(pdf)) ?? ''));
      // An address that the page breaks is of two lines in either order.
      const lackingIn = (text: string) =>
        [...statesIn(text, factsOf(resume))].filter(
          ([fact, state]) => state !== 'whole' && fact !== 'contacts.linkedin',
        );
      expect([lackingIn(pdfBox), lackingIn(pdfJs)]).toEqual([[], []]);
    },
  );

  // PDFBox turns what stands between two gaps as one text: a name in parts, or words in logical order, in reverse.
  it('[PDF-05] has names with a hyphen or a title whole in PDFBox, in lines of both languages', async () => {
    const [hebrew, english] = PEOPLE.map(([person]) => person) as [ResumeData, ResumeData];
    const names = ['תמר עוז-פלד', 'ד"ר אלון־דרור רונית', "ז'קלין אבו־ראס", 'סמנכ"ל כספים, קריית שמונה'];
    const phrases = [
      'Worked at בנק הפועלים later',
      'Board of קרן קיימת לישראל since then',
      'Guide at מכון ויצמן abroad',
    ];
    for (const id of ['classic', 'elegant', 'compact']) {
      for (const fullName of names) {
        const { personalInfo, ...rest } = hebrew;
        const resume = { ...rest, personalInfo: { ...personalInfo, fullName }, ...newestChoice(id) };
        const pdf = await inReadingOrder(await printPdf(page, resume));
        const { pdfBox, pdfJs } = await readHere(pdf);
        const pdfium = (await EXTRACTORS['PDFium']?.(pdf)) ?? '';
        const [pypdf, pdfminer] = [await EXTRACTORS['pypdf']?.(pdf), await EXTRACTORS['pdfminer']?.(pdf)];
        for (const [reader, text] of Object.entries({ pdfBox, pdfJs, pdfium, pypdf }))
          if (text !== undefined) expect(plain(text), `${id}, ${reader}`).toContain(fullName);
        // It turns no Hebrew.
        const asDrawn = Array.from(fullName).toReversed().join('');
        if (pdfminer !== undefined) expect(plain(pdfminer), `${id}, pdfminer`).toContain(asDrawn);
      }
      const resume = { ...english, summary: phrases.map((phrase) => `- ${phrase}`).join('\n'), ...newestChoice(id) };
      const { pdfBox } = await readHere(await inReadingOrder(await printPdf(page, resume)));
      for (const phrase of phrases) expect(plain(pdfBox), id).toContain(phrase);
    }
  });

  it.skipIf(!hasPython('pypdfium2')).each(everyNth(5, CASES))(
    'has of PDFium what a newer build has, which turns words of Hebrew lines: $id, $language',
    async ({ resume, language }) => {
      const pdf = await inReadingOrder(await printPdf(page, resume));
      const [here, newer] = [(await EXTRACTORS['PDFium']?.(pdf)) ?? '', readByPython(READ_BY_OTHER_PDFIUM, pdf)];
      const words = (text: string) =>
        language === 'he'
          ? plain(text)
              .split(/[^\p{L}\p{N}]+/u)
              .toSorted()
          : plain(text);
      expect(words(newer)).toEqual(words(here));
    },
  );

  it.skipIf(!hasProgram('pdftotext')).each(everyNth(5, CASES))(
    'is not told of pdftotext, which has all facts but three in one piece: $id, $language',
    async ({ resume }) => {
      const pdf = await inReadingOrder(await printPdf(page, resume));
      const states = [...statesIn((await EXTRACTORS['pdftotext']?.(pdf)) ?? '', factsOf(resume)).values()];
      expect(states.filter((state) => state !== 'whole').length).toBeLessThanOrEqual(3);
    },
  );

  it.each(everyNth(8, CASES))('of a Word file is what its readers give: $id, $language', async ({ resume }) => {
    const file = await writeWordFile(resume, styleOf('base') + styleOf(`styles/${templateOf(resume).style}`));
    const here = await readWordText(file);
    for (const [reader, text] of await readWordElsewhere(file)) expect(plain(text), reader).toBe(plain(here));
    const states = statesIn(here, factsOf(resume));
    expect([...states].filter(([, state]) => state === 'missing')).toEqual([]);
  });

  it('has more Hebrew in its order in the templates that it advises than in others', async () => {
    const [people = []] = PEOPLE;
    const missedIn = async (id: string) => {
      let missed = 0;
      for (const person of people.slice(0, 2)) {
        const resume = { ...person, ...newestChoice(id) };
        // oxlint-disable-next-line no-await-in-loop -- of one page
        const { pdfBox } = await readHere(await inReadingOrder(await printPdf(page, resume)));
        missed += [...statesIn(pdfBox, factsOf(resume)).values()].filter((state) => state !== 'whole').length;
      }
      return missed;
    };
    const missed = new Map<string, number>();
    // oxlint-disable-next-line no-await-in-loop -- of one page
    for (const id of [...CLEAR_TEMPLATES, 'editorial', 'tech']) missed.set(id, await missedIn(id));
    const of = (ids: readonly string[]) => ids.map((id) => missed.get(id) ?? 0);
    expect(Math.max(...of(CLEAR_TEMPLATES))).toBeLessThan(Math.min(...of(['editorial', 'tech'])));
  });
});
