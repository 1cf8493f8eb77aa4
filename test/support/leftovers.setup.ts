import { afterAll, beforeAll, expect, vi } from 'vitest';
import { clock } from '../../functions/platform/clock.ts';
import { childProcessIds } from '../tools/memory-watch.ts';
import { commandOf } from './processes.ts';

/**
 * Integration tests share their process: what a file has started or put in the place of something real ends with the
 * file. What it leaves behind is its own failure, not that of a file after it.
 */

/** Child processes that the product or a bundler keeps for the next call, by their command lines. */
const KEPT = [/chromium/, /import-worker\/worker\.mjs/, /esbuild --service/];

/** Signals that something of the product may listen to. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2', 'uncaughtException', 'unhandledRejection'] as const;

/** State of this process that a file must leave as it was. */
const stateOfProcess = () => ({
  environment: { ...process.env },
  folder: process.cwd(),
  listeners: Object.fromEntries(SIGNALS.map((name) => [name, process.listenerCount(name)])),
  servers: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length,
  children: childProcessIds(process.pid)
    .map(commandOf)
    .filter((command) => command !== '' && !KEPT.some((pattern) => pattern.test(command))),
  // Another clock is hours away.
  clockIsOurs: Math.abs(clock().getTime() - Date.now()) < 60_000,
});

let before: ReturnType<typeof stateOfProcess>;
beforeAll(() => void (before = stateOfProcess()));
// Of a set-up file: it runs after those of the test file. A server that was closed is gone a moment later.
afterAll(() => vi.waitFor(() => expect(stateOfProcess()).toEqual(before)));
