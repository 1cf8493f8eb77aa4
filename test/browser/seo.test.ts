import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STATIC_PAGES, localizedPath } from '../../shared/site/staticPages.ts';
import { LANGUAGES, textDirection, type Language } from '../../shared/platform/language.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import type { Site } from './site.ts';
import { goTo, reload } from './navigation.ts';
import { setUpBrowser, setUpBuiltSite } from './worker.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext | undefined;

setUpBrowser((one) => (browser = one));
setUpBuiltSite((one) => (site = one));
afterEach(async () => {
  await context?.close();
  context = undefined;
});

const PAGES = STATIC_PAGES.flatMap(({ path, listed }) =>
  LANGUAGES.map((language) => ({ path, language, listed, address: localizedPath(path, language) })),
);

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  return context.newPage();
}

const headOf = (page: Page) =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of it runs in the page
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      descriptions: all('meta[name=description]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      properties: Object.fromEntries(
        [...document.head.querySelectorAll('meta[property]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
      card: all('meta[name="twitter:card"]', 'content'),
    };
  });

/** The words between the tags, without scripts and styles. */
const textOf = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');

describe('a page as it is served, to whoever runs no script', () => {
  it.each(PAGES)(
    '[NAV-04] $address ($language) says in its language what it is, and where it stands in the other',
    async ({ path, language, listed, address }) => {
      const html = await (await fetch(site.url + address)).text();
      expect(html).toContain(`<html lang="${language}" dir="${textDirection(language)}"`);
      expect(html).not.toContain('site.invalid');
      const words = textOf(html.slice(html.indexOf('id="root"')));
      const hebrew = words.match(/[א-ת]/g)?.length ?? 0;
      const latin = words.match(/[A-Za-z]/g)?.length ?? 0;
      expect(language === 'he' ? hebrew > latin : latin > hebrew).toBe(true);
      if (path === '/' || path === '/templates')
        expect(textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()).not.toBe('');
      expect(html.match(/<title/g)).toHaveLength(1);
      expect(html).toContain(`rel="canonical" href="${site.url}${address}"`);
      expect(/name="robots" content="noindex"/.test(html)).toBe(!listed);
      for (const other of LANGUAGES)
        expect(html.includes(`hrefLang="${other}" href="${site.url}${localizedPath(path, other)}"`)).toBe(listed);
      // Whatever it links to is there.
      const later = /data-needs="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      const own = html.matchAll(
        /(?:href|src|data-start)="(\/(?:assets|icons|images)\/[^"]+|\/manifest\.webmanifest)"/g,
      );
      const images = html.matchAll(/property="og:image" content="([^"]+)"/g);
      const linked = [
        ...[...own].map(([, path]) => site.url + path),
        ...[...images].map(([, address]) => address as string),
      ];
      linked.push(...later.map((file) => site.url + file));
      const answers = await Promise.all([...new Set(linked)].map(async (url) => [url, (await fetch(url)).status]));
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    },
  );

  it('[NAV-04] each has a title and a description of its own', async () => {
    const heads = await Promise.all(
      PAGES.map(async ({ address }) =>
        /<title[^>]*>([^<]+)<\/title>.*?name="description" content="([^"]+)"/s.exec(
          await (await fetch(site.url + address)).text(),
        ),
      ),
    );
    expect(new Set(heads.map((head) => head?.[1])).size).toBe(PAGES.length);
    expect(new Set(heads.map((head) => head?.[2])).size).toBe(PAGES.length);
  });

  it('the sitemap names every public page, robots the sitemap, the manifest an icon of each kind', async () => {
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect([...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual(
      PAGES.filter(({ listed }) => listed).map(({ address }) => site.url + address),
    );
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toMatch(
      new RegExp(`^Sitemap: ${site.url}/sitemap.xml$`, 'm'),
    );
    const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src } of manifest.icons)
      expect((await fetch(site.url + src)).headers.get('content-type')).toBe('image/png');
  });
});

/** `npm test` opens a page in one language on a phone and in the other on a laptop, its neighbour in turn. */
const widthsOf = (path: string, language: Language): readonly number[] => {
  const turn = STATIC_PAGES.findIndex((page) => page.path === path) + LANGUAGES.indexOf(language);
  return EXHAUSTIVE ? [360, 1280] : [turn % 2 === 0 ? 360 : 1280];
};

/** What the first heading of each page says in Hebrew. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  '/': /^קורות חיים כמו שצריך/,
  '/templates': /^תבניות$/,
  '/builder': /./,
  '/login': /^התחברות$/,
  '/privacy': /^מדיניות פרטיות$/,
  '/terms': /^תנאי שימוש$/,
  '/about': /^הסיפור של קורות$/,
  '/contact': /^יצירת קשר$/,
  '/accessibility': /^הצהרת נגישות$/,
};

/** In the page, before anything of its own: what moves, and the bar as it was served. */
function watchTakingOver(): void {
  const record = globalThis as unknown as { shift: number; bar: Element | null };
  record.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) record.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // When the document is parsed and no module has run yet.
  document.addEventListener('readystatechange', () => {
    record.bar ??= document.querySelector('header');
  });
}

describe.each(LANGUAGES)('a page that the script takes over (%s)', (language) => {
  const complaints: string[] = [];
  let visitor: BrowserContext | undefined;
  let page: Page;
  // One visitor opens one address after the other.
  beforeAll(async () => {
    visitor = await browser.newContext();
    page = await visitor.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(watchTakingOver);
  });
  afterAll(() => visitor?.close());

  it.each(PAGES.filter((each) => each.language === language))(
    '[NAV-01] $address shows its own screen, keeps its elements, moves nothing and breaks no policy',
    async ({ path, address }) => {
      for (const width of widthsOf(path, language)) {
        complaints.length = 0;
        await page.setViewportSize({ width, height: 800 });
        await goTo(page, site.url + address);
        await page.waitForFunction(
          () =>
            document.querySelectorAll('head [data-written]').length === 0 && document.querySelector('title') !== null,
        );
        await page.waitForLoadState('networkidle');
        const shown = await page.evaluate(() => {
          const { shift, bar } = globalThis as unknown as { shift: number; bar: Element | null };
          return {
            shift,
            kept: bar !== null && bar === document.querySelector('header'),
            lang: document.documentElement.lang,
            path: location.pathname,
            headings: [...document.querySelectorAll<HTMLElement>('main h1')].map((one) => one.innerText),
          };
        });
        expect(shown.shift).toBeLessThan(0.02);
        expect([shown.kept, shown.lang, shown.path]).toEqual([true, language, path]);
        expect(shown.headings).toEqual([
          expect.stringMatching(language === 'he' ? (HEADINGS[path] as RegExp) : /^[^א-ת]+$/),
        ]);
        expect(complaints.filter((text) => !/config\.json|404/.test(text))).toEqual([]);
        const head = await headOf(page);
        expect(head).toMatchObject({
          titles: [expect.any(String)],
          descriptions: [expect.any(String)],
          canonical: [site.url + address],
          card: ['summary_large_image'],
        });
        expect(head.properties).toMatchObject({
          'og:title': head.titles[0],
          'og:url': site.url + address,
          'og:image': `${site.url}/images/share-${language}.jpg`,
        });
        if (path === '/')
          expect(JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())).toMatchObject({
            '@type': 'WebApplication',
            url: `${site.url}/`,
          });
      }
    },
  );
});

describe('a page that was served in its language', () => {
  it('gives way where something else is to be shown: a filter, another language that was chosen before', async () => {
    const page = await open();
    await goTo(page, `${site.url}/templates?category=academic`);
    expect(await page.getByRole('radio', { name: 'אקדמיות' }).isChecked()).toBe(true);
    expect((await headOf(page)).canonical).toEqual([`${site.url}/templates`]);
    await page.evaluate(() => {
      localStorage.setItem('language', 'en');
      document.cookie = 'language=; max-age=0; path=/';
    });
    await goTo(page, site.url);
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await headOf(page)).toMatchObject({
      titles: [expect.stringMatching(/^Korot/)],
      canonical: [`${site.url}/`],
    });
  });

  it('comes in the language that was chosen, and an address that names one chooses it', async () => {
    const page = await open();
    await goTo(page, `${site.url}/?lang=en`);
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    await page.waitForFunction(() => localStorage.getItem('language') === 'en');
    const served = await page.request.get(`${site.url}/templates`);
    expect(await served.text()).toContain('<html lang="en"');
    await page.waitForFunction(() => document.querySelectorAll('head [data-written]').length === 0);
    await page.getByText('עברית', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
    await page.waitForURL(`${site.url}/`);
    await reload(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('he');
  });
});
