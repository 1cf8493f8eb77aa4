import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { signedIn } from './account-site.ts';
import { everyNth, EXHAUSTIVE } from '../support/exhaustive.ts';
import { BUILDER_SCENES } from './scenes/builder.ts';
import { checkFailingPart, findParts } from './scenes/failing-parts.ts';
import { IMPROVING_SCENES } from './scenes/improve.ts';
import { MEMBER_SCENES } from './scenes/member.ts';
import { PAGE_SCENES } from './scenes/pages.ts';
import { PAYING_SCENES } from './scenes/payments.ts';
import type { Member } from './scenes/scene.ts';
import { closeWindows, setUpBrowser, setUpSharedProduct, type SharedProduct } from './worker.ts';

let site: SharedProduct;
let browser: Browser;
let member: Member;
setUpBrowser((one) => (browser = one));
setUpSharedProduct((one) => (site = one));
beforeAll(async () => {
  const { context } = await signedIn(browser, site, 'noa@example.com', 'Noa');
  member = await context.storageState();
  await context.close();
});
afterEach(() => closeWindows(browser));

// All screens only in `npm run test:exhaustive`: a quarter of an hour.
const SCENES = EXHAUSTIVE
  ? {
      pages: PAGE_SCENES,
      builder: BUILDER_SCENES,
      member: MEMBER_SCENES,
      paying: PAYING_SCENES,
      improving: IMPROVING_SCENES,
    }
  : { builder: BUILDER_SCENES.slice(0, 1) };

it.each(Object.entries(SCENES))(
  'what is loaded later fails within its part: %s',
  { timeout: 600_000 },
  async (_, scenes) => {
    const parts = await findParts(browser, site.url, scenes, member);
    const faults: string[] = [];
    let count = 0;
    for (const [name, part] of everyNth(6, [...parts])) {
      for (const failure of ['does not come', 'throws'] as const) {
        count += 1;
        // oxlint-disable-next-line no-await-in-loop -- one browser, one machine
        const found = await checkFailingPart(browser, site.url, part, failure, member);
        faults.push(...found.map((fault) => `${name} ${failure}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1);
  },
);
