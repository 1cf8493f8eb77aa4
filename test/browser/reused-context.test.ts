import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './launch.ts';
import { reuseContext } from './reused-context.ts';
import { serveBuiltSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
  reuseContext(browser);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Visits a file of the site without scripts. */
async function visit(context: BrowserContext) {
  const page = await context.newPage();
  const answer = await page.goto(`${site.url}/robots.txt`);
  return { page, text: await answer?.text() };
}

const found = (context: BrowserContext) =>
  Promise.all([
    context.cookies(),
    context.pages()[0]?.evaluate(async () => ({
      stored: [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length],
      ran: 'ran' in globalThis,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      width: innerWidth,
    })),
  ]);

const NOTHING = [[], { stored: [0, 0, 0], ran: false, isDark: false, isStill: true, width: 900 }];
const OPTIONS = { viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' } as const;

it('a context that is used again holds nothing of the visitor before', async () => {
  const first = await browser.newContext({ ...OPTIONS, viewport: { width: 500, height: 700 } });
  await first.addInitScript(() => Object.assign(globalThis, { ran: true }));
  await first.route('**/robots.txt', (route) => route.fulfill({ contentType: 'text/plain', body: 'mine' }));
  const { page, text } = await visit(first);
  await page.addInitScript(() => Object.assign(globalThis, { ran: true }));
  await page.emulateMedia({ colorScheme: 'dark' });
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const other = await first.newPage();
  await page.evaluate(async () => {
    localStorage.setItem('a', 'b');
    sessionStorage.setItem('a', 'b');
    document.cookie = 'a=b';
    await new Promise((resolve) => {
      indexedDB.open('a').onsuccess = resolve;
    });
  });
  expect([text, (await found(first))[1]]).toEqual([
    'mine',
    { stored: [1, 1, 1], ran: true, isDark: true, isStill: true, width: 500 },
  ]);
  await first.close();
  await first.close();

  const second = await browser.newContext(OPTIONS);
  const again = await visit(second);
  await again.page.evaluate(() => console.log('not for the first visitor'));
  expect(again.page).toBe(page);
  expect([again.text, other.isClosed(), heard]).toEqual([expect.not.stringContaining('mine'), true, []]);
  expect(await found(second)).toEqual(NOTHING);
  await second.close();
});

it('whoever comes meanwhile, wants something else, or follows what cannot be undone gets a new one', async () => {
  const first = await browser.newContext(OPTIONS);
  const { page } = await visit(first);
  const meanwhile = await browser.newContext(OPTIONS);
  expect((await visit(meanwhile)).page).not.toBe(page);
  await meanwhile.close();
  await page.clock.install();
  await first.close();
  const next = await browser.newContext(OPTIONS);
  const { page: after } = await visit(next);
  expect(after).not.toBe(page);
  await next.close();
  const different = await browser.newContext({ ...OPTIONS, hasTouch: true });
  expect((await visit(different)).page).not.toBe(after);
  await different.close();
});

it('visitors with other options by turns get theirs again, in their colours and motion', async () => {
  const first = await browser.newContext(OPTIONS);
  const touched = await browser.newContext({ ...OPTIONS, hasTouch: true });
  const [{ page }, { page: touchedPage }] = await Promise.all([visit(first), visit(touched)]);
  await first.close();
  await touched.close();
  const dark = await browser.newContext({ ...OPTIONS, colorScheme: 'dark', reducedMotion: 'no-preference' });
  expect((await visit(dark)).page).toBe(page);
  const [, shown] = await found(dark);
  expect(shown).toMatchObject({ isDark: true, isStill: false });
  const again = await browser.newContext({ ...OPTIONS, hasTouch: true });
  expect((await visit(again)).page).toBe(touchedPage);
  await dark.close();
  await again.close();
});

it('a page that a test writes itself is a new one: no policy of the site before holds in it', async () => {
  const written = '<!doctype html><script>document.title = "ran"</script>';
  const first = await browser.newContext();
  const { page: shown } = await visit(first);
  await expect(shown.setContent(written)).rejects.toThrow(/newPage/);
  await first.close();
  const own = await browser.newPage();
  await own.setContent(written);
  expect([own === shown, await own.title()]).toEqual([false, 'ran']);
  await own.close();
  expect(browser.contexts()).not.toContain(own.context());
});
