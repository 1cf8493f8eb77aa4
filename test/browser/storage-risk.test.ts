import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe.ts';
import { clippedTextOn } from './clipped-text.ts';
import { field, filledResume, summaryField, tab, visitBuilder } from './builder-page.ts';
import { reload } from './navigation.ts';
import { switchLanguage } from './scenes/check-scene.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const notice = (page: Page) => page.locator('.notice[data-risk]');

/** In the page: Safari, with a count of how often persistence was asked for. */
function safari(): void {
  Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  Object.assign(globalThis, { asked: 0 });
  navigator.storage.persist = () => {
    (globalThis as unknown as { asked: number }).asked += 1;
    return Promise.resolve(false);
  };
}
const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);

describe('a browser that erases drafts', () => {
  it('says so once, plainly, in either language, to people without an account; others say nothing', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he', width: 360, resume: filledResume() });
    await page.waitForTimeout(500);
    expect(await notice(page).count()).toBe(0);
    await page.addInitScript(safari);
    await reload(page);
    await notice(page).waitFor();
    expect(await notice(page).getAttribute('data-risk')).toBe('sevenDays');
    expect(await clippedTextOn(page)).toEqual([]);
    await switchLanguage(page, 'en');
    await expect.poll(() => notice(page).innerText()).toMatch(/^[^א-ת]+$/);
    expect(await clippedTextOn(page)).toEqual([]);
    expect(await accessibilityFaults(page, { within: '.notices' })).toEqual([]);
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/risk.png` });
    await notice(page).locator('.icon-button').click();
    await expect.poll(() => notice(page).count()).toBe(0);
    await tab(page, 'summary').click();
    await reload(page);
    await page.locator('.builder').waitFor();
    await page.waitForTimeout(500);
    expect(await notice(page).count()).toBe(0);
    await context.close();
  });

  it('is asked to keep the draft once one is stored, and never while somebody types', async () => {
    const { page, context } = await visitBuilder(product, { width: 390, browserIs: safari });
    await page.waitForTimeout(500);
    expect([await asked(page), await notice(page).count()]).toEqual([0, 0]);
    await field(page, 'Full name').fill('Maya Cohen');
    await expect.poll(() => asked(page)).toBe(1);
    expect(await notice(page).count()).toBe(0);
    await tab(page, 'summary').click();
    await notice(page).waitFor();
    await summaryField(page).fill('Engineer');
    await page.waitForTimeout(1_500);
    expect(await asked(page)).toBe(1);
    await context.close();
  });
});

it('a home-screen app says that what was written in the browser is not here', async () => {
  const { page, context } = await visitBuilder(product, {
    width: 360,
    language: 'he',
    browserIs: () => Object.defineProperty(navigator, 'standalone', { value: true }),
  });
  await expect.poll(() => notice(page).getAttribute('data-risk')).toBe('ownStorage');
  expect(await clippedTextOn(page)).toEqual([]);
  await context.close();
});

it('an app’s own browser gets the notice before anything is written', async () => {
  const { page, context } = await visitBuilder(product, {
    width: 360,
    touch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 355.0',
  });
  await expect.poll(() => notice(page).getAttribute('data-risk')).toBe('inApp');
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/risk-in-app.png` });
  expect(await clippedTextOn(page)).toEqual([]);
  await context.close();
});
