import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpAccountSite, press } from './account-page.ts';
import { newVisitor } from './account-site.ts';
import { makePremium, currentUserId } from './payments-page.ts';
import { sheet, storedResume } from './builder-page.ts';
import { goTo } from './navigation.ts';

const people = setUpAccountSite();

/** Goes from the gallery into the builder, and finds there again what was written. */
async function build(page: Page): Promise<void> {
  await goTo(page, `${people.site.url}/templates`);
  await page.locator('.gallery-card a[href$="template=classic"]').click();
  await page.waitForURL('**/builder*');
  await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
  await people.writeSummary(page, 'Builds bridges');
  await expect.poll(() => sheet(page).innerText()).toContain('Builds bridges');
  await expect.poll(async () => (await storedResume(page))?.summary).toBe('Builds bridges');
  expect(await people.summaryOf(page)).toBe('Builds bridges');
}

async function download(page: Page): Promise<void> {
  await page.keyboard.press('Alt+KeyD');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
  expect(file.suggestedFilename()).toBe('resume.pdf');
}

it('[ROLE-01] [ROLE-07] anybody browses, builds, sees and keeps the page', async () => {
  const { page } = await newVisitor(people.browser);
  await build(page);
});

it('[ROLE-01] [ROLE-07] somebody with an account does, and downloads it', async () => {
  const { page } = await people.signedIn(people.newEmail(), 'Dana');
  await build(page);
  await download(page);
});

it('[ROLE-01] [ROLE-07] [ROLE-08] premium users do, dress it in any template, and are asked nothing', async () => {
  const { page } = await people.signedIn(people.newEmail(), 'Dana');
  await makePremium(await currentUserId(page));
  await build(page);
  await page.getByRole('button', { name: 'Change template' }).click();
  for (const id of ['executive', 'fresh']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.locator(`.template-choice[data-template=${id}]`).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe(id);
  }
  expect(await page.locator('.trial-note').innerText()).toBe('');
  await download(page);
});
