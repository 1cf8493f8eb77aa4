import { InvokeCommand } from '@aws-sdk/client-lambda';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createFormFields } from '../../../test/support/httpEvent.ts';
import { cancelled, mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';

/** A separate function reads the file; its answer is trusted as little as the file. */
const cloud = await mockedCloud({
  FILE_READER: 'reader',
  IMPORT_STRUCTURING: 'rules',
  MODEL_ID: '{}',
  OCR_REGION: 'x',
});
const { handler: parseResume } = await import('./parseResume.ts');
const { handler: parseUpload } = await import('./parseUpload.ts');

const PDF = Buffer.from('%PDF-1.7 a résumé');
const FOUND = {
  imported: {
    resumeData: createBlankResume(),
    unplaced: ['something'],
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
const said = (text: string) => Object.assign(new Uint8Array(Buffer.from(text)), { transformToString: () => text });
const readerSays = (text: string) => cloud.functions.on(InvokeCommand).resolves({ Payload: said(text) });
const reads = () => readerSays(JSON.stringify(JSON.stringify(FOUND)));
const stored = (Body: object | undefined, rest = {}) =>
  cloud.files.on(GetObjectCommand).resolves({ Body: Body as never, ...rest });
const bytes = { transformToByteArray: async () => new Uint8Array(PDF) };

const send = () => {
  const { headers, ...form } = createFormFields({ resume: PDF, userId: 'dana' });
  return cloud.call(parseResume, { ...form, headers });
};
const parse = () => cloud.call(parseUpload, { pathParameters: { uploadId: 'u1' } });

describe('a file that is sent', () => {
  it('[API-03] is kept below its owner and answered as the reader reads it', async () => {
    reads();
    cloud.files.on(PutObjectCommand).resolves({});
    const { status, body } = await send();
    expect([status, body['unplaced']]).toEqual([200, ['something']]);
    const [put] = cloud.files.commandCalls(PutObjectCommand);
    expect(put?.args[0].input.Key).toMatch(/^dana\/[\da-f]{64}\.pdf$/);
  });

  it.each([
    ['throttled', 'SlowDown'],
    ['not reachable', 'TimeoutError'],
    ['forbidden', 'AccessDenied'],
  ])('is refused where the bucket is %s, though it could be read', async (_, name) => {
    reads();
    cloud.files.on(PutObjectCommand).rejects(refusal(name));
    expect(await send()).toMatchObject({ body: { code: 'upload_failed' } });
  });

  it('of another kind reaches neither bucket nor reader', async () => {
    const { headers, ...form } = createFormFields({
      resume: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]),
      userId: 'dana',
    });
    const { body } = await cloud.call(parseResume, { ...form, headers });
    expect(body['code']).toBe('only_pdf');
    expect([cloud.files.calls().length, cloud.functions.calls().length]).toEqual([0, 0]);
  });
});

describe('an uploaded file', () => {
  it('is read from below its owner’s id alone', async () => {
    reads();
    stored(bytes);
    expect(await parse()).toMatchObject({ status: 200, body: { unplaced: ['something'] } });
    expect(cloud.files.commandCalls(GetObjectCommand)[0]?.args[0].input).toEqual({
      Bucket: 'uploads',
      Key: 'dana/u1.pdf',
    });
  });

  it.each([
    ['is not there', () => cloud.files.on(GetObjectCommand).rejects(refusal('NoSuchKey')), 'not_found'],
    ['has no body', () => stored(undefined), 'not_found'],
    ['grew since it was signed for', () => stored(bytes, { ContentLength: 1e9 }), 'pdf_too_large'],
    ['breaks off', () => stored({ transformToByteArray: () => Promise.reject(refusal('aborted')) }), 'upload_failed'],
    ['is throttled', () => cloud.files.on(GetObjectCommand).rejects(refusal('SlowDown')), 'upload_failed'],
  ])('that %s is an error of the catalogue, and nobody reads it', async (_, given, code) => {
    given();
    reads();
    expect(await parse()).toMatchObject({ body: { code } });
    expect(cloud.functions.calls()).toHaveLength(0);
  });

  it.each([
    [
      'is throttled',
      () => cloud.functions.on(InvokeCommand).rejects(refusal('TooManyRequestsException')),
      'import_busy',
    ],
    ['does not answer', () => cloud.functions.on(InvokeCommand).rejects(refusal('TimeoutError')), 'import_busy'],
    ['answers nothing', () => cloud.functions.on(InvokeCommand).resolves({}), 'damaged_pdf'],
    ['answers half of it', () => readerSays('"{\\"imported\\":'), 'damaged_pdf'],
    ['answers something else', () => readerSays(JSON.stringify('{"pictures":[]}')), 'damaged_pdf'],
  ])('is not lost where the reader %s', async (_, given, code) => {
    stored(bytes);
    given();
    const { body } = await parse();
    expect(body['code']).toBe(code);
    expect(body['details']).toEqual(code === 'import_busy' ? { seconds: 20 } : undefined);
    expect(cloud.logged()).not.toContain('a résumé');
  });

  it('of pictures becomes a job, and is none where the job could not be noted', async () => {
    stored(bytes);
    readerSays(JSON.stringify('{"error":"unreadable_pdf"}'));
    expect(await parse()).toEqual({ status: 202, body: { jobId: 'u1' } });
    // The job exists already, and continues.
    cloud.database.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    expect(await parse()).toEqual({ status: 202, body: { jobId: 'u1' } });
    cloud.database.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    expect((await parse()).body['code']).toBe('account_deleted');
    cloud.database.on(TransactWriteCommand).rejects(refusal('ProvisionedThroughputExceededException'));
    expect((await parse()).status).toBe(500);
  });
});
