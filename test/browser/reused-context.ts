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

/**
 * A visitor's context, once closed, becomes the next one's where it wants the same options: storage, cookies, routes,
 * scripts, listeners and other windows are taken away, while the process with the site's compiled scripts and fonts
 * stays. It must not even show `about:blank` in between, for which Chromium takes another process: that, not the
 * context, is two thirds of what a page costs. One context at a time is kept; whoever comes while it is in use gets
 * one of their own, and so does whoever comes after a test that changed what cannot be undone ({@link LASTING}).
 */
export function reuseContext(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  let kept: Kept | undefined;
  browser.newContext = async (options = {}) => {
    const { viewport, storageState, ...rest } = options;
    const made = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (viewport === null || typeof storageState === 'string') return open(options);
    const found = kept?.made === made ? kept : undefined;
    if (kept) Reflect.deleteProperty(kept.context, 'close');
    if (kept && !found) await kept.context.close();
    kept = undefined;
    const context = found?.context ?? (await open(options));
    const lend = (page: Page) =>
      lendContext(context, page, options, (isClean) => {
        if (isClean && !kept) kept = { context, page, made };
        return isClean && kept?.context === context;
      });
    if (found) {
      await found.page.setViewportSize(viewport ?? { width: 1280, height: 720 });
      if (storageState) await restore(found, storageState);
    }
    lend(found?.page ?? (await context.newPage()));
    return context;
  };
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
  keep: (isClean: boolean) => boolean,
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
  const newPage = context.newPage.bind(context);
  let isTaken = false;
  replace(context, 'newPage', {
    value: async () => {
      if (!isTaken) {
        isTaken = true;
        return page;
      }
      const other = await newPage();
      if (options.viewport) await other.setViewportSize(options.viewport);
      return other;
    },
  });
  const close = context.close.bind(context);
  let closing: Promise<void> | undefined;
  replace(context, 'close', {
    value: () =>
      (closing ??= (async () => {
        // What a session has changed goes with it.
        await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
        const isClean = !isLasting && !page.isClosed() && (await emptied(context, page, scripts, devtools, options));
        own.splice(0).forEach((restore) => restore());
        if (!keep(isClean)) await close();
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
  { colorScheme, reducedMotion }: BrowserContextOptions,
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
    // What the page wrote while it was left goes too.
    const session = await devtools();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await session.detach();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    // Null would take away what the context was made with, too.
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    return true;
  } catch {
    return false;
  }
}
