import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../../shared/platform/language.ts';
import { closeOverlays, switchLanguage } from './check-scene.ts';
import { disturb, staleTextsOn, type Beginning } from './disturb.ts';
import { alikeOn, barFaultsOn } from './strain.ts';
import { languageOf, openScene, type Member, type Scene, type SceneState } from './scene.ts';
import { LAPTOP, PHONE } from './views.ts';

/** States that are an error themselves. */
const FAILED = ['failed', 'profile-failed', 'no-receipt', 'nothing-loads'];

const other = (language: Language): Language => (language === 'he' ? 'en' : 'he');

/**
 * Goes through the states of a scene in a browser that changes the page itself, and answers what comes of it: what was
 * thrown, what is no longer shown, and texts that are shown differently from what the product has, in each language. In
 * the same page: how much of it is left at 400 percent, and what cannot be told apart in the system's colours.
 */
export async function checkDisturbedScene(
  browser: Browser,
  url: string,
  scene: Scene,
  turn: number,
  member?: Member,
): Promise<string[]> {
  const faults: string[] = [];
  let state = '';
  const beginning: Beginning = turn % 2 === 0 ? 'written' : 'shown';
  const width = scene.states.some(({ phoneOnly }) => phoneOnly) || turn % 3 === 0 ? PHONE : LAPTOP;
  const page = await openScene(
    browser,
    url,
    withDisturber(scene, beginning, (error) => faults.push(`${state}: ${error}`)),
    {
      language: 'he',
      width,
      member,
    },
  );
  for (const each of scene.states) {
    state = each.name;
    await each.show(page).catch((error: unknown) => {
      throw new Error(`${state} cannot be shown`, { cause: error });
    });
    faults.push(...(await stateFaults(page, each)).map((fault) => `${state}: ${fault}`));
    await closeOverlays(page);
  }
  await page.context().close();
  return [...new Set(faults)];
}

const withDisturber = (scene: Scene, beginning: Beginning, tell: (error: string) => unknown): Scene => ({
  ...scene,
  async before(page, language) {
    page.on('pageerror', (error) => tell(`thrown: ${error.message}`));
    await disturb(page, beginning);
    await scene.before?.(page, language);
  },
});

async function stateFaults(page: Page, { name, mute }: SceneState): Promise<string[]> {
  if (mute) return [];
  const faults = [...(await lastingStale(page)), ...(await barFaultsOn(page)), ...(await alikeOn(page))];
  await switchLanguage(page, other(await languageOf(page)));
  faults.push(...(await lastingStale(page)));
  if (!FAILED.includes(name) && (await page.locator('.failed, .part-missing').count()) > 0)
    faults.push(`gave way to ${await page.locator('.failed, .part-missing').first().innerText()}`);
  return faults;
}

/** Texts follow a change in the next frames. */
async function lastingStale(page: Page): Promise<string[]> {
  let faults = await staleTextsOn(page);
  for (let tries = 8; tries > 0 && faults.length > 0; tries -= 1) {
    await page.waitForTimeout(150);
    faults = await staleTextsOn(page);
  }
  return faults;
}
