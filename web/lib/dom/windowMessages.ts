import { onStorageKey } from '../storage/safeStorage.ts';

/** Within this time, in ms, an equal text is the same message, received by the other channel. */
const SAME_MESSAGE_MS = 2_000;

/**
 * Calls back with every text that another window of this origin sends under that name. It is sent by BroadcastChannel
 * and by the storage event, since one of them may be missing or not reach the window, and reported once. Returns a
 * function that unsubscribes.
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
