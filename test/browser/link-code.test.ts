import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { encodeLink } from '../../shared/site/linkCode.ts';
import { readCodes } from '../tools/read-codes.ts';
import { press, saveAs, setUpAccountSite } from './account-page.ts';

const people = setUpAccountSite();

const codeOnSheet = (page: Page) => page.locator('.desk-sheets .link-code svg');
const choose = (page: Page, name: string) =>
  page.locator('[data-knob="code"]').getByText(name, { exact: true }).click();

/** What the endpoint is asked to print. */
function printedCodes(page: Page): (string | undefined)[] {
  const codes: (string | undefined)[] = [];
  void page.route('**/api/generate-pdf', (route) => {
    const { resumeData } = route.request().postDataJSON() as { resumeData: { linkCode?: string } };
    codes.push(resumeData.linkCode);
    return route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
  });
  return codes;
}

it('shows and prints the code of a link that is on, and says why where there is none', async () => {
  const { page } = await people.signedIn(people.newEmail(), 'Dana');
  const codes = printedCodes(page);
  await people.writeSummary(page, SAMPLE_EN.summary);
  await page.locator('.design-button').click();
  await choose(page, 'Of the link');
  await page.getByText('Until this résumé is saved there and has a link, no code is printed.').waitFor();
  expect(await codeOnSheet(page).count()).toBe(0);

  await saveAs(page, 'CV');
  await page.getByText('This résumé has no link, so no code is printed.').waitFor();
  await press(page, 'To the link');
  await press(page, 'Make a link');
  const field = page.getByLabel('The link', { exact: true });
  await field.waitFor();
  const address = await field.inputValue();
  await page.keyboard.press('Escape');
  await page.getByText('The code leads to the link of this résumé.').waitFor();
  await codeOnSheet(page).first().waitFor();
  expect(await codeOnSheet(page).first().getAttribute('aria-label')).toBe(
    'QR code that leads to this résumé on the web',
  );
  await page.keyboard.press('Alt+d');
  await expect.poll(() => codes).toEqual([encodeLink(address)]);

  // The link's own PDF has it too.
  const printed = await fetch(`${address}/pdf`);
  expect((await readCodes(new Uint8Array(await printed.arrayBuffer()))).map(({ text }) => text)).toEqual([address]);

  // In a Word file it is a picture with the same words.
  await page.getByRole('button', { name: 'Other formats: Word, text and more' }).click();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Word (DOCX)' }).click(),
  ]);
  const parts = unzipSync(readFileSync(await word.path()));
  expect(Object.keys(parts).some((name) => /^word\/media\/.*\.bmp$/.test(name))).toBe(true);
  expect(strFromU8(parts['word/document.xml'] as Uint8Array)).toContain('QR code that leads to this résumé on the web');

  // Taken back at another computer: the next file has none, and it is said.
  const [saved] = await people.call<{ id: string }[]>(page, 'GET', '/api/resumes');
  await people.call(page, 'DELETE', `/api/resumes/${saved?.id}/link`);
  await page.keyboard.press('Alt+d');
  await expect.poll(() => codes).toEqual([encodeLink(address), undefined]);
  await page.getByText('This résumé has no link, so no code is printed.').waitFor();
  expect(await codeOnSheet(page).count()).toBe(0);
});
