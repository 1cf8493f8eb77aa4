import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { accessibilityFaults } from './axe.ts';
import { launchBrowser } from './launch.ts';
import { serveBuiltSite, type Site } from './site.ts';
import { goTo, reload } from './visit.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Stands for the images that another part of the build renders. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="794" height="1123"><rect width="794" height="1123" fill="#fff"/></svg>';

interface Visit {
  readonly path?: string;
  readonly language?: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

/** Opens a page as a visitor whose browser speaks English; `language` is what an earlier visit stored. */
async function visit({ path = '/', language, width = 1280, theme = 'light' }: Visit = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await page.route('**/images/templates/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: IMAGE }));
  if (language !== undefined) {
    await page.goto(`${site.url}/images/nothing`);
    await page.evaluate((value) => localStorage.setItem('language', value), language);
  }
  await goTo(page, site.url + path);
  return page;
}

const documentOf = (page: Page) => page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
const HEBREW = { lang: 'he', dir: 'rtl' };
const ENGLISH = { lang: 'en', dir: 'ltr' };

describe('language', () => {
  it('[I18N-02] [NAV-05] a first visit is in Hebrew, in the page as served and as shown', async () => {
    const served = await (await fetch(`${site.url}/`)).text();
    expect(served).toMatch(/<html lang="he" dir="rtl"/);
    const page = await visit();
    expect(await documentOf(page)).toEqual(HEBREW);
    expect(await page.locator('h1').innerText()).toMatch(/קורות חיים/);
  });

  it('[NAV-03] [NAV-05] [NAV-13] the switch changes texts, language and direction at once, without loading the page again', async () => {
    const page = await visit();
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
    expect(await page.title()).toMatch(/Korot/);
    expect(await page.locator('main').innerText()).not.toMatch(/להתחיל לכתוב/);
    await page.getByText('עברית', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
    expect(await documentOf(page)).toEqual(HEBREW);
    expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  });

  it('[I18N-03] the choice is stored under "language" and survives a reload', async () => {
    const page = await visit();
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await reload(page);
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
    await page.getByText('עברית', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('he');
  });

  it('[I18N-04] an unknown stored language falls back to Hebrew', async () => {
    const page = await visit({ language: 'fr' });
    expect(await documentOf(page)).toEqual(HEBREW);
  });

  it('follows a choice made in another tab', async () => {
    const page = await visit();
    const other = await (context as BrowserContext).newPage();
    await goTo(other, site.url);
    await other.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
  });

  it('home loads no text of the builder or the gallery', async () => {
    const page = await visit();
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(scripts.filter((name) => /home-\w+/.test(name)).length).toBeGreaterThan(0);
    expect(scripts.filter((name) => /(builder|gallery|BuilderPage|TemplatesPage)-/.test(name))).toEqual([]);
  });
});

describe('moving around', () => {
  it('[NAV-02] any other path leads home', async () => {
    for (const path of ['/nowhere', '/templates/professional', '/builder/x']) {
      const page = await visit({ path });
      expect(await page.evaluate(() => location.pathname)).toBe('/');
      await context?.close();
    }
  });

  it('[NAV-06] the bar leads home, to the templates and to a new résumé', async () => {
    const page = await visit({ path: '/templates' });
    const bar = page.locator('header').first();
    await bar.getByRole('link', { name: 'קורות חיים חדשים' }).click();
    await page.waitForURL(`${site.url}/builder`);
    await bar.getByRole('link', { name: 'תבניות' }).click();
    await page.waitForURL(`${site.url}/templates`);
    await bar.getByRole('link', { name: 'דף הבית', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
  });

  it('a new screen starts at its top and takes the focus; each has a title of its own', async () => {
    const page = await visit();
    await page.evaluate(() => scrollTo(0, 600));
    const home = await page.title();
    await page.locator('header').first().getByRole('link', { name: 'תבניות' }).click();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    expect(await page.title()).not.toBe(home);
    const head = await page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      titles: document.querySelectorAll('title').length,
      title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
    }));
    expect(head).toMatchObject({ canonical: `${site.url}/templates`, titles: 1, title: await page.title() });
    expect(head.description).toMatch(/תבניות/);
  });

  it('an address that names a part of a screen leads to it, also where that part comes late', async () => {
    const page = await visit({ path: '/about' });
    const late = Promise.withResolvers<void>();
    await page.route('**/assets/UploadSection-*.js', (route) => late.promise.then(() => route.continue()));
    await goTo(page, `${site.url}/#upload`);
    const leaveAndReturn = async () => {
      await page.locator('nav a[href="/templates"]').first().click();
      await page.waitForFunction(() => location.pathname === '/templates' && document.activeElement?.id === 'main' && scrollY === 0);
      await page.goBack();
    };
    const led = (selector: string) => page.waitForFunction((wanted) => document.activeElement?.matches(`#upload${wanted}`) === true && Math.abs(document.activeElement.getBoundingClientRect().top - 80) < 60, selector);
    await leaveAndReturn();
    await led('.upload-place');
    late.resolve();
    await led('.upload');
    await leaveAndReturn();
    await led('.upload');
  });

  it('[NAV-11] the bar changes once the page is scrolled past 50 px, and back', async () => {
    const page = await visit();
    const bar = page.locator('.bar');
    const look = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await look();
    const scrolled = async (to: number, wanted: boolean) => {
      await page.evaluate((y) => new Promise<void>((done) => {
        addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
        scrollTo(0, y);
      }), to);
      await expect.poll(() => bar.getAttribute('data-scrolled'), { message: `at ${to} px` }).toBe(String(wanted));
    };
    await scrolled(50, false);
    await scrolled(51, true);
    await page.waitForFunction((was) => getComputedStyle(document.querySelector('.bar') as Element).backgroundColor !== was, before);
    await scrolled(49, false);
    await page.waitForFunction((was) => getComputedStyle(document.querySelector('.bar') as Element).backgroundColor === was, before);
  });

  it('[NAV-12] on a phone the menu opens, closes, and closes by itself on a change of route', async () => {
    const page = await visit({ width: 360 });
    const templates = page.locator('header').first().getByRole('link', { name: 'תבניות' });
    expect(await templates.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'פתיחת התפריט' }).click();
    expect(await templates.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'סגירת התפריט' }).click();
    expect(await templates.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'פתיחת התפריט' }).click();
    await page.keyboard.press('Escape');
    expect(await templates.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await templates.click();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
    await templates.waitFor({ state: 'hidden' });
  });

  it('the skip link is the first stop and leads past the bar', async () => {
    const page = await visit();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('דילוג לתוכן');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement !== document.querySelector('main') && document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('a screen that cannot be loaded', () => {
  it('[ERR-03] leaves the bar and what is stored as they are, says what failed, and comes when the page is loaded again', async () => {
    const page = await visit({ language: 'en' });
    await page.evaluate(() => localStorage.setItem('resumeData', 'kept'));
    await page.route('**/assets/TemplatesPage-*.js', (route) => route.abort());
    await page.locator('header').first().getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Failed to load templates' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/assets/TemplatesPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('resumeData'))).toBe('kept');
  });
});

describe('a page whose script is late', () => {
  it.each(['/login', '/login?from=%2Fbuilder'])('%s offers no button that nobody hears: a click waits, and opens the window', async (path) => {
    context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => script.promise.then(() => route.continue()));
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const button = page.locator('.google');
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    const opening = context.waitForEvent('page');
    const clicked = button.click();
    script.resolve();
    await Promise.all([opening, clicked]);
  });
});

describe('a page whose texts cannot be loaded', () => {
  it('says so in both languages instead of staying blank', async () => {
    context = await browser.newContext();
    const page = await context.newPage();
    // Whatever the build calls it: the file that holds the shell's texts.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('דילוג לתוכן') ? route.abort() : route.fulfill({ response });
    });
    await page.goto(site.url);
    await page.getByRole('heading', { name: /לא נטען/ }).waitFor();
    expect(await page.locator('#root [lang=en]').innerText()).toMatch(/could not be loaded/);
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: /נסות שוב/ }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
  });
});

describe('home', () => {
  it('[HOME-02] the badge follows the language of the screens', async () => {
    expect(await (await visit()).locator('.hero-badge').innerText()).toMatch(/[א-ת]/);
    await context?.close();
    expect(await (await visit({ language: 'en' })).locator('.hero-badge').innerText()).toMatch(/^[^א-ת]+$/);
  });

  it('[HOME-08] [HOME-09] shows the first three templates, each with its image and a link that uses it, and a link to all', async () => {
    const page = await visit();
    const cards = page.locator('.fan > li');
    expect(await cards.count()).toBe(3);
    for (const [index, template] of TEMPLATES.slice(0, 3).entries()) {
      const card = cards.nth(index);
      expect(await card.locator('h3').innerText()).toBe(template.name);
      expect(await card.getByRole('link').getAttribute('href')).toBe(`/builder?template=${template.id}`);
      expect(await card.getByRole('img').getAttribute('src')).toBe(`/images/templates/${template.id}-template.jpg`);
    }
    expect(await page.locator('.showcase .section-head a').getAttribute('href')).toBe('/templates');
  });
});

const names = (page: Page) => page.locator('.gallery-card h2').allInnerTexts();

describe('gallery', () => {
  it('[GAL-01] [GAL-03] [GAL-04] search narrows the templates, the count follows, and reset shows all again', async () => {
    const page = await visit({ path: '/templates', language: 'en' });
    const search = page.getByRole('searchbox', { name: 'Search templates' });
    await search.fill('MAGAZINE');
    await page.getByText('One template found').waitFor();
    expect(await names(page)).toEqual(['Editorial']);
    await page.locator('.segment', { hasText: 'Tech' }).click();
    await page.getByText('No templates found').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await page.getByText(`${TEMPLATES.length} templates found`).waitFor();
    expect(await names(page)).toEqual(TEMPLATES.map((template) => template.nameEn));
    expect(await search.inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
  });

  it('[GAL-02] each category shows only its own templates, technology means tech, all shows every one', async () => {
    const page = await visit({ path: '/templates', language: 'en' });
    for (const [label, category] of [['Professional', 'professional'], ['Creative', 'creative'], ['Tech', 'tech'], ['Academic', 'academic'], ['All', undefined]] as const) {
      await page.locator('.segment', { hasText: label }).click();
      const wanted = TEMPLATES.filter((template) => category === undefined || template.category === category).map((template) => template.nameEn);
      await page.getByText(`${wanted.length} templates found`).waitFor();
      expect(await names(page)).toEqual(wanted);
    }
    const tech = TEMPLATES.filter((template) => template.category === 'tech').map((template) => template.nameEn);
    await goTo(page, `${site.url}/templates?category=technology`);
    // The page as written shows every template, in Hebrew; what is awaited is what only the script can show.
    await page.getByText(`${tech.length} templates found`).waitFor();
    expect(await names(page)).toEqual(tech);
    expect(await page.getByRole('radio', { name: 'Tech' }).isChecked()).toBe(true);
  });

  it('[GAL-05] [GAL-06] each card has image, name, description in the language of the screens, and a button that uses it', async () => {
    for (const language of ['he', 'en'] as const) {
      const page = await visit({ path: '/templates', language });
      const cards = page.locator('.gallery-card');
      expect(await cards.count()).toBe(TEMPLATES.length);
      for (const [index, template] of TEMPLATES.entries()) {
        const card = cards.nth(index);
        expect(await card.locator('h2').innerText()).toBe(language === 'he' ? template.name : template.nameEn);
        expect(await card.locator('p').innerText()).toBe(language === 'he' ? template.description : template.descriptionEn);
        expect(await card.getByRole('link').getAttribute('href')).toBe(`/builder?template=${template.id}`);
        expect(await card.getByRole('img', { name: language === 'he' ? template.name : template.nameEn }).getAttribute('src')).toMatch(`/images/templates/${template.id}-template`);
      }
      await cards.nth(8).getByRole('link').click();
      await page.waitForURL(`${site.url}/builder?template=${TEMPLATES[8]?.id}`);
      await context?.close();
    }
  });
});

describe('an image that cannot be loaded', () => {
  it('[TPL-11] gives way to a placeholder, and its text stays when that fails too', async () => {
    const page = await visit();
    const asked: string[] = [];
    await page.route(/\/images\/templates\/|\/api\/placeholder\//, (route) => {
      asked.push(route.request().url().replace(site.url, ''));
      return route.fulfill({ status: 404 });
    });
    await goTo(page, `${site.url}/templates`);
    await page.locator('.gallery-card .template-sheet[role=img]').first().waitFor();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/images/templates/professional-template.jpg', '/api/placeholder/794/1123?text=professional']));
    await expect.poll(() => page.locator('.gallery-card').first().getByRole('img', { name: /מקצועית/ }).count()).toBe(1);
  });
});

describe('every screen of the shell', () => {
  it.each([['he', 'dark'], ['en', 'light']] as const)('axe finds nothing on a phone with the menu open, %s, %s', async (language, theme) => {
    const phone = await visit({ language, theme, width: 360 });
    await phone.locator('.bar-toggle').click();
    expect(await accessibilityFaults(phone)).toEqual([]);
  });

  it.each([320, 768, 1440])('fits a width of %i px in both languages', async (width) => {
    for (const path of ['/', '/templates']) {
      for (const language of ['he', 'en']) {
        const page = await visit({ path, language, width });
        expect([path, language, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, language, width]);
        await context?.close();
      }
    }
  });

  it('runs under the strict content security policy and asks nothing of other hosts', async () => {
    const page = await visit({ path: '/templates' });
    const hosts = await page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin))]);
    expect(hosts).toEqual([site.url]);
    const violations: string[] = [];
    page.on('console', (message) => { if (/Content Security Policy/i.test(message.text())) violations.push(message.text()); });
    await reload(page);
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    expect(violations).toEqual([]);
  });
});
