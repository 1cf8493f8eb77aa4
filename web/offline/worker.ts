/**
 * The service worker: keeps the builder for when there is no network. Pages come from the network first, so that none
 * is stale; of what is kept, only files of ours that are the same for everybody, never an answer of an endpoint. A new
 * version is fetched whole beside the old one and takes over when no page of the old one is open.
 *
 * The build puts the lists in (infra/build/web/worker.ts).
 */
declare const VERSION: string;
/** The builder's pages, scripts, styles and texts: all of them or none. */
declare const FILES: readonly string[];
/** The templates' fonts, which come after. */
declare const FONTS: readonly string[];

/** What TypeScript's own types of workers say, for the parts used here: they do not go together with those of pages. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}
const worker = self as unknown as Worker;

const PREFIX = 'korot-';
const NAME = PREFIX + VERSION;
/** A network that takes longer than this to bring the page counts as none. */
const PATIENCE_MS = 4_000;

const kept = (path: string) => caches.match(path, { cacheName: NAME, ignoreVary: true });

async function removeOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

/** One after another: nobody is waiting for them. */
async function keepFonts(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const font of FONTS) if (!(await cache.match(font, { ignoreVary: true }))) await cache.add(font).catch(() => undefined);
}

async function keptBuilder(search: string): Promise<Response> {
  const named = new URLSearchParams(search).get('lang') ?? (await worker.cookieStore?.get('language').catch(() => null))?.value;
  return (await kept(`/pages/${named === 'en' ? 'en' : 'he'}/builder.html`)) ?? Response.error();
}

async function builder(request: Request, search: string): Promise<Response> {
  const arriving = fetch(request);
  const late = new Promise<undefined>((resolve) => { setTimeout(resolve, PATIENCE_MS); });
  const first = await Promise.race([arriving.catch(() => undefined), late]);
  // An answer of a gateway on the way that the site is down is no page either.
  if (first !== undefined && first.status < 500) return first;
  const page = await keptBuilder(search);
  return page.type === 'error' ? arriving : page;
}

async function asset(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));
worker.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
worker.addEventListener('message', (event) => event.waitUntil(keepFonts()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && /^\/builder\/*$/.test(pathname)) event.respondWith(builder(request, search));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request, pathname));
});
