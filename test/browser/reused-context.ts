import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What a test can do to a context or a page and nothing here can undo: then the next visitor gets a new one. */
const LASTING = {
  clock: ['install', 'setFixedTime', 'setSystemTime'],
  context: [
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultTimeout',
    'setDefaultNavigationTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
    'tracing',
  ],
  page: [
    'exposeBinding',
    'exposeFunction',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultTimeout',
    'setDefaultNavigationTimeout',
    'setExtraHTTPHeaders',
  ],
} as const;

const PAGE_EVENTS = [
  'close',
  'console',
  'crash',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
] as const;

/** A file of every site that runs no script: what was compiled for the site stays while it is shown. */
const NEUTRAL = '/robots.txt';

const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

interface Kept {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Options it was made with. */
  readonly made: string;
}

/** Contexts that wait for a visitor: each is a process of the browser with a page of some 100 MB. */
const MOST_KEPT = 4;

/**
 * A visitor's context, once closed, becomes the next one's where it wants the same options: storage, cookies, routes,
 * scripts, listeners and other windows are taken away, while the process with the site's compiled scripts and fonts
 * stays. It must not even show `about:blank` in between, for which Chromium takes another process: that, not the
 * context, is two thirds of what a page costs. What can be changed later (window, colours, motion) may differ. Some
 * are kept, for visitors that come at once or in turn with other options; nobody gets one in which a test changed what
 * cannot be undone ({@link LASTING}). Nor does a page that a test writes itself (`setContent`): the content policy of
 * the site that was shown before would hold in it. Such a page is asked for by `browser.newPage`, which opens a new
 * one.
 */
export function reuseContext(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  const kept: Kept[] = [];
  browser.newContext = async (options = {}) => {
    const { viewport, storageState } = options;
    if (viewport === null || typeof storageState === 'string') return open(options);
    const made = lastingOptions(options);
    const found = kept.findLast((one) => one.made === made);
    if (found) {
      kept.splice(kept.indexOf(found), 1);
      Reflect.deleteProperty(found.context, 'close');
    }
    const context = found?.context ?? (await open(options));
    if (found) {
      await setChanging(found.page, options);
      if (storageState) await restore(found, storageState);
    }
    const page = found?.page ?? (await context.newPage());
    lendContext(context, page, options, async (isClean) => {
      if (!isClean) return false;
      kept.push({ context, page, made });
      const oldest = kept.length > MOST_KEPT ? kept.shift() : undefined;
      if (oldest) Reflect.deleteProperty(oldest.context, 'close');
      await oldest?.context.close();
      return true;
    });
    return context;
  };
  browser.newPage = async (options) => {
    const context = await open(options);
    const page = await context.newPage();
    const close = page.close.bind(page);
    // As Playwright's own does, which would ask for a context that is used again.
    page.close = (closing) => (closing?.runBeforeUnload === true ? close(closing) : context.close(closing));
    return page;
  };
}

/** Options that {@link setChanging} and {@link restore} put into a context that is there. */
const CHANGING: ReadonlySet<string> = new Set(['viewport', 'colorScheme', 'reducedMotion', 'storageState']);

/** The options that a context keeps from its beginning, in one order, without what is the default. */
function lastingOptions(options: BrowserContextOptions): string {
  const lasting = Object.entries(options).filter(
    ([name, value]) => !CHANGING.has(name) && !(name === 'acceptDownloads' && value === true),
  );
  return JSON.stringify(lasting.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The options that can be changed in a page that is open. */
async function setChanging(page: Page, { viewport, colorScheme, reducedMotion }: BrowserContextOptions): Promise<void> {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    // Null would take away what the context was made with, too.
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
}

/** Puts back the cookies and the local storage that an earlier visit left. */
async function restore({ context, page }: Kept, { cookies, origins }: StorageState): Promise<void> {
  await context.addCookies(cookies);
  for (const { origin, localStorage: entries } of origins) {
    if (!page.url().startsWith(`${origin}/`)) await page.goto(origin + NEUTRAL);
    await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), entries);
  }
}

/** The methods that are replaced while somebody has it, to be put back afterwards. */
function lendContext(
  context: BrowserContext,
  page: Page,
  options: BrowserContextOptions,
  keep: (isClean: boolean) => Promise<boolean>,
): void {
  let isLasting = false;
  const scripts: { dispose(): Promise<void> }[] = [];
  const own: (() => void)[] = [];
  const replace = (target: object, name: string, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
    own.push(() => {
      Reflect.deleteProperty(target, name);
      if (before) Object.defineProperty(target, name, before);
    });
  };
  const note = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const value: unknown = Reflect.get(target, name);
      const real: unknown = typeof value === 'function' ? value.bind(target) : value;
      replace(target, name, {
        get() {
          isLasting = true;
          return real;
        },
      });
    }
  };
  const openSession = context.newCDPSession.bind(context);
  const sessions: CDPSession[] = [];
  replace(context, 'newCDPSession', {
    value: async (...all: Parameters<typeof openSession>) => {
      const session = await openSession(...all);
      sessions.push(session);
      return session;
    },
  });
  const devtools = () => openSession(page);
  note(context, LASTING.context);
  // The one clock of all its pages.
  note(context.clock, LASTING.clock);
  note(page, LASTING.page);
  for (const target of [context, page]) {
    const add = target.addInitScript.bind(target) as (...args: unknown[]) => Promise<{ dispose(): Promise<void> }>;
    replace(target, 'addInitScript', {
      value: async (...args: unknown[]) => {
        const script = await add(...args);
        scripts.push(script);
        return script;
      },
    });
  }
  replace(page, 'setContent', {
    value: () => Promise.reject(new Error('A page of a test’s own is opened by browser.newPage')),
  });
  const newPage = context.newPage.bind(context);
  let isTaken = false;
  replace(context, 'newPage', {
    value: async () => {
      if (!isTaken) {
        isTaken = true;
        return page;
      }
      const other = await newPage();
      await setChanging(other, options);
      return other;
    },
  });
  const close = context.close.bind(context);
  let closing: Promise<void> | undefined;
  replace(context, 'close', {
    value: () =>
      (closing ??= (async () => {
        // The changes of a session end with it.
        await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
        const isClean = !isLasting && !page.isClosed() && (await emptied(context, page, scripts, devtools));
        own.splice(0).forEach((restore) => restore());
        if (!(await keep(isClean))) await close();
        // Whoever closes it a second time must not close the next visitor's.
        else replace(context, 'close', { value: () => Promise.resolve() });
      })()),
  });
}

/** Takes away what a visit left. False where that cannot be done, as when the site has gone. */
async function emptied(
  context: BrowserContext,
  page: Page,
  scripts: readonly { dispose(): Promise<void> }[],
  devtools: () => Promise<CDPSession>,
): Promise<boolean> {
  try {
    const { origin } = new URL(page.url());
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    context.removeAllListeners('page');
    // First: routes are taken away in every window, and one that closes meanwhile makes that fail.
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await Promise.all([
      ...scripts.map((script) => script.dispose()),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    const shown = await page.goto(origin + NEUTRAL, { timeout: 10_000 });
    if (!shown?.headers()['content-type']?.startsWith('text/plain')) return false;
    // Data that the page wrote while it was being left is removed too.
    const session = await devtools();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await session.detach();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
