/* oxlint-disable no-underscore-dangle -- names of Playwright's own */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What Playwright's server keeps for a session with the browser, and what it does with it. */
interface NetworkManager {
  readonly _protocolRequestInterceptionEnabled: boolean;
  _forEachSession(act: (session: NetworkSession) => Promise<unknown>): Promise<unknown>;
  _updateProtocolRequestInterceptionForSession(session: NetworkSession, isNew?: boolean): Promise<unknown>;
}
interface NetworkSession {
  readonly session: { send(method: string, parameters?: object): Promise<unknown> };
  readonly workerFrame?: unknown;
}

/** Requests that a browser keeps nothing of anyway. */
const UNCACHED = /\/api\/|\/capture$/;
/** Network managers of pages whose routes answer requests that the cache might serve. */
const withoutCache = new WeakSet<NetworkManager>();

/**
 * Leaves the browser its cache where a page's routes are of endpoints alone. Playwright switches the cache off with the
 * first route, whatever it answers: a page of the builder then takes 0.82 s of processor time instead of 0.35, for its
 * forty files come over the network and are compiled again. A route of files has no cache, as it would miss what is in
 * it. Reaches into Playwright, where no option is; where its insides have changed it fails at once.
 */
export async function keepCache(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  patchManagers(Object.getPrototypeOf(managerOf(page)) as NetworkManager);
  await page.close();
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    const ofFiles = { isRouted: false };
    watchRoutes(context, async () => {
      ofFiles.isRouted = true;
      await Promise.all(context.pages().map(switchCacheOff));
    });
    context.on('page', (opened) => {
      watchRoutes(opened, () => switchCacheOff(opened));
      if (ofFiles.isRouted) void switchCacheOff(opened);
    });
    return context;
  };
}

/** Calls `beforeFiles` before a route of files is added. */
function watchRoutes(owner: BrowserContext | Page, beforeFiles: () => Promise<unknown>): void {
  const route = owner.route.bind(owner) as (...all: Parameters<Page['route']>) => ReturnType<Page['route']>;
  owner.route = async (...all) => {
    if (!isOfEndpoint(all[0])) await beforeFiles();
    return route(...all);
  };
}

const isOfEndpoint = (url: unknown) =>
  (typeof url === 'string' || url instanceof RegExp) &&
  UNCACHED.test((url instanceof RegExp ? url.source : url).replaceAll('\\/', '/'));

async function switchCacheOff(page: Page): Promise<void> {
  const manager = managerOf(page);
  withoutCache.add(manager);
  if (manager._protocolRequestInterceptionEnabled)
    await manager._forEachSession((info) => manager._updateProtocolRequestInterceptionForSession(info));
}

function managerOf(page: Page): NetworkManager {
  const { _connection: connection } = page as unknown as {
    _connection: { toImpl(page: Page): { delegate: { _networkManager: NetworkManager } } };
  };
  return connection.toImpl(page).delegate._networkManager;
}

const patched = new WeakSet<NetworkManager>();

function patchManagers(prototype: NetworkManager): void {
  if (patched.has(prototype)) return;
  patched.add(prototype);
  // oxlint-disable-next-line typescript/unbound-method -- called with its owner below
  const update = prototype._updateProtocolRequestInterceptionForSession;
  if (typeof update !== 'function') throw new Error('Playwright switches its routes on elsewhere now');
  prototype._updateProtocolRequestInterceptionForSession = async function (this: NetworkManager, info, isNew) {
    const isCached = !withoutCache.has(this);
    // Switched off even for a moment it would be empty.
    const send: NetworkSession['session']['send'] = (method, parameters) =>
      isCached && method === 'Network.setCacheDisabled' ? Promise.resolve() : info.session.send(method, parameters);
    await update.call(this, { ...info, session: { send } }, isNew);
    if (!this._protocolRequestInterceptionEnabled) withoutCache.delete(this);
  };
}
