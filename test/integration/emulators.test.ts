import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { EMULATORS } from '../../infra/local/emulators/all.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';

let folder: string;
let local: LocalProduct | undefined;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stand-ins-'))));
afterEach(async () => {
  await local?.close();
  local = undefined;
  vi.unstubAllEnvs();
});
afterAll(() => rm(folder, { recursive: true }));

const start = async () => void (local = await startLocal({ dataDir: folder, quiet: true }));
/** As a handler makes it: everything about it comes from the environment. */
const bucket = () => ({ client: new S3Client(), name: process.env.PDF_BUCKET });

describe('files', () => {
  it('are found again after a restart, by an S3 client that knows the environment alone', async () => {
    await start();
    const body = Buffer.from('תוכן');
    const before = bucket();
    await before.client.send(new PutObjectCommand({ Bucket: before.name, Key: 'a/ב.pdf', Body: body }));
    await local?.close();
    await start();
    const after = bucket();
    const found = await after.client.send(new GetObjectCommand({ Bucket: after.name, Key: 'a/ב.pdf' }));
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(body);
  });

  it('never go to the real service with credentials of this machine', async () => {
    vi.stubEnv('AWS_PROFILE', 'production');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAREAL');
    await start();
    const { client } = bucket();
    expect(await client.config.credentials()).toMatchObject({ accessKeyId: 'local' });
    const { url } = client.config.endpointProvider({
      Endpoint: process.env.AWS_ENDPOINT_URL_S3,
      Region: 'eu-central-1',
    });
    expect(url.hostname).toBe('127.0.0.1');
  });
});

describe('the environment', () => {
  it('is as it was when everything has stopped', async () => {
    vi.stubEnv('AWS_PROFILE', 'mine');
    const before = { ...process.env };
    await start();
    expect(process.env.PDF_BUCKET).toBeDefined();
    await local?.close();
    expect({ ...process.env }).toEqual(before);
  });

  it('may name a service that runs elsewhere, and none is started then', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1');
    const parts: string[] = [];
    local = await startLocal({ dataDir: folder, quiet: true, progress: (part) => parts.push(part) });
    expect(parts).toEqual([...EMULATORS.map(({ name }) => name).filter((name) => name !== s3Emulator.name), 'gateway']);
    expect(parts).toContain('database');
    expect(process.env.AWS_ENDPOINT_URL_S3).toBe('http://127.0.0.1:1');
  });
});
