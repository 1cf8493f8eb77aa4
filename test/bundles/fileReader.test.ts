import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileReader } from '../../functions/import/process/fileReader.ts';
import { createInvokedReader } from '../../functions/import/process/invokedReader.ts';
import { createUploadStorage } from '../../functions/import/uploadStorage.ts';
import { startFunctionService, type FunctionService, type ServedFunction } from '../../infra/deploy/functionService.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { corpusPdf } from './goodCalls.ts';

/** The function that reads strangers' files as it is deployed, called by the SDK over HTTP. */
const DANA = corpusPdf('pdf/dana-chrome-1col');
const read = { imported: { source: 'text', resumeData: { personalInfo: { email: 'dana.levicohen@example.co.il' } } } };
const options = { region: 'eu-central-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

let service: FunctionService;
let reader: FileReader;
const running: (() => Promise<unknown>)[] = [];

async function serve(more: Partial<ServedFunction> = {}): Promise<void> {
  service = await startFunctionService('reader', { ...FILE_READER, ...more });
  const endpoint = service.environment['AWS_ENDPOINT_URL_LAMBDA'];
  reader = createInvokedReader('reader', new LambdaClient({ ...options, endpoint, maxAttempts: 1 }));
  const started = service;
  running.push(
    () => started.close(),
    () => reader.close(),
  );
}
const stop = async () => {
  for (const end of running.splice(0).toReversed()) await end();
};

describe('the function that reads files', () => {
  let files: RunningEmulator;
  let folder: string;
  let uploads: ReturnType<typeof createUploadStorage>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'korot-reader-'));
    files = await s3Emulator.start(folder);
    const endpoint = files.environment['AWS_ENDPOINT_URL_S3'] ?? '';
    const client = new S3Client({ ...options, endpoint, forcePathStyle: true });
    uploads = createUploadStorage(client, files.environment['UPLOAD_BUCKET'] ?? '');
    await serve();
  });
  afterAll(async () => {
    await stop();
    await files.stop();
    await rm(folder, { recursive: true });
  });

  it('[API-03] reads one file after the other in one environment that has no variables', async () => {
    expect(await reader.run('file', DANA)).toMatchObject(read);
    const before = service.idle();
    expect(await reader.run('file', DANA)).toMatchObject(read);
    expect([before.length, service.idle()]).toEqual([1, before]);
  });

  it('[UP-07] fetches a file that no call takes by its signed address', async () => {
    // What stands behind the end of a PDF is read over.
    const large = Buffer.concat([DANA, Buffer.alloc(9_000_000, '% '), Buffer.from('\n%%EOF\n')]);
    const id = await uploads.save('dana', large);
    expect(id).toBe(createHash('sha256').update(large).digest('hex'));
    const address = () => uploads.address('dana', id);
    expect(await reader.run('file', large, { address })).toMatchObject(read);
    expect(await reader.run('file', large)).toEqual({ error: 'pdf_too_large' });
    const gone = () => uploads.address('dana', 'nobody-put-this');
    expect(await reader.run('file', large, { address: gone })).toEqual({ error: 'import_busy' });
  });

  it('has the pages of a scan as images', async () => {
    const scan = corpusPdf('edge/image-only-scan');
    expect(await reader.run('file', scan)).toEqual({ error: 'unreadable_pdf' });
    const pictures = await reader.run('pictures', scan);
    expect(pictures).toMatchObject({ count: 1, pictures: [{ width: expect.any(Number) as number }] });
  });

  it('answers the errors of files as the process on one machine does', async () => {
    expect(await reader.run('file', Buffer.from('%PDF-1.7\nnothing'))).toEqual({ error: 'damaged_pdf' });
    expect(await reader.run('file', corpusPdf('edge/enc-user-aes256'))).toEqual({ error: 'password_protected' });
  });
});

describe('a run that comes to no answer', () => {
  afterEach(stop);

  it('is told to be tried again where Lambda has no room', async () => {
    await serve({ runsAtOnce: 0 });
    expect(await reader.run('file', DANA)).toEqual({ error: 'import_busy' });
  });

  it('is told to be tried again where it takes longer than the function may, and its environment goes', async () => {
    await serve({ seconds: 0 });
    expect(await reader.run('file', DANA)).toEqual({ error: 'import_busy' });
    expect(service.idle()).toEqual([]);
  });

  it('is told to be tried again where nobody is there', async () => {
    await serve();
    await service.close();
    expect(await reader.run('file', DANA)).toEqual({ error: 'import_busy' });
  });

  it('is too large a file where Lambda killed it over its memory, and the next one has a new environment', async () => {
    await serve();
    const killed = reader.run('file', DANA);
    await vi.waitUntil(() => service.processes().length > 0);
    for (const pid of service.processes()) process.kill(pid, 'SIGKILL');
    expect(await killed).toEqual({ error: 'pdf_too_large' });
    expect(await reader.run('file', DANA)).toMatchObject(read);
  });
});
