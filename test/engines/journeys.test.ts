import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { filledResume } from '../browser/builder-page.ts';
import { corpus, readGroundTruth } from '../browser/import-page.ts';
import { marked, placesInPdf } from '../tools/marked-resume.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { comparePages } from './comparePages.ts';
import type { EnginePage } from './enginePage.ts';
import { describeEngines, takePicture } from './engineSuite.ts';
import { catchFileInputs } from './inPage.ts';
import { readPages } from './readPages.ts';
import {
  button,
  download,
  field,
  labelled,
  signIn,
  tab,
  untilAt,
  untilSaved,
  untilShown,
  untilTold,
  valueOf,
  visit,
} from './visitor.ts';

let local: LocalProduct;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-journeys-'));
  local = await startLocal({ dataDir: join(folder, 'data'), quiet: true, environment: { RATE_FACTOR: '1000' } });
});
afterAll(async () => {
  await local?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const resume = filledResume();

/** Ids of the jobs as the form lists them. */
const jobs = (page: EnginePage) =>
  page.evaluate(
    () => [...document.querySelectorAll('.panel [data-entry]')].map((each) => each.getAttribute('data-entry') ?? ''),
    undefined,
  );

/** Signs of a page, whatever their order. */
const letters = (text: string) =>
  Array.from(text.replaceAll(/[\s\p{Cf}]/gu, ''))
    .toSorted()
    .join('');

describeEngines('a visitor', (engine, browser) => {
  let people = 0;
  const newEmail = () => `${engine.id}${(people += 1)}@example.com`;

  /** One visit in a window of its own, at whose end no error may have been left uncaught. */
  const journey = (title: string, go: (page: EnginePage) => Promise<void>) =>
    it(title, async () => {
      const page = await browser().open();
      try {
        await go(page);
        expect(await page.faults()).toEqual([]);
      } catch (error) {
        await takePicture(page, `${engine.id} ${title}`);
        throw error;
      } finally {
        await page.close();
      }
    });

  journey('[BLD-01] types in Hebrew and in English, and sees it on the page', async (page) => {
    await visit(page, local.url, { language: 'he' });
    await page.fill(field('personal.fullName'), 'מאיה Cohen־לוי');
    await untilShown(page, 'מאיה Cohen־לוי');
    await page.click(tab('summary'));
    await page.fill(field('summary'), 'ניסיון ב־C++ וב־Node.js (צד שרת), 2015–2024. Plain English too.');
    await untilShown(page, 'Plain English too.');
    expect(await valueOf(page, field('summary'))).toBe(
      'ניסיון ב־C++ וב־Node.js (צד שרת), 2015–2024. Plain English too.',
    );
  });

  journey('sets the caret where somebody clicks into a job beside another, and writes there', async (page) => {
    await visit(page, local.url, { resume, path: '/builder#experience' });
    await page.click('.panel [data-entry="exp-1"] button.entry-toggle');
    // Made draggable behind the form; with the whole card, Firefox left the caret at 0.
    await page.locate('.panel [data-entry="exp-1"] .entry-handle[draggable]');
    await page.click(field('exp-1.title'));
    const caret = await page.evaluate(
      (css: string) => document.querySelector<HTMLInputElement>(css)?.selectionStart,
      field('exp-1.title'),
    );
    expect(caret).toBe('Team Lead'.length);
    await page.click(`${field('exp-1.description')}.written`);
    await page.press('SelectAll');
    await page.type('ניהלתי צוות ב-AWS');
    await untilShown(page, 'ניהלתי צוות ב-AWS');
    expect(await valueOf(page, field('exp-1.description'))).toBe('ניהלתי צוות ב-AWS');
  });

  journey('adds, moves and removes an entry by its buttons, and takes it back', async (page) => {
    await visit(page, local.url, { resume, path: '/builder#experience' });
    await page.locate('.panel [data-entry="exp-2"]');
    const before = await jobs(page);
    await page.click(button('Move up', '.panel [data-entry="exp-2"]'));
    await expect.poll(() => jobs(page)).toEqual(before.toReversed());
    await page.click('.add-entry');
    await expect.poll(async () => (await jobs(page)).length).toBe(3);
    const added = (await jobs(page)).find((id) => !before.includes(id)) ?? '';
    await page.fill(field(`${added}.title`), 'Harbour pilot');
    await untilShown(page, 'Harbour pilot');
    await page.click(button('Delete', `.panel [data-entry="${added}"]`));
    await untilShown(page, 'Harbour pilot', false);
    expect(await jobs(page)).toEqual(before.toReversed());
    await page.click(button('Undo', '.toolbar'));
    await untilShown(page, 'Harbour pilot');
  });

  // What Chromium prints is compared in printing.test.ts; no command of WebKit's driver prints.
  if (engine.id === 'firefox')
    journey('prints the sheets of the résumé and nothing else, page by page as the PDF', async (page) => {
      const twoPages = { ...lengthenResume(SAMPLE_HE), ...newestChoice('professional') };
      await visit(page, local.url, { resume: twoPages, language: 'he' });
      await untilShown(page, SAMPLE_HE.personalInfo.email);
      await page.locate('.print-note');
      const answer = await fetch(`${local.url}/api/generate-pdf`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ templateId: 'professional', resumeData: twoPages, embedData: false }),
      });
      const made = await extractPages(Buffer.from(await answer.arrayBuffer()));
      const paper = await extractPages(Buffer.from((await page.print?.()) ?? []));
      expect(made.pages.length).toBeGreaterThan(1);
      expect(paper.pages.map(letters)).toEqual(made.pages.map(letters));
    });

  journey('[BLD-10] sees the same words in another template', async (page) => {
    await visit(page, local.url, { resume });
    await untilShown(page, 'Maya Cohen');
    await page.click('.template-button');
    await page.click('.template-choice[data-template="classic"]');
    await page.until(
      () => document.querySelector('.template-choice[data-template="classic"]')?.ariaPressed === 'true',
      undefined,
      'the template to be marked',
    );
    await untilShown(page, 'Led a team of five');
  });

  journey('[AUTO-02] finds the draft again after a reload', async (page) => {
    await visit(page, local.url);
    await page.fill(field('personal.fullName'), 'Noa Barak');
    await untilShown(page, 'Noa Barak');
    await untilSaved(page);
    await page.reload();
    await untilShown(page, 'Noa Barak');
    expect(await valueOf(page, field('personal.fullName'))).toBe('Noa Barak');
  });

  journey('opens a JSON Resume file, and the résumé before is set aside', async (page) => {
    const file = join(folder, `${engine.id}.json`);
    await writeFile(file, JSON.stringify({ basics: { name: 'Dana Other' }, work: [{ name: 'Orchard Ltd' }] }));
    await visit(page, local.url, { resume });
    await page.evaluate(catchFileInputs, undefined);
    await page.click('.more button');
    await page.click(button('Open a JSON Resume file'));
    await page.upload('#caught-file-input', file);
    await untilTold(page, 'is kept under earlier drafts');
    await untilShown(page, 'Orchard Ltd');
  });

  journey('[PDF-04] [PDF-05] downloads a PDF that has the pages of the preview', async (page) => {
    const { resume: long, starts } = marked(lengthenResume(SAMPLE_HE, 3));
    await visit(page, local.url, { resume: { ...long, ...newestChoice('classic') } });
    await untilShown(page, long.personalInfo.fullName);
    const { name, bytes } = await download(page, async () => {
      await page.click('.export');
      await page.click(button('Skip for now and download'));
    });
    expect(name).toMatch(/_resume\.pdf$/);
    const { places, count } = await placesInPdf(bytes);
    expect(count).toBeGreaterThan(1);
    const document = { name: 'downloaded', resume: long, starts, places, count };
    const shown = await page.until(readPages, undefined, 'the pages');
    expect(comparePages(document, shown)).toMatchObject({ pages: { shown: count, printed: count }, elsewhere: 0 });
  });

  journey('[CLOUD-05] signs in to save to the cloud, finds the résumé in the profile, and deletes it', async (page) => {
    await visit(page, local.url, { resume });
    await untilShown(page, 'Maya Cohen');
    await page.click(button('Save', '.toolbar'));
    await page.click(button('Save to the cloud too', '.toast'));
    await signIn(page, newEmail());
    await page.fill(labelled('Name'), 'For banks');
    await page.click(button('Save only'));
    await untilTold(page, 'Resume saved to cloud successfully!');
    await visit(page, local.url, { path: '/profile' });
    await page.locate('.resume-card');
    await page.click(button('More for For banks'));
    await page.click(button('Delete For banks'));
    await untilTold(page, 'deleted');
    await page.until(() => document.querySelector('.resume-card') === null, undefined, 'the card to go');
    await visit(page, local.url, { path: '/profile' });
    await page.until(() => document.body.innerText.includes('No saved résumés yet'), undefined, 'an empty list');
  });

  journey('[UP-05] imports a PDF, signing in on the way', async (page) => {
    const file = 'maya-chrome-2col';
    const { fullName } = await readGroundTruth(file);
    await visit(page, local.url, { path: '/' });
    await page.locate('.upload-slot input[type=file]');
    await page.upload('.upload-slot input[type=file]', corpus(`pdf/${file}.pdf`));
    await page.click(button('Import Now'));
    await signIn(page, newEmail());
    await untilAt(page, '/builder');
    await untilTold(page, 'Your résumé was imported');
    // What was found is reviewed first, where the pages stood.
    await page.locate('.review');
    expect(await valueOf(page, field('personal.fullName'))).toBe(fullName);
  });
});
