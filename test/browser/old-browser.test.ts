import { describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { accessibilityFaults } from './axe.ts';
import { filledResume } from './builder-page.ts';
import type { Site } from './site.ts';
import { setUpBrowser, setUpBuiltSite } from './worker.ts';

let site: Site;
let browser: Browser;
setUpBrowser((one) => (browser = one));
setUpBuiltSite((one) => (site = one));

/** Features that a browser may lack, removed before the page's scripts. */
const LACKS = {
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'Promise.withResolvers': () => Reflect.deleteProperty(Promise, 'withResolvers'),
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  ':has()': () => void (CSS.supports = () => false),
  'everything of CSS': () => Reflect.deleteProperty(globalThis, 'CSS'),
} as const;

const DRAFT = JSON.stringify(filledResume());

/** A page as a browser that lacks this opens it, where a draft is from before. */
async function openLacking(lacks: keyof typeof LACKS, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 } });
  await context.addInitScript((draft) => {
    if (!localStorage.getItem('resumeData')) localStorage.setItem('resumeData', draft);
  }, DRAFT);
  await context.addInitScript(LACKS[lacks]);
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

const storage = (page: Page) =>
  page.evaluate(async () => ({
    ...(localStorage as unknown as Record<string, string>),
    databases: (await indexedDB.databases()).length,
  }));

describe('a browser that is too old', () => {
  it.each(Object.keys(LACKS) as (keyof typeof LACKS)[])(
    'is told so in both languages where it would wait for ever, and leaves the draft: without %s',
    async (lacks) => {
      const page = await openLacking(lacks, '/builder');
      await page.getByRole('heading', { name: 'הדפדפן הזה ישן מדי' }).waitFor();
      await page.getByRole('heading', { name: 'This browser is too old' }).waitFor();
      expect(await page.locator('#root').isVisible()).toBe(false);
      // Longer than the page takes to start and to store a draft; once, as the lack is known before anything starts.
      if (EXHAUSTIVE || lacks === 'URL.canParse') await page.waitForTimeout(2_500);
      expect(await storage(page)).toEqual({ resumeData: DRAFT, databases: 0 });
      expect(await page.locator('.builder').count()).toBe(0);
      await page.context().close();
    },
  );

  it('still reads the pages that are for reading', async () => {
    const page = await openLacking('URL.canParse', '/about');
    await page.getByRole('heading', { name: 'הדפדפן הזה ישן מדי' }).waitFor();
    await page.locator('#root h1').waitFor();
    await page.context().close();
  });

  it.each([
    ['/login', 'he'],
    ['/profile', 'he'],
  ])('gets a notice at %s, without faults of accessibility', async (path) => {
    const page = await openLacking('URL.canParse', path);
    await page.getByRole('heading', { name: 'This browser is too old' }).waitFor();
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await page.locator('section.failed > :not([lang][dir])').allInnerTexts()).toEqual([]);
    expect(await accessibilityFaults(page, ['color-contrast', 'html-has-lang', 'valid-lang'])).toEqual([]);
    await page.context().close();
  });
});

it('a browser that knows everything gets no notice', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/builder`);
  await page.locator('.builder').waitFor();
  expect(await page.getByText('too old').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-old-browser')).toBeNull();
  await context.close();
});
