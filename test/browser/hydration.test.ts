import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { localizedPath, STATIC_PAGES } from '../../shared/site/staticPages.ts';
import { goTo } from './navigation.ts';
import { byTurn } from '../support/exhaustive.ts';
import type { Site } from './site.ts';
import { closeWindows, setUpBrowser, setUpBuiltSite } from './worker.ts';

let site: Site;
let browser: Browser;
setUpBuiltSite((one) => (site = one));
setUpBrowser((one) => (browser = one));
afterAll(() => closeWindows(browser));

interface Visitor {
  readonly userAgent?: string;
  /** The day on which the page is opened. */
  readonly day?: string;
  readonly timezoneId?: string;
  /** Runs in the page as soon as its content is there, before its own script. */
  readonly changes?: (root: HTMLElement) => void;
}

/** Visitors of a prerendered page; those who find it unchanged see that very page. */
const AS_WRITTEN: Readonly<Record<string, Visitor>> = {
  'the browser of today': {},
  'an app of Facebook': {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/1]',
  },
  'a web view of Android': {
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/130.0 Mobile Safari/537.36',
  },
  'nodes beside the page': {
    changes: () => {
      document.body.prepend(document.createElement('app-banner'));
      document.body.append(document.createElement('grammarly-desktop-integration'));
      document.body.setAttribute('data-gr-ext-installed', '');
      document.documentElement.classList.add('extension');
      document.head.append(document.createElement('style'));
    },
  },
  'a password manager': {
    changes: (root) => root.querySelectorAll('input').forEach((input) => input.setAttribute('data-manager', 'yes')),
  },
};
const CHANGED: Readonly<Record<string, Visitor>> = {
  'the first hour of a year': { day: '2031-01-01T00:30:00+02:00', timezoneId: 'Asia/Jerusalem' },
  'a leap day far away': { day: '2032-02-29T12:00:00Z', timezoneId: 'Pacific/Kiritimati' },
  'nodes within the page': {
    changes: (root) => root.querySelectorAll('input, h1').forEach((one) => one.after(document.createElement('i'))),
  },
  'a translator': {
    changes: (root) => {
      for (const one of root.querySelectorAll('p, a, h1, h2')) {
        const text = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const font = document.createElement('font');
        font.textContent = `${text?.textContent} `;
        text?.replaceWith(font);
      }
    },
  },
  'texts changed in place': {
    changes: (root) => {
      const heading = root.querySelector('h1')?.firstChild;
      if (heading) heading.textContent = 'Добро пожаловать';
    },
  },
};

async function meet({ userAgent, day, timezoneId, changes }: Visitor, path: string) {
  const context = await browser.newContext({
    ...(userAgent && { userAgent }),
    ...(timezoneId && { timezoneId }),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  if (day) await page.clock.setFixedTime(new Date(day));
  if (changes) await page.addInitScript({ content: `globalThis.changePage = ${String(changes)}` });
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const root = document.getElementById('root');
      if (!root?.firstElementChild || !document.querySelector('noscript')) return;
      seen.disconnect();
      Object.assign(root.firstElementChild, { written: true });
      (globalThis as { changePage?: Visitor['changes'] }).changePage?.(root);
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await goTo(page, site.url + path);
  const result = { faults, isWritten: await isWritten(page), foot: await footOf(page) };
  await context.close();
  return result;
}

const isWritten = (page: Page) =>
  page.evaluate(() => 'written' in (document.getElementById('root')?.firstElementChild ?? {}));
const footOf = async (page: Page) => (await page.locator('.foot p').allInnerTexts())[0] ?? '';

const PAGES = STATIC_PAGES.flatMap(({ path }) => LANGUAGES.map((language) => localizedPath(path, language)));

/** Each page by one visitor: its two languages by different ones, that of the sign-in by those of an app. */
const met = PAGES.flatMap((path, index) =>
  byTurn(index, Object.entries(AS_WRITTEN)).map((visitor) => [path, ...visitor] as const),
);
/** Each change on two pages, those of reading and of work among them. */
const changed = Object.entries(CHANGED).flatMap(([name, visitor], index) =>
  [2 * index, 2 * index + 7].map((at) => [PAGES[at % PAGES.length] ?? '/', name, visitor] as const),
);

it.each(met)('a written page is the one that is shown, without a word of React: %s, %s', async (path, _, visitor) => {
  const { faults, isWritten: isKept } = await meet(visitor, path);
  expect({ faults, isKept }).toEqual({ faults: [], isKept: true });
});

it.each(changed)(
  'one that is no longer as it was gives way to the first rendering: %s, %s',
  async (path, _, visitor) => {
    const { faults, isWritten: isKept, foot } = await meet(visitor, path);
    expect({ faults, isKept }).toEqual({ faults: [], isKept: false });
    if (visitor.day && foot) expect(foot).toContain(visitor.day.slice(0, 4));
  },
);
