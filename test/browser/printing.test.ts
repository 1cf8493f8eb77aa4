import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { filledResume, sheet, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

/** In the page: a window for printing that is counted, and closes at once. */
function countPrints(): void {
  Object.assign(window, {
    prints: 0,
    print: () => Object.assign(window, { prints: Number(Reflect.get(window, 'prints')) + 1 }),
  });
}
const prints = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'prints')));

/** Returns the printout by the browser's menu. */
const onPaper = (page: Page) => page.pdf({ preferCSSPageSize: true, printBackground: true });

/** The PDF of a résumé as the product makes it. */
async function productPdf(resume: ResumeData): Promise<Buffer> {
  const answer = await fetch(`${product.url}/api/generate-pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ templateId: resume.templateId, resumeData: resume, embedData: false }),
  });
  return Buffer.from(await answer.arrayBuffer());
}

const letters = (text: string) => Array.from(text).toSorted().join('');

it('prints by Ctrl+P the sheet alone, as in the PDF, also where it was hidden', async () => {
  // Two pages of a template with colour at its edges.
  const resume: ResumeData = {
    ...SAMPLE_HE,
    templateId: 'professional',
    experience: [1, 2, 3].flatMap((copy) => SAMPLE_HE.experience.map((job) => ({ ...job, id: `${job.id}-${copy}` }))),
  };
  const { page, context, faults } = await visitBuilder(product, { language: 'he', resume, browserIs: countPrints });
  await sheet(page).waitFor();
  await page.keyboard.press('Alt+p');
  await sheet(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+p');
  await expect.poll(() => prints(page)).toBe(1);
  await page.locator('.print-note').waitFor({ state: 'attached' });
  const [paper, pdf] = await Promise.all([onPaper(page), productPdf(resume)]);
  const [printed, made] = await Promise.all([extractPages(paper), extractPages(pdf)]);
  expect(printed.sizes.map(([width, height]) => [Math.round(width), Math.round(height)])).toEqual(
    made.sizes.map(([width, height]) => [Math.round(width), Math.round(height)]),
  );
  expect(printed.pages.length).toBeGreaterThan(1);
  expect(printed.pages.map(letters)).toEqual(made.pages.map(letters));
  expect(printed.bodySize).toBeCloseTo(made.bodySize, 1);
  expect(faults).toEqual([]);
  await context.close();
});

it('says how to go on where no sheet is to be printed, and prints no premium template that is not theirs', async () => {
  const { page, context } = await visitBuilder(product, {
    width: 390,
    resume: filledResume({ templateId: 'modern' }),
    browserIs: countPrints,
  });
  await page.locator('.print-note').waitFor({ state: 'attached' });
  const said = async () => (await extractPages(await onPaper(page))).pages;
  const note = /^Thereisnopagetoprinthere\./;
  // A phone at the form; the menu of the browser asks nobody.
  expect(await said()).toEqual([expect.stringMatching(note)]);
  await page.locator('.view-switch .segment').last().click();
  await sheet(page).waitFor();
  expect(await said()).toEqual([expect.stringMatching(note)]);
  // By the keys the template is asked about first.
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog').waitFor();
  expect(await prints(page)).toBe(0);
  await context.close();
});
