import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, startAccountSite, type AccountSite } from '../account-site.ts';
import { launchBrowser } from '../launch.ts';
import type { Member, Scene } from './scene.ts';
import { checkScene } from './check-scene.ts';

/** Time that a scene may take, in ms: on a busy machine many times what it needs. */
const MOST_MS = 400_000;

/** The tests of these scenes: a test for each, over the whole product. */
export function sceneSuite(title: string, scenes: readonly Scene[]): void {
  let site: AccountSite;
  let browser: Browser;
  let member: Member | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startAccountSite(), launchBrowser()]);
    if (!scenes.some((scene) => scene.member)) return;
    const { context } = await signedIn(browser, site, 'noa@example.com', 'Noa');
    member = await context.storageState();
    await context.close();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  describe(title, () => {
    it.each(scenes.map((scene) => [scene.states.map(({ name }) => name).join(', '), scene] as const))(
      'is without fault by axe, cut nowhere, in its language: %s',
      { timeout: MOST_MS },
      async (_, scene) => {
        expect(await checkScene(browser, site.url, scene, member)).toEqual([]);
      },
    );
  });
}
