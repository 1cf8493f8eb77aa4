import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { accessibilityFaults } from '../axe.ts';
import { clippedTextOn } from '../clipped-text.ts';
import { squeezedParagraphsOn, foreignTextOn } from '../page-language.ts';
import { titlePattern } from './message-titles.ts';
import { openScene, type Member, type Scene, type SceneState } from './scene.ts';

const PHONE = 360;
const LAPTOP = 1440;
/** As narrow as a phone gets; a laptop at 200 percent. */
const ZOOMED = [320, 640];

/** Of the rules, those that a width or a theme can change. */
const BY_WIDTH = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'region',
  'empty-heading',
  'button-name',
  'link-name',
];
const BY_THEME = ['color-contrast'];

/**
 * Goes through the states of a scene and answers what is wrong in any: by axe in both languages, light and dark, on a
 * phone and a laptop; what is cut there, at 320 px and at 200 percent; a wrong language, direction or title; where
 * nothing of a person's own stands, a text in the other language. One page stays open: language, theme and width change
 * under it, as they may under a person.
 */
export async function checkScene(browser: Browser, url: string, scene: Scene, member?: Member): Promise<string[]> {
  const faults: string[] = [];
  const isPlain = scene.member !== true && scene.storage === undefined;
  const page = await openScene(browser, url, scene, { language: 'he', width: PHONE, member });
  for (const state of scene.states) {
    await page.setViewportSize({ width: PHONE, height: 800 });
    await state.show(page).catch((error: unknown) => {
      throw new Error(`${state.name} cannot be shown`, { cause: error });
    });
    for (const language of state.mute ? (['he'] as const) : LANGUAGES) {
      if (!state.mute) await switchLanguage(page, language);
      faults.push(
        ...(await checkState(page, state, language, isPlain)).map((fault) => `${state.name}, ${language}: ${fault}`),
      );
    }
    if (!state.mute) await switchLanguage(page, 'he');
    await closeOverlays(page);
  }
  await page.context().close();
  return faults;
}

async function checkState(
  page: Page,
  { title, part, phoneOnly = false, mute = false }: SceneState,
  language: Language,
  isPlain: boolean,
): Promise<string[]> {
  const faults = [
    ...(await languageFaults(page, language)),
    ...(title ? await lastingFaults(page, () => titleFaults(page, titlePattern(language, title))) : []),
  ];
  if (isPlain && !mute) faults.push(...(await lastingFaults(page, () => foreignTextOn(page, language))));
  // Behind a dialog is the screen, which has a state of its own.
  const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : part;
  // A toast lies over whatever the window ends with, wherever it was scrolled to, until it is put away.
  const isUnderToast =
    (await page.locator('.toast').count()) > 0
      ? (fault: string) => /^target-size: .*obscured/.test(fault)
      : () => false;
  const axe = (rules?: readonly string[]) => async () =>
    (await accessibilityFaults(page, { rules, within })).filter((fault) => !isUnderToast(fault));
  const cut = () => clippedTextOn(page);
  for (const width of phoneOnly ? [PHONE] : [PHONE, LAPTOP]) {
    await page.setViewportSize({ width, height: 800 });
    const isWhole = (language === 'he') === (width === PHONE);
    faults.push(...(await lastingFaults(page, cut)).map((fault) => `${width}: ${fault}`));
    if (isPlain && isWhole) faults.push(...(await squeezedParagraphsOn(page)).map((fault) => `${width}: ${fault}`));
    faults.push(
      ...(await lastingFaults(page, axe(isWhole ? undefined : BY_WIDTH))).map((fault) => `${width}, light: ${fault}`),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await frames(page);
    faults.push(...(await lastingFaults(page, axe(BY_THEME))).map((fault) => `${width}, dark: ${fault}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 640 });
    faults.push(...(await lastingFaults(page, cut)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}

/** What is wrong and stays so: colours and sheets take some frames to follow a theme and a width. */
async function lastingFaults(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  let faults = await find();
  for (let tries = 8; tries > 0 && faults.length > 0; tries -= 1) {
    await page.waitForTimeout(150);
    faults = await find();
  }
  return faults;
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Chooses the language as another tab of this browser would: a modal dialog leaves no other way. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (chosen) => dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen })),
    language,
  );
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** Closes what the state has opened. */
export async function closeOverlays(page: Page): Promise<void> {
  for (let most = 4; most > 0 && (await page.locator('dialog[open], .more-panel').count()) > 0; most -= 1) {
    await page.keyboard.press('Escape');
    await frames(page);
  }
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('.toast > .icon-button').forEach((cross) => cross.click()),
  );
}

async function languageFaults(page: Page, language: Language): Promise<string[]> {
  const { lang, dir } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  }));
  return lang === language && dir === (language === 'he' ? 'rtl' : 'ltr') ? [] : [`is in ${lang}, ${dir}`];
}

async function titleFaults(page: Page, title: RegExp): Promise<string[]> {
  const shown = await page.locator('dialog[open] .dialog-title').last().innerText();
  return title.test(shown) ? [] : [`the dialog says ${shown}`];
}
