import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { setUpAccountSite, press, toast } from './account-page.ts';
import { GOOGLE, signInByPopup } from './account-site.ts';
import { accessibilityFaults } from './axe.ts';
import { filledResume, sheet, storedResume } from './builder-page.ts';
import {
  blockWindows,
  delayPayments,
  mainButton,
  moveClock,
  startPayment,
  provider,
  currentUserId,
  useTrial,
} from './payments-page.ts';
import { goTo, reload } from './navigation.ts';

/**
 * Payments that do not go the straight way: nothing is paid twice, nothing that was paid is lost, and each says what
 * happened.
 */
const people = setUpAccountSite();

afterEach(() => provider('faults', {}));

async function atPacks(options: { language?: 'he' | 'en'; blocked?: boolean } = {}) {
  const visitor = await people.signedIn(people.newEmail(), 'Dana', options);
  if (options.blocked === true) {
    await blockWindows(visitor.page);
    await reload(visitor.page);
  }
  await openPacks(visitor.page);
  return visitor;
}
const openPacks = async (page: Page) => {
  await page.locator('.plan-actions button').first().click();
  await page.locator('dialog[open]').waitFor();
};
const problem = (page: Page, text: string | RegExp) => page.locator('.payment-problem', { hasText: text }).waitFor();
const total = (page: Page, credits: number) => page.getByText(`You now have ${credits} credits`).waitFor();
const payments = async (page: Page) => {
  await mainButton(page).click();
  await reload(page);
  await page.locator('.stats').waitFor();
  return page.locator('.payments-list tbody tr').count();
};

describe('a payment', () => {
  it('[ERR-11] [PAY-08] that is cancelled or declined takes nothing, says so, and can be made at once', async () => {
    const { page, context } = await atPacks();
    await startPayment(context, page, 'cancel');
    await problem(page, 'The payment was cancelled. You were not charged.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await startPayment(context, page, 'decline');
    await problem(page, /^Payment failed\. Please try again\.$/);
    await expect
      .poll(() => page.locator('dialog[open]').innerText())
      .not.toMatch(/payment_|not completed|\b[45]\d\d\b/i);
    await expect.poll(() => page.locator('.stats dd').first().innerText()).toBe('2');
    await startPayment(context, page, 'approve');
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('whose window is closed before it is approved goes on as the same one', async () => {
    const { page, context } = await atPacks();
    const [popup] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
    await popup.locator('.approve').waitFor();
    const address = popup.url();
    await popup.close();
    await page.bringToFront();
    await problem(page, 'The window was closed before the payment was approved.');
    const [again] = await Promise.all([context.waitForEvent('page'), mainButton(page).click()]);
    await again.locator('.approve').waitFor();
    expect(again.url()).toBe(address);
    await again.locator('.approve').click();
    await total(page, 17);
  });

  it('goes through a link where windows are blocked, in Hebrew too', async () => {
    const { page, context } = await atPacks({ language: 'he', blocked: true });
    await mainButton(page).click();
    await page.getByText('הדפדפן חסם את החלון של PayPal').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'פתיחת PayPal' }).click(),
    ]);
    await opened.locator('.approve').click();
    await page.getByText('יש לך עכשיו 17 קרדיטים').waitFor();
  });

  it('comes back to where it began where its link takes the whole page', async () => {
    const { page } = await atPacks({ blocked: true });
    await mainButton(page).click();
    const link = page.getByRole('link', { name: 'Open PayPal' });
    await link.waitFor();
    // As browsers inside other apps do.
    await link.evaluate((element) => element.removeAttribute('target'));
    await link.click();
    await page.locator('.approve').click();
    await page.waitForURL('**/profile');
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('approved after the page was closed is found by the next one, and not made again', async () => {
    const visitor = await atPacks();
    const [popup] = await Promise.all([visitor.context.waitForEvent('page'), mainButton(visitor.page).click()]);
    await popup.locator('.approve').waitFor();
    await visitor.page.close();
    await popup.locator('.approve').click();
    const page = await visitor.context.newPage();
    await goTo(page, `${people.site.url}/profile`);
    await openPacks(page);
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('[ERR-11] is refused with a word while the provider is down, and goes through when it is back', async () => {
    const { page, context } = await atPacks();
    await provider('faults', { outage: true });
    await mainButton(page).click();
    await problem(page, 'Payment failed. Please try again.');
    await provider('faults', {});
    await startPayment(context, page, 'approve');
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('[ERR-12] that is taken without its credits is never paid again, and gets them at another look', async () => {
    const { page, context } = await atPacks();
    await page.route('**/capture', (route) =>
      route.fulfill({
        status: 500,
        json: {
          error: 'Payment successful but failed to update credits. Please contact support.',
          code: 'credits_not_updated',
        },
      }),
    );
    await startPayment(context, page, 'approve');
    await page.getByText('Payment successful but failed to update credits. Please contact support.').waitFor();
    await page.getByText('There is no need to pay again.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/capture');
    await mainButton(page).click();
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('of which no answer comes is looked at again, also after a reload', async () => {
    const { page, context } = await atPacks();
    await page.route('**/capture', (route) => route.abort());
    await startPayment(context, page, 'approve');
    await page.getByText('No answer came').waitFor();
    await reload(page);
    await page.unroute('**/capture');
    await openPacks(page);
    await total(page, 17);
    expect(await payments(page)).toBe(1);
  });

  it('that the provider looks into is waited for', async () => {
    await provider('faults', { capture: 'PENDING' });
    const { page, context } = await atPacks();
    await startPayment(context, page, 'approve');
    await page.getByText('PayPal is still looking into the payment.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => page.locator('.stats dd').first().innerText()).toBe('2');
  });

  it('[PREM-06] is offered where a premium template is printed or saved, and nothing is lost without', async () => {
    const { page, context } = await people.signedIn(people.newEmail(), 'Dana');
    await people.writeSummary(page, 'mine');
    await expect.poll(async () => (await storedResume(page))?.summary).toBe('mine');
    // A premium template that an import or ended premium leaves: the free first use was spent on another template.
    await useTrial(await currentUserId(page), 'modern');
    await page.evaluate(() =>
      localStorage.setItem(
        'resumeData',
        JSON.stringify({ ...JSON.parse(localStorage.getItem('resumeData') ?? '{}'), templateId: 'elegant' }),
      ),
    );
    await goTo(page, `${people.site.url}/builder#summary`);
    await reload(page);
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('elegant');

    await page.keyboard.press('Alt+KeyD');
    await press(page, 'Continue free');
    await toast(page, 'This template is part of Premium.');
    await page.locator('.toast').getByRole('button', { name: 'Change template' }).click();
    await page.locator('.template-choice').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+KeyS');
    await press(page, 'Save only');
    await press(page, 'Upgrade to Premium');
    await page.getByText('Renews automatically').waitFor();
    await startPayment(context, page, 'approve');
    await total(page, 12);
    await mainButton(page).click();
    await toast(page, 'Resume saved to cloud successfully!');
    expect([await sheet(page).getAttribute('data-template'), await people.summaryOf(page)]).toEqual([
      'elegant',
      'mine',
    ]);
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
    expect(await accessibilityFaults(page)).toEqual([]);
    await plan.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Cancel the subscription' }).click();
    await toast(page, 'The subscription is cancelled. You will not be charged again.');
    await page.locator('.plan[data-status=expired]').getByRole('button', { name: 'Upgrade to Premium' }).waitFor();
  });

  it('[PREM-05] [DLG-08] needs an account: premium asks to log in first, and goes on after it', async () => {
    const visitor = await people.open({}, '/templates');
    const { page } = visitor;
    await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(filledResume()));
    await reload(page);
    await page.locator('.gallery-card a[href$="template=modern"]').click();
    await press(page, 'Use it for this one');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('modern');
    await page.keyboard.press('Alt+KeyD');
    await page.getByText('Log in to get it.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
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
