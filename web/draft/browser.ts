import { createStore, del, get, keys, set } from 'idb-keyval';
import { safeLocal, type Local } from './local.ts';
import type { Database, DraftOptions, TabChannel } from './types.ts';

/** The options of this browser; what it refuses is null. */
export function browserOptions(owner: string | null = null): DraftOptions {
  return {
    owner,
    local: orNull(() => window.localStorage),
    database: browserDatabase(),
    tabs: orNull(openChannel),
    now: () => Date.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
  };
}

/** For what stands beside the draft: the same database, null where the browser refuses it. */
export function browserDatabase(): Database | null {
  return orNull(openDatabase);
}

/** Local storage that never throws. */
export function browserLocal(): Local {
  return safeLocal(orNull(() => window.localStorage));
}

function openDatabase(): Database | null {
  if (!('indexedDB' in globalThis)) return null;
  const store = createStore('korot', 'drafts');
  // Asynchronous, each: where all storage is blocked, opening it throws at once instead of failing.
  return {
    get: async (key) => get(key, store),
    set: async (key, value) => set(key, value, store),
    delete: async (key) => del(key, store),
    keys: async () => (await keys<string>(store)).map(String),
  };
}

/** A channel, and beside it the storage event and the moments when a frozen tab comes back. */
function openChannel(): TabChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('korot-draft') : null;
  const stops: (() => void)[] = [];
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    tell: () => channel?.postMessage('changed'),
    listen(call) {
      const asked = () => call();
      channel?.addEventListener('message', asked);
      for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, asked);
      const stop = () => {
        channel?.removeEventListener('message', asked);
        for (const event of ['storage', 'pageshow', 'focus']) window.removeEventListener(event, asked);
      };
      stops.push(stop);
      return stop;
    },
    close() {
      for (const stop of stops) stop();
      channel?.close();
    },
  };
}

function orNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
