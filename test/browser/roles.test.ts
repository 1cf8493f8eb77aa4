import { describe, expect, it } from 'vitest';
import { setUpAccountSite, press } from './account-page.ts';
import { makePremium, currentUserId } from './payments-page.ts';
import { sheet, storedResume } from './builder-page.ts';
import { goTo } from './navigation.ts';

const people = setUpAccountSite();

const ROLES = {
  anonymous: () => people.open({}, '/'),
  free: () => people.signedIn(people.newEmail(), 'Dana'),
  async premium() {
    const visitor = await people.signedIn(people.newEmail(), 'Dana');
    await makePremium(await currentUserId(visitor.page));
    return visitor;
  },
} as const;

describe.each(Object.keys(ROLES) as (keyof typeof ROLES)[])('somebody %s', (role) => {
  it('[ROLE-01] [ROLE-07] browses, builds, sees and keeps the page; with an account downloads it', async () => {
    const { page } = await ROLES[role]();
    await goTo(page, `${people.site.url}/templates`);
    await page.locator('.gallery-card a[href$="template=classic"]').click();
    await page.waitForURL('**/builder*');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    await people.writeSummary(page, 'Builds bridges');
    await expect.poll(() => sheet(page).innerText()).toContain('Builds bridges');
    await expect.poll(async () => (await storedResume(page))?.summary).toBe('Builds bridges');
    expect(await people.summaryOf(page)).toBe('Builds bridges');
    if (role === 'anonymous') return;
    await page.keyboard.press('Alt+KeyD');
    await page.getByLabel('Name', { exact: true }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
    expect(download.suggestedFilename()).toBe('resume.pdf');
  });
});

it('[ROLE-08] premium users dress a résumé in any template, and are asked nothing', async () => {
  const { page } = await ROLES.premium();
  await people.writeSummary(page, 'mine');
  await page.getByRole('button', { name: 'Change template' }).click();
  for (const id of ['executive', 'fresh']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.locator(`.template-choice[data-template=${id}]`).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe(id);
  }
  expect(await page.locator('.trial-note').innerText()).toBe('');
  await page.keyboard.press('Alt+KeyD');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download only')]);
  expect(download.suggestedFilename()).toBe('resume.pdf');
});
