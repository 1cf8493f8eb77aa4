import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/platform/language.ts';
import aiEn from '../../web/lib/i18n/messages/en/ai.json' with { type: 'json' };
import builderEn from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import aiHe from '../../web/lib/i18n/messages/he/ai.json' with { type: 'json' };
import builderHe from '../../web/lib/i18n/messages/he/builder.json' with { type: 'json' };
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { setUpAccountSite } from './account-page.ts';
import { filledResume, holdTimers, sheet } from './builder-page.ts';
import { focusedElement, keyboardOf, type KeyboardUser } from './keyboard-page.ts';
import { goTo } from './navigation.ts';

const people = setUpAccountSite();
const TEXTS = { he: { ...aiHe, ...builderHe }, en: { ...aiEn, ...builderEn } };
const NAMES = { he: ['נועה ברק', 'ראשת צוות', 'מפתחת'], en: ['Noa Barak', 'Team lead', 'Developer'] } as const;
const labelled = (text: string) => `[aria-label^="${text}"]`;
const gone = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' });

/** Opens what a control opens, walks through it, closes it by Escape; the focus must be back where it was. */
async function throughDialog(page: Page, keys: KeyboardUser, back: string): Promise<void> {
  await page.locator('dialog[open]').waitFor();
  await keys.round();
  await page.keyboard.press('Escape');
  await gone(page);
  await focusedElement(page, back);
}

describe.each(['he', 'en'] as const)('by keyboard alone, in %s', (language) => {
  const t = (id: keyof (typeof TEXTS)['en']) => TEXTS[language][id];
  const [name, first, second] = NAMES[language];
  // `npm test` goes each way once: between the languages directions and texts differ.
  const isTurnOf = (one: Language) => EXHAUSTIVE || language === one;

  it('from home over the gallery to a résumé that is typed, put in order, dressed and downloaded', async ({ skip }) => {
    skip(!isTurnOf('he'));
    const { page } = await people.open({ language, width: 1440 });
    const keys = keyboardOf(page);
    await keys.to('.skip');
    await keys.press('.bar a[href="/templates"]');
    await focusedElement(page, '#main[data-screen="/templates"]');
    await keys.press('.gallery-card a[href$="template=minimal"]');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('minimal');
    await focusedElement(page, '#main');

    await keys.to('.panel input');
    await page.keyboard.type(name);
    await keys.to('[role=tab][aria-selected=true]', 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await keys.to('.entry input');
    await page.keyboard.type(first);
    await keys.press('.add-entry');
    await focusedElement(page, '.entry:nth-child(2) input');
    await page.keyboard.type(second);

    // A button at its limit keeps the focus and announces that.
    await keys.press(`.entry:nth-child(2) ${labelled(t('builder.entry.up'))}`, 'Enter', 'Shift+Tab');
    await expect.poll(() => page.locator('.entry-name').allInnerTexts()).toEqual([second, first]);
    await focusedElement(page, `.entry:nth-child(1) ${labelled(t('builder.entry.up'))}`);
    await keys.press(`.entry:nth-child(1) ${labelled(t('builder.entry.down'))}`, 'Space');
    await expect.poll(() => page.locator('.entry-name').allInnerTexts()).toEqual([first, second]);
    const up = `.panel-title-row ${labelled(t('builder.section.up'))}`;
    await keys.press(up, 'Enter', 'Shift+Tab');
    await focusedElement(page, up);
    await keys.press(`.entry:nth-child(2) ${labelled(t('builder.entry.delete'))}`);
    await expect.poll(() => page.locator('.entries > .entry').count()).toBe(1);
    await focusedElement(page, '.entry-toggle');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.entries > .entry').count()).toBe(2);

    await keys.press('.template-button');
    // A toolbar: one stop of Tab, and arrows within.
    await focusedElement(page, '[data-template=minimal]');
    await page.keyboard.press('Home');
    await focusedElement(page, '[data-template=professional]');
    for (let place = 0; place < 8; place += 1)
      await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
    await focusedElement(page, '[data-template=classic]');
    await page.keyboard.press('Space');
    await expect.poll(() => sheet(page).getAttribute('data-template')).toBe('classic');
    await focusedElement(page, '[data-template=classic]');
    await page.keyboard.press('Escape');
    await focusedElement(page, '.template-button');

    await keys.press('.sheet-bar .export');
    await page.locator('dialog .benefits').waitFor();
    const download = page.waitForEvent('download');
    await keys.press('dialog .dialog-actions button');
    await download;
    await expect.poll(() => page.locator('.export[aria-busy]').count()).toBe(0);
    await focusedElement(page, '.sheet-bar .export');
    expect(keys.faults).toEqual([]);
  });

  it('into every dialog of the builder and back to what opened it, and into the AI tab', async ({ skip }) => {
    skip(!isTurnOf('en'));
    const { page } = await people.open({ language, width: 1440 });
    await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(filledResume()));
    await goTo(page, `${people.site.url}/builder#experience`);
    await sheet(page).waitFor();
    const keys = keyboardOf(page);
    await keys.round();
    // In the order of the page, so that nobody goes around it once more.
    await keys.press('.score-dial');
    await throughDialog(page, keys, '.score-dial');
    const menu = '.more > .icon-button';
    await keys.to(menu);
    for (const index of [0, 1, 2, 3, 4]) {
      await page.keyboard.press('Enter');
      await keys.press(`.more-item:nth-of-type(${index + 1})`);
      await throughDialog(page, keys, menu);
    }
    await page.keyboard.press('Enter');
    await keys.to('.more-item');
    await page.keyboard.press('Escape');
    await focusedElement(page, menu);
    await page.locator('.more-panel').waitFor({ state: 'detached' });
    for (const opener of ['.add-section', '.sheet-bar .export']) {
      await keys.press(opener);
      await throughDialog(page, keys, opener);
    }

    await keys.to('[role=tab][aria-selected=true]', 'Shift+Tab');
    await page.keyboard.press('Home');
    const chosen = page.locator('[role=tab][aria-selected=true]');
    for (let tabs = 0; !(await chosen.innerText()).startsWith('Skills') && tabs < 9; tabs += 1)
      await page.keyboard.press('ArrowDown');
    await page.locator('.chip-remove').first().waitFor();
    await keys.press('.chip:nth-child(2) .chip-remove');
    await focusedElement(page, '.chip:nth-child(1) .chip-name');
    await keys.press('.toast .button');
    await expect.poll(() => page.locator('.chip-remove').count()).toBe(2);
    await keys.to('[role=tab][aria-selected=true]', 'Shift+Tab');
    await page.keyboard.press('End');
    await page.locator('.ai-action').waitFor();
    // The rest of the page is as it was.
    await keys.to('.sheet-zoom .icon-button');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => page.locator('[role=tab][aria-selected=true]').getAttribute('data-tab')).toBe('languages');
    // The page moves the focus to the heading; a key pressed before that would be undone.
    await focusedElement(page, '.panel-title');
    await keys.to('.entry input');
    await holdTimers(page);
    await page.keyboard.type('x');
    const link = '.bar a[href="/templates"]';
    await keys.press(link, 'Enter', 'Shift+Tab');
    await throughDialog(page, keys, link);
    expect(keys.faults).toEqual([]);
  });

  it('through menu and builder, language, contact form and consent, on a phone', async ({ skip }) => {
    skip(!isTurnOf('he'));
    const { page } = await people.open({ language, width: 360 });
    const keys = keyboardOf(page);
    await keys.press('.bar-toggle');
    await keys.to('.bar-links a');
    await page.keyboard.press('Escape');
    await focusedElement(page, '.bar-toggle');
    await page.locator('.bar-menu').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await keys.to('.bar-menu input:checked');
    const other = language === 'he' ? 'en' : 'he';
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(other);
    await focusedElement(page, `.bar-menu input[value=${other}]`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    // The consent question appears by itself and must not take the focus.
    await page.locator('.consent').waitFor();
    await focusedElement(page, `.bar-menu input[value=${language}]`);
    // After tabbing past the menu the focus is still visible.
    await keys.round();
    await keys.press('.consent .button:last-child', 'Space');
    await page.locator('.consent').waitFor({ state: 'detached' });
    await focusedElement(page, '#main');

    await keys.press('.foot a[href="/contact"]', 'Enter', 'Shift+Tab');
    await page.locator('.contact-form').waitFor();
    for (const [field, value] of [
      ['name', name],
      ['email', 'noa@example.com'],
      ['message', first],
    ] as const) {
      await keys.to(`[name=${field}]`);
      await page.keyboard.type(value);
    }
    await keys.press('.contact-send .button', 'Space');
    await page.locator('.contact-thanks').waitFor();
    await focusedElement(page, '.contact-thanks h2');
    await keys.press('.contact-thanks .button');
    await keys.to('[name=name]');

    await goTo(page, `${people.site.url}/builder#experience`);
    await page.locator('.panel .entry').waitFor();
    await keys.round();
    await keys.to('.view-switch input');
    await page.keyboard.press('ArrowRight');
    await sheet(page).waitFor();
    await keys.to('.more > .icon-button', 'Shift+Tab');
    expect(keys.faults).toEqual([]);
  });
});
