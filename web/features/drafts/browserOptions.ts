import { openBrowserDatabase, openLocalStorage, tryOrNull } from '../../lib/storage/browserDatabase.ts';
import type { DraftStoreOptions, TabChannel } from './types.ts';

/** The store's dependencies from this browser; what the browser refuses is null. */
export function browserOptions(owner: string | null = null): DraftStoreOptions {
  return {
    owner,
    local: openLocalStorage(),
    database: openBrowserDatabase(),
    tabs: tryOrNull(openTabChannel),
    now: () => Date.now(),
    setTimer(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    alone,
    newId: () => crypto.randomUUID(),
  };
}

/** With a lock where the browser has them; a tab that sleeps with it is not waited for any longer. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => (running ??= work());
  const { locks } = navigator as Partial<Navigator>;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), 2_000);
  await locks?.request('korot-draft', { signal: waiting.signal }, run).catch(() => undefined);
  clearTimeout(timer);
  return run();
}

/** BroadcastChannel, the storage event, and the events by which a frozen tab resumes. */
function openTabChannel(): TabChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('korot-draft') : null;
  const stops: (() => void)[] = [];
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    notifyChanged: () => channel?.postMessage('changed'),
    listen(call) {
      const onChange = () => call();
      channel?.addEventListener('message', onChange);
      for (const event of ['storage', 'pageshow', 'focus']) window.addEventListener(event, onChange);
      const stop = () => {
        channel?.removeEventListener('message', onChange);
        for (const event of ['storage', 'pageshow', 'focus']) window.removeEventListener(event, onChange);
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
