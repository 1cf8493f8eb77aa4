import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { newestChoice } from '../../shared/templates/catalogue.ts';
import { setUpAccountSite } from './account-page.ts';
import { filledResume } from './builder-page.ts';
import { keyboardOf, type KeyboardUser } from './keyboard-page.ts';
import { goTo } from './navigation.ts';

const people = setUpAccountSite();

const focusOn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          document.activeElement?.matches(wanted) ? wanted : document.activeElement?.outerHTML.slice(0, 120),
        selector,
      ),
    )
    .toBe(selector);
const count = (page: Page, selector: string, wanted: number) =>
  expect.poll(() => page.locator(selector).count(), { message: selector }).toBe(wanted);
/** The offer to take back, and the cross of the toast that is on the screen. */
const TAKE_BACK = '.toast .button';
const CROSS = '.toast .icon-button';

async function openBuilder(page: Page, address: string, resume = filledResume()): Promise<void> {
  await page.evaluate((data) => localStorage.setItem('resumeData', data), JSON.stringify(resume));
  await page.goto(`${people.site.url}/builder${address}`);
  await page.locator('.entries > .entry').first().waitFor();
}

/** Keeps a résumé in the account as the builder does, without opening it. Answers the status. */
const keep = (page: Page, name: string) =>
  page.evaluate(
    async (resume) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith('.accessToken')) ?? '';
      const response = await fetch('/api/resumes', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem(key)}`, 'content-type': 'application/json' },
        body: JSON.stringify(resume),
      });
      return response.status;
    },
    { name, data: filledResume() },
  );

const menu = (card: string) => `${card} .menu > .icon-button`;

type Way = readonly [name: string, ...steps: readonly (readonly [selector: string, key?: string])[]];

/** Goes these ways one after the other: the focus is never nowhere, also some frames after a press. */
async function goAll(page: Page, keys: KeyboardUser, ways: readonly Way[]): Promise<void> {
  for (const [name, ...steps] of ways)
    for (const [selector, key] of steps) {
      // New elements take a moment: a person who went on by Tab, to the very end of a page, comes back to them.
      await page
        .locator(selector.startsWith('dialog') ? 'dialog[open]' : selector)
        .first()
        .waitFor({ state: 'attached' });
      await keys.pressAt(selector, key);
      await page.evaluate(
        () =>
          new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 100)),
      );
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `${name}: ${selector}` })
        .not.toBe('BODY');
    }
}

/** More than a page, which a sidebar or another template would hold. */
function longResume(): ResumeData {
  const resume = filledResume({ ...newestChoice('professional'), language: 'en' });
  const [job] = resume.experience;
  return { ...resume, experience: Array.from({ length: 12 }, (_, place) => ({ ...job!, id: `exp-${place}` })) };
}

/** For each address of the builder, the ways that open, close and navigate there. */
const PANELS: Readonly<Record<string, readonly Way[]>> = {
  '#personal': [
    ['a further phone', ['.personal-more > .row > button:nth-of-type(1)'], ['.personal-row .icon-button-danger']],
    [
      'two links, one moved, both deleted',
      ['.personal-more > .row > button:nth-of-type(2)'],
      ['.personal-more > .row > button:nth-of-type(2)'],
      ['.personal-row:last-child .icon-button:nth-of-type(1)'],
      ['.personal-row .icon-button-danger'],
      ['.personal-row .icon-button-danger'],
    ],
    ['the photograph', ['.personal-more > .row > button:last-child'], ['dialog .dialog-head .icon-button']],
    ['the photograph by Escape', ['.personal-more > .row > button:last-child'], ['dialog .button', 'Escape']],
  ],
  '#summary': [
    ['a link', ['[data-resume-field=summary]', 'Control+KeyK'], ['dialog .dialog-actions .button:last-child']],
    ['a link by Escape', ['[data-resume-field=summary]', 'Control+KeyK'], ['dialog input', 'Escape']],
    ['what software reads', ['.more > .icon-button'], ['.more-item:nth-of-type(8)'], ['dialog .icon-button']],
  ],
  '#letter': [
    ['a letter', ['.panel-inner > .button-primary']],
    ['its conventions', ['.letter-conventions > summary'], ['.letter-conventions > summary']],
    ['a copy and its end', ['.letter-choice .button:nth-of-type(2)'], ['.letter-choice .icon-button-danger']],
    ['the last letter', ['.letter-choice .icon-button-danger']],
  ],
};

describe('a keyboard', () => {
  it('stays with what is next after deleting in the builder, and returns with what is taken back', async () => {
    const { page } = await people.open();
    await openBuilder(page, '#experience');
    const keys = keyboardOf(page);
    await keys.press('[data-entry=exp-1] .icon-button-danger');
    await count(page, '.entries > .entry', 1);
    await focusOn(page, '[data-entry=exp-2] *');
    await keys.press(TAKE_BACK);
    await count(page, '.entries > .entry', 2);
    await focusOn(page, '[data-entry=exp-1] .entry-toggle');

    await page.evaluate(() => {
      location.hash = '#custom-section-1';
    });
    await page.locator('.remove-section').waitFor();
    await keys.press('.remove-section');
    await page.locator('.remove-section').waitFor({ state: 'detached' });
    await focusOn(page, '#panel-title');
    await keys.press(TAKE_BACK);
    await page.locator('.remove-section').waitFor();
    await focusOn(page, '#panel-title');

    await page.evaluate(() => {
      location.hash = '#skills';
    });
    await page.locator('.chip').first().waitFor();
    await keys.press('.chip:nth-child(1) .chip-remove');
    await focusOn(page, '.chip:nth-child(1) .chip-name');
    // Closing the offer returns the focus to where it was.
    await keys.press(CROSS);
    await focusOn(page, '.chip:nth-child(1) .chip-name');
    expect(keys.faults).toEqual([]);
  });

  it('takes back an earlier draft from the dialog that it was deleted in: the notice there is in reach', async () => {
    const { page } = await people.open();
    await openBuilder(page, '#experience');
    const keys = keyboardOf(page);
    const menu = async (item: number) => {
      await keys.press('.more > .icon-button');
      await keys.press(`.more-item:nth-of-type(${item})`);
      await page.locator('dialog[open]').waitFor();
    };
    for (const name of ['One', 'Two']) {
      await menu(1);
      await keys.press('dialog .button-primary');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await keys.to('.panel input');
      await page.keyboard.type(name);
    }
    await menu(4);
    await count(page, '.draft', 2);
    const [newer, older] = await page
      .locator('.draft')
      .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['draft']));
    await keys.press(`[data-draft="${newer}"] .icon-button-danger`);
    await count(page, '.draft', 1);
    await focusOn(page, `[data-draft="${older}"] *`);
    await keys.press(TAKE_BACK);
    await count(page, '.draft', 2);
    await focusOn(page, `[data-draft="${newer}"] *`);
    for (const id of [newer, older]) {
      await keys.press(`[data-draft="${id}"] .icon-button-danger`);
      await page.locator(`[data-draft="${id}"]`).waitFor({ state: 'detached' });
    }
    await focusOn(page, '.drafts-none');
    // Announced inside the dialog: screen readers do not read what is outside a modal dialog.
    expect(await page.locator('dialog output').innerText()).toContain('Deleted: Maya Cohen');
    expect(keys.faults).toEqual([]);
  });

  it('stays among the saved résumés when one is renamed, deleted and brought back', async () => {
    const { page } = await people.signedIn(people.newEmail(), 'Dana');
    for (const name of ['One', 'Two']) expect(await keep(page, name)).toBe(201);
    await goTo(page, `${people.site.url}/profile`);
    await count(page, '.resume-card', 2);
    const [first, second] = (await page
      .locator('.resume-card')
      .evaluateAll((cards) => cards.map((card) => `[data-resume="${(card as HTMLElement).dataset['resume']}"]`))) as [
      string,
      string,
    ];
    const keys = keyboardOf(page);
    await keys.press(menu(second));
    await keys.press(`${second} [data-action=rename]`);
    await keys.to('dialog input');
    await page.keyboard.type('New');
    await page.keyboard.press('Enter');
    await page.locator(`${second} h3`, { hasText: 'New' }).waitFor();
    await focusOn(page, menu(second));

    await keys.press(menu(first), 'Enter', 'Shift+Tab');
    await keys.press(`${first} [data-action=delete]`);
    await count(page, '.resume-card', 1);
    await focusOn(page, `${second} .button`);
    await keys.press('.toast:last-child .button');
    await count(page, '.resume-card', 2);
    await focusOn(page, `${first} .button`);
    for (const card of [first, second]) {
      await keys.press(menu(card), 'Enter', 'Shift+Tab');
      await keys.press(`${card} [data-action=delete]`);
      await page.locator(card).waitFor({ state: 'detached' });
    }
    await focusOn(page, '#resumes-title');
    expect(keys.faults).toEqual([]);
  });

  it('returns to the sheet, whose pages stand in a tree of their own, from a dialog that opened over it', async () => {
    const { page } = await people.open();
    await openBuilder(page, '#experience');
    const keys = keyboardOf(page);
    await keys.to('.viewport');
    await page.keyboard.press('Alt+KeyD');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await focusOn(page, '.desk-sheets');
    expect(keys.faults).toEqual([]);
  });

  it('keeps a place when what has the focus goes away, with whatever panel', async () => {
    const { page } = await people.open();
    await openBuilder(page, '#experience');
    const keys = keyboardOf(page);
    await goAll(page, keys, [
      ['the page is hidden by a shortcut', ['.template-button', 'Alt+KeyP']],
      ['the page is shown again', ['.toolbar-actions [aria-label="Show the page"]']],
      ['templates', ['.template-button'], ['.template-strip-head .icon-button']],
      ['templates by Escape', ['.template-button'], ['.template-choice', 'Escape']],
      ['design', ['.design-button'], ['.design-head .icon-button']],
      ['the list of sections', ['.arrange-sections'], ['.design-head .icon-button']],
      ['the score', ['.score-dial'], ['dialog .icon-button']],
      ['the whole screen', ['.sheet-zoom .icon-button:last-child'], ['.sheet-zoom .icon-button:last-child']],
      ['the menu', ['.more > .icon-button'], ['.more-item', 'Escape']],
      ['a folded entry', ['[data-entry=exp-1] .entry-toggle'], ['[data-entry=exp-1] .entry-toggle']],
      ['a moved entry', ['[data-entry=exp-2] .icon-button:nth-of-type(2)']],
    ]);
    // What no panel hands on: the element goes, and the rest of what is around it stays.
    await keys.to('.template-button');
    await page.locator('.template-button').evaluate((button) => button.remove());
    await focusOn(page, '.design-button');
  });

  it('keeps a place with what fits the pages, and with the code of a link', async () => {
    const { page } = await people.open();
    await openBuilder(page, '#experience', longResume());
    const keys = keyboardOf(page);
    await goAll(page, keys, [
      ['an offer that fits', ['.design-button'], ['.fit-pages > .button'], ['.fit-offers .button']],
      ['a code that has no link', ['[data-knob=code] input', 'ArrowRight'], ['.code-state .button']],
      ['no code', ['dialog .dialog-head .icon-button'], ['[data-knob=code] .knob-reset']],
    ]);
    expect(keys.faults).toEqual([]);
  });

  it.each(Object.entries(PANELS))('keeps a place in the panels of %s', async (address, ways) => {
    const { page } = await people.open();
    await openBuilder(page, '#experience');
    const keys = keyboardOf(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await page
      .locator(ways[0]?.[1]?.[0] ?? '')
      .first()
      .waitFor();
    await goAll(page, keys, ways);
    expect(keys.faults).toEqual([]);
  });
});
