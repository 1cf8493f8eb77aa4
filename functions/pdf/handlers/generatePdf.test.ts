import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PRINT_SECOND_DOLLARS } from '../../../shared/api/pdf.ts';
import { createProfile } from '../../../shared/account/profile.ts';
import { templateTrialKey } from '../../../shared/payments/templateAccess.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createContext, createEvent } from '../../../test/support/httpEvent.ts';
import { mockedCloud, refusal } from '../../../test/support/mockedCloud.ts';
import { serveTestPool } from '../../../test/support/testPool.ts';
import { turns } from '../printing.ts';
import type { PrintBrowser } from '../printBrowser.ts';
import { AppError } from '../../../shared/errors/errors.ts';

/** Printing is tested with a browser elsewhere; this stand-in returns what it was given. */
const cloud = await mockedCloud({ TEMPLATE_ASSETS_DIR: 'nowhere' });
const { handler, generatePdf } = await import('./generatePdf.ts');
const renderPdf = await import('../renderPdf.ts');
const print = vi.fn<(...given: unknown[]) => Promise<Buffer>>();
const JOB = { document: { head: 'head', body: 'body' }, metadata: {} } as never;

const pool = await serveTestPool();
const resume = { ...createBlankResume(), personalInfo: { ...createBlankResume().personalInfo, fullName: 'נועה Levi' } };
/** Returns the bytes of the answer as text, or its error. */
async function generate(person: string | null = 'dana', templateId = 'classic') {
  const headers = { 'accept-language': 'en', ...(person === null ? {} : pool.headersOf(person)) };
  const {
    statusCode,
    headers: sent = {},
    body = '',
    isBase64Encoded,
  } = await handler(createEvent({ headers, json: { templateId, resumeData: resume } }), createContext());
  if (!isBase64Encoded) return { status: statusCode, code: (JSON.parse(body) as { code: string }).code };
  return { status: statusCode, pdf: Buffer.from(body, 'base64').toString(), name: sent['content-disposition'] };
}
const stored = (read: () => Promise<Uint8Array>) =>
  cloud.files.on(GetObjectCommand).resolves({ Body: { transformToByteArray: read } as never });

beforeEach(() => {
  print.mockReset().mockResolvedValue(Buffer.from('%PDF printed'));
  vi.spyOn(turns, 'take').mockImplementation(async (_call, _prepare, work) =>
    work(JOB, { printer: { print } as unknown as PrintBrowser, options: {} } as never),
  );
  vi.spyOn(renderPdf, 'renderPdf').mockImplementation((...given) => print(...given));
  cloud.files.on(GetObjectCommand).rejects(refusal('NoSuchKey'));
  cloud.files.on(PutObjectCommand).resolves({});
});

const refusedBy = (item: object | undefined) =>
  cloud.database.on(UpdateCommand, { TableName: 'users' }).rejects(
    new ConditionalCheckFailedException({
      $metadata: {},
      message: 'x',
      ...(item && { Item: marshall(item, { removeUndefinedValues: true }) }),
    }),
  );

describe('a PDF', () => {
  it('is printed once for the same person and résumé, and has the person’s name', async () => {
    const first = await generate();
    expect(first).toMatchObject({ status: 200, pdf: '%PDF printed' });
    expect(decodeURIComponent(String(first.name))).toContain('נועה');
    expect(cloud.files.commandCalls(PutObjectCommand)[0]?.args[0].input.Key).toMatch(/^dana\//);
    stored(async () => Buffer.from('%PDF kept'));
    expect(await generate()).toMatchObject({ pdf: '%PDF kept' });
    expect(print).toHaveBeenCalledOnce();
    // An object without a body counts as missing.
    cloud.files.on(GetObjectCommand).resolves({});
    expect(await generate()).toMatchObject({ pdf: '%PDF printed' });
  });

  it.each([
    [1_000, undefined],
    [2_500, 2.5 * PRINT_SECOND_DOLLARS],
  ])('reports what it costs where that is more than was reserved: printed in %d ms', async (milliseconds, cost) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    print.mockImplementation(async () => ((now += milliseconds), Buffer.from('%PDF')));
    const reported: number[] = [];
    await generatePdf(
      { body: { templateId: 'classic', resumeData: resume, embedData: true }, user: undefined } as never,
      {
        environment: { TEMPLATE_ASSETS_DIR: 'nowhere', USERS_TABLE: 'users' },
        reportCost: (dollars: number) => void reported.push(dollars),
      } as never,
    );
    expect(reported).toEqual(cost === undefined ? [] : [cost]);
  });

  it('of somebody who is not signed in is kept nowhere', async () => {
    expect(await generate(null)).toMatchObject({ status: 200, pdf: '%PDF printed' });
    expect(cloud.files.calls()).toHaveLength(0);
  });

  it.each([
    ['is throttled', () => cloud.files.on(GetObjectCommand).rejects(refusal('SlowDown'))],
    ['does not answer', () => cloud.files.on(GetObjectCommand).rejects(refusal('TimeoutError'))],
    ['breaks off', () => stored(() => Promise.reject(refusal('aborted')))],
    ['takes no file', () => cloud.files.on(PutObjectCommand).rejects(refusal('SlowDown'))],
  ])('is printed all the same where its store %s, and the log says so', async (_, given) => {
    given();
    expect(await generate()).toMatchObject({ status: 200, pdf: '%PDF printed' });
    expect(cloud.logged()).toMatch(/pdf_store_(read|write)_failed/);
    expect(cloud.logged()).not.toContain('נועה');
  });

  it.each([
    ['a page that is too long', new AppError('pdf_too_long'), 'pdf_too_long'],
    ['a browser that broke', new Error('Target closed'), 'pdf_failed'],
  ])('that comes to %s says so and is not kept', async (_, error, code) => {
    print.mockRejectedValue(error);
    expect(await generate()).toMatchObject({ code });
    expect(cloud.files.commandCalls(PutObjectCommand)).toHaveLength(0);
  });
});

describe('a premium template', () => {
  const profile = createProfile({ uid: 'dana', email: '', displayName: '', photoURL: '' }, 'TOMBSTONE#1', new Date(0));
  it('[PREM-07] is claimed by one write, and printed where it was claimed', async () => {
    expect(await generate('dana', 'modern')).toMatchObject({ status: 200 });
    const [claim] = cloud.database.commandCalls(UpdateCommand, { TableName: 'users' });
    expect(claim?.args[0].input.ExpressionAttributeValues?.[':trials']).toEqual([templateTrialKey('modern')]);
  });

  it.each([
    ['is had by who claimed it before', { ...profile, usedTrials: [templateTrialKey('modern')] }, undefined],
    ['is had by who pays', { ...profile, premiumUntil: '2099-01-01T00:00:00.000Z' }, undefined],
    [
      'is refused to who claimed another',
      { ...profile, usedTrials: [templateTrialKey('elegant')] },
      'premium_template',
    ],
    ['is refused to who has left', undefined, 'premium_template'],
  ])('[PREM-07] %s', async (_, item, code) => {
    refusedBy(item);
    const answer = await generate('dana', 'modern');
    expect([answer.code, print.mock.calls.length]).toEqual([code, code === undefined ? 1 : 0]);
  });

  it('is not printed where nobody can say whose it is, nor for who is not signed in', async () => {
    cloud.database.on(UpdateCommand, { TableName: 'users' }).rejects(refusal('ThrottlingException'));
    expect((await generate('dana', 'modern')).status).toBeGreaterThanOrEqual(500);
    expect(await generate(null, 'modern')).toMatchObject({ code: 'premium_template' });
    expect(print).not.toHaveBeenCalled();
  });
});
