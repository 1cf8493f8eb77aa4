import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { field, filledResume, skipSignIn, storedResume, tab, visitBuilder } from './builder-page.ts';
import he from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import heAccount from '../../web/lib/i18n/messages/he/account.json' with { type: 'json' };
import { goTo } from './navigation.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const PHONE = { width: 390, height: 760, touch: true } as const;
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 355.0.0.1';

/** Fields that somebody types or chooses in, with their size in px where it is below 16. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [role=textbox]')
    .evaluateAll((all) =>
      all
        .map((one) => [one.getAttribute('aria-label') ?? one.id, parseFloat(getComputedStyle(one).fontSize)])
        .filter(([, size]) => Number(size) < 16),
    );

/** Returns the controls lower or narrower than 44 px, by name; a control's label can be pressed too. */
const smallTargets = (page: Page) =>
  page.locator('a, button, input, select, textarea, [role=textbox]').evaluateAll((all) =>
    all.flatMap((one) => {
      // Links of the résumé's own text are the document's, not the screen's.
      if (one.closest('.sheet, [inert]') || !one.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      // Visually hidden: another control replaces it.
      const isSmall = width > 1 && Math.min(width, height) < 43.9;
      return isSmall ? [`${one.className} ${one.textContent}: ${Math.round(width)} x ${Math.round(height)}`] : [];
    }),
  );

/** Hints below fields to which a counter beside them leaves less than three fifths of the width. */
const squeezedHints = (page: Page) =>
  page.locator('.panel .field-below > .field-hint').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width } = one.getBoundingClientRect();
      const isSqueezed = width < (one.closest('.field')?.clientWidth ?? 0) * 0.6 && one.getClientRects().length > 0;
      return isSqueezed && (one.textContent ?? '').length > 30 ? [`${one.textContent}: ${Math.round(width)}`] : [];
    }),
  );

describe('fields on a phone', () => {
  it('are of 16 px at least, so that no browser zooms into them, and a finger hits all that is pressed', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, resume: filledResume() });
    let seen = 0;
    for (const tab of ['personal', 'summary', 'experience', 'skills', 'languages', 'ai']) {
      await page.evaluate((name) => (location.hash = name), tab);
      await page.locator(`[data-tab="${tab}"][aria-selected=true]`).waitFor();
      seen += await page.locator('input, select, textarea, [role=textbox]').count();
      expect([tab, await smallFields(page)]).toEqual([tab, []]);
      expect([tab, await smallTargets(page)]).toEqual([tab, []]);
      expect([tab, await squeezedHints(page)]).toEqual([tab, []]);
    }
    await page.locator('.view-switch .segment').last().click();
    await page.locator('.quiet-select').waitFor();
    expect(await smallFields(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await goTo(page, `${product.url}/contact`);
    await page.locator('textarea').waitFor();
    expect(await smallFields(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(seen).toBeGreaterThan(15);
    await context.close();
  });
});

describe('the builder on a phone', () => {
  it('has one bar, with the rest of the site in a menu that a step back closes', async () => {
    const { page, context } = await visitBuilder(product, {
      ...PHONE,
      width: 360,
      language: 'he',
      resume: filledResume(),
      address: '#experience',
    });
    const places = () =>
      page.evaluate(() =>
        ['.bar', '.toolbar', '.sections'].map((one) => {
          const { top = 0, height = 0 } = document.querySelector(one)?.getBoundingClientRect() ?? {};
          return [Math.round(top), Math.round(height)];
        }),
      );
    expect(await places()).toEqual([
      [0, 0],
      [0, 48],
      [48, 49],
    ]);
    await page.getByRole('button', { name: he['builder.menu'] }).click();
    await page.locator('.more-panel').getByRole('link', { name: 'תבניות' }).waitFor();
    await page.locator('.more-panel').getByRole('link', { name: 'התחברות' }).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    const [panel, below] = await Promise.all(
      ['.more-panel', '.view-switch'].map((part) => page.locator(part).boundingBox()),
    );
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await page.goBack();
    await page.locator('.more-panel').waitFor({ state: 'detached' });
    await page.locator('.entry-toggle').first().click();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await places())[2]).toEqual([0, 49]);
    await context.close();
  });

  it('writes dates on a keyboard of digits, puts the stroke in, and goes on by its key', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, width: 360, resume: filledResume() });
    const tokens = await page
      .locator('.panel input')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('autocomplete'), one.getAttribute('inputmode')]));
    expect(tokens).toEqual([
      ['name', null],
      ['organization-title', null],
      ['email', 'email'],
      ['tel', 'tel'],
      ['address-level2', null],
      [null, 'url'],
      ['url', 'url'],
    ]);
    await field(page, 'Full name').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-resume-field'))).toMatch(/headline/);
    await tab(page, 'education').click();
    await page.locator('.entry-toggle').first().click();
    const [start, end] = [field(page, 'Start'), field(page, 'End')];
    const boxes = await Promise.all([start.boundingBox(), end.boundingBox()]);
    expect([boxes[0]?.y, (boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) < (boxes[1]?.x ?? 0)]).toEqual([
      boxes[1]?.y,
      true,
    ]);
    expect(await start.getAttribute('inputmode')).toBe('numeric');
    await start.pressSequentially('032019');
    expect(await start.inputValue()).toBe('03/2019');
    expect(await start.getAttribute('enterkeyhint')).toBe('next');
    await start.press('Enter');
    expect(await end.evaluate((one) => one === document.activeElement)).toBe(true);
    // A keyboard of digits cannot write that it goes on.
    await page.getByRole('button', { name: 'Until today' }).click();
    expect([await end.inputValue(), await end.getAttribute('inputmode')]).toEqual(['Present', 'text']);
    await expect
      .poll(async () => (await storedResume(page))?.education[0])
      .toMatchObject({ startDate: '2019-03', endDate: 'Present' });
    await context.close();
  });
});

describe('a screen with rounded corners, a notch and a home bar', () => {
  const INSETS = { top: 59, bottom: 34, left: 0, right: 0 };
  const ASIDE = { top: 0, bottom: 21, left: 59, right: 59 };

  it('covers nothing that can be pressed or read; turned to its side, leaves the text beside the notch', async () => {
    const { page, context } = await visitBuilder(product, {
      ...PHONE,
      width: 760,
      height: 390,
      resume: filledResume(),
    });
    const devtools = await context.newCDPSession(page);
    const leaveInsets = (insets: typeof INSETS) =>
      devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
    await leaveInsets(ASIDE);
    for (const selector of [
      '.score-dial',
      '.toolbar-actions',
      '.panel-title',
      '.view-switch .segmented',
      '.view-switch .export',
    ])
      await expect
        .poll(() =>
          page
            .locator(selector)
            .first()
            .evaluate((one) => {
              const { left, right } = one.getBoundingClientRect();
              return Math.min(left, innerWidth - right);
            }),
        )
        .toBeGreaterThanOrEqual(ASIDE.left);

    await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
    await leaveInsets(INSETS);
    const lowest = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
    const highest = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(() => highest('.toolbar-actions button')).toBeGreaterThanOrEqual(INSETS.top);
    await expect.poll(() => lowest('.view-switch .export')).toBeGreaterThanOrEqual(INSETS.bottom);
    await page.locator('.view-switch .segment').last().click();
    await page.locator('.score-dial').click();
    await page.locator('dialog').evaluate((one) => one.scrollTo(0, one.scrollHeight));
    expect(await lowest('dialog .quiet')).toBeGreaterThanOrEqual(INSETS.bottom);
    expect(await highest('dialog')).toBeGreaterThanOrEqual(INSETS.top);
    await goTo(page, `${product.url}/`);
    await page.locator('.consent .button').last().waitFor();
    await expect.poll(() => lowest('.consent .button')).toBeGreaterThanOrEqual(INSETS.bottom);
    await context.close();
  });
});

const toasts = (page: Page) => page.locator('.toasts .toast-text').allInnerTexts();

describe('the page on a phone', () => {
  it('fills the screen, alone, is pinched larger around the fingers and back, and a step back leaves it', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, language: 'he', resume: filledResume() });
    await page.locator('.view-switch .segment').last().click();
    await page.getByRole('button', { name: he['builder.fullScreen'] }).click();
    const pane = page.locator('.sheet-pane');
    const box = () =>
      pane.evaluate((one) => JSON.stringify([one.clientWidth, one.clientHeight, one.getBoundingClientRect().top]));
    expect(await box()).toBe(JSON.stringify([PHONE.width, PHONE.height, 0]));
    // Nothing under it can be reached.
    expect(await page.locator('.view-switch .export').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);

    const name = page.locator('.desk-sheets .name').first();
    const place = async () => {
      const { x = 0, y = 0, width = 0 } = (await name.boundingBox()) ?? {};
      return { x: x + width / 2, y, width };
    };
    const before = await place();
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [-1, 1].map((side) => ({ x: before.x + (side * apart) / 2, y: before.y })),
      });
    const pinch = async (from: number, to: number) => {
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd', to);
    };
    await pinch(60, 120);
    await expect.poll(async () => Math.round(((await place()).width / before.width) * 10)).toBe(20);
    expect(Math.abs((await place()).y - before.y)).toBeLessThan(3);
    await page.getByRole('button', { name: he['builder.zoom.fit'] }).waitFor();
    await pinch(160, 20);
    await expect.poll(async () => Math.round((await place()).width)).toBe(Math.round(before.width));

    await page.goBack();
    await expect.poll(() => pane.getAttribute('data-full-screen')).toBe('false');
    expect(await page.locator('.view-switch .export').evaluate((one) => one.closest('[inert]') === null)).toBe(true);
    await context.close();
  });
});

const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(2_000)}`);
/** Only the handling of the PDF is tested here, not its content (see builder-download.test.ts). */
const answerPdf = (page: Page) =>
  page.route('**/api/generate-pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: PDF }));

/** In the page: a share sheet that keeps what it was given. */
function keepWhatIsShared(): void {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', {
    value: ({ files }: { files: File[] }) =>
      Promise.resolve(Object.assign(window, { shared: files.map(({ name, size, type }) => ({ name, size, type })) })),
  });
}

describe('a phone with a share sheet', () => {
  it('downloads the PDF, and then offers to send that very file', async () => {
    const { page, context } = await visitBuilder(product, { ...PHONE, resume: filledResume() });
    await answerPdf(page);
    await page.evaluate(keepWhatIsShared);
    const downloaded = page.waitForEvent('download');
    await page.locator('.view-switch .export').click();
    await skipSignIn(page);
    const file = await readFile(await (await downloaded).path());
    expect(file.equals(PDF)).toBe(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    expect(shared).toEqual([{ name: 'maya_cohen_resume.pdf', type: 'application/pdf', size: PDF.length }]);
    // The ways on are in a row of their own, below the sheet; what reads the file has its own.
    await page.locator('.view-switch .segment').last().click();
    await page.locator('.send-ways').waitFor();
    const rows = await page
      .locator('.send-ways > *')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    expect(rows).toHaveLength(6);
    expect(new Set(rows.slice(0, 5)).size).toBe(1);
    expect(await smallTargets(page)).toEqual([]);
    await context.close();
  });
});

describe('an app’s own browser, which drops downloads', () => {
  it('claims no download: offers the share sheet with the PDF, or says how to go on where there is none', async () => {
    const { page, context } = await visitBuilder(product, {
      ...PHONE,
      language: 'he',
      resume: filledResume(),
      userAgent: INSTAGRAM,
    });
    await answerPdf(page);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.evaluate(keepWhatIsShared);
    await page.locator('.view-switch .export').click();
    await skipSignIn(page);
    await expect.poll(() => toasts(page)).toEqual([heAccount['account.file.share']]);
    await page.getByRole('button', { name: heAccount['account.file.shareNow'] }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { size: number }[] }).shared);
    expect(shared).toEqual([{ name: 'maya_cohen_resume.pdf', type: 'application/pdf', size: PDF.length }]);

    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    await page.locator('.view-switch .export').click();
    await skipSignIn(page);
    await expect.poll(() => toasts(page)).toEqual([heAccount['account.file.elsewhere']]);
    expect(downloads).toEqual([]);
    await context.close();
  });
});
