/**
 * The service worker: caches the builder for offline use. Pages are network first, so that none is stale; the cache
 * holds only static files that are the same for everybody, never an answer of an endpoint. A new version is fetched
 * whole beside the old one and becomes active when no page of the old one is open.
 *
 * The build inserts the lists of files (infra/build/web/serviceWorker.ts).
 */
import { DEFAULT_LANGUAGE, toSupportedLanguage } from '../../../shared/platform/language.ts';

declare const VERSION: string;
/** The builder's pages, scripts, styles and texts: all are cached or none. */
declare const FILES: readonly string[];
/** The templates' fonts, cached afterwards. */
declare const FONTS: readonly string[];

/** Types of service workers, for the parts used here: TypeScript's conflict with those of pages. */
interface ExtendableEventLike extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: ExtendableEventLike) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}
const worker = self as unknown as ServiceWorkerScope;

const CACHE_PREFIX = 'korot-';
const CACHE_NAME = CACHE_PREFIX + VERSION;
/** Timeout of the network for a page, after which the cached one is used. */
const NETWORK_TIMEOUT_MS = 4_000;

const matchCached = (path: string) => caches.match(path, { cacheName: CACHE_NAME, ignoreVary: true });

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME).map((name) => caches.delete(name)),
  );
}

/** Fetched one after another: nobody is waiting for them. */
async function cacheFonts(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  for (const font of FONTS)
    if (!(await cache.match(font, { ignoreVary: true }))) await cache.add(font).catch(() => undefined);
}

async function cachedBuilderPage(search: string): Promise<Response> {
  const named =
    new URLSearchParams(search).get('lang') ?? (await worker.cookieStore?.get('language').catch(() => null))?.value;
  return (
    (await matchCached(`/pages/${toSupportedLanguage(named) ?? DEFAULT_LANGUAGE}/builder.html`)) ?? Response.error()
  );
}

async function serveBuilder(request: Request, search: string): Promise<Response> {
  const arriving = fetch(request);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS);
  });
  const first = await Promise.race([arriving.catch(() => undefined), late]);
  // A gateway's error page is not our page either.
  if (first !== undefined && first.status < 500) return first;
  const page = await cachedBuilderPage(search);
  return page.type === 'error' ? arriving : page;
}

async function serveAsset(request: Request, path: string): Promise<Response> {
  return (await matchCached(path)) ?? fetch(request);
}

worker.addEventListener('install', (event) =>
  event.waitUntil(caches.open(CACHE_NAME).then((cache) => cache.addAll(FILES))),
);
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener('message', (event) => event.waitUntil(cacheFonts()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && /^\/builder\/*$/.test(pathname)) event.respondWith(serveBuilder(request, search));
  else if (pathname.startsWith('/assets/')) event.respondWith(serveAsset(request, pathname));
});
