import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byTurn } from '../support/exhaustive.ts';
import { saveAs } from './account-page.ts';
import { storedResume, summaryField, textIn } from './builder-page.ts';
import { bar, ENDS, isQuiet, signInAgain } from './ended-session.ts';
import { choose, corpus, openImport, readGroundTruth, review, slot } from './import-page.ts';
import { WEAK_EN, lineOf, panel, press, problem, says, setUpImproving, sheet } from './improve-page.ts';
import { goTo } from './navigation.ts';
import { currentUserId, leaveOneCredit, mainButton, spendEverything } from './payments-page.ts';

const improving = setUpImproving();
const { people } = improving;

const BETTER = 'Managed a team of 6. Wrote reports daily.';
const dialogs = (page: Page) => page.locator('dialog[open]');
/** The one dialog there is, which asks to sign in. */
const login = async (page: Page, title: string) => {
  await dialogs(page).getByRole('heading', { name: title, exact: true }).waitFor();
  expect(await dialogs(page).count()).toBe(1);
};

async function member(language: 'en' | 'he' = 'en') {
  const dana = { email: people.newEmail(), name: 'Dana' };
  const visitor = await people.signedIn(dana.email, dana.name, { language });
  return { dana, visitor, page: visitor.page };
}

async function atImprover() {
  const { page, ...who } = await member();
  await leaveOneCredit(await currentUserId(page));
  await improving.openTab(page, WEAK_EN);
  improving.model.conduct = says(BETTER);
  return { ...who, page, summary: lineOf(page, 'Summary', 'Managed') };
}

describe('a session that ends by itself', () => {
  // What an end does to a page does not depend on the action that meets it: each action takes one.
  it.each(byTurn(0, ENDS))(
    '[AI-11] [CLOUD-01] lets an improvement go on after the sign-in, and taking a line of it (tokens %s)',
    async (_, end) => {
      const { dana, visitor, page, summary } = await atImprover();
      await end(page);
      await press(page);
      await login(page, 'Improve with AI');
      expect([await bar(page).count(), await problem(page).count()]).toEqual([1, 0]);
      await signInAgain(visitor, dana);
      await panel(page).locator('.ai-result').waitFor();
      await isQuiet(page);

      await end(page);
      await summary.getByRole('button', { name: 'Take', exact: true }).click();
      await login(page, 'Improve with AI');
      await signInAgain(visitor, dana);
      await expect.poll(() => sheet(page).innerText()).toContain(BETTER);
      await isQuiet(page);
    },
  );

  it.each(byTurn(1, ENDS))(
    '[UP-04] [CLOUD-01] lets an import go on after the sign-in, and the page waits as it is (tokens %s)',
    async (_, end) => {
      const { dana, visitor, page } = await member();
      await goTo(page, `${people.site.url}/builder#summary`);
      await summaryField(page).fill('Mine.');
      await openImport(page);
      await choose(page, corpus('pdf/gal-chrome-1col.pdf'));
      await end(page);
      await slot(page).getByRole('button', { name: 'Import Now' }).click();
      await dialogs(page).getByRole('heading', { name: 'Import a résumé' }).last().waitFor();
      expect(await textIn(summaryField(page))).toBe('Mine.');
      await signInAgain(visitor, dana);
      const { fullName } = await readGroundTruth('gal-chrome-1col');
      await review(page).waitFor();
      expect((await storedResume(page))?.personalInfo.fullName).toBe(fullName);
      await isQuiet(page);
    },
  );

  it.each(byTurn(2, ENDS))(
    '[PAY-06] [PAY-10] [CLOUD-01] lets a payment go on after the sign-in, before it and behind it (tokens %s)',
    async (_, end) => {
      const { dana, visitor, page } = await member();
      await spendEverything(await currentUserId(page));
      await page.getByRole('button', { name: 'Buy AI credits' }).first().click();
      const pay = dialogs(page).getByRole('button', { name: /^Pay \$/ });
      const pressPay = async () => {
        await pay.waitFor();
        const [opened] = await Promise.all([visitor.context.waitForEvent('page'), pay.click()]);
        return opened;
      };
      await pay.waitFor();
      await end(page);
      const given = await pressPay();
      await dialogs(page).getByText('Please log in to buy credits').waitFor();
      await expect.poll(() => given.isClosed()).toBe(true);
      // The profile below stays, with the bar.
      await bar(page).waitFor();
      expect([await dialogs(page).count(), await page.locator('.payment-problem').count()]).toEqual([1, 0]);
      await signInAgain(visitor, dana);
      const approval = await pressPay();
      await approval.locator('.approve').waitFor();

      // It ends once more while the payment is approved: what was paid is looked up after the sign-in.
      await end(page);
      await approval.locator('.approve').click();
      await dialogs(page).getByText('Your session has ended. Log in, and the payment is looked up at once.').waitFor();
      expect(await dialogs(page).count()).toBe(1);
      await signInAgain(visitor, dana);
      await dialogs(page).getByText('You now have 15 credits').waitFor();
      await mainButton(page).click();
      await isQuiet(page);
    },
  );

  it.each(byTurn(0, ENDS))(
    '[PRO-07] [CLOUD-01] leaves the profile on the screen, and goes on there after the sign-in (tokens %s)',
    async (_, end) => {
      const { dana, visitor, page } = await member();
      await people.saveElsewhere(page, 'One');
      await goTo(page, `${people.site.url}/profile`);
      const choose = async (name: string) => {
        await page.getByRole('button', { name: 'More for One', exact: true }).click();
        await page.locator('.menu-entry', { hasText: name }).first().click();
      };
      const cards = page.locator('.resume-grid h3');
      await cards.first().waitFor();
      await end(page);
      await choose('Duplicate');
      await login(page, 'Save to the cloud');
      expect([await bar(page).count(), await cards.count(), new URL(page.url()).pathname]).toEqual([1, 1, '/profile']);
      await signInAgain(visitor, dana);
      await expect.poll(() => cards.count()).toBe(2);
      await isQuiet(page);

      await choose('Send by a link');
      const make = dialogs(page).getByRole('button', { name: 'Make a link' });
      await make.waitFor();
      await end(page);
      await make.click();
      await dialogs(page).getByRole('heading', { name: 'Save to the cloud' }).waitFor();
      await signInAgain(visitor, dana);
      await dialogs(page).getByRole('button', { name: 'Copy', exact: true }).waitFor();
      expect(await dialogs(page).count()).toBe(1);
    },
  );
});

it('[AI-11] [CLOUD-01] goes on by the bar where the question is closed', async () => {
  const { dana, visitor, page, summary } = await atImprover();
  const [, end] = ENDS[1];
  await end(page);
  await press(page);
  await login(page, 'Improve with AI');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogs(page).count()).toBe(0);
  expect([await bar(page).count(), await problem(page).count()]).toEqual([1, 0]);
  await bar(page).getByRole('button', { name: 'Log in and go on' }).click();
  await signInAgain(visitor, dana);
  await summary.waitFor();
  await isQuiet(page);
});

it('[PRO-07] [PRO-08] [CLOUD-01] goes on with what was given up on the profile by the bar', async () => {
  const { dana, visitor, page } = await member();
  await people.saveElsewhere(page, 'One');
  await goTo(page, `${people.site.url}/profile`);
  const [, end] = ENDS[0];
  const cards = page.locator('.resume-grid h3');
  const byBar = async () => {
    await login(page, 'Save to the cloud');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Log in and go on' }).click();
    await signInAgain(visitor, dana);
  };
  const more = async (entry: string) => {
    await page.getByRole('button', { name: 'More for One', exact: true }).click();
    await page.locator('.menu-entry', { hasText: entry }).first().click();
  };
  await cards.first().waitFor();
  await end(page);
  await more('Duplicate');
  await byBar();
  await expect.poll(() => cards.count()).toBe(2);
  await isQuiet(page);

  await end(page);
  await more('Delete');
  await byBar();
  await expect.poll(() => cards.count()).toBe(1);
  await end(page);
  await page.locator('.bin > summary').click();
  await page.getByRole('button', { name: 'Restore One', exact: true }).click();
  await byBar();
  await expect.poll(() => cards.count()).toBe(2);
  await isQuiet(page);

  await end(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await byBar();
  expect((await file).suggestedFilename()).toBe('korot-data.json');
  await isQuiet(page);
});

it('[AI-08] [CLOUD-01] goes on with one text after the sign-in, where the end was noticed before', async () => {
  const { dana, visitor, page } = await member();
  await leaveOneCredit(await currentUserId(page));
  improving.model.conduct = says(BETTER);
  await people.writeSummary(page, 'Mine.');
  await saveAs(page, 'One');
  const [, end] = ENDS[0];
  await end(page);
  // Saved by itself, which meets the end.
  await summaryField(page).fill(WEAK_EN.summary);
  await bar(page).waitFor();
  await panel(page).locator('.text-tools').getByRole('button', { name: 'Improve wording' }).click();
  await login(page, 'Improve with AI');
  await signInAgain(visitor, dana);
  await panel(page).locator('.text-suggestion ins').first().waitFor();
  await isQuiet(page);
});
