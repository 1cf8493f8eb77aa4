import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../shared/api/endpoints.ts';
import { setUpAccountSite, press, saveAs, toast } from './account-page.ts';
import { signInByPopup } from './account-site.ts';
import { accessibilityFaults } from './axe.ts';
import { goTo } from './navigation.ts';
import { sessionOf } from './session-of.ts';

const people = setUpAccountSite();

async function intoConflict(): Promise<{ mine: Page; theirs: Page; email: string }> {
  const email = people.newEmail();
  const { page: mine } = await people.signedIn(email, 'Dana');
  await people.writeSummary(mine, 'first');
  await saveAs(mine, 'Shared');
  const { page: theirs } = await people.signedIn(email, 'Dana');
  await theirs.getByRole('button', { name: 'Edit Shared' }).click();
  await theirs.waitForURL('**/builder*');
  await people.writeSummary(theirs, 'theirs');
  await theirs.keyboard.press('Alt+KeyS');
  await toast(theirs, 'Resume saved to cloud successfully!');
  await people.writeSummary(mine, 'mine');
  await mine.keyboard.press('Alt+KeyS');
  await mine.getByRole('alertdialog').waitFor();
  return { mine, theirs, email };
}
/** Summary of the résumé of that name as the cloud has it. */
async function stored(email: string, name = 'Shared'): Promise<string | undefined> {
  const { url } = people.site;
  const state = await sessionOf(url, { email, name: 'Dana' });
  const token = state.origins[0]?.localStorage.find((entry) => entry.name.endsWith('.accessToken'))?.value;
  const read = async <T>(path: string) =>
    (await (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).json()) as T;
  const resumes = await read<ApiResponse<'listResumes'>>('/api/resumes');
  const id = resumes.find((resume) => resume.name === name)?.id;
  return id === undefined ? undefined : (await read<ApiResponse<'readResume'>>(`/api/resumes/${id}`)).data.summary;
}

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
    await goTo(page, `${people.site.url}/profile`);
    await page.getByRole('heading', { name: 'My Resume' }).waitFor();
  });

  it('[DLG-01] [DLG-02] [DLG-03] [PDF-03] asks for a name before a download, and saves only when told to', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    await page.keyboard.press('Alt+KeyD');
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toBe('My Resume');
    expect(await accessibilityFaults(page)).toEqual([]);
    await name.fill('   ');
    await press(page, 'Download and save');
    await page.getByText('Please enter a name for your resume').waitFor();
    const [only] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
    expect(only.suggestedFilename()).toBe('resume.pdf');
    await goTo(page, `${people.site.url}/profile`);
    await page.getByText('No saved résumés yet').waitFor();
    await people.writeSummary(page, 'b');
    await page.keyboard.press('Alt+KeyD');
    await name.fill('For banks');
    await Promise.all([page.waitForEvent('download'), press(page, 'Download and save')]);
    await toast(page, 'Resume saved to cloud successfully!');
    await goTo(page, `${people.site.url}/profile`);
    await page.getByRole('heading', { name: 'For banks' }).waitFor();
  });

  it('[DLG-04] [ERR-07] [ERR-08] at the limit says so, leads to the profile, and downloads all the same', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'a');
    await saveAs(page, 'One');
    await goTo(page, `${people.site.url}/profile`);
    await page.getByRole('button', { name: 'Duplicate One' }).click();
    await toast(page, 'Copied');
    await page.getByRole('button', { name: 'Duplicate One – copy' }).click();
    await toast(page, 'Storage limit reached');
    await goTo(page, `${people.site.url}/builder`);
    await page.locator('.toolbar').waitFor();
    await press(page, /Menu|More/);
    await press(page, /Start a new|New résumé|new/i);
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ hasText: /Start|new/i })
      .first()
      .click();
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
    expect(await people.summaryOf(page)).toBe('third');
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
    const email = people.newEmail();
    const { page, context } = await people.signedIn(email, 'Dana');
    await people.writeSummary(page, 'a');
    await saveAs(page, 'One');
    await page.locator('.panel textarea').first().fill('written offline');
    await context.setOffline(true);
    await page.keyboard.press('Alt+KeyS');
    await toast(page, 'You are offline');
    await context.setOffline(false);
    await expect.poll(() => stored(email, 'One'), { timeout: 30_000 }).toBe('written offline');
  });

  it('[CLOUD-01] [AUTO-04] saves by itself what has a copy there, with one status, and lets go unasked', async () => {
    const email = people.newEmail();
    const { page } = await people.signedIn(email, 'Dana');
    await people.writeSummary(page, 'a');
    const status = page.locator('.save-status');
    await expect.poll(() => status.innerText()).toContain('In this browser only');
    await saveAs(page, 'One');
    await expect.poll(() => status.innerText()).toMatch(/^Saved in the cloud, \d/);
    await page.locator('.panel textarea').first().fill('written and left alone');
    await expect.poll(() => status.innerText()).toBe('Saving…');
    await page.getByRole('button', { name: 'Rename' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect.poll(() => status.innerText()).toMatch(/^Saved in the cloud, \d/);
    await page.locator('.panel textarea').first().fill('written last');
    await expect.poll(() => status.getAttribute('data-status')).toBe('savedLocally');
    await page.getByRole('link', { name: 'Templates' }).first().click();
    await page.waitForURL('**/templates');
    await expect.poll(() => stored(email, 'Renamed')).toBe('written last');
  });

  it('lets two browsers into a conflict, and keeps mine', async () => {
    const { mine, email } = await intoConflict();
    expect(await accessibilityFaults(mine)).toEqual([]);
    await press(mine, 'Keep mine');
    await toast(mine, 'Resume saved to cloud successfully!');
    expect(await stored(email)).toBe('mine');
  });

  it('lets two browsers into a conflict, and takes theirs, with mine in the drafts', async () => {
    const { mine, email } = await intoConflict();
    await press(mine, 'Take theirs');
    await toast(mine, 'The version from the cloud is open');
    expect(await people.summaryOf(mine)).toBe('theirs');
    expect(await stored(email)).toBe('theirs');
  });

  it('lets two browsers into a conflict, and keeps both', async () => {
    const { mine, email } = await intoConflict();
    await press(mine, 'Keep both');
    await toast(mine, 'Resume saved to cloud successfully!');
    expect(await stored(email)).toBe('theirs');
    expect(await stored(email, 'Shared (2)')).toBe('mine');
  });
});
