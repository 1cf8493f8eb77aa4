import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerProcesses, type WorkerProcess } from '../process/workerProcess.ts';
import { WAITING_MS } from '../process/workingTime.ts';
import { continueScanJob } from './continueScanJob.ts';
import type { ScanJob, ScanJobRepository } from './scanJobRepository.ts';

/** The renderer's limit (isolatedWorker.ts) and the longest wait beside it, in milliseconds. */
const OVER_MS = 12_000 + WAITING_MS + 100;

const JOB: ScanJob = { uploadId: 'upload', pages: {}, count: 0, attempts: 1, leased: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  const renderer = { process: new EventEmitter(), ready: Promise.resolve(), ask: () => new Promise(() => {}) };
  vi.spyOn(workerProcesses, 'start').mockReturnValue(renderer as unknown as WorkerProcess);
  vi.spyOn(workerProcesses, 'stop').mockResolvedValue(undefined);
  vi.spyOn(workerProcesses, 'residentMemory').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Continues a job whose pages are never drawn; its state, and what was done to it. */
async function continueUndrawn() {
  const done: string[] = [];
  const jobs = {
    find: async () => JOB,
    lease: async () => JOB,
    release: async () => void done.push('released'),
    fail: async (_user: string, _job: string, code: string) => void done.push(`failed: ${code}`),
  } as unknown as ScanJobRepository;
  const continued = continueScanJob('user', 'job', {
    jobs,
    loadFile: async () => new Uint8Array(),
    reader: async () => 'unavailable',
    signal: new AbortController().signal,
    refused: undefined,
  });
  await vi.advanceTimersByTimeAsync(OVER_MS);
  return { state: await continued, done };
}

describe('pages that are not drawn in time', () => {
  it('because the machine works for others wait for the next call', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
    expect(await continueUndrawn()).toEqual({ state: { status: 'working' }, done: ['released'] });
  });

  it('because they take too much fail the job', async () => {
    vi.spyOn(workerProcesses, 'processorTime').mockImplementation(() => Date.now());
    expect(await continueUndrawn()).toEqual({
      state: { status: 'failed', code: 'pdf_too_large' },
      done: ['failed: pdf_too_large'],
    });
  });
});
