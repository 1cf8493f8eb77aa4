import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endIdle, readIsolated } from './isolated.ts';

/** Processes that do what a test says: their time is the clock of the test. */
type Child = EventEmitter & { bytes: number };
const { children } = vi.hoisted(() => ({ children: [] as Child[] }));
vi.mock('./workerProcess.ts', () => ({
  startWorker: () => {
    const child = Object.assign(new EventEmitter(), { send: () => true, bytes: 0 });
    children.push(child);
    return child;
  },
  memoryOf: ({ bytes }: Child) => bytes,
  endWorker: () => Promise.resolve(),
}));

const BOUNDS = { milliseconds: 8_000, bytes: 300 };
const read = () => readIsolated(new Uint8Array(), BOUNDS);
/** A file that is being read, and its answers as they come. */
function reading(): unknown[] {
  const answers: unknown[] = [];
  void read().then((answer) => answers.push(answer));
  return answers;
}
/** A process that has read one file, and reads the next. */
async function readingTheSecond() {
  const first = read();
  children.at(-1)?.emit('message', 'first');
  expect(await first).toBe('first');
  const answers = reading();
  expect(children).toHaveLength(1);
  return answers;
}

beforeEach(() => {
  vi.useFakeTimers();
  children.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await endIdle();
});

describe('a file', () => {
  it('is over at its deadline', async () => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(7_990);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(answers).toEqual([{ error: 'pdf_too_large' }]);
  });

  it.each([
    ['memory', (child: Child) => void (child.bytes = 301)],
    ['end', (child: Child) => void child.emit('exit', null, 'SIGABRT')],
  ])('gets a process of its own after the %s of a used one, and no more time for it', async (_, giveOut) => {
    const answers = await readingTheSecond();
    await vi.advanceTimersByTimeAsync(5_000);
    giveOut(children[0] as Child);
    await vi.advanceTimersByTimeAsync(20);
    expect(children).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(answers).toEqual([{ error: 'pdf_too_large' }]);
  });

  it('is not read again by a process that was new', async () => {
    const answers = reading();
    children[0]?.emit('exit', 1, null);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error: 'damaged_pdf' }]);
    expect(children).toHaveLength(1);
  });
});
