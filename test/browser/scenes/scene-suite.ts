import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../account-site.ts';
import { closeWindows, setUpBrowser, setUpSharedProduct, type SharedProduct } from '../worker.ts';
import type { Member, Scene } from './scene.ts';
import { checkScene } from './check-scene.ts';

/** Time that a scene may take, in ms: on a busy machine many times what it needs. */
const MOST_MS = 400_000;

interface SceneCheck {
  /** The property that a scene must have. */
  readonly is: string;
  /** Returns its faults; `turn` is that of its first state. */
  readonly check: typeof checkScene;
}

const LOOKED_AT: SceneCheck = { is: 'is without fault by axe, cut nowhere, in its language', check: checkScene };

/** The tests of these scenes: a test for each, over the whole product. */
export function sceneSuite(title: string, scenes: readonly Scene[], { is, check } = LOOKED_AT): void {
  let site: SharedProduct;
  let browser: Browser;
  let member: Member | undefined;
  setUpBrowser((one) => (browser = one));
  setUpSharedProduct((one) => (site = one));
  beforeAll(async () => {
    if (!scenes.some((scene) => scene.member)) return;
    const { context } = await signedIn(browser, site, 'noa@example.com', 'Noa');
    member = await context.storageState();
    await context.close();
  });
  afterEach(() => closeWindows(browser));

  describe(title, () => {
    let turn = 0;
    const cases = scenes.map((scene) => {
      const first = turn;
      turn += scene.states.length;
      return [scene.states.map(({ name }) => name).join(', '), scene, first] as const;
    });
    it.each(cases)(`${is}: %s`, { timeout: MOST_MS }, async (_, scene, first) => {
      expect(await check(browser, site.url, scene, first, member)).toEqual([]);
    });
  });
}
