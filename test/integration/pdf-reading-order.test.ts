import { sample } from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { anyResume } from '../../shared/resume/anyResume.fixture.ts';
import type { TextOrder } from '../../shared/resume/design.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES, type Template } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { dataCases, inReadingOrder, measureOnPage, phraseResume } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { everyNth, howMany } from '../support/exhaustive.ts';
import { expectSameAround, expectSameLook, sortedLetters } from '../support/pdfLooks.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { printPdf } from '../tools/print-pdf.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** What the browser printed, and the same in reading order. */
async function both(
  resume: ResumeData,
  mayStay = false,
  order?: TextOrder,
): Promise<readonly [before: Buffer, after: Buffer]> {
  const before = await printPdf(page, resume);
  return [before, await inReadingOrder(before, mayStay, order)];
}

/** Some faces have no geresh: the text behind it is one of its own, which begins with a blank. */
const OTHER_FACE = 'זמן ההמתנה ירד מ־48 דק׳ ל־19 דק׳ (60%-)';
const [JOB] = SAMPLE_HE.experience as [ResumeData['experience'][0]];
const WITH_OTHER_FACE: ResumeData = { ...SAMPLE_HE, experience: [{ ...JOB, description: OTHER_FACE }] };

async function expectLinesWhole(pdf: Buffer): Promise<void> {
  const text = ((await EXTRACTORS['pdf.js']?.(pdf)) ?? '').replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');
  const { phone, email } = SAMPLE_HE.personalInfo;
  for (const part of [OTHER_FACE, phone, email]) expect(text).toContain(` ${part} `);
}

/** Templates that are tried in Hebrew first; the others in English. */
const HEBREW_FIRST = TEMPLATES.filter((_, index) => index % 2 === 0);
const facesOf = (templates: readonly Template[]) => new Set(templates.flatMap(({ fonts }) => fonts));

describe('a PDF in reading order', () => {
  it.each(
    TEMPLATES.flatMap((template) => {
      const cases = [[template.id, WITH_OTHER_FACE] as const, [template.id, SAMPLE_EN] as const];
      return everyNth(2, HEBREW_FIRST.includes(template) ? cases : cases.toReversed());
    }),
  )('looks the same and has the same tags, links and outline, and whole lines: %s', async (templateId, sampled) => {
    const [before, after] = await both({ ...sampled, ...newestChoice(templateId) });
    // Packed anew, it is smaller, whatever is added.
    expect(after.length).toBeLessThan(before.length * 0.85);
    await expectSameLook(before, after);
    await expectSameAround(before, after);
    if (sampled === WITH_OTHER_FACE) await expectLinesWhole(after);
  });

  it.each(
    everyNth(4, TEMPLATES).flatMap(({ id }) => [[id, WITH_OTHER_FACE] as const, [id, phraseResume('en', id)] as const]),
  )('looks the same and has the same tags and links as it is drawn (decision 141): %s', async (templateId, sampled) => {
    const [before, after] = await both({ ...sampled, ...newestChoice(templateId) }, false, 'drawn');
    await expectSameLook(before, after);
    await expectSameAround(before, after);
    if (sampled === WITH_OTHER_FACE) await expectLinesWhole(after);
  });

  const faces = facesOf(HEBREW_FIRST);
  it.each(TEMPLATES.filter(({ fonts }) => fonts.some((face) => !faces.has(face))))(
    'is read where a sign of a line is of another face, in each other face: $id',
    async ({ id }) => {
      await expectLinesWhole((await both({ ...WITH_OTHER_FACE, ...newestChoice(id) }))[1]);
    },
  );

  it('says of no direction: in a document from the right PDFium would turn addresses and English lines', async () => {
    const task = getDocument({ data: new Uint8Array((await both(SAMPLE_HE))[1]), verbosity: 0 });
    expect([...((await (await task.promise).getViewerPreferences()) ?? [])].flat()).not.toContain('Direction');
    await task.destroy();
  });

  it('names each letter itself, where the browser names those of a wrapped line by their neighbours', async () => {
    const words = 'ליווי ייצור בתעשיות הביטחוניות זחטיכלמנ אצור'.split(' ');
    // Each line begins with another of them.
    const summary = Array.from({ length: 150 }, (_, at) => words[(at * at + at) % 6] ?? '').join(' ');
    const [before, after] = await both({ ...SAMPLE_HE, templateId: 'modern', summary });
    const wrong = async (pdf: Buffer) =>
      ((await EXTRACTORS['PDFium']?.(pdf)) ?? '')
        .match(/[א-ת]{4,}/g)
        ?.filter((word) => words.some((own) => own !== word && sortedLetters(own) === sortedLetters(word)));
    expect((await wrong(before))?.length).toBeGreaterThan(0);
    expect(await wrong(after)).toEqual([]);
  });

  it('looks the same and has the same tags where signs follow words from the right', async () => {
    const [before, after] = await both(phraseResume('en', 'classic'));
    await expectSameLook(before, after);
    await expectSameAround(before, after);
  });

  it('looks the same and has the same tags for any résumé, whatever signs it holds', async () => {
    for (const [index, resume] of sample(anyResume, { numRuns: howMany(4, 16), seed: 20_260 }).entries()) {
      const choice = newestChoice(TEMPLATES[index % TEMPLATES.length]?.id ?? 'classic');
      // Some signs are drawn in a form of which no reader makes text: such a page stays as it was printed.
      const [before, after] = await both({ ...resume, ...choice }, true);
      await expectSameLook(before, after);
    }
  });

  // What was reached; without it, of the first 38 in Hebrew: pdf.js 21, PDFium 17, pdftotext 8. mutool 1.21 reads as it
  // is drawn.
  it('is read by each reader as well as it has been', async () => {
    const least = {
      he: { 'pdf.js': 50, PDFium: 50, pdftotext: 50, mutool: 0 },
      // A number in brackets behind a Hebrew word stands before it in pdftotext.
      en: { 'pdf.js': 30, PDFium: 30, pdftotext: 29, mutool: 20 },
    } as const;
    for (const { template, language, reader, whole, broken } of await measureOnPage(page, {
      ids: ['classic', 'compact'],
      readers: Object.keys(least.he),
    })) {
      expect(whole, `${template}, ${language}, ${reader}: ${broken.join(' | ')}`).toBeGreaterThanOrEqual(
        least[language][reader as keyof typeof least.he],
      );
    }
  });

  it('[PDF-05] has a sign at several bold Hebrew words of an English line without a space', async () => {
    const lines = [
      'Prize of **משרד החינוך**: 20,000 NIS',
      'Deputy at **בנק הפועלים**, then lead',
      'Wrote **נוהל משמרת חדש**; still in use',
      'Led **מפעל הפיס**. Then left',
    ];
    const { experience, ...resume } = phraseResume('en', 'classic');
    const jobs = experience.slice(0, 1).map((job) => ({ ...job, description: lines.join('\n') }));
    // Beside each other, and no word of the other: the level is not a sign.
    const languages = [{ id: 'hebrew', name: 'Hebrew (עברית)', level: 'native' } as const];
    const phrases = [...lines.map((line) => line.replaceAll('**', '')), 'Hebrew (עברית) Native'];
    const cases = [{ language: 'en', resume: { ...resume, languages, experience: jobs }, phrases } as const];
    // pdftotext reads the levels of languages as a column of their own.
    const readers = ['pdf.js', 'PDFium'];
    const results = await measureOnPage(page, { ids: ['minimal', 'modern', 'tech'], cases, readers });
    expect(results.map(({ template, reader, broken }) => [template, reader, broken])).toEqual(
      ['minimal', 'modern', 'tech'].flatMap((id) => readers.map((reader) => [id, reader, []])),
    );
  });

  it('[PDF-05] has a last line of an English text that is half Hebrew in its order', async () => {
    const phrases = [
      'an outside benchmark (צבירן survey)',
      'of the committee (ועדת שכר board)',
      'with the staff (ועד עובדים).',
    ];
    const { experience, ...resume } = phraseResume('en', 'classic');
    // The bracket begins a line of its own, whatever the column's width.
    const description = phrases.map((text) => text.replace('(', `${'long words before it '.repeat(3)}(`)).join('\n');
    const ends = phrases.map((text) => text.slice(text.indexOf('(')));
    for (const width of [3, 4, 5, 6]) {
      const lines = description.replaceAll('long words before it '.repeat(3), 'long words before it '.repeat(width));
      const jobs = experience.slice(0, 1).map((job) => ({ ...job, description: lines }));
      const cases = [{ language: 'en', resume: { ...resume, experience: jobs }, phrases: ends } as const];
      // oxlint-disable-next-line no-await-in-loop -- one page
      const results = await measureOnPage(page, {
        ids: ['professional', 'classic', 'tech'],
        cases,
        readers: ['pdf.js'],
      });
      expect(results.map(({ template, broken }) => [template, broken])).toEqual(
        ['professional', 'classic', 'tech'].map((id) => [id, []]),
      );
    }
  });

  // A margin of headings, dates and a sidebar beside the text, a face that kerns spaces away.
  it('has entries and bullets in their places beside other columns, in each reader', async () => {
    const cases = (await dataCases()).filter((_, index) => index % 4 === 0);
    expect(cases.map(({ language }) => language)).toEqual(['en', 'he']);
    const readers = ['pdf.js', 'PDFium', 'pdftotext'];
    for (const { template, language, reader, ...read } of await measureOnPage(page, {
      ids: ['editorial', 'sideline', 'elegant'],
      cases,
      readers,
    })) {
      // pdftotext takes a long line for two columns once, at a space between marks.
      const missed = reader === 'pdftotext' && template === 'elegant' && language === 'he' ? 1 : 0;
      // Nor is one entry where further links stand in the head of the page.
      const lost = reader === 'pdftotext' && template === 'elegant' && language === 'en' ? 1 : 0;
      const rows = {
        phrases: [read.whole, read.of - missed],
        ...read,
        entries: [read.entries[0], read.entries[1] - lost],
      };
      for (const kind of ['phrases', 'contacts', 'entries', 'bullets'] as const)
        expect(rows[kind][0], `${template}, ${language}, ${reader}: ${kind}`).toBe(rows[kind][1]);
    }
  });
});
