import { openBrowserDatabase, tryOrNull } from '../../lib/storage/browserDatabase.ts';
import type { DraftStoreOptions, TabChannel } from './types.ts';

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
