import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds without a request after which none is expected. */
const IDLE_MS = 2_000;

/**
 * Frees memory after a while without requests: calls `rest`, then collects garbage here, once each time. V8 alone would
 * wait until its heap has grown, which takes a hundred PDFs; compiled code stays. Returns a function that ends this.
 */
export function restWhenIdle(server: Server, rest: () => Promise<void>): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: object) => void;
  // The usual one keeps the pages it has emptied.
  const collectGarbage = () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = () =>
    (timer = setTimeout(() => void rest().then(() => open === 0 && collectGarbage()), IDLE_MS).unref());
  server.on('request', (_, response) => {
    open += 1;
    clearTimeout(timer);
    response.once('close', () => {
      open -= 1;
      if (open === 0) wait();
    });
  });
  wait();
  return () => clearTimeout(timer);
}
