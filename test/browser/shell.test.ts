import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../shared/platform/language.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { goTo, reload } from './navigation.ts';
import { switchLanguage } from './scenes/check-scene.ts';
import { setUpStaticVisitors } from './static-visitors.ts';

const { site, visit, open, leave } = setUpStaticVisitors();

const documentOf = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
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

  it('[NAV-03] [NAV-05] [NAV-13] [I18N-03] the switch changes it without a new load, and keeps it', async () => {
    const page = await visit();
    const stored = () => page.evaluate(() => localStorage.getItem('language'));
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
    expect(await page.title()).toMatch(/Korot/);
    expect(await page.locator('main').innerText()).not.toMatch(/להתחיל לכתוב/);
    expect([await stored(), await page.evaluate(() => 'samePage' in globalThis)]).toEqual(['en', true]);
    await reload(page);
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await page.getByText('עברית', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
    expect(await documentOf(page)).toEqual(HEBREW);
    expect([await stored(), await page.evaluate(() => 'samePage' in globalThis)]).toEqual(['he', true]);
  });

  it('follows a choice made in another tab', async () => {
    const page = await visit();
    const other = await page.context().newPage();
    await goTo(other, site.url);
    await other.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /résumé/ }).waitFor();
    expect(await documentOf(page)).toEqual(ENGLISH);
  });

  it('home loads no text of the builder or the gallery', async () => {
    const page = await visit();
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(scripts.filter((name) => /home-\w+/.test(name)).length).toBeGreaterThan(0);
    expect(scripts.filter((name) => /(builder|gallery|BuilderRoute|TemplatesPage)-/.test(name))).toEqual([]);
    // What comes by itself, the upload section last, is what the build's budget counts (vite.config.ts).
    await page.locator('section#upload .upload-box').waitFor();
    const loaded = () =>
      page.evaluate(() =>
        [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].filter((name) =>
          name.endsWith('.js'),
        ),
      );
    const byItself = await loaded();
    const sizes = await Promise.all(
      byItself.map(async (name) => gzipSync(Buffer.from(await (await fetch(name)).arrayBuffer()), { level: 9 }).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(111);
    expect(byItself.filter((name) => /importer-/.test(name))).toEqual([]);
    // The importer comes for whoever is about to choose a file.
    await page.locator('.upload-box').hover();
    await expect.poll(async () => (await loaded()).some((name) => /importer-/.test(name))).toBe(true);
  });
});

describe('moving around', () => {
  it('[NAV-02] any other path leads home, and is said not to exist', async () => {
    for (const [path, language, text] of [
      ['/builder/x', 'he', 'הכתובת הזו לא קיימת באתר. זה דף הבית.'],
      ['/templates/professional', 'en', 'That address does not exist here. This is the home page.'],
    ] as const) {
      const page = await visit({ path, language });
      expect(await page.evaluate(() => location.pathname)).toBe('/');
      await expect.poll(() => page.locator('.toast-text').allInnerTexts()).toEqual([text]);
      await leave();
    }
  });

  it('[NAV-06] the bar leads to the templates, to a new résumé and home; a screen starts at its top', async () => {
    const page = await visit();
    const bar = page.locator('header').first();
    await page.evaluate(() => scrollTo(0, 600));
    const home = await page.title();
    await bar.getByRole('link', { name: 'תבניות' }).click();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
    // It takes the focus, and has a title of its own.
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
    await bar.getByRole('link', { name: 'קורות חיים חדשים' }).click();
    await page.waitForURL(`${site.url}/builder`);
    await bar.getByRole('link', { name: 'תבניות' }).click();
    await page.waitForURL(`${site.url}/templates`);
    await bar.getByRole('link', { name: 'דף הבית', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'תבניות' }).waitFor();
  });

  it('an address that names a part of a screen leads to it, also where that part comes late', async () => {
    const page = await visit({ path: '/about' });
    const late = Promise.withResolvers<void>();
    await page.route('**/assets/UploadSection-*.js', (route) => late.promise.then(() => route.continue()));
    await goTo(page, `${site.url}/#upload`);
    const leaveAndReturn = async () => {
      await page.locator('nav a[href="/templates"]').first().click();
      await page.waitForFunction(
        () => location.pathname === '/templates' && document.activeElement?.id === 'main' && scrollY === 0,
      );
      await page.goBack();
    };
    const led = (selector: string) =>
      page.waitForFunction(
        (wanted) =>
          document.activeElement?.matches(`#upload${wanted}`) === true &&
          Math.abs(document.activeElement.getBoundingClientRect().top - 80) < 60,
        selector,
      );
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
    for (const [width, reducedMotion] of [
      [1280, 'no-preference'],
      [360, 'no-preference'],
      [360, 'reduce'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 800 });
      const before = await look();
      const scrolled = async (to: number, wanted: boolean) => {
        const message = `at ${to} px, ${width} px wide, motion ${reducedMotion}`;
        await page.evaluate(
          (y) =>
            new Promise<void>((done) => {
              addEventListener('scroll', () => requestAnimationFrame(() => done()), { once: true });
              scrollTo(0, y);
            }),
          to,
        );
        await expect.poll(() => bar.getAttribute('data-scrolled'), { message }).toBe(String(wanted));
        await expect.poll(async () => (await look()) !== before, { message }).toBe(wanted);
        // A bar that takes less room must not pull the page back to where it takes more.
        expect([await page.evaluate(() => scrollY), await bar.getAttribute('data-scrolled')], message).toEqual([
          to,
          String(wanted),
        ]);
      };
      await scrolled(50, false);
      await scrolled(51, true);
      await scrolled(49, false);
      await scrolled(0, false);
    }
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
    // Nor does it stand open on the way back to where it was opened.
    await page.locator('.wordmark').click();
    await page.locator('.hero-start').waitFor();
    expect(await templates.isVisible()).toBe(false);
  });

  it('the skip link is the first stop and leads past the bar', async () => {
    const page = await visit();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('דילוג לתוכן');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement !== document.querySelector('main') && document.activeElement?.closest('main') !== null,
      ),
    ).toBe(true);
  });
});

describe('a screen that cannot be loaded', () => {
  it('[ERR-03] says so, leaves the bar and what is stored, and comes at another load', async () => {
    const page = await visit({ language: 'en' });
    await page.evaluate(() => localStorage.setItem('resumeData', 'kept'));
    await page.route('**/assets/TemplatesPage-*.js', (route) => route.abort());
    await page.locator('header').first().getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Failed to load templates' }).waitFor();
    await page.unroute('**/assets/TemplatesPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('resumeData'))).toBe('kept');
  });
});

describe('a page whose script is late', () => {
  it.each(['/login', '/login?from=%2Fbuilder'])(
    '%s offers no button that nobody hears: a click waits, and opens the window',
    async (path) => {
      const page = await open({ locale: 'en-US' });
      const script = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', (route) => script.promise.then(() => route.continue()));
      await page.goto(site.url + path, { waitUntil: 'commit' });
      const button = page.locator('.google');
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
      const opening = page.context().waitForEvent('page');
      const clicked = button.click();
      script.resolve();
      await Promise.all([opening, clicked]);
    },
  );
});

describe('a page whose texts cannot be loaded', () => {
  it('says so in both languages instead of staying blank', async () => {
    const page = await open();
    // Whatever the build calls it: the file that holds the shell's texts.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('דילוג לתוכן') ? route.abort() : route.fulfill({ response });
    });
    await page.goto(site.url);
    await page.getByRole('heading', { name: /לא נטען/ }).waitFor();
    expect((await page.locator('#root [lang=en]').allInnerTexts()).join('\n')).toMatch(/This page did not load/);
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: /נסות שוב/ }).click();
    await page.getByRole('heading', { level: 1, name: /קורות חיים/ }).waitFor();
  });
});

describe('home', () => {
  it('[HOME-01] offers whoever comes back their draft and résumés, where others find the start', async () => {
    const page = await visit({ width: 360 });
    const hero = () => page.locator('.hero-badge, .hero-actions a').allInnerTexts();
    const start = page.locator('.hero-start');
    const fresh = await hero();
    const before = await start.boundingBox();
    await page.evaluate(() => {
      localStorage.setItem('resumeData', JSON.stringify({ personalInfo: { fullName: 'Maya (CV)' } }));
      localStorage.setItem('account', JSON.stringify({ uid: 'u1', displayName: 'Maya', aiCredits: 2 }));
    });
    await reload(page);
    await expect.poll(hero).toEqual(['לקורות החיים שלי', 'להמשיך: \u2066Maya (CV)\u2069', fresh[2]]);
    expect([await start.getAttribute('href'), await page.locator('.hero-badge a').getAttribute('href')]).toEqual([
      '/builder',
      '/profile',
    ]);
    // Nothing moves when it is found.
    expect(await start.boundingBox()).toEqual(before);
    await leave();
  });

  it('[HOME-02] [HOME-08] [HOME-09] has a badge in its language, three templates and a link to all', async () => {
    const page = await visit();
    const cards = page.locator('.fan > li');
    expect(await cards.count()).toBe(3);
    for (const [index, template] of TEMPLATES.slice(0, 3).entries()) {
      const card = cards.nth(index);
      expect(await card.locator('h3').innerText()).toBe(template.name.he);
      expect(await card.getByRole('link').getAttribute('href')).toBe(`/builder?template=${template.id}`);
      expect(await card.getByRole('img').getAttribute('src')).toBe(`/images/templates/${template.id}-template.jpg`);
    }
    expect(await page.locator('.showcase .section-head a').getAttribute('href')).toBe('/templates');
    const badge = page.locator('.hero-badge');
    expect(await badge.innerText()).toMatch(/[א-ת]/);
    await switchLanguage(page, 'en');
    expect(await badge.innerText()).toMatch(/^[^א-ת]+$/);
  });
});

describe('every screen of the shell', () => {
  it('[NAV-12] shows the open menu whole: no name over it, and in the system’s colours room in its row', async () => {
    const page = await visit({ width: 360 });
    await page.emulateMedia({ forcedColors: 'active' });
    const toggle = page.locator('.bar-toggle');
    const tip = toggle.locator('.tip');
    await toggle.hover();
    // Without a ground it has an edge there.
    expect(await tip.evaluate((one) => [one.checkVisibility(), getComputedStyle(one).outlineStyle])).toEqual([
      true,
      'solid',
    ]);
    await toggle.click();
    await page.locator('.bar-menu').waitFor();
    expect(await tip.isVisible()).toBe(false);
    const [current, other] = await page.locator('.bar-links a').evaluateAll((links) =>
      links.map((link) => {
        const { paddingInlineStart, backgroundColor } = getComputedStyle(link);
        const words = document.createRange();
        words.selectNodeContents(link);
        return {
          room: Number.parseFloat(paddingInlineStart),
          backgroundColor,
          end: words.getBoundingClientRect().right,
        };
      }),
    );
    expect(current?.backgroundColor).not.toBe(other?.backgroundColor);
    expect(current?.room).toBeGreaterThanOrEqual(8);
    expect(current?.end).toBeCloseTo(other?.end ?? 0, 0);
  });

  it('[NAV-12] fits 320 to 1440 px in both languages, its links behind a button below 992 px', async () => {
    const page = await visit();
    for (const path of ['/', '/templates']) {
      if (path !== '/') await page.locator(`.bar-links a[href="${path}"]`).click();
      await page.locator(`main[data-screen="${path}"]`).waitFor();
      for (const [index, width] of [320, 768, 991, 992, 1440].entries()) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.locator('.bar-toggle').isVisible()).toBe(width < 992);
        expect(await page.locator('.bar-links').isVisible()).toBe(width >= 992);
        // By turns: what was tried last, and at the next width the other one.
        const languages: readonly Language[] = EXHAUSTIVE ? LANGUAGES : [index % 2 === 0 ? 'en' : 'he'];
        for (const language of languages) {
          await switchLanguage(page, language);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
              message: `${path} in ${language}`,
            })
            .toBe(width);
        }
      }
    }
  });

  it('runs under the strict content security policy and asks nothing of other hosts', async () => {
    const page = await open({ locale: 'en-US' });
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await goTo(page, `${site.url}/templates`);
    const hosts = await page.evaluate(() => [
      ...new Set(performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin)),
    ]);
    expect(hosts).toEqual([site.url]);
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
    expect(violations).toEqual([]);
  });
});
