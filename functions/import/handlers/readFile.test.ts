import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { processReader } from '../process/isolatedWorker.ts';
import { workerProcesses, type WorkerProcess } from '../process/workerProcess.ts';
import { handler } from './readFile.ts';

const context = { getRemainingTimeInMillis: () => 20_000 };
const bytes = Buffer.from('%PDF-1.7');
const event = { task: 'file', milliseconds: 15_000, file: { bytes: bytes.toString('base64') } };
const fetched = { ...event, file: { address: 'https://files.example/signed?secret=1' } };

/** Receives the task for the process, and returns its answer. */
const ask = vi.fn<WorkerProcess['ask']>();
const WRITTEN = '{ "error": "password_protected" }';

beforeEach(async () => {
  await processReader.close();
  ask.mockReset().mockResolvedValue(WRITTEN);
  vi.spyOn(workerProcesses, 'start').mockImplementation(
    () => ({ process: new EventEmitter(), ready: Promise.resolve(), ask }) as unknown as WorkerProcess,
  );
  vi.spyOn(workerProcesses, 'stop').mockResolvedValue(undefined);
  vi.spyOn(workerProcesses, 'residentMemory').mockReturnValue(0);
  vi.spyOn(workerProcesses, 'processorTime').mockReturnValue(0);
});
afterEach(async () => {
  await processReader.close();
  vi.restoreAllMocks();
});

/** Returns the result and the lines of the log while a file is fetched. */
async function whileFetching(answer: () => Promise<Response>): Promise<readonly [unknown, string]> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const said = await handler(fetched, context);
  return [said, written.mock.calls.map(([line]) => String(line)).join('')];
}

it('gives the bytes of a call to the process, and its answer back as it was written', async () => {
  expect(await handler(event, context)).toBe(WRITTEN);
  const [[task, given] = []] = ask.mock.calls;
  expect([task, Buffer.from(given ?? [])]).toEqual(['file', bytes]);
});

it('begins with the page that is asked for', async () => {
  ask.mockResolvedValue('{}');
  expect(await handler({ ...event, task: 'pictures', told: '2' }, context)).toBe('{"error":"unreadable_pdf"}');
  expect(ask.mock.calls[0]?.[0]).toBe('pictures/2');
});

it.each([
  ['the call', { ...event, milliseconds: 0 }, 20_000],
  ['the function', event, 900],
])('begins nothing where no time of %s is left', async (_, late, left) => {
  expect(await handler(late, { getRemainingTimeInMillis: () => left })).toBe('{"error":"import_busy"}');
  expect(ask).not.toHaveBeenCalled();
});

it('fetches what no call takes, follows no other address, and keeps the address out of the log', async () => {
  const [said] = await whileFetching(async () => new Response(bytes));
  expect(said).toBe(WRITTEN);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  expect(Buffer.from(ask.mock.calls[0]?.[1] ?? [])).toEqual(bytes);
});

it.each([
  ['is not there', async () => new Response('', { status: 403 })],
  ['is too long', async () => new Response(bytes, { headers: { 'content-length': '10000001' } })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('says to try again where the file %s', async (_, answer) => {
  const [said, log] = await whileFetching(answer);
  expect(said).toBe('{"error":"import_busy"}');
  expect(ask).not.toHaveBeenCalled();
  expect(log).toContain('file_not_fetched');
  expect(log).not.toContain('signed');
});

it('takes no call that is none of its tasks', async () => {
  await expect(handler({ ...event, task: 'toString' }, context)).rejects.toThrow();
  await expect(handler({ ...event, file: {} }, context)).rejects.toThrow();
});
