import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeGrayscalePng } from '../../functions/import/ocr/grayscalePng.ts';
import { israelDay } from '../../functions/platform/israelDay.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';
import { rasterizePdf } from '../tools/rasterize-pdf.ts';

/**
 * Scans over HTTP: pages are rendered and read by the emulators of Textract and Bedrock, which really read pictures.
 */
const pdf = (name: string, top = 1) =>
  rasterizePdf(new Uint8Array(readFileSync(new URL(`../data/import-corpus/pdf/${name}.pdf`, import.meta.url))), {
    top,
  });
/** Where what is read does not matter: a name and its contacts, which takes a fourth of the time. */
const topOf = (name: string) => pdf(name, 0.25);

let folder: string;
let local: LocalProduct;
let dana: TestPerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scans-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  dana = await signInPerson(local.url, { email: 'dana@example.com', name: 'דנה' });
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

/** Sends a scan, and gives back its job. */
async function send(scan: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set('userId', dana.id);
  form.set('resume', new File([scan], 'scan.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${local.url}/api/parse-resume`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${dana.accessToken}` },
  });
  expect(response.status).toBe(202);
  return ((await response.json()) as { jobId: string }).jobId;
}

const look = (jobId: string, person = dana) => person.call('GET', `/api/import-jobs/${jobId}`);

/** Polls a job until it is done or failed: on a busy machine one call may end before the page is read. */
async function outcome(jobId: string): Promise<Awaited<ReturnType<typeof look>>> {
  for (;;) {
    const looked = await look(jobId);
    if (looked.body['status'] === 'done' || looked.body['status'] === 'failed') return looked;
    expect([200, 503]).toContain(looked.status);
    await setTimeout(500);
  }
}

describe('a scan', () => {
  it('in English is answered 202 with a job, and read by one of the calls that ask for it', async () => {
    const jobId = await send(await pdf('maya-chrome-1col'));
    const states = (await Promise.all([look(jobId), look(jobId)])).map((looked) => looked.body['status'] as string);
    expect(states).toContain('working');
    const { status, body } = await outcome(jobId);
    expect([status, body['status'], body['source']]).toEqual([200, 'done', 'scan']);
    expect(body['resumeData']).toMatchObject({
      language: 'en',
      personalInfo: { fullName: 'Maya Ben-Ami', email: 'maya.benami@example.com' },
      experience: expect.arrayContaining([
        expect.objectContaining({ company: 'Northwind Robotics', startDate: '2019-03', current: true }),
      ]),
    });
    expect(Math.max(...Object.values(body['confidence'] as Record<string, number>))).toBeLessThan(0.9);
    // The result is stored: another call does not read the page again.
    expect(await look(jobId)).toEqual({ status, body });
  });

  it('is what a file becomes whose fonts do not say what they draw: it is read from its picture', async () => {
    const file = new URL('../data/import-corpus/edge/no-tounicode-en.pdf', import.meta.url);
    const { body } = await outcome(await send(new Uint8Array(readFileSync(file))));
    expect(body).toMatchObject({
      status: 'done',
      source: 'scan',
      resumeData: { personalInfo: { fullName: 'Maya Ben-Ami' } },
    });
  });

  it('waits while nothing may be spent on reading, and what is read already is answered all the same', async () => {
    const scan = await topOf('maya-chrome-1col');
    const jobId = await send(scan);
    const over = setEnvironment({ IMPORT_ALLOWANCE: JSON.stringify({ on: true, dailyDollars: 0 }) });
    expect(await look(jobId)).toMatchObject({
      status: 503,
      body: { code: 'scan_unavailable', details: { seconds: expect.any(Number) } },
    });
    over();
    const { body } = await outcome(jobId);
    expect(body['status']).toBe('done');
    const off = setEnvironment({ IMPORT_ALLOWANCE: JSON.stringify({ on: false, dailyDollars: 5 }) });
    expect(await look(jobId)).toEqual({ status: 200, body });
    off();
  });

  it('is nobody else’s, and looks at what is read, or not there, take nothing of everybody’s day', async () => {
    const jobId = await send(await topOf('maya-chrome-1col'));
    expect((await outcome(jobId)).body['status']).toBe('done');
    const other = await signInPerson(local.url, { email: 'noam@example.com', name: 'נועם' });
    const { environmentCounters: counters } = await import('../../functions/platform/dynamodb/sharedCounters.ts');
    const spent = () => counters.read(`import ${israelDay(new Date()).day} dollars`);
    const before = await spent();
    expect(before).toBeGreaterThan(0);
    expect(await look(jobId, other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await look(jobId)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await spent()).toBe(before);
  });

  it('of an empty page says that no text could be read', async () => {
    const empty = new TextEncoder().encode(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count ' +
        '1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 ' +
        'R>>\n%%EOF',
    );
    expect((await outcome(await send(empty))).body).toEqual({ status: 'failed', code: 'unreadable_pdf' });
  });

  it.each([
    ['[0 0 3000 1]', 'is so flat that no reader takes its image'],
    ['[0 0 0 0]', 'has no box'],
    ['[0 0 30000 30000]', 'is larger than any sheet'],
  ])('whose page %s %s says so, and the product stays up', async (box) => {
    const paths = '0 0 m 9 9 l S';
    const odd =
      `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\n` +
      `endobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R>>\nendobj\n4 0 obj\n` +
      `<</Length ${paths.length}>>\nstream\n${paths}\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF`;
    const { body } = await outcome(await send(new TextEncoder().encode(odd)));
    expect(body).toMatchObject({ status: 'failed', code: expect.stringMatching(/^(?:unreadable_pdf|nothing_found)$/) });
    expect((await fetch(local.url)).status).toBeLessThan(500);
  });

  it('that the local reader cannot take fails that call alone', async () => {
    const { TextractClient, DetectDocumentTextCommand } = await import('@aws-sdk/client-textract');
    const client = new TextractClient({ maxAttempts: 1 });
    const flat = encodeGrayscalePng(2_200, 0, new Uint8Array());
    const blank = encodeGrayscalePng(100, 100, new Uint8Array(10_000).fill(255));
    const [failed, read] = await Promise.allSettled(
      [flat, blank].map((Bytes) => client.send(new DetectDocumentTextCommand({ Document: { Bytes } }))),
    );
    expect(failed).toMatchObject({ reason: { name: 'InternalServerError' } });
    expect(read).toMatchObject({ value: { Blocks: [] } });
  });

  it('in Hebrew says so where no service can read it, and is read when one can again', async () => {
    const { truth } = JSON.parse(
      readFileSync(new URL('../data/import-corpus/truth/noa-lo-docx-1col.json', import.meta.url), 'utf8'),
    ) as { truth: { personalInfo: { fullName: string; email: string } } };
    const scan = await topOf('noa-lo-docx-1col');
    // Textract finds no usable text in Hebrew, and the model is not available.
    const restore = setEnvironment({ MODEL_ID: 'no-such-model' });
    const failing = await send(scan);
    expect((await outcome(failing)).body).toEqual({ status: 'failed', code: 'scan_unavailable' });
    restore();
    expect(await send(scan)).toBe(failing);
    expect((await outcome(failing)).body).toMatchObject({
      status: 'done',
      source: 'scan',
      resumeData: {
        language: 'he',
        personalInfo: { fullName: truth.personalInfo.fullName, email: truth.personalInfo.email },
      },
    });
  });
});
