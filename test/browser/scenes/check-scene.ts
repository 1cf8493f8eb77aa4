import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { accessibilityFaults } from '../axe.ts';
import { clippedTextOn } from '../clipped-text.ts';
import { misdrawnOn } from '../drawn-order.ts';
import { looseLayoutOn } from '../loose-layout.ts';
import { nameFaultsOn } from '../names-and-references.ts';
import { layersLeft } from '../navigation.ts';
import { squeezedParagraphsOn, foreignTextOn } from '../page-language.ts';
import { titlePattern } from './message-titles.ts';
import { openScene, type Member, type Scene, type SceneState } from './scene.ts';
import { ENLARGED, FIRST_VIEW, inOrder, LAPTOP, viewsOf, type View } from './views.ts';

/** Those rules whose result a width or a theme can change. */
const CHANGING_RULES = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'region',
  'empty-heading',
  'button-name',
  'link-name',
];

/**
 * Goes through the states of a scene and answers what is wrong in any: by axe; what is cut; a wrong language, direction
 * or title; a text that is drawn in another order than it is read; where nothing of a person's own stands, one in the
 * other language. One page stays open: language, theme
 * and width change under it, as they may under a person. A state begins in the view that the one before it ended in, or
 * near it. `turn` is that of its first state.
 */
export async function checkScene(
  browser: Browser,
  url: string,
  scene: Scene,
  turn: number,
  member?: Member,
): Promise<string[]> {
  const faults: string[] = [];
  const isPlain = scene.member !== true && scene.storage === undefined;
  const page = await openScene(browser, url, scene, { ...FIRST_VIEW, member });
  let shown = FIRST_VIEW;
  for (const [index, state] of scene.states.entries()) {
    const views = inOrder(viewsOf(state, turn + index), shown);
    const first = { ...(views[0] as View), ...(state.mute && { language: shown.language }) };
    await showView(page, shown, first);
    await state.show(page).catch((error: unknown) => {
      throw new Error(`${state.name} cannot be shown`, { cause: error });
    });
    const { faults: found, last } = await checkState(page, state, views, isPlain, first);
    faults.push(...found.map((fault) => `${state.name}, ${fault}`));
    shown = last;
    await closeOverlays(page);
  }
  await page.context().close();
  return faults;
}

/** Shows the state in these views, of which the first is shown. */
async function checkState(
  page: Page,
  state: SceneState,
  views: readonly View[],
  isPlain: boolean,
  first: View,
): Promise<{ faults: string[]; last: View }> {
  const faults: string[] = [];
  const read = new Set<Language>();
  let last = first;
  for (const wanted of views) {
    const view = state.mute ? { ...wanted, language: first.language } : wanted;
    await showView(page, last, view);
    last = view;
    const { language, width, theme } = view;
    if (!read.has(language)) {
      read.add(language);
      const found = await textFaults(page, state, language, isPlain);
      // A notice from before the language changed stays as it was.
      if (language === first.language) found.push(...(await lastingFaults(page, () => misdrawnOn(page))));
      faults.push(...found.map((fault) => `${language}: ${fault}`));
    }
    const found = await layoutFaults(page, state, view, isPlain);
    faults.push(...found.map((fault) => `${language}, ${width}, ${theme}: ${fault}`));
  }
  return { faults, last };
}

/** Changes the properties in which two views differ. */
async function showView(page: Page, from: View, to: View): Promise<void> {
  if (to.theme !== from.theme) await page.emulateMedia({ colorScheme: to.theme });
  if (to.width !== from.width)
    await page.setViewportSize({ width: to.width, height: to.width === ENLARGED ? 640 : 800 });
  if (to.language !== from.language) await switchLanguage(page, to.language);
}

/** Returns the faults of the page's language, at any width. */
async function textFaults(page: Page, { title, mute }: SceneState, language: Language, isPlain: boolean) {
  // If both languages are on the page, each text must declare its language.
  const spoken = mute ? LANGUAGES : [language];
  const foreign = async () => (await Promise.all(spoken.map((each) => foreignTextOn(page, each)))).flat();
  return [
    ...(await languageFaults(page, language)),
    ...(title ? await lastingFaults(page, () => titleFaults(page, titlePattern(language, title))) : []),
    ...(isPlain ? await lastingFaults(page, foreign) : []),
  ];
}

/** The sheet has the proportions of the paper: a link on it is as small as the page is. */
const isOnSheet = (fault: string) => fault.startsWith('target-size: .desk-sheets,');

/** Returns the faults of the page's present layout. */
async function layoutFaults(
  page: Page,
  { part }: SceneState,
  { language, width, rules }: View,
  isPlain: boolean,
): Promise<string[]> {
  const faults = [
    ...(await lastingFaults(page, () => clippedTextOn(page))),
    ...(await lastingFaults(page, () => looseLayoutOn(page))),
  ];
  // Lines of Hebrew are the shorter ones.
  if (isPlain && width !== ENLARGED && (language === 'he' || width === LAPTOP))
    faults.push(...(await squeezedParagraphsOn(page)));
  if (rules === undefined) return faults;
  const { isDialog, isLayer } = await page.evaluate(() => ({
    isDialog: document.querySelector('dialog[open]') !== null,
    isLayer: document.querySelector('.toast, .menu-panel') !== null,
  }));
  // Under a dialog is the screen, which is tested in another state.
  const within = isDialog ? 'dialog[open]' : part;
  // A toast or a menu lies over whatever the window shows there, wherever it was scrolled to, until it is put away.
  const isUnderLayer = (fault: string) => isLayer && /^target-size: .*obscured/.test(fault);
  const axe = async () =>
    (await accessibilityFaults(page, { rules: rules === 'all' ? undefined : CHANGING_RULES, within })).filter(
      (fault) => !isUnderLayer(fault) && !isOnSheet(fault),
    );
  return [
    ...faults,
    ...(await lastingFaults(page, () => nameFaultsOn(page, within))),
    ...(await lastingFaults(page, axe)),
  ];
}

/** Returns lasting faults: colours and sheets take some frames to follow a theme and a width. */
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
  await page.evaluate((chosen) => {
    try {
      localStorage.setItem('language', chosen);
    } catch {
      // A browser that is full keeps no choice, as with a person.
    }
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }));
  }, language);
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
  await layersLeft(page);
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
