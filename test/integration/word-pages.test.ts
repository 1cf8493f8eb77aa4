import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { writeWordFile } from '../../shared/export/word/wordFile.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { newestChoice, templateOf } from '../../shared/templates/catalogue.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { launchBrowser } from '../browser/launch.ts';
import { OWN } from '../data/import-own/people.ts';
import { convertByOffice } from '../tools/convert-by-office.ts';
import { showSheets } from '../tools/print-pdf.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  if (!hasOffice) return;
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

const styleOf = (name: string) => readFileSync(new URL(`../../shared/templates/${name}.css`, import.meta.url), 'utf8');

/** The template that is chosen for what has to stand on one page. */
const COMPACT = newestChoice('compact');
const PEOPLE = LANGUAGES.flatMap((language) => [
  // As full as a page can be: it is set as close as there is.
  sampleFor('compact', language),
  ...Object.values(OWN)
    .filter((person) => person.language === language)
    .slice(0, 3),
]);

it.skipIf(!hasOffice).each(PEOPLE.map((person, number) => ({ person, number, language: person.language })))(
  'a Word file of compact has the pages of its PDF, as LibreOffice sets it: $language, $number',
  async ({ person }) => {
    const resume = { ...person, ...COMPACT };
    const { columns, spacing } = await showSheets(page, resume);
    const css = styleOf('base') + styleOf(`styles/${templateOf(resume).style}`);
    // Of the pages as they are set: the count in its own format is made before, and may be one more.
    const pdf = await convertByOffice(await writeWordFile(resume, css, spacing), 'pdf');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
    expect(pages).toBe(1 + Math.max(...columns.map(({ length }) => length)));
  },
);
