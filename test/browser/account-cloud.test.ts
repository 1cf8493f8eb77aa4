import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../shared/api/endpoints.ts';
import { setUpAccountSite, fromMenu, press, saveAs, toast } from './account-page.ts';
import { signInByPopup } from './account-site.ts';
import { storedResume, summaryField, textIn } from './builder-page.ts';

const people = setUpAccountSite();

/** Lists the résumés in the cloud, as another computer of that person sees them. */
const list = (page: Page) => people.call<ApiResponse<'listResumes'>>(page, 'GET', '/api/resumes');
const names = async (page: Page) => (await list(page)).map(({ name }) => name);
async function read(page: Page, name: string) {
  const id = (await list(page)).find((resume) => resume.name === name)?.id;
  return id === undefined ? undefined : people.call<ApiResponse<'readResume'>>(page, 'GET', `/api/resumes/${id}`);
}
const stored = async (page: Page, name: string) => (await read(page, name))?.data.summary;

/** Another computer saves "theirs" under that name, this one "mine" over it. */
async function intoConflict(page: Page, name: string, theirs: string, mine: string): Promise<void> {
  const { id, data, version } = (await read(page, name)) as ApiResponse<'readResume'>;
  await people.call(page, 'PUT', `/api/resumes/${id}`, { name, data: { ...data, summary: theirs }, version });
  await summaryField(page).fill(mine);
  await page.keyboard.press('Alt+KeyS');
  await page.getByRole('alertdialog').waitFor();
}

/** The scenes look at its dialogs by axe. */
describe('the cloud', () => {
  it('[CLOUD-05] [CLOUD-06] [CLOUD-08] [ROLE-02] takes a visitor’s save to the cloud once they sign in', async () => {
    const visitor = await people.open({}, '/builder');
    const { page } = visitor;
    await people.writeSummary(page, 'written before signing in');
    await page.keyboard.press('Alt+KeyS');
    await toast(page, 'Resume saved locally successfully!');
    await press(page, 'Save to the cloud too');
    await page.getByRole('heading', { name: 'Save to the cloud' }).waitFor();
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.getByLabel('Name', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('My Resume');
    await press(page, 'Save only');
    await toast(page, 'Resume saved to cloud successfully!');
    expect(await names(page)).toEqual(['My Resume']);
  });

  it('[DLG-01] [DLG-02] [DLG-03] [PDF-03] asks for a name before a download, and saves only when told to', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    await page.keyboard.press('Alt+KeyD');
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe('My Resume');
    await name.fill('   ');
    await press(page, 'Download and save');
    await page.getByText('Please enter a name for your resume').waitFor();
    const [only] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
    expect(only.suggestedFilename()).toBe('resume.pdf');
    expect(await names(page)).toEqual([]);
    await page.keyboard.press('Alt+KeyD');
    await name.fill('For banks');
    await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    await toast(page, 'Resume saved to cloud successfully!');
    expect(await names(page)).toEqual(['For banks']);
  });

  it('[DLG-04] [ERR-07] [ERR-08] at the limit says so, leads to the profile, and downloads all the same', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.saveElsewhere(page, 'One');
    await people.saveElsewhere(page, 'Two');
    await people.writeSummary(page, 'third');
    await page.keyboard.press('Alt+KeyD');
    await page.getByLabel('Name', { exact: true }).fill('Three');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
    await page
      .getByRole('dialog')
      .getByText('Storage limit reached, upgrade to Premium to save more resumes')
      .waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/profile');
    await expect.poll(() => page.locator('.resume-card').count()).toBe(2);
    expect((await storedResume(page))?.summary).toBe('third');
    await fromMenu(page, 'One', 'Duplicate');
    await toast(page, 'Storage limit reached');
  });

  it('[CLOUD-07] [ERR-08] downloads though saving failed, and says that it failed', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    await page.route('**/api/resumes', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { error: 'Error saving resume. Please try again.', code: 'save_failed' } })
        : route.continue(),
    );
    await page.keyboard.press('Alt+KeyD');
    await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    await toast(page, 'Error saving resume. Please try again.');
    await page.locator('.toast').getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Alt+KeyS');
    await press(page, 'Save only');
    await toast(page, 'Error saving resume. Please try again.');
  });

  it('keeps a save made without a connection and makes it when the connection is back', async () => {
    const { page, context } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    await saveAs(page, 'One');
    await summaryField(page).fill('written offline');
    await context.setOffline(true);
    await page.keyboard.press('Alt+KeyS');
    await toast(page, 'You are offline');
    await context.setOffline(false);
    await expect.poll(() => stored(page, 'One'), { timeout: 30_000 }).toBe('written offline');
  });

  it('[CLOUD-01] [AUTO-04] saves by itself what has a copy there, with one status, and lets go unasked', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    const status = page.locator('.save-status');
    await expect.poll(() => status.innerText()).toContain('In this browser only');
    await saveAs(page, 'One');
    await expect.poll(() => status.innerText()).toMatch(/^Saved in the cloud, \d/);
    await summaryField(page).fill('written and left alone');
    await expect.poll(() => status.innerText()).toBe('Saving…');
    await page.getByRole('button', { name: 'Rename' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect.poll(() => status.innerText()).toMatch(/^Saved in the cloud, \d/);
    await summaryField(page).fill('written last');
    await expect.poll(() => status.getAttribute('data-status')).toBe('savedLocally');
    await page.getByRole('link', { name: 'Templates' }).first().click();
    await page.waitForURL('**/templates');
    await expect.poll(() => stored(page, 'Renamed')).toBe('written last');
  });

  it('lets two computers into a conflict, and keeps mine, theirs in place of mine, or both', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'first');
    await saveAs(page, 'Shared');

    await intoConflict(page, 'Shared', 'theirs', 'mine');
    await press(page, 'Keep mine');
    await expect.poll(() => stored(page, 'Shared')).toBe('mine');

    await intoConflict(page, 'Shared', 'theirs again', 'mine again');
    await press(page, 'Take theirs');
    await toast(page, 'The version from the cloud is open');
    await expect.poll(() => textIn(summaryField(page))).toBe('theirs again');
    expect(await stored(page, 'Shared')).toBe('theirs again');

    await intoConflict(page, 'Shared', 'theirs at last', 'mine at last');
    await press(page, 'Keep both');
    await expect.poll(() => stored(page, 'Shared (2)')).toBe('mine at last');
    expect(await stored(page, 'Shared')).toBe('theirs at last');
  });
});
