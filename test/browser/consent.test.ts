import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Site } from './site.ts';
import { goTo, reload } from './navigation.ts';
import { setUpBrowser, setUpBuiltSite } from './worker.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext | undefined;
let sent: Request[];

setUpBrowser((one) => (browser = one));
setUpBuiltSite((one) => (site = one));
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function visit({ path = '/', width = 1280 }: { path?: string; width?: number } = {}): Promise<Page> {
  sent = [];
  context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.route('**/api/events', (route) => {
    sent.push(route.request());
    return route.fulfill({ json: { received: true } });
  });
  await goTo(page, site.url + path);
  return page;
}

const notice = (page: Page) => page.getByRole('region', { name: /ספירת ביקורים|Counting visits/ });
/** Leaves the page: events that wait are sent then. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const events = () => sent.flatMap((request) => (request.postDataJSON() as { events: unknown[] }).events);

describe('being counted', () => {
  it('[API-10] begins with a yes: nothing is sent or stored before, and a no is kept as well as a yes', async () => {
    const page = await visit();
    await notice(page).waitFor();
    await page.getByRole('link', { name: 'תבניות', exact: true }).first().click();
    await page.locator('main[data-screen="/templates"]').waitFor();
    await leave(page);
    expect([sent.length, await page.evaluate(() => Object.keys(localStorage))]).toEqual([0, []]);
    await notice(page).getByRole('button', { name: 'לא, תודה' }).click();
    await reload(page);
    await page.waitForTimeout(3_000);
    expect([
      await notice(page).count(),
      sent.length,
      await page.evaluate(() => localStorage.getItem('consent')),
    ]).toEqual([0, 0, 'refused']);
  });

  it('[API-10] sends what happened without a name, and the yes can be taken back by keyboard', async () => {
    const page = await visit({ path: '/templates?category=tech' });
    await notice(page).getByRole('button', { name: 'זה בסדר' }).click();
    await page.getByRole('link', { name: 'דף הבית', exact: true }).first().click();
    await page.locator('main[data-screen="/"]').waitFor();
    await leave(page);
    await expect
      .poll(() => events())
      .toEqual([
        { name: 'page_viewed', language: 'he', label: '/templates' },
        { name: 'page_viewed', language: 'he', label: '/' },
      ]);
    const headers = await (sent[0] as Request).allHeaders();
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect([headers['referer'], headers['authorization'], headers['cookie']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const choices = page.getByRole('button', { name: 'העדפות פרטיות' });
    await choices.press('Enter');
    expect(await notice(page).innerText()).toMatch(/כרגע הספירה מאושרת/);
    const state = () => page.evaluate(() => [localStorage.getItem('consent'), document.activeElement?.textContent]);
    // The first answer has the focus; Escape changes nothing, and the focus goes back to where it was.
    await expect.poll(state).toEqual(['granted', 'לא, תודה']);
    await page.keyboard.press('Escape');
    await expect.poll(state).toEqual(['granted', 'העדפות פרטיות']);
    await page.keyboard.press('Enter');
    await expect.poll(state).toEqual(['granted', 'לא, תודה']);
    await page.keyboard.press('Enter');
    await expect.poll(state).toEqual(['refused', 'העדפות פרטיות']);
    await page.getByRole('link', { name: 'תבניות', exact: true }).first().click();
    await page.locator('main[data-screen="/templates"]').waitFor();
    await leave(page);
    expect(sent).toHaveLength(1);
  });

  it('is asked about in nobody’s way: never in the builder, and without taking the focus', async () => {
    const builder = await visit({ path: '/builder' });
    const builderContext = context;
    const page = await visit({ width: 360 });
    await notice(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await context?.close();
    // The page that came after it has asked: its time is over too.
    expect(await notice(builder).count()).toBe(0);
    await builderContext?.close();
  });

  it('covers nothing that the keyboard is at when it comes', async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const come = Promise.withResolvers<void>();
    await page.route('**/ConsentNotice*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    // All of this page is there at once: on the home page what comes late takes the foot out of the window again.
    await goTo(page, `${site.url}/terms`);
    const choice = page.locator('.foot-choice');
    await choice.focus();
    // At the bottom of the window, where the notice covers the page.
    await choice.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const before = await choice.boundingBox();
    come.resolve();
    await notice(page).waitFor();
    await expect
      .poll(async () => ((await choice.boundingBox())?.y ?? 0) + (before?.height ?? 0))
      .toBeLessThan((await notice(page).boundingBox())?.y ?? 0);
  });
});
