import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { chosenTab, field, filledResume, sheet, tab, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });

/**
 * In the page: the order in which the toast comes, goes and time passes. Timers of the page measure this: they fire in
 * order on a busy machine too; the test itself would look too late.
 */
function noteLifeOfImportedToast(): void {
  const life: string[] = [];
  Object.assign(globalThis, { life });
  const note = (what: string) => {
    if (!life.includes(what)) life.push(what);
  };
  new MutationObserver(() => {
    const isThere = [...document.querySelectorAll('.toast')].some((one) =>
      one.textContent?.includes('Your résumé was imported'),
    );
    if (isThere && life.length === 0)
      for (const milliseconds of [2_900, 4_500]) setTimeout(note, milliseconds, `${milliseconds} ms`);
    if (isThere) note('said');
    else if (life.length > 0) note('gone');
  }).observe(document, { subtree: true, childList: true });
}

describe('arriving with a wish', () => {
  it('[BLD-18] has the template of the address, at once on an empty résumé', async () => {
    const { page, context } = await visitBuilder(product, { address: '?template=classic' });
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  it('asks what to do with a template when a résumé is in progress, and loses nothing', async () => {
    const { page, context } = await visitBuilder(product, { address: '?template=classic', resume: filledResume() });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Start a new one' }).click();
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('');
    await page.locator('.more button').first().click();
    await page.getByRole('button', { name: 'Earlier drafts', exact: true }).click();
    await expect.poll(() => dialog.locator('.draft-name').allInnerTexts()).toEqual(['Maya Cohen']);
    await dialog.getByRole('button', { name: 'Bring back' }).click();
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Maya Cohen');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('professional');
    await context.close();
  });

  it('[BLD-19] [BLD-20] applies what was imported, says so for three seconds, and sets the rest aside', async () => {
    const imported = {
      ...createBlankResume(),
      personalInfo: { ...createBlankResume().personalInfo, fullName: 'Dana Imported' },
    };
    const { page, context } = await visitBuilder(product, {
      resume: filledResume(),
      storage: { importedResumeData: JSON.stringify(imported) },
      address: '?imported=true',
      browserIs: noteLifeOfImportedToast,
    });
    const said = toast(page, 'Your résumé was imported');
    await said.waitFor();
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Dana Imported');
    await expect.poll(() => sheet(page).locator('.name').innerText()).toBe('Dana Imported');
    await said.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { life: string[] }).life))
      .toEqual(['said', '2900 ms', 'gone', '4500 ms']);
    expect(await page.evaluate(() => localStorage.getItem('importedResumeData'))).toBeNull();
    expect(await page.evaluate(() => location.search)).toBe('');
    await page.locator('.more button').first().click();
    await page.getByRole('button', { name: 'Earlier drafts', exact: true }).click();
    await expect.poll(() => page.locator('.draft-name').allInnerTexts()).toEqual(['Maya Cohen']);
    await context.close();
  });

  it('says that it was imported, but not over the menu of a phone', async () => {
    const { page, context } = await visitBuilder(product, {
      resume: filledResume(),
      width: 360,
      storage: { importedResumeData: JSON.stringify(filledResume()) },
      address: '?imported=true',
    });
    const said = toast(page, 'Your résumé was imported');
    await said.waitFor();
    await page.locator('.more button').first().click();
    await page.locator('.more-panel').waitFor();
    expect(await said.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('.more-panel').waitFor({ state: 'detached' });
    await context.close();
  });

  it('writes Word and JSON Resume files, opens the latter, and sets aside what was there', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const menu = (name: string) =>
      page
        .locator('.more button')
        .first()
        .click()
        .then(() => page.locator('.more-panel').getByRole('button', { name }).click());
    const download = async (name: string) => {
      await menu('Download as Word');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
      ]);
      return file;
    };
    const word = await download('Word (DOCX)');
    expect(word.suggestedFilename()).toBe('maya_cohen_resume.docx');
    const parts = unzipSync(await readFile(await word.path()));
    expect(strFromU8(parts['word/document.xml'] as Uint8Array)).toContain('Maya Cohen');
    const all = await download('All formats (ZIP)');
    expect(Object.keys(unzipSync(await readFile(await all.path())))).toEqual(
      ['docx', 'txt', 'md', 'json'].map((extension) => `maya_cohen_resume.${extension}`),
    );
    const saved = await download('JSON Resume');
    expect(saved.suggestedFilename()).toBe('maya_cohen_resume.json');
    const written = JSON.parse(await readFile(await saved.path(), 'utf8')) as { basics: { name: string } };
    expect(written.basics.name).toBe('Maya Cohen');
    const open = async (text: string) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), menu('Open a JSON Resume file')]);
      await chooser.setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    };
    await open('{"basics":');
    await toast(page, 'holds no résumé').waitFor();
    await open(JSON.stringify({ ...written, basics: { ...written.basics, name: 'Dana Other' } }));
    await toast(page, 'is kept under earlier drafts').waitFor();
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Dana Other');
    await menu('Earlier drafts');
    await expect.poll(() => page.locator('.draft-name').allInnerTexts()).toEqual(['Maya Cohen']);
    await context.close();
  });

  it('starts a new résumé and keeps the one before', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#skills' });
    await page.locator('.more button').first().click();
    await page.getByRole('button', { name: 'Start a new résumé' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start new' }).click();
    await expect.poll(() => chosenTab(page)).toBe('personal');
    await expect.poll(() => field(page, 'Full name').inputValue()).toBe('');
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await tab(page, 'experience').click();
    await expect.poll(() => page.locator('.panel .entry').count()).toBe(1);
    await context.close();
  });
});

/** Each is a request, and on a phone's connection one waits for another. In English the Hebrew texts come first. */
const MOST_SCRIPTS = 25;

it('comes in 25 files of script, with what it takes when the browser is idle', async () => {
  const { page, context } = await visitBuilder(product, { language: 'he', resume: filledResume() });
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
  // The dialogs come last.
  await expect.poll(async () => (await scripts()).some((path) => path.includes('/sharing-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(new Set(await scripts()).size).toBeLessThanOrEqual(MOST_SCRIPTS);
  await context.close();
});
