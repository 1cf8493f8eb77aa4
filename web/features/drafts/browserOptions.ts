import { createStore, del, get, keys, set } from 'idb-keyval';
import type { KeyValueDatabase, DraftStoreOptions, TabChannel } from './types.ts';

/** The options of this browser; what it refuses is null. */
export function browserOptions(owner: string | null = null): DraftStoreOptions {
  return {
    owner,
    local: tryOrNull(() => window.localStorage),
    database: openBrowserDatabase(),
    tabs: tryOrNull(openTabChannel),
    now: () => Date.now(),
    setTimer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
  };
}

/** For what stands beside the draft: the same database, null where the browser refuses it. */
export function openBrowserDatabase(): KeyValueDatabase | null {
  return tryOrNull(openDatabase);
}

function openDatabase(): KeyValueDatabase | null {
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
function openTabChannel(): TabChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('korot-draft') : null;
  const stops: (() => void)[] = [];
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    notifyChanged: () => channel?.postMessage('changed'),
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

function tryOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
