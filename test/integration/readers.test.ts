import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { newestChoice, templateOf, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { CLEAR_TEMPLATES } from '../../web/features/builder/readers/advice.ts';
import { factsOf, statesIn } from '../../web/features/builder/readers/facts.ts';
import { readPdfTexts, readWordText } from '../../web/features/builder/readers/readTexts.ts';
import { inReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { OWN } from '../data/import-own/people.ts';
import { everyNth } from '../support/exhaustive.ts';
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

/** Marks that nobody sees are taken out, since they are of the screen's text too; blanks in a row are one. */
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

const hasPythonDocx = spawnSync('python3', ['-c', 'import docx']).status === 0;
const READ_BY_PYTHON = [
  'import docx, io, sys',
  'document = docx.Document(io.BytesIO(sys.stdin.buffer.read()))',
  'print("\\n".join(paragraph.text for paragraph in document.paragraphs))',
].join('\n');

describe('what programs read, as the screen tells it', () => {
  it.skipIf(!extractByPdfBox).each(everyNth(5, CASES))(
    'is what PDFBox and pdf.js themselves give: $id, $language',
    { timeout: 60_000 },
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

  it.skipIf(!hasPythonDocx).each(everyNth(8, CASES))(
    'of a Word file is what python-docx gives: $id, $language',
    async ({ resume }) => {
      const file = await writeWordFile(resume, styleOf('base') + styleOf(`styles/${templateOf(resume).style}`));
      const real = execFileSync('python3', ['-c', READ_BY_PYTHON], {
        input: file,
        encoding: 'utf8',
        env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      });
      expect(plain(await readWordText(file))).toBe(plain(real));
      const states = statesIn(real, factsOf(resume));
      expect([...states].filter(([, state]) => state === 'missing')).toEqual([]);
    },
  );

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
