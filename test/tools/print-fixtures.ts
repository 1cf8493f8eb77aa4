/**
 * Prints the pages of test/data/printed-pages anew, as the browser prints them and before anything is done to them:
 * `node test/tools/print-fixtures.ts`. Beside them stand the lines that readers must give whole, and all that pdf.js
 * reads of a page once it is in order: look at that before it is taken, as it is what the test holds.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { buildTemplates } from '../../infra/build/templates.ts';
import { formatRange } from '../../shared/resume/dates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { inReadingOrder, PHRASES, phraseResume } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { EXTRACTORS } from './extract-text.ts';
import { printPdf } from './print-pdf.ts';

const FOLDER = new URL('../data/printed-pages/', import.meta.url);
/** One column; headings in the margin and dates far from their titles; a sidebar beside the text. */
const TEMPLATES = ['compact', 'editorial', 'elegant'] as const;
/** Phrases of a page: all of them do not fit on one. */
const PART = 0.75;
/** Until today in every other job: a range that ends with a word. */
const DATES = { startDate: '2021-03', endDate: '2023-05' } as const;

function fixtureResume(language: keyof typeof PHRASES, id: string): ResumeData {
  const resume = phraseResume(language, id);
  const { skills, languages, education } = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const jobs = resume.experience.slice(0, Math.round(resume.experience.length * PART));
  const experience = jobs.map((job, at) => ({ ...job, ...DATES, current: at % 2 === 0, company: 'Lumio' }));
  return { ...resume, ...newestChoice(id), experience, skills, languages, education: education.slice(0, 1) };
}

await Promise.all([buildTemplates(), mkdir(FOLDER, { recursive: true })]);
const browser = await launchBrowser();
const page = await browser.newPage();
const pages: Record<string, { readonly lines: readonly string[]; readonly text: string }> = {};
for (const id of TEMPLATES)
  for (const language of ['he', 'en'] as const) {
    const resume = fixtureResume(language, id);
    const { phone, email } = resume.personalInfo;
    const ranges = resume.experience.map(({ startDate, endDate, current }) =>
      formatRange(startDate, endDate, current, language),
    );
    const described = resume.experience.flatMap(({ description }) => description.split('\n'));
    /* oxlint-disable no-await-in-loop -- one page */
    const pdf = await printPdf(page, resume);
    const text = await EXTRACTORS['pdf.js']?.(await inReadingOrder(pdf));
    await writeFile(new URL(`${language}-${id}.pdf`, FOLDER), pdf);
    /* oxlint-enable no-await-in-loop */
    pages[`${language}-${id}`] = {
      lines: [...new Set([...described, ...ranges, phone, email])],
      text: (text ?? '')
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    };
  }
await browser.close();
await writeFile(new URL('pages.json', FOLDER), `${JSON.stringify(pages, null, 2)}\n`);
