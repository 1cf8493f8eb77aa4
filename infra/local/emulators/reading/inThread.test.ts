import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { isSentAgain } from '../../listen.ts';
import { ReadersBusy, readInThread, stopReading } from './inThread.ts';

/** A thread that does with a question what it says. */
const from = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, asked }) => {
      const input = asked?.input;
      if (!asked) parentPort.postMessage({ id, result: 'has gone' });
      else if (input === 'wait') return;
      else if (input === 'throw') setImmediate(() => { throw new Error('outside of any promise'); });
      else if (input === 'never end') for (;;);
      else if (input === 'fail') parentPort.postMessage({ id, error: 'failed' });
      else if (input === 'busy') parentPort.postMessage({ id, error: 'later', isBusy: true });
      else parentPort.postMessage({ id, result: input });
    });
  `)}`,
);
const asked = (question: string, milliseconds = 20_000) => readInThread('sortedText', question, { milliseconds, from });

afterEach(stopReading);

it.each([
  ['throw', 'outside of any promise', undefined],
  ['never end', 'the thread has ended', 20],
  ['fail', 'failed', undefined],
])('a stand-in that is made to %s rejects that call and not the next', async (what, reason, milliseconds) => {
  await expect(asked(what, milliseconds)).rejects.toThrow(reason);
  expect(await asked('hello')).toBe('hello');
});

it('a stand-in that has worked enough for an answer says so, and once for all tries of one call', async () => {
  await expect(asked('busy')).rejects.toThrow(ReadersBusy);
  await expect(asked('fail')).rejects.not.toThrow(ReadersBusy);
  const tries = ['attempt=1; max=3', 'attempt=2; max=3', 'attempt=10; max=11', undefined];
  const sent = tries.map((of) => isSentAgain({ headers: { 'amz-sdk-request': of } } as unknown as IncomingMessage));
  expect(sent).toEqual([false, true, true, false]);
});

it('the thread learns when the caller has gone', async () => {
  const caller = new AbortController();
  const waiting = readInThread('sortedText', 'wait', { from, gone: caller.signal });
  caller.abort();
  expect(await waiting).toBe('has gone');
});

const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

it('the thread does not keep alive whoever has asked it', async () => {
  const before = ports();
  await asked('hello');
  expect(ports()).toBe(before);
});
