import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../shared/api/endpoints.ts';
import { press, saveAs, setUpAccountSite, toast } from './account-page.ts';
import { summaryField, textIn } from './builder-page.ts';
import { reload } from './navigation.ts';
import { bar, ENDS, loseTokens, refuseTokens, signInAgain as signIn } from './ended-session.ts';

const people = setUpAccountSite();

const savedSummary = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('.accessToken')));
  const [resume] = await people.call<ApiResponse<'listResumes'>>(page, 'GET', '/api/resumes');
  return (await people.call<ApiResponse<'readResume'>>(page, 'GET', `/api/resumes/${resume?.id}`)).data.summary;
};

async function withSavedResume() {
  const dana = { email: people.newEmail(), name: 'Dana' };
  const visitor = await people.signedIn(dana.email, dana.name);
  await people.writeSummary(visitor.page, 'first words');
  await saveAs(visitor.page, 'One');
  return { dana, visitor, page: visitor.page };
}

/** The résumé is on the screen as it was, with one word about the session and nothing over it. */
async function isUntouched(page: Page, text: string): Promise<void> {
  await bar(page).waitFor();
  expect(await textIn(summaryField(page))).toBe(text);
  await page.locator('.sheet', { hasText: text }).first().waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(
    await page
      .locator('.toast')
      .getByText(/ended|failed|Error/)
      .count(),
  ).toBe(0);
}

describe('a session that ends by itself', () => {
  it.each(ENDS)(
    '[CLOUD-01] leaves the page at an autosave as it is, and saves after the sign-in: %s',
    async (_, end) => {
      const { dana, visitor, page } = await withSavedResume();
      await end(page);
      await summaryField(page).fill('more words');
      await isUntouched(page, 'more words');
      await page.locator('.save-status').getByText('In this browser only').waitFor();
      await page.unrouteAll();
      await bar(page).getByRole('button', { name: 'Log in and go on' }).click();
      await signIn(visitor, dana);
      await bar(page).waitFor({ state: 'detached' });
      await expect.poll(() => savedSummary(page)).toBe('more words');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await textIn(summaryField(page))).toBe('more words');
    },
  );

  it('[CLOUD-05] goes on with a save by hand, under the name that the résumé has', async () => {
    const { dana, visitor, page } = await withSavedResume();
    await refuseTokens(page);
    await summaryField(page).fill('by hand');
    await page.keyboard.press('Alt+KeyS');
    await page.getByRole('heading', { name: 'Save to the cloud' }).waitFor();
    expect(
      await page
        .locator('.toast')
        .getByText(/Error|failed/)
        .count(),
    ).toBe(0);
    await page.unrouteAll();
    await signIn(visitor, dana);
    await toast(page, 'Resume saved to cloud successfully!');
    await expect.poll(() => savedSummary(page)).toBe('by hand');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('[CLOUD-05] [PDF-02] goes on by the bar with a save whose question was closed, and with no download', async () => {
    const { dana, visitor, page } = await withSavedResume();
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    const byBar = async (title: string) => {
      await page.getByRole('heading', { name: title }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      await bar(page).getByRole('button', { name: 'Log in and go on' }).click();
      await signIn(visitor, dana);
    };
    await refuseTokens(page);
    await summaryField(page).fill('by hand');
    await bar(page).waitFor();
    await page.keyboard.press('Alt+KeyS');
    await byBar('Save to the cloud');
    await toast(page, 'Resume saved to cloud successfully!');
    expect(await savedSummary(page)).toBe('by hand');

    await refuseTokens(page);
    await summaryField(page).fill('for the page');
    await bar(page).waitFor();
    await page.keyboard.press('Alt+KeyD');
    await byBar('Before you download');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => savedSummary(page)).toBe('for the page');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(downloads).toEqual([]);
    // Pressed again it is one, and the only one.
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Alt+KeyD')]);
    expect(downloads).toHaveLength(1);
  });

  it('hands over the PDF all the same, and after the sign-in what has changed too', async () => {
    const { dana, visitor, page } = await withSavedResume();
    const download = () => page.waitForEvent('download');
    await refuseTokens(page);
    const [file] = await Promise.all([download(), page.keyboard.press('Alt+KeyD')]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await isUntouched(page, 'first words');
    await page.unrouteAll();
    await bar(page).getByRole('button', { name: 'Log in and go on' }).click();
    await signIn(visitor, dana);
    await bar(page).waitFor({ state: 'detached' });

    // Before it is saved by itself: that is when the end is noticed.
    await refuseTokens(page);
    await summaryField(page).fill('more words');
    await page.keyboard.press('Alt+KeyD');
    await page.getByRole('heading', { name: 'Before you download' }).waitFor();
    await page.unrouteAll();
    const [next] = await Promise.all([download(), signIn(visitor, dana)]);
    expect(next.suggestedFilename()).toMatch(/\.pdf$/);
    await expect.poll(() => savedSummary(page)).toBe('more words');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('is another matter for who sits here now: the page is theirs at one press, and the work waits', async () => {
    const { dana, visitor, page } = await withSavedResume();
    await loseTokens(page);
    await summaryField(page).fill('more words');
    await isUntouched(page, 'more words');
    await press(page, 'This is not me');
    await expect.poll(() => textIn(summaryField(page))).toBe('');
    expect(await bar(page).count()).toBe(0);
    await page.locator('.bar-login').first().click();
    await signIn(visitor, dana);
    await expect.poll(() => textIn(summaryField(page))).toBe('more words');
  });
});

describe('an account that is deleted on another device', () => {
  it('leaves what is open on the page, as a visitor’s, and says so until that is read', async () => {
    const { page } = await withSavedResume();
    await people.call(page, 'DELETE', '/api/profile');
    await summaryField(page).fill('more words');
    const told = page.locator('.notice', { hasText: 'This account was deleted' });
    const isThere = async () => {
      await told.waitFor();
      expect(await textIn(summaryField(page))).toBe('more words');
      await page.locator('.sheet', { hasText: 'more words' }).first().waitFor();
      expect(await page.locator('dialog[open], .toast-error').count()).toBe(0);
    };
    await isThere();
    await page.locator('.bar-login').first().waitFor();
    await reload(page);
    await isThere();
    await told.getByRole('button', { name: 'Close' }).click();
    await told.waitFor({ state: 'detached' });
    await reload(page);
    await page.locator('.sheet', { hasText: 'more words' }).first().waitFor();
    expect(await told.count()).toBe(0);
  });

  it('hands over the PDF all the same', async () => {
    const { page } = await withSavedResume();
    await people.call(page, 'DELETE', '/api/profile');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Alt+KeyD')]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await page.locator('.notice', { hasText: 'This account was deleted' }).waitFor();
    expect(await textIn(summaryField(page))).toBe('first words');
    expect(await page.locator('.toast-error').count()).toBe(0);
  });
});
