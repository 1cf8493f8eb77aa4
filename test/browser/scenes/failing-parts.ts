import type { Browser, Page } from 'playwright-core';
import { openScene, type Member, type Scene, type SceneState } from './scene.ts';
import { closeOverlays } from './check-scene.ts';
import { LAPTOP } from './views.ts';

/** How long a state may take that never comes since its part has failed without a word, in ms. */
const PATIENCE_MS = 4_000;
const THROWN = 'a part that fails';
const SCRIPT = /\/assets\/[^/]+\.js$/;
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1).replace(/-[\w-]{7}\.js$/, '');
/** Texts of an area, and what a page loads but does not show: without them a state is not there, and no part fails. */
const isPart = (url: string) => /^[A-Z]|Table/.test(nameOf(url));

/** A screen of its own fails as a whole, and says so ('failed' of the scenes); so does what it is made of. */
const SCREENS =
  /^(?:About|Contact|Home|Login|Privacy|Profile|Receipt|Templates|Terms|Accessibility)Page$|^BuilderRoute$/;
const importsOf = (script: string) =>
  [...script.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, file]) => file);

/** A way in which a part of the page fails. */
export type Failure = 'does not come' | 'throws';

interface FailingPart {
  readonly scene: Scene;
  /** Place of the state that asks for it. */
  readonly at: number;
  readonly url: string;
}

/** The scripts that the states of a scene ask for, after the page itself and without it. */
async function partsOf(browser: Browser, site: string, scene: Scene, member?: Member): Promise<FailingPart[]> {
  const page = await openScene(browser, site, scene, { language: 'he', width: LAPTOP, member });
  await page.waitForLoadState('networkidle');
  const parts: FailingPart[] = [];
  let at = -1;
  const asked = new Set<string>();
  const screens: Promise<string>[] = [];
  page.on('response', (response) => {
    if (SCRIPT.test(response.url()) && SCREENS.test(nameOf(response.url())))
      // Of a page that has gone it is asked for again by the next.
      screens.push(response.text().catch(() => ''));
  });
  page.on('request', (request) => {
    const url = request.url();
    if (at >= 0 && SCRIPT.test(url) && isPart(url) && !asked.has(url)) parts.push({ scene, at, url });
    asked.add(url);
  });
  for (const [index, state] of scene.states.entries()) {
    at = index;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one page
    await state.show(page);
    // oxlint-disable-next-line no-await-in-loop
    await closeOverlays(page);
  }
  const ofScreens = new Set((await Promise.all(screens)).flatMap(importsOf));
  await page.context().close();
  return parts.filter(({ url }) => !SCREENS.test(nameOf(url)) && !ofScreens.has(url.slice(url.lastIndexOf('/') + 1)));
}

/** Each part once, by the first scene that asks for it. */
export async function findParts(
  browser: Browser,
  site: string,
  scenes: readonly Scene[],
  member?: Member,
): Promise<ReadonlyMap<string, FailingPart>> {
  const parts = new Map<string, FailingPart>();
  for (const scene of scenes.filter(({ states }) => !states.some(({ phoneOnly }) => phoneOnly)))
    // oxlint-disable-next-line no-await-in-loop -- one browser, one machine
    for (const part of await partsOf(browser, site, scene, member)) {
      const name = nameOf(part.url);
      if (!parts.has(name)) parts.set(name, part);
    }
  return parts;
}

/** Returns the faults of the rest of the page when that part fails. */
export async function checkFailingPart(
  browser: Browser,
  site: string,
  { scene, at, url }: FailingPart,
  failure: Failure,
  member?: Member,
): Promise<string[]> {
  const page = await openScene(browser, site, scene, { language: 'he', width: LAPTOP, member });
  let end: (() => void) | undefined;
  const hear = (text: string) => text.includes(THROWN) && end?.();
  page.on('console', (message) => hear(message.text()));
  page.on('pageerror', ({ message }) => hear(message));
  await page.route(url, async (route) => {
    if (failure === 'does not come') return route.abort().then(() => end?.());
    const response = await route.fetch();
    return route.fulfill({ response, body: throwing(await response.text()) });
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const show = (state: SceneState | undefined) => state?.show(page).catch(() => undefined);
  for (const state of scene.states.slice(0, at)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one page
    await show(state);
    // Open overlays would cover the elements pressed next.
    // oxlint-disable-next-line no-await-in-loop
    await closeOverlays(page);
  }
  // The state that asks for the part never comes; one that was asked for before, when nothing else was to do, is drawn.
  await Promise.race([new Promise<void>((resolve) => (end = resolve)), show(scene.states[at])]);
  await drawn(page);
  const faults = await restOf(page);
  // The state still waits, and the page may ask for the part once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  return faults;
}

/** The page has drawn itself with what it knows. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });

/** The same module, each of whose exports throws when it is drawn or called. */
function throwing(script: string): string {
  const exported = [
    ...(/export\{([^}]*)\};?\s*$/.exec(script.replace(/\/\/#.*\s*$/, ''))?.[1] ?? '').matchAll(/ as (\w+)/g),
  ];
  const names = exported.map(([, name]) => `boom as ${name}`);
  return `function boom(){throw new Error('${THROWN}')}export{${names.join(',')}};`;
}

/** The site's bar or the builder's is there, and the screen below it. */
async function restOf(page: Page): Promise<string[]> {
  const told = await page.locator('.failed').allInnerTexts();
  const bars = await page.locator('.bar, .toolbar').count();
  const screen = await page
    .locator('main')
    .innerText()
    .catch(() => '');
  return [
    ...told.map((text) => `the screen gave way: ${text}`),
    ...(bars === 0 ? ['the bar is gone'] : []),
    ...(screen.trim() === '' ? ['the screen is empty'] : []),
  ];
}
