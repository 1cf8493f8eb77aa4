import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { inReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { everyNth } from '../support/exhaustive.ts';
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

/** Dates as they are typed, and as the page shows them: each kind of range that a person writes. */
const RANGES = [
  { start: '2021-03', end: '', current: true, shown: { he: '03/2021 – היום', en: '03/2021 – Present' } },
  { start: '2019-11', end: '2021-02', current: false, shown: { he: '11/2019 – 02/2021', en: '11/2019 – 02/2021' } },
  { start: '2014', end: '2018', current: false, shown: { he: '2014 – 2018', en: '2014 – 2018' } },
  { start: '2013', end: '2013-12', current: false, shown: { he: '2013 – 12/2013', en: '2013 – 12/2013' } },
  { start: '2012-07', end: '', current: false, shown: { he: '07/2012', en: '07/2012' } },
  { start: '', end: '2010', current: false, shown: { he: '2010', en: '2010' } },
] as const;

/** Jobs and studies with these dates, of employers whose names end or begin where the dates stand. */
function datedResume(language: Language): ResumeData {
  const sample = language === 'he' ? SAMPLE_HE : SAMPLE_EN;
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const [study] = sample.education as [ResumeData['education'][0]];
  const dated = RANGES.map(({ start: startDate, end: endDate, current }) => ({ startDate, endDate, current }));
  return {
    ...sample,
    customSections: [],
    projects: [],
    experience: dated.map((dates, at) => ({
      ...job,
      ...dates,
      id: `exp-${at}`,
      company: at % 2 ? 'Lumio' : job.company,
    })),
    education: dated.slice(1).map(({ startDate, endDate }, at) => ({ ...study, startDate, endDate, id: `edu-${at}` })),
  };
}

const normalized = (text: string) => ` ${text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')} `;

/** What stands in the text of these dates, in its order: parts of a date that is broken count as they are. */
const datesIn = (text: string, until: string) =>
  normalized(text).match(new RegExp(`(?<= )(?:\\d\\d/)?\\d{4}(?: – (?:(?:\\d\\d/)?\\d{4}|${until}))?(?= )`, 'gu')) ??
  [];

describe('the dates of a PDF', () => {
  // By turns in one language and the other.
  it.each(
    everyNth(2, TEMPLATES).flatMap((template, index) => {
      const languages: readonly Language[] = index % 2 === 0 ? ['he', 'en'] : ['en', 'he'];
      return everyNth(2, languages).map((language) => ({ ...template, language }));
    }),
  )('[PDF-05] are read as they are written, in their order: $id, $language', async ({ id, order = [], language }) => {
    const resume = { ...datedResume(language), ...newestChoice(id) };
    const pdf = await inReadingOrder(await printPdf(page, resume));
    const shown = RANGES.map((range) => range.shown[language]);
    const [jobs, studies] = [shown, shown.slice(1)];
    const isStudyFirst = order.indexOf('education') < order.indexOf('experience');
    const wanted = isStudyFirst ? [...studies, ...jobs] : [...jobs, ...studies];
    for (const reader of ['pdf.js', 'PDFium', 'pdftotext'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await EXTRACTORS[reader]?.(pdf);
      if (text === undefined && reader === 'pdftotext') continue;
      if (text === undefined) throw new Error(`No text by ${reader}`);
      expect(datesIn(text, language === 'he' ? 'היום' : 'Present'), reader).toEqual(wanted);
    }
  });
});
