import { EventEmitter } from 'node:events';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopIdleWorker, importTextIsolated } from './isolatedWorker.ts';
import { workerProcesses, type WorkerProcess } from './workerProcess.ts';

/** Processes that do what a test says: their time is the clock of the test. */
type Child = {
  process: EventEmitter;
  bytes: number;
  ready: Promise<unknown>;
  ask: () => Promise<string>;
  answer: (text: string) => void;
};
const children: Child[] = [];
const startsWith = { ready: (): Promise<unknown> => Promise.resolve() };

function startFakeWorker(): WorkerProcess {
  const child: Child = {
    process: new EventEmitter(),
    bytes: 0,
    ready: startsWith.ready(),
    answer: () => {},
    ask: () => new Promise((resolve) => (child.answer = resolve)),
  };
  // How the process of it is looked at.
  Object.assign(child.process, { pid: children.push(child) - 1 });
  return child as unknown as WorkerProcess;
}

const BOUNDS = { milliseconds: 8_000, bytes: 300 };
/** What a process answers where it has read a file. */
const FOUND = {
  resumeData: {
    personalInfo: { fullName: 'נועה' },
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    projects: [],
    customSections: [],
  },
  unplaced: [],
  confidence: {},
  personal: [],
  text: 'נועה',
  picturePages: [],
  doubts: {},
  saidAgain: [],
  isContradicted: false,
};
const read = () => importTextIsolated(new Uint8Array(), BOUNDS);
/** A file that is being read, and its answers as they come. */
function reading(): unknown[] {
  const answers: unknown[] = [];
  void read().then((answer) => answers.push(answer));
  return answers;
}
/** A process that has read one file, and reads the next. */
async function readingTheSecond() {
  const first = read();
  await vi.advanceTimersByTimeAsync(0);
  children.at(-1)?.answer(JSON.stringify(FOUND));
  expect(await first).toEqual(FOUND);
  const answers = reading();
  expect(children).toHaveLength(1);
  return answers;
}

// Files of tests share their process: one before may have left a worker that waits for its next file.
beforeAll(stopIdleWorker);
beforeEach(() => {
  vi.spyOn(workerProcesses, 'start').mockImplementation(startFakeWorker);
  vi.spyOn(workerProcesses, 'stop').mockResolvedValue(undefined);
  vi.spyOn(workerProcesses, 'residentMemory').mockImplementation(({ pid = -1 }) => children[pid]?.bytes ?? 0);
  vi.useFakeTimers();
  children.length = 0;
  startsWith.ready = () => Promise.resolve();
});
afterEach(async () => {
  vi.useRealTimers();
  await stopIdleWorker();
  vi.restoreAllMocks();
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
    ['end', (child: Child) => void child.process.emit('exit', null, 'SIGABRT')],
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
    children[0]?.process.emit('exit', 2, null);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error: 'damaged_pdf' }]);
    expect(children).toHaveLength(1);
  });

  it('does not reach a process that still has rights, nor one that cannot be held', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    const first = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(0);
    expect(first).toEqual([FOUND]);
    Object.assign(children[0] as Child, { ready: promise, ask: asked });
    void read();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).not.toHaveBeenCalled();
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();

    expect(asked).toHaveBeenCalledWith(new Uint8Array(), expect.any(Number));
  });

  it('does not reach a process that cannot be held as it should', async () => {
    startsWith.ready = () => Promise.reject(new Error('no prlimit'));
    const asked = reading();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([{ error: 'internal' }]);
  });

  it('is over where its process does not start', async () => {
    startsWith.ready = () => new Promise(() => {});
    const asked = reading();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(asked).toEqual([{ error: 'internal' }]);
  });

  it.each([
    ['no JSON', '{'],
    ['a code that is none', JSON.stringify({ error: 'constructor' })],
    ['another shape', JSON.stringify({ ...FOUND, resumeData: { ...FOUND.resumeData, experience: 'x' } })],
    ['a share above one', JSON.stringify({ ...FOUND, confidence: { summary: 2 } })],
    ['nothing', 'null'],
  ])('whose process answers %s is damaged, and that process is not used again', async (_, answer) => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error: 'damaged_pdf' }]);
    void read();
    expect(children).toHaveLength(2);
  });
});
