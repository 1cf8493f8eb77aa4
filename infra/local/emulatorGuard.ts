import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { describeError } from '../../functions/platform/logging/log.ts';

/** The work of an emulator: the call that it answers, if there is one. */
interface EmulatorWork {
  readonly name: string;
  readonly response?: ServerResponse;
}

const work = new AsyncLocalStorage<EmulatorWork>();

/** Starts an emulator: whatever it does from now on, in whatever timer, stream or event, is known to be its own. */
export const asEmulator = <Started>(name: string, start: () => Started): Started => work.run({ name }, start);

/** The server of an emulator begins a call: what follows from it is that call's. */
function onCall(message: unknown): void {
  const current = work.getStore();
  if (current) work.enterWith({ name: current.name, response: (message as { response: ServerResponse }).response });
}

/**
 * An error that nobody catches, thrown in a timer or by an event: of an emulator it ends the call that it was thrown
 * in, and is reported in one line; the cloud's service would have failed that call alone. Any other is a fault of the
 * product: nobody knows what it has left half done, so that the process ends as it would without this, and its children
 * with it.
 */
function onUncaught(error: unknown): void {
  const current = work.getStore();
  if (!current) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
  const line = { level: 'error', name: 'emulator', service: current.name, ...describeError(error) };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  current.response?.destroy();
}

/** Keeps errors of emulators, which run in this process, from ending it. Returns a function that ends that. */
export function guardEmulators(): () => void {
  subscribe('http.server.request.start', onCall);
  process.on('uncaughtException', onUncaught);
  return () => {
    unsubscribe('http.server.request.start', onCall);
    process.off('uncaughtException', onUncaught);
  };
}
