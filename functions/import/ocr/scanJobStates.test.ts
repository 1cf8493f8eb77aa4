import { describe, expect, it, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { AppError } from '../../../shared/errors/errors.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ImportedResume } from '../../../shared/api/import.ts';
import type { FileReader } from '../process/fileReader.ts';
import { continueScanJob } from './continueScanJob.ts';
import type { OcrPage } from './ocrPage.ts';
import type { PageReader, PageReading } from './pageReader.ts';
import { MAX_ATTEMPTS, type ScanJob, type ScanJobRepository } from './scanJobRepository.ts';
import { packResult } from './scanResult.ts';

const NEW: ScanJob = { pages: {}, count: 0, attempts: 0, leased: 0 };
const page = (text: string): OcrPage => ({ by: 'lines', lines: [{ text, heading: false }] });
const READ: ScanJob = { ...NEW, count: 2, pages: { 0: page('a'), 1: page('b') } };
const RESULT: ImportedResume = {
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
const PICTURE = { png: new Uint8Array(), width: 595, height: 842 };
const FAR = Date.now() + 1e9;

interface World {
  /** What the file is answered as, page by page. */
  readonly pictures: object;
  readonly scan: object;
  readonly reader: PageReader;
  readonly refused: AppError;
  readonly signal: AbortSignal;
  /** Whether another call works on the job. */
  readonly isTaken: boolean;
}

/** Continues a job: its state, what was done to it in order, and what the file reader was asked. */
async function continued(job: ScanJob | undefined, world: Partial<World> = {}) {
  const done: string[] = [];
  const asked: [task: string, bytes: unknown, told: unknown][] = [];
  const note = (what: string) => void done.push(what);
  const jobs = {
    find: async () => job,
    lease: async (_: string, milliseconds: number) => {
      note(`leased ${milliseconds}`);
      return world.isTaken === true ? undefined : job;
    },
    opened: async (_: string, count: number) => note(`opened ${count}`),
    read: async (_: string, index: number, reading: PageReading) =>
      note(`read ${index}: ${typeof reading === 'string' ? reading : reading.by}`),
    release: async (_: string, isSpared: boolean) => note(isSpared ? 'released, and not counted' : 'released'),
    fail: async (_: string, code: string) => note(`failed ${code}`),
    done: async () => note('done'),
  } as unknown as ScanJobRepository;
  const fileReader = {
    run: async (task: string, bytes: Uint8Array | (() => Promise<Uint8Array>), { told }: { told?: string } = {}) => {
      asked.push([task, typeof bytes === 'function' ? 'file' : JSON.parse(new TextDecoder().decode(bytes)), told]);
      return task === 'pictures'
        ? (world.pictures ?? { count: 1, pictures: [PICTURE] })
        : (world.scan ?? { imported: RESULT });
    },
    warm: () => note('warm'),
  } as unknown as FileReader;
  const state = await continueScanJob('job', {
    jobs,
    fileReader,
    person: 'user',
    loadFile: async () => new Uint8Array(),
    address: async () => 'https://files.example/upload',
    reader: world.reader ?? (async () => page('read')),
    signal: world.signal ?? new AbortController().signal,
    refused: world.refused,
  });
  return { state, done, asked };
}

describe('a job that nobody has to work on', () => {
  it('is none where there is none', async () => {
    expect(await continued(undefined)).toEqual({ state: undefined, done: [], asked: [] });
  });

  it.each([
    ['has failed', { ...NEW, failed: 'unreadable_pdf' as const }, { status: 'failed', code: 'unreadable_pdf' }],
    ['is done', { ...NEW, result: packResult(RESULT)! }, { status: 'done', ...RESULT }],
    ['was done in another form', { ...NEW, result: gzipSync('{}') }, { status: 'failed', code: 'timeout' }],
  ])('says so where it %s, and is left as it is', async (_, job, state) => {
    expect(await continued(job)).toEqual({ state, done: [], asked: [] });
  });

  it('waits where another call works on it, also on its last attempt, and fails once that is over', async () => {
    for (const job of [
      NEW,
      { ...NEW, attempts: MAX_ATTEMPTS, leased: FAR },
      { ...NEW, attempts: MAX_ATTEMPTS - 1, leased: 1 },
    ])
      expect(await continued(job, { isTaken: true })).toEqual({
        state: { status: 'working' },
        done: ['leased 26000'],
        asked: [],
      });
    const over = await continued({ ...NEW, attempts: MAX_ATTEMPTS, leased: 1 }, { isTaken: true });
    expect([over.state, over.done]).toEqual([
      { status: 'failed', code: 'timeout' },
      ['leased 26000', 'failed timeout'],
    ]);
  });
});

describe('a job whose pages may not be read now', () => {
  const refused = new AppError('daily_budget_reached');
  it('is refused before anything is done, as long as pages are left', async () => {
    for (const job of [NEW, { ...READ, count: 3 }]) await expect(continued(job, { refused })).rejects.toBe(refused);
  });

  it('is understood all the same where all are read', async () => {
    const { state, done, asked } = await continued(READ, { refused });
    expect([state, done]).toEqual([{ status: 'done', ...RESULT }, ['leased 26000', 'done']]);
    expect(asked).toEqual([['scan', { pages: [page('a'), page('b')], numbers: [1, 2] }, undefined]]);
  });
});

describe('the pages of a job', () => {
  it('are read but for those that were, and understood by their numbers, without those that say nothing', async () => {
    const told: string[] = [];
    const { state, done, asked } = await continued(
      { ...NEW, pages: { 0: page('known') }, count: 3 },
      {
        pictures: { count: 3, pictures: [PICTURE, PICTURE, PICTURE] },
        reader: async () => (told.push('asked') === 1 ? 'nothing' : page('third')),
      },
    );
    expect(state).toEqual({ status: 'done', ...RESULT });
    expect(done).toEqual(['leased 26000', 'opened 3', 'warm', 'read 1: nothing', 'read 2: lines', 'done']);
    expect(asked).toEqual([
      ['pictures', 'file', ''],
      ['scan', { pages: [page('known'), page('third')], numbers: [1, 3] }, undefined],
    ]);
  });

  it.each([
    ['cannot be opened', { pictures: { error: 'unreadable_pdf' } }, 'unreadable_pdf'],
    ['say nothing', { reader: async () => 'nothing' as const }, 'unreadable_pdf'],
    ['have no reader', { reader: async () => 'unavailable' as const }, 'scan_unavailable'],
    ['are no résumé', { scan: { error: 'nothing_found' } }, 'nothing_found'],
  ])('that %s fail it', async (_, world, code) => {
    const { state, done } = await continued(NEW, world);
    expect([state, done.at(-1)]).toEqual([{ status: 'failed', code }, `failed ${code}`]);
    expect(done).not.toContain('read 0: unavailable');
  });

  it.each([{ pictures: { error: 'import_busy' } }, { scan: { error: 'import_busy' } }])(
    'wait for the next call, which counts, where the machine is busy: %j',
    async (world) => {
      const { state, done } = await continued(NEW, world);
      expect([state, done.at(-1)]).toEqual([{ status: 'working' }, 'released']);
    },
  );

  it('whose result is larger than is kept fail it', async () => {
    let seed = 1;
    const noise = Array.from({ length: 600_000 }, () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return String.fromCharCode(33 + ((seed >>> 16) % 94));
    }).join('');
    const { state } = await continued(READ, { scan: { imported: { ...RESULT, unplaced: [noise] } } });
    expect(state).toEqual({ status: 'failed', code: 'pdf_too_large' });
  });

  it('wait where the call was ended, and a fault that is none of the call’s is told', async () => {
    const call = new AbortController();
    const ended = await continued(NEW, {
      signal: call.signal,
      reader: (_, signal) => {
        call.abort(new Error('gone'));
        return Promise.reject(signal.reason as Error);
      },
    });
    expect([ended.state, ended.done.at(-1)]).toEqual([{ status: 'working' }, 'released']);
    const fault = new Error('fault');
    await expect(continued(NEW, { reader: vi.fn().mockRejectedValue(fault) })).rejects.toBe(fault);
  });
});
