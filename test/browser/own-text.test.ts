import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { importText } from '../../functions/import/textImport.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { scoreFields } from '../bench/import/score.ts';
import { OWN } from '../data/import-own/people.ts';
import { everyNth } from '../support/exhaustive.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { setUpBrowser, setUpTemplates } from './worker.ts';

/** Percent of the fields of our own PDF that come back without the data that it carries, by its pages alone. */
const LEAST = 95;

const people = Object.values(OWN);
const cases = TEMPLATES.flatMap(({ id }, at) => [
  [id, people[at % people.length] as ResumeData] as const,
  [id, people[(at + 1) % people.length] as ResumeData] as const,
]);

describe('the text of our own PDF, without the data that it carries', () => {
  let page: Page;
  setUpBrowser(async (browser) => {
    page = await browser.newPage();
  });
  setUpTemplates();

  // With those that were read badly once: a frame with ticks, headings in the margin.
  const chosen = new Set([...everyNth(8, cases), ...cases.filter(([id]) => id === 'blueprint' || id === 'editorial')]);

  it.each([...chosen])('comes back: %s', async (id, person) => {
    const resume = { ...person, ...newestChoice(id) };
    const read = await importText(new Uint8Array(await printPdf(page, resume)));
    const found = 'error' in read ? undefined : read.resumeData;
    expect(scoreFields(resume, found).mean).toBeGreaterThanOrEqual(LEAST);
  });
});
