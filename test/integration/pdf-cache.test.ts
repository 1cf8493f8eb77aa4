import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { S3Client, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { extractPages } from '../tools/pdf-text.ts';

let folder: string;
let service: RunningEmulator;
let generate: (typeof import('../../functions/pdf/handlers/generatePdf.ts'))['generatePdf'];
let close: () => Promise<void>;
let client: S3Client;
let bucket: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'korot-pdf-store-'));
  service = await s3Emulator.start(folder);
  for (const [name, value] of Object.entries({
    ...service.environment,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    LOG_LEVEL: 'silent',
  }))
    vi.stubEnv(name, value);
  ({ generatePdf: generate, close } = await import('../../functions/pdf/handlers/generatePdf.ts'));
  client = new S3Client({});
  bucket = service.environment.PDF_BUCKET ?? '';
});

afterAll(async () => {
  await close?.();
  await service?.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const assetsFolder = fileURLToPath(new URL('../../.build/templates', import.meta.url));

async function pdfFor(userId: string | undefined, fullName: string, pdfBucket = bucket): Promise<Buffer> {
  const resumeData = { ...SAMPLE_HE, personalInfo: { ...SAMPLE_HE.personalInfo, fullName } };
  const { body } = await generate(
    {
      params: undefined,
      query: undefined,
      language: 'he',
      user: userId === undefined ? undefined : { id: userId },
      body: { templateId: 'classic', forceScale: 1, resumeData, embedData: true },
    },
    {
      environment: {
        TEMPLATE_ASSETS_DIR: assetsFolder,
        PDF_BUCKET: pdfBucket,
        USERS_TABLE: 'not asked for a basic template',
        REQUESTS_TABLE: 'asked before',
        PDF_ALLOWANCE: '',
      },
      address: '192.0.2.1',
      reportCost: () => {},
      signal: new AbortController().signal,
    },
  );
  return body as Buffer;
}

async function keys(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key = '' }) => Key);
}

describe('finished PDFs of signed-in people', () => {
  it('are stored below their owner and not printed again for the same résumé', async () => {
    const first = await pdfFor('user-1', 'דנה');
    const [key = ''] = await keys();
    expect(key).toMatch(/^user-1\/[0-9a-f]{64}\.pdf$/);
    expect((await pdfFor('user-1', 'דנה')).equals(first)).toBe(true);
    // The answer is the stored file: nothing was printed.
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: 'from the bucket' }));
    expect((await pdfFor('user-1', 'דנה')).toString()).toBe('from the bucket');
  });

  it('belong to one résumé and one person', async () => {
    expect((await extractPages(await pdfFor('user-1', 'יעל'))).pages.join('')).toContain('יעל');
    expect((await extractPages(await pdfFor('user-2', 'דנה'))).pages.join('')).toContain('דנה');
    expect(await keys()).toHaveLength(3);
  });

  it('are not kept of people who are not signed in', async () => {
    const before = await keys();
    await pdfFor(undefined, 'אורחת');
    expect(await keys()).toEqual(before);
  });

  it('come also when there is no bucket', async () => {
    expect((await extractPages(await pdfFor('user-1', 'נועם', 'no-such-bucket'))).pages.join('')).toContain('נועם');
  });
});
