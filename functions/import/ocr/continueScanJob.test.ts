import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { ProcessReader } from '../process/isolatedWorker.ts';
import { TASKS, type TaskName } from '../process/tasks.ts';
import { FILES_AT_ONCE } from '../process/turns.ts';
import { workerProcesses, type WorkerProcess } from '../process/workerProcess.ts';
import { WAITING_MS } from '../process/workingTime.ts';
import { continueScanJob, type ScanJobState } from './continueScanJob.ts';
import type { OcrPage } from './ocrPage.ts';
import { MAX_ATTEMPTS, type ScanJob, type ScanJobRepository } from './scanJobRepository.ts';

const NEW: ScanJob = { pages: {}, count: 0, attempts: 1, leased: 0 };
const PAGE: OcrPage = { by: 'lines', lines: [{ text: 'Maya Cohen, CCRN', heading: false }] };
const READ: ScanJob = { ...NEW, pages: { 0: PAGE }, count: 1 };
const IMPORTED = {
  resumeData: createBlankResume(),
  unplaced: [],
  saidAgain: [],
  confidence: {},
  doubts: {},
  source: 'scan',
  picturePages: [],
  personal: [],
  placedByModel: [],
};
const PICTURE = { png: '', width: 595, height: 842 };
/** A promise that never settles. */
const NEVER = new Promise<string>(() => {});

/** Each test has its own, so that no file of another test keeps a turn. */
let fileReader: ProcessReader;
/** The tasks sent to the sandbox, and its answers. */
let asked: { readonly task: string; readonly text: string }[];
let answers: Partial<Record<TaskName | `pictures/${number}`, Promise<string> | object>>;

async function ask(task: string, bytes: Uint8Array): Promise<string> {
  asked.push({ task, text: new TextDecoder().decode(bytes) });
  const answer = answers[task as TaskName] ?? NEVER;
  return answer instanceof Promise ? answer : JSON.stringify(answer);
}
/** Rejects as a reader does when its call is over. */
const untilAborted = () => new Promise<never>((_, reject) => void setTimeout(() => reject(new Error('late')), 24_100));

beforeEach(() => {
  vi.useFakeTimers();
  fileReader = new ProcessReader();
  [asked, answers] = [[], {}];
  vi.spyOn(workerProcesses, 'start').mockImplementation(
    () => ({ process: new EventEmitter(), ready: Promise.resolve(), ask }) as unknown as WorkerProcess,
  );
  // Uses the test's clock, like everything else.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    if (!Number.isInteger(milliseconds)) throw new RangeError('Node takes whole milliseconds alone');
    const over = new AbortController();
    setTimeout(() => over.abort(), milliseconds);
    return over.signal;
  });
  vi.spyOn(workerProcesses, 'stop').mockResolvedValue(undefined);
  vi.spyOn(workerProcesses, 'residentMemory').mockReturnValue(0);
  vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a job as stored, and what was done to it. */
function jobsOf(job: ScanJob) {
  const done: string[] = [];
  let kept = job;
  const change = (what: string, changes: Partial<ScanJob>) => {
    done.push(what);
    kept = { ...kept, ...changes };
  };
  const jobs = {
    find: async () => kept,
    lease: async () => (kept.attempts < MAX_ATTEMPTS ? kept : undefined),
    opened: async (_job: string, count: number) => change(`opened: ${count}`, { count }),
    read: async (_job: string, at: number, page: OcrPage) =>
      change(`read: ${at}`, { pages: { ...kept.pages, [at]: page } }),
    release: async (_job: string, isSpared: boolean) => change(isSpared ? 'released, and not counted' : 'released', {}),
    fail: async (_job: string, code: 'timeout') => change(`failed: ${code}`, { failed: code }),
    done: async (_job: string, result: Uint8Array) => change('done', { result }),
  } as unknown as ScanJobRepository;
  return { jobs, done };
}

/** Continues a job until its call is over; returns its state and what was done to it. */
async function continued(
  job: ScanJob,
  reader = async () => 'unavailable' as OcrPage | 'nothing' | 'unavailable' | 'busy',
  loadFile = async () => new Uint8Array(),
) {
  const { jobs, done } = jobsOf(job);
  const call = () =>
    continueScanJob('job', {
      jobs,
      fileReader,
      person: 'user',
      loadFile,
      address: async () => 'https://files.example/upload',
      reader,
      signal: new AbortController().signal,
      refused: undefined,
    });
  const run = async (milliseconds = 30_000): Promise<ScanJobState | undefined> => {
    const running = call();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return running;
  };
  return { state: await run(), done, again: run };
}

describe('pages that are not drawn in time', () => {
  it('because the machine works for others wait for the next call', async () => {
    const { state, done } = await continued(NEW);
    expect([state, done]).toEqual([{ status: 'working' }, ['released']]);
  });

  it('because they take too much fail the job', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockImplementation(() => Date.now());
    const { state, done } = await continued(NEW);
    expect([state, done]).toEqual([{ status: 'failed', code: 'pdf_too_large' }, ['failed: pdf_too_large']]);
  });

  it('are not loaded either, as each of those who wait would hold a file', async () => {
    const others = Array.from({ length: FILES_AT_ONCE }, () =>
      fileReader.run('file', new Uint8Array(), {
        limits: { milliseconds: 1e6, bytes: 1 },
        until: performance.now() + 40_000,
      }),
    );
    const loadFile = vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>().mockResolvedValue(new Uint8Array());
    const { state, again } = await continued(NEW, undefined, loadFile);
    expect([state, loadFile.mock.calls.length]).toEqual([{ status: 'working' }, 0]);
    await vi.advanceTimersByTimeAsync(40_000);
    await Promise.all(others);
    await again();
    expect(loadFile).toHaveBeenCalledOnce();
  });

  it('have less time than a call has, however long each of its steps may wait', () => {
    expect(TASKS.pictures.limits.milliseconds + WAITING_MS).toBeLessThan(24_000);
  });
});

describe('what OCR read', () => {
  it('is understood in the sandbox alone, once, and kept in the place of the pages', async () => {
    answers = { scan: { imported: IMPORTED } };
    const { state, done, again } = await continued(READ);
    expect(state).toEqual({ status: 'done', ...IMPORTED });
    expect(done).toEqual(['done']);
    expect(asked).toEqual([{ task: 'scan', text: JSON.stringify({ pages: [PAGE], numbers: [1] }) }]);
    expect(await again(0)).toEqual(state);
    expect(asked).toHaveLength(1);
  });

  it('that takes the sandbox too long fails the job with its own error, and is not tried again', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockImplementation(() => Date.now());
    const { state, again } = await continued(READ);
    expect(state).toEqual({ status: 'failed', code: 'pdf_too_large' });
    expect(await again(0)).toEqual(state);
    expect(asked).toHaveLength(1);
  });

  it('waits for the next call where the machine works for others, as often as a job is tried', async () => {
    const { state, done } = await continued(READ);
    expect([state, done]).toEqual([{ status: 'working' }, ['released']]);
    const last = await continued({ ...READ, attempts: MAX_ATTEMPTS, leased: -1 });
    expect([last.state, last.done]).toEqual([{ status: 'failed', code: 'timeout' }, ['failed: timeout']]);
  });

  it('is asked for no page that no reader takes, and fails the job where there is no other', async () => {
    answers = { pictures: { count: 1, pictures: [null] } };
    const reader = vi.fn<() => Promise<'unavailable'>>();
    const { state } = await continued(NEW, reader);
    expect(reader).not.toHaveBeenCalled();
    expect(state).toEqual({ status: 'failed', code: 'unreadable_pdf' });
  });

  it('is refused where a page has more text than is kept of one', async () => {
    answers = { pictures: { count: 1, pictures: [PICTURE] } };
    const line = { text: 'x'.repeat(1_000), heading: false };
    const { state, done } = await continued(NEW, async () => ({
      by: 'lines',
      lines: Array.from({ length: 80 }, () => line),
    }));
    expect(state).toEqual({ status: 'failed', code: 'pdf_too_large' });
    expect(done).toEqual(['opened: 1', 'failed: pdf_too_large']);
  });

  it('is asked for every page, those too that an answer with pictures did not take', async () => {
    answers = {
      pictures: { count: 3, pictures: [PICTURE, PICTURE] },
      'pictures/2': { count: 3, pictures: [PICTURE] },
      scan: { imported: IMPORTED },
    };
    const { state, done } = await continued(NEW, async () => PAGE);
    expect(state).toEqual({ status: 'done', ...IMPORTED });
    expect(done.toSorted()).toEqual(['done', 'opened: 3', 'read: 0', 'read: 1', 'read: 2']);
    expect(asked.map(({ task }) => task)).toEqual(['pictures', 'pictures/2', 'scan']);
  });

  it('is waited for as long as a call may take; what is left is read by the next one', async () => {
    answers = { pictures: { count: 2, pictures: [PICTURE, PICTURE] } };
    let page = 0;
    const { state, done } = await continued(NEW, () => ((page += 1) === 1 ? Promise.resolve(PAGE) : untilAborted()));
    expect([state, done]).toEqual([{ status: 'working' }, ['opened: 2', 'read: 0', 'released']]);
  });

  it('waits for the next call where its reader has too much to do, which is no failed attempt', async () => {
    answers = { pictures: { count: 2, pictures: [PICTURE, PICTURE] }, scan: { imported: IMPORTED } };
    let page = 0;
    const { state, done, again } = await continued(NEW, async () => ((page += 1) === 1 ? 'busy' : PAGE));
    expect([state, done]).toEqual([{ status: 'working' }, ['opened: 2', 'read: 1', 'released, and not counted']]);
    expect(await again()).toEqual({ status: 'done', ...IMPORTED });
    expect(page).toBe(3);
  });
});
