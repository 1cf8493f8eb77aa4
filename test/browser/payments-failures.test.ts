import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { setUpAccountSite, press, toast } from './account-page.ts';
import { GOOGLE, signInByPopup } from './account-site.ts';
import { accessibilityFaults } from './axe.ts';
import { filledResume, sheet } from './builder-page.ts';
import {
  blockWindows,
  delayPayments,
  mainButton,
  moveClock,
  startPayment,
  provider,
  currentUserId,
} from './payments-page.ts';
import { goTo, reload } from './navigation.ts';

/**
 * Payments that do not go the straight way: nothing is paid twice, nothing that was paid is lost, and each says what
 * happened. The scenes look at the dialogs of each.
 */
const people = setUpAccountSite();

afterEach(() => provider('faults', {}));

async function atPacks(options: { language?: 'he' | 'en' } = {}) {
  const visitor = await people.signedIn(people.newEmail(), 'Dana', options);
  await openPacks(visitor.page);
  return visitor;
}
const openPacks = async (page: Page) => {
  await page.locator('.plan-actions button').first().click();
  await page.locator('dialog[open]').waitFor();
};
const problem = (page: Page, text: string | RegExp) => page.locator('.payment-problem', { hasText: text }).waitFor();
const total = (page: Page, credits: number) => page.getByText(`You now have ${credits} credits`).waitFor();
/** Closes what says that it went through: the profile then lists what was paid. */
const onePayment = async (page: Page) => {
  await mainButton(page).click();
  await page.locator('.plan-card > .button').click();
  await expect.poll(() => page.locator('.payments-list tbody tr').count()).toBe(1);
};

describe('a payment', () => {
  it('[ERR-11] [PAY-08] that fails, is left, cancelled or declined takes nothing, says so, and goes on', async () => {
    const { page, context } = await atPacks();
    await provider('faults', { outage: true });
    await mainButton(page).click();
    await problem(page, 'Payment failed. Please try again.');
    await provider('faults', {});
    const [popup] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
    await popup.locator('.approve').waitFor();
    const address = popup.url();
    await popup.close();
    await page.bringToFront();
    await problem(page, 'The window was closed before the payment was approved.');
    // It goes on as the same one.
    const [again] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
    await again.locator('.approve').waitFor();
    expect(again.url()).toBe(address);
    await again.locator('.cancel').click();
    await problem(page, 'The payment was cancelled. You were not charged.');
    await startPayment(context, page, 'decline');
    await problem(page, /^Payment failed\. Please try again\.$/);
    await expect
      .poll(() => page.locator('dialog[open]').innerText())
      .not.toMatch(/payment_|not completed|\b[45]\d\d\b/i);
    await expect.poll(() => page.locator('.stats dd').first().innerText()).toBe('2');
    await startPayment(context, page, 'approve');
    await total(page, 17);
    await onePayment(page);
  });

  it('goes through a link where windows are blocked, in Hebrew too', async () => {
    const { page, context } = await atPacks({ language: 'he' });
    await blockWindows(page);
    await mainButton(page).click();
    await page.getByText('הדפדפן חסם את החלון של PayPal').waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'פתיחת PayPal' }).click(),
    ]);
    await opened.locator('.approve').click();
    await page.getByText('יש לך עכשיו 17 קרדיטים').waitFor();
  });

  it('comes back to where it began where its link takes the whole page', async () => {
    const { page } = await atPacks();
    await blockWindows(page);
    await mainButton(page).click();
    const link = page.getByRole('link', { name: 'Open PayPal' });
    await link.waitFor();
    // As browsers inside other apps do.
    await link.evaluate((element) => element.removeAttribute('target'));
    await link.click();
    await page.locator('.approve').click();
    await page.waitForURL('**/profile');
    await total(page, 17);
    await onePayment(page);
  });

  it('approved after the page was left is found by the next one, and not made again', async () => {
    const { page, context } = await atPacks();
    const [popup] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
    await popup.locator('.approve').waitFor();
    // A file without a script: nobody learns of the approval.
    await page.goto(`${people.site.url}/robots.txt`);
    await popup.locator('.approve').click();
    await goTo(page, `${people.site.url}/profile`);
    await openPacks(page);
    await total(page, 17);
    await onePayment(page);
  });

  it('[ERR-12] that is taken is never paid again: it is looked at until its credits are there', async () => {
    const { page, context } = await atPacks();
    await page.route('**/capture', (route) => route.abort());
    await startPayment(context, page, 'approve');
    await page.getByText('No answer came').waitFor();
    await page.unroute('**/capture');
    await page.route('**/capture', (route) =>
      route.fulfill({
        status: 500,
        json: {
          error: 'Payment successful but failed to update credits. Please contact support.',
          code: 'credits_not_updated',
        },
      }),
    );
    // The page that is loaded again looks by itself, and the button once more.
    await reload(page);
    await openPacks(page);
    await page.getByText('Payment successful but failed to update credits. Please contact support.').waitFor();
    await page.getByText('There is no need to pay again.').waitFor();
    await page.unroute('**/capture');
    await mainButton(page).click();
    await total(page, 17);
    await onePayment(page);
  });

  it('that the provider looks into is waited for', async () => {
    await provider('faults', { capture: 'PENDING' });
    const { page, context } = await atPacks();
    await startPayment(context, page, 'approve');
    await page.getByText('PayPal is still looking into the payment.').waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => page.locator('.stats dd').first().innerText()).toBe('2');
  });

  it('[PREM-03] of a renewal long overdue leaves premium resting, which two clicks end', async () => {
    const { page, context } = await people.signedIn(people.newEmail(), 'Dana');
    await press(page, 'Upgrade to Premium');
    await startPayment(context, page, 'approve');
    await total(page, 12);
    await mainButton(page).click();
    await delayPayments(await currentUserId(page));
    await moveClock(50);
    onTestFinished(() => moveClock(-50));
    await reload(page);
    const plan = page.locator('.plan[data-status=overdue]');
    await plan.getByText('Premium is paused').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Upgrade to Premium' }).count()).toBe(0);
    // No scene has it.
    expect(await accessibilityFaults(page, { within: '.plan' })).toEqual([]);
    await plan.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Cancel the subscription' }).click();
    await toast(page, 'The subscription is cancelled. You will not be charged again.');
    await page.locator('.plan[data-status=expired]').getByRole('button', { name: 'Upgrade to Premium' }).waitFor();
  });

  it('[PREM-05] [DLG-08] needs an account: premium asks to log in first, and goes on after it', async () => {
    const visitor = await people.open({}, '/login');
    const { page } = visitor;
    await page.evaluate(
      (data) => localStorage.setItem('resumeData', data),
      JSON.stringify(filledResume({ templateId: 'modern' })),
    );
    await goTo(page, `${people.site.url}/builder`);
    await page.locator('.toolbar').waitFor();
    await page.keyboard.press('Alt+KeyD');
    await page.getByText('Log in to get it.').waitFor();
    await page.getByRole('button', { name: 'What Premium brings' }).click();
    const premium = page.locator('dialog[open]').last();
    await premium.getByText('Please log in to upgrade to Premium.').waitFor();
    await expect.poll(() => premium.getByRole('button', { name: GOOGLE }).count()).toBe(1);
    await expect.poll(() => premium.getByRole('button', { name: /Subscribe/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await signInByPopup(visitor, people.newEmail(), 'Dana');
    await page.getByRole('button', { name: 'Use it free' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save only' }).waitFor();
    expect(await sheet(page).getAttribute('data-template')).toBe('modern');
  });
});
