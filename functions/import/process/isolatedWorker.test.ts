import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { FrameTooLarge } from './frames.ts';
import { ProcessReader } from './isolatedWorker.ts';
import { TASKS } from './tasks.ts';
import { FILES_AT_ONCE, Turns } from './turns.ts';
import { processorTime, workerProcesses, type WorkerProcess } from './workerProcess.ts';
import { WAITING_MS } from './workingTime.ts';

/** Processes that do what a test says, in the time of the test's clock. */
type Child = {
  process: EventEmitter;
  bytes: number;
  /** Milliseconds of work, if they differ from the clock's time. */
  worked?: number;
  ready: Promise<unknown>;
  ask: () => Promise<string>;
  answer: (text: string) => void;
};
const children: Child[] = [];
/** Each test has its own, so that no file of another test keeps a turn. */
let reader: ProcessReader;
const startsWith = { ready: (): Promise<unknown> => Promise.resolve() };

function startFakeWorker(): WorkerProcess {
  const child: Child = {
    process: new EventEmitter(),
    bytes: 0,
    ready: startsWith.ready(),
    answer: () => {},
    ask: () => new Promise((resolve) => (child.answer = resolve)),
  };
  // The id by which a process is looked up.
  Object.assign(child.process, { pid: children.push(child) - 1 });
  return child as unknown as WorkerProcess;
}

const BOUNDS = { milliseconds: 8_000, bytes: 300 };
/** A process's answer for a file that was read. */
const FOUND = {
  imported: {
    resumeData: createBlankResume(),
    unplaced: [],
    saidAgain: [],
    confidence: {},
    doubts: {},
    source: 'text',
    picturePages: [],
    personal: [],
    placedByModel: [],
  },
  isContradicted: false,
};
const read = () => reader.run('file', new Uint8Array(), { limits: BOUNDS });
/** Reads a file in a process that uses too much memory to be kept. */
const readLarge = () => reader.run('file', new Uint8Array(), { limits: { ...BOUNDS, bytes: 300_000_000 } });
const readOf = (person: string) => reader.run('file', new Uint8Array(), { limits: BOUNDS, person });
/** Starts reading a file; returns the list that receives its answers. */
function reading(): unknown[] {
  const answers: unknown[] = [];
  void read().then((answer) => answers.push(answer));
  return answers;
}
/** A process that has read one file and is reading the next. */
async function readingTheSecond() {
  const first = read();
  await vi.advanceTimersByTimeAsync(0);
  children.at(-1)?.answer(JSON.stringify(FOUND));
  expect(await first).toEqual(FOUND);
  const answers = reading();
  expect(children).toHaveLength(1);
  return answers;
}

beforeEach(() => {
  reader = new ProcessReader();
  vi.spyOn(workerProcesses, 'start').mockImplementation(startFakeWorker);
  vi.spyOn(workerProcesses, 'stop').mockResolvedValue(undefined);
  vi.spyOn(workerProcesses, 'processorTime').mockImplementation(({ pid = -1 }) => children[pid]?.worked ?? Date.now());
  vi.spyOn(workerProcesses, 'residentMemory').mockImplementation(({ pid = -1 }) => children[pid]?.bytes ?? 0);
  vi.useFakeTimers();
  // A server has run for a while, so its clock is not at zero.
  vi.advanceTimersByTime(5_000);
  children.length = 0;
  startsWith.ready = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('one that cannot load its tasks is told as it starts, and one that is stopped is not', async () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const start = async (killed: boolean) => {
    startsWith.ready = () => Promise.reject(new Error('weights.json does not fit the code (labels 3)'));
    reader.warm();
    Object.assign(children.at(-1)?.process ?? {}, { killed });
    await vi.advanceTimersByTimeAsync(0);
    await reader.close();
    return written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('sandbox_not_started'));
  };
  expect(await start(true)).toEqual([]);
  expect(await start(false)).toEqual([
    expect.stringMatching(/"level":"error".*weights.json does not fit the code \(labels 3\)/),
  ]);
});

describe('a file', () => {
  it('is over at its deadline', async () => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(7_990);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(answers).toEqual([{ error: 'pdf_too_large' }]);
  });

  it('has its time of a processor, however busy the machine is, and may be tried again without', async () => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(children[0] as Child, { worked: 0 });
    await vi.advanceTimersByTimeAsync(8_500);
    children[0]?.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([FOUND]);
    const waiting = reading();
    await vi.advanceTimersByTimeAsync(8_000 + WAITING_MS - 10);
    expect(waiting).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(waiting).toEqual([{ error: 'import_busy' }]);
  });

  it('waits for its turn where as many are read as there are processors, in a process of those before', async () => {
    const answers = Array.from({ length: FILES_AT_ONCE + 2 }, reading);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(children).toHaveLength(FILES_AT_ONCE);
    children[0]?.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(7_000);
    children[0]?.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(0);
    expect(answers.filter(([first]) => first === undefined)).toHaveLength(FILES_AT_ONCE - 1);
  });

  it('is told to come again where its call ends before its turn comes, and no process is started for it', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
    const others = Array.from({ length: FILES_AT_ONCE }, () =>
      reader.run('file', new Uint8Array(), {
        limits: { ...BOUNDS, milliseconds: 1_000_000 },
        until: performance.now() + 1_000_000,
      }),
    );
    const answers = reading();
    await vi.advanceTimersByTimeAsync(23_990);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(answers).toEqual([{ error: 'import_busy' }]);
    for (const child of children) child.answer(JSON.stringify(FOUND));
    expect(await Promise.all(others)).toEqual(others.map(() => FOUND));
    expect(children).toHaveLength(FILES_AT_ONCE);
  });

  it('waits for the files of the same person, and not for those that somebody else has sent before', async () => {
    const answers: string[] = [];
    const many = Array.from({ length: 3 * FILES_AT_ONCE }, () => readOf('many').then(() => answers.push('many')));
    const others = ['one', 'another'].map((person) => readOf(person).then(() => answers.push(person)));
    await vi.advanceTimersByTimeAsync(0);
    expect(children).toHaveLength(Math.min(FILES_AT_ONCE, 1 + others.length));
    for (let turn = 0; turn < many.length + others.length; turn += 1) {
      for (const child of children) child.answer(JSON.stringify(FOUND));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(0);
    }
    await Promise.all([...many, ...others]);
    expect(answers.indexOf('one')).toBeLessThan(3);
    expect(answers.indexOf('another')).toBeLessThan(4);
  });

  it('is over with its call, whatever is left of its own time, and its process with it', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
    const read = reader.run('file', new Uint8Array(), { limits: BOUNDS, until: performance.now() + 500 });
    await vi.advanceTimersByTimeAsync(510);
    expect(await read).toEqual({ error: 'import_busy' });
    expect(workerProcesses.stop).toHaveBeenCalledOnce();
  });

  it('has the time of the clock where the system does not tell the time of a processor', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(Number.NaN);
    const answers = reading();
    await vi.advanceTimersByTimeAsync(8_010);
    expect(answers).toEqual([{ error: 'pdf_too_large' }]);
  });

  it.each([
    ['memory', (child: Child) => void (child.bytes = 301)],
    ['end', (child: Child) => void child.process.emit('exit', null, 'SIGABRT')],
    ['error', (child: Child) => void child.process.emit('error', new Error('EPIPE'))],
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

  it.each([
    ['ends by itself', 2, null, 'damaged_pdf'],
    ['is stopped by a signal that says nothing of memory', null, 'SIGTERM', 'damaged_pdf'],
    ['has no memory left', null, 'SIGABRT', 'pdf_too_large'],
    ['is killed by the system', null, 'SIGKILL', 'pdf_too_large'],
  ] as const)('is not read again by a process that was new where it %s', async (_, code, signal, error) => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.process.emit('exit', code, signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error }]);
    expect(children).toHaveLength(1);
  });

  it('is too large where its new process takes more memory than it may', async () => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(children[0] as Child, { bytes: BOUNDS.bytes + 1 });
    await vi.advanceTimersByTimeAsync(10);
    expect(answers).toEqual([{ error: 'pdf_too_large' }]);
  });

  it('waits ten seconds for a process that starts', async () => {
    startsWith.ready = () => new Promise(() => {});
    const answers = reading();
    await vi.advanceTimersByTimeAsync(9_990);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(answers).toEqual([{ error: 'import_busy' }]);
  });

  it('is told an error of ours where its process ends by itself before it is ready', async () => {
    startsWith.ready = () => new Promise(() => {});
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.process.emit('exit', 1, null);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error: 'internal' }]);
  });

  it.each([
    ['is more than it may be', new FrameTooLarge(), 'pdf_too_large'],
    ['does not come', new Error('EPIPE'), 'internal'],
  ])('whose answer %s has no other one', async (_, failure, error) => {
    vi.mocked(workerProcesses.start).mockImplementationOnce(() =>
      Object.assign(startFakeWorker(), { ask: () => Promise.reject(failure) }),
    );
    expect(await read()).toEqual({ error });
  });

  it.each([
    ['the next file', 219_999_999, 1],
    ['none', 220_000_000, 2],
  ])('leaves its process to %s with %s bytes in memory', async (_, bytes, processes) => {
    const first = readLarge();
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(children[0] as Child, { bytes });
    children[0]?.answer(JSON.stringify(FOUND));
    expect(await first).toEqual(FOUND);
    void readLarge();
    await vi.advanceTimersByTimeAsync(0);
    expect(children).toHaveLength(processes);
  });

  it('may have all of its memory, and leaves nothing behind that looks at its process', async () => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(children[0] as Child, { bytes: BOUNDS.bytes });
    await vi.advanceTimersByTimeAsync(100);
    children[0]?.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(0);
    expect([answers, vi.getTimerCount()]).toEqual([[FOUND], 0]);
    // These are the reader's own, which forget a process that ends.
    expect(['exit', 'error'].map((event) => children[0]?.process.listenerCount(event))).toEqual([1, 1]);
  });

  it.each([['exit'], ['error']])('gets a new process where the one that waited is gone (%s)', async (event) => {
    reader.warm();
    reader.warm();
    expect(children).toHaveLength(1);
    children[0]?.process.emit(event, 0, null);
    reading();
    await vi.advanceTimersByTimeAsync(0);
    expect(children).toHaveLength(2);
  });

  it('of another kind has a process of its own, which no other file gets', async () => {
    reader.warm();
    const drawn = reader.run('pictures', new Uint8Array(), { limits: BOUNDS, told: '3' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.mocked(workerProcesses.start).mock.calls).toEqual([['reader'], ['renderer']]);
    children[1]?.answer(JSON.stringify({ count: 1, pictures: [null] }));
    expect(await drawn).toEqual({ count: 1, pictures: [null] });
    expect(workerProcesses.stop).toHaveBeenCalledExactlyOnceWith(children[1]);
    reading();
    await vi.advanceTimersByTimeAsync(0);
    expect(children).toHaveLength(2);
  });

  it.each([
    ['file', {}, 'file'],
    ['pictures', { told: '2' }, 'pictures/2'],
    ['modelAnswer', { told: '{"a":1}' }, 'modelAnswer/{"a":1}'],
  ] as const)('%s is asked for with what goes with it', async (name, bounds, wanted) => {
    const asked = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
    vi.mocked(workerProcesses.start).mockImplementationOnce(() => Object.assign(startFakeWorker(), { ask: asked }));
    void reader.run(name, new Uint8Array(), { limits: BOUNDS, ...bounds });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledExactlyOnceWith(wanted, new Uint8Array(), TASKS[name].answerBytes);
  });

  it('begins no more where its call is just over, and waits no longer for a start than its call', async () => {
    expect(await reader.run('file', new Uint8Array(), { until: performance.now() })).toEqual({ error: 'import_busy' });
    expect(children).toEqual([]);
    startsWith.ready = () => new Promise(() => {});
    const starting = reader.run('file', new Uint8Array(), { limits: BOUNDS, until: performance.now() + 200 });
    await vi.advanceTimersByTimeAsync(210);
    expect(await starting).toEqual({ error: 'import_busy' });
    expect(workerProcesses.stop).toHaveBeenCalledOnce();
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

    expect(asked).toHaveBeenCalledWith('file', new Uint8Array(), expect.any(Number));
  });

  it('does not reach a process that cannot be held as it should', async () => {
    startsWith.ready = () => Promise.reject(new Error('no prlimit'));
    const asked = reading();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([{ error: 'internal' }]);
  });

  it.each([
    ['does not start in time', () => vi.advanceTimersByTimeAsync(10_100)],
    ['is killed before it has started', async () => void children[0]?.process.emit('exit', null, 'SIGKILL')],
  ])('is told to come again where its process %s', async (_, goOn) => {
    startsWith.ready = () => new Promise(() => {});
    const asked = reading();
    await vi.advanceTimersByTimeAsync(0);
    await goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([{ error: 'import_busy' }]);
  });

  it.each([
    ['EAGAIN', 'import_busy'],
    ['ENOMEM', 'import_busy'],
    ['EACCES', 'internal'],
  ])('whose process the system refuses with %s is told %s, and the log why', async (code, error) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const refused = Object.assign(new Error('spawn'), { code });
    startsWith.ready = () => new Promise(() => {});
    const later = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.process.emit('error', refused);
    vi.mocked(workerProcesses.start).mockImplementationOnce(() => {
      throw refused;
    });
    const atOnce = reading();
    await vi.advanceTimersByTimeAsync(0);
    expect([later, atOnce]).toEqual([[{ error }], [{ error }]]);
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    expect(lines).toMatchObject([1, 2].map(() => ({ level: 'error', event: 'sandbox_not_started', code })));
  });

  it('is loaded in its turn alone, and never where its call ended before', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
    for (let at = 0; at < FILES_AT_ONCE; at += 1)
      void reader.run('file', new Uint8Array(), {
        limits: { ...BOUNDS, milliseconds: 1e6 },
        until: performance.now() + 1e6,
      });
    const load = vi.fn<() => Promise<Uint8Array>>().mockResolvedValue(new Uint8Array());
    const late = reader.run('file', load, { until: performance.now() + 100 });
    const read = reader.run('file', load, { limits: BOUNDS });
    await vi.advanceTimersByTimeAsync(200);
    expect([await late, load.mock.calls.length]).toEqual([{ error: 'import_busy' }, 0]);
    for (const child of children) child.answer(JSON.stringify(FOUND));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    for (const child of children) child.answer(JSON.stringify(FOUND));
    expect(await read).toEqual(FOUND);
  });

  it.each([
    ['no JSON', '{'],
    ['a code that is none', JSON.stringify({ error: 'constructor' })],
    ['another shape', JSON.stringify({ imported: { ...FOUND.imported, unplaced: 'x' } })],
    ['a résumé that could not be saved', JSON.stringify({ imported: { ...FOUND.imported, resumeData: { evil: 1 } } })],
    ['a share above one', JSON.stringify({ imported: { ...FOUND.imported, confidence: { summary: 2 } } })],
    ['nothing', 'null'],
  ])('whose process answers %s is damaged, and that process is not used again', async (_, answer) => {
    const answers = reading();
    await vi.advanceTimersByTimeAsync(0);
    children[0]?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ error: 'damaged_pdf' }]);
    void read();
    await vi.advanceTimersByTimeAsync(0);
    expect(children).toHaveLength(2);
  });
});

it('a reader that is closed ends the process that waits, once', async () => {
  reader.warm();
  await reader.close();
  await reader.close();
  expect(vi.mocked(workerProcesses.stop).mock.calls).toEqual([[children[0]]]);
});

it('the turns of one person are one after the other, whatever ended before, with errors of their own', async () => {
  vi.useRealTimers();
  const turns = new Turns();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const a = turns.take('dana', work('a'));
  const b = turns.take('dana', work('b'));
  await a;
  const c = turns.take('dana', work('c'));
  await expect(b).rejects.toThrow('b');
  expect(await c).toBe('c');
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('nobody’s next file passes one of theirs that is still worked on, whatever ended before', async () => {
  vi.useRealTimers();
  for (const waiting of [['b'], ['b', 'c']]) {
    const turns = new Turns();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = turns.take('dana', () => {});
    const held = waiting.map(() => turns.take('dana', () => promise));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await first;
    const last = vi.fn<() => void>();
    const passed = turns.take('dana', last);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(last).not.toHaveBeenCalled();
    resolve();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.all([...held, passed]);
    expect(last).toHaveBeenCalledOnce();
  }
});

const own = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

describe('the time of a processor', () => {
  it('is what a process has worked, as it says itself', () => {
    const [before, worked] = [processorTime(process), own()];
    while (own() - worked < 100);
    const told = processorTime(process) - before;
    expect(told).toBeGreaterThan(60);
    expect(told).toBeLessThan(own() - worked + 40);
  });

  it('is no number for a process that is gone', () => {
    expect(processorTime({ pid: undefined })).toBeNaN();
  });
});
