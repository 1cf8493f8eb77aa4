import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import type { Site } from './site.ts';
import { goTo } from './navigation.ts';
import { setUpBrowser, setUpBuiltSite } from './worker.ts';

/** Stands for the images that another part of the build renders. */
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123"><rect width="794" height="1123" ' +
  'fill="#fff"/></svg>';

export interface StaticVisit {
  readonly path?: string;
  readonly language?: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

export interface StaticVisitors {
  /** The built site, without an endpoint behind it. */
  readonly site: { readonly url: string };
  /** Opens a page as a visitor whose browser speaks English; `language` is what an earlier visit stored. */
  readonly visit: (visit?: StaticVisit) => Promise<Page>;
  /** A page that is nowhere yet. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Ends the last visit before its test does. */
  readonly leave: () => Promise<void>;
}

/** Site and browser for the tests of a file; every test is a visit of its own, of which nothing is left. */
export function setUpStaticVisitors(): StaticVisitors {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext | undefined;
  const leave = async () => {
    await context?.close();
    context = undefined;
  };
  setUpBrowser((one) => (browser = one));
  setUpBuiltSite((one) => (site = one));
  afterEach(leave);

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    context = await browser.newContext(options);
    return context.newPage();
  }

  async function visit({ path = '/', language, width = 1280, theme = 'light' }: StaticVisit = {}): Promise<Page> {
    const page = await open({
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    await page.route('**/images/templates/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: IMAGE }));
    if (language !== undefined)
      await page.addInitScript((value) => {
        if (localStorage.getItem('language') === null) localStorage.setItem('language', value);
      }, language);
    await goTo(page, site.url + path);
    return page;
  }

  return {
    site: {
      get url() {
        return site.url;
      },
    },
    visit,
    open,
    leave,
  };
}
