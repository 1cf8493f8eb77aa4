import { onStorageKey } from '../storage/safeStorage.ts';

/** Within this time, in ms, the same text is the same message, come by the other way. */
const SAME_MESSAGE_MS = 2_000;

/**
 * Calls back with every text that another window of this origin sends under that name. It is sent by BroadcastChannel
 * and by the storage event, so that it arrives where one of them is missing or does not reach, and told once. Returns a
 * function that unsubscribes.
 *
 * The pages that send do it themselves, both ways (signedInPage.ts, paymentReturnedPage.ts): a module that they shared
 * would come with the shell of all pages, and they are open for a moment only.
 */
export function onWindowMessage(name: string, heard: (text: string) => void): () => void {
  let [last, lastTime] = ['', -SAME_MESSAGE_MS];
  const take = (text: unknown) => {
    if (typeof text !== 'string') return;
    const time = performance.now();
    const isRepeated = last === text && time - lastTime < SAME_MESSAGE_MS;
    last = text;
    lastTime = time;
    if (!isRepeated) heard(text);
  };
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }) => take(data));
  const stop = onStorageKey(name, ({ newValue }) => take(newValue));
  return () => {
    channel?.close();
    stop();
  };
}
