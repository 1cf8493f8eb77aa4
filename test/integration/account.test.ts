import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { signInPerson, type TestPerson } from '../support/signIn.ts';

/** Profile and résumés over HTTP: real gateway, handlers, tokens of the identity emulator, database and files. */
let folder: string;
let local: LocalProduct;
let database: DynamoDBDocumentClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-'));
  local = await startLocal({ dataDir: folder, quiet: true, site: [], environment: { RATE_FACTOR: '1000' } });
  database = DynamoDBDocumentClient.from(new DynamoDBClient());
});
afterAll(async () => {
  database.destroy();
  await local.close();
  await rm(folder, { recursive: true });
});

let people = 0;
const newPerson = async (): Promise<TestPerson> => {
  const person = await signInPerson(local.url, { email: `p${(people += 1)}@example.com`, name: 'דנה כהן' });
  expect((await person.call('POST', '/api/profile', { idToken: person.idToken })).status).toBe(201);
  return person;
};
const save = (person: TestPerson, body: object = {}) =>
  person.call('POST', '/api/resumes', { name: 'קורות חיים', data: SAMPLE_HE, ...body });
const listOf = async (person: TestPerson) =>
  (await person.call('GET', '/api/resumes')).body as { id: string; name: string }[];
const countOf = async (person: TestPerson) => (await person.call('GET', '/api/profile')).body['resumeCount'];

describe('a profile', () => {
  it('[LOG-07] is made at the first sign-in from the ID token, with the starting values', async () => {
    const person = await signInPerson(local.url, { email: 'first@example.com', name: 'Noa' });
    expect((await person.call('GET', '/api/profile')).status).toBe(404);
    const made = await person.call('POST', '/api/profile', { idToken: person.idToken });
    expect(made).toMatchObject({
      status: 201,
      body: {
        uid: person.id,
        email: 'first@example.com',
        displayName: 'Noa',
        aiCredits: 2,
        maxStorageSlots: 2,
        isPremium: false,
        hasUsedAi: false,
      },
    });
    expect(made.body).not.toHaveProperty('tombstone');
    const again = await person.call('POST', '/api/profile', { idToken: person.idToken });
    expect(again).toMatchObject({ status: 200, body: { createdAt: made.body['createdAt'] } });
  });

  it('takes no access token for an ID token, no ID token for an access token, and nobody else’s', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    expect((await one.call('POST', '/api/profile', { idToken: one.accessToken })).status).toBe(401);
    expect((await one.call('POST', '/api/profile', { idToken: other.idToken })).status).toBe(403);
    expect((await one.call('POST', '/api/profile', { idToken: 'a.b.c' })).status).toBe(401);
    expect((await one.call('GET', '/api/profile', undefined, one.idToken)).status).toBe(401);
  });

  it('[API-09] is read and changed by its owner alone, whatever user a body or query names', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    expect((await one.call('GET', `/api/profile?userId=${other.id}&uid=${other.id}`)).body['uid']).toBe(one.id);
    const made = await one.call('POST', '/api/profile', {
      idToken: one.idToken,
      email: 'evil@example.com',
      aiCredits: 99,
      isPremium: true,
    });
    expect(made.body).toMatchObject({ email: 'p' + made.body['email'].slice(1), aiCredits: 2, isPremium: false });
    expect(made.body['email']).not.toBe('evil@example.com');
  });
});

describe('résumés', () => {
  it('[CLOUD-03] [CLOUD-12] [API-09] are created with an id, read, updated, listed and deleted', async () => {
    const person = await newPerson();
    const created = await save(person, { name: '  קורות חיים 1 ' });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'קורות חיים 1', version: 1, templateId: SAMPLE_HE.templateId },
    });
    const { id } = created.body as { id: string };
    expect((await person.call('GET', `/api/resumes/${id}`)).body).toEqual(created.body);
    const updated = await person.call('PUT', `/api/resumes/${id}`, {
      name: 'b',
      data: { ...SAMPLE_HE, summary: 'x' },
      version: 1,
    });
    expect(updated).toMatchObject({ status: 200, body: { version: 2, data: { summary: 'x' } } });
    expect(await listOf(person)).toMatchObject([{ id, name: 'b', version: 2 }]);
    expect((await person.call('DELETE', `/api/resumes/${id}`)).body).toEqual({ deleted: true });
    expect(await listOf(person)).toEqual([]);
    expect(await person.call('GET', `/api/resumes/${id}`)).toMatchObject({
      status: 404,
      body: { error: 'Resume not found', code: 'resume_not_found' },
    });
  });

  it('come back from a deletion as the ones they were, so that a draft of them elsewhere goes on, and only to their owner and a free slot', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const first = (await save(person)).body as { id: string; version: number; createdAt: string };
    const { body: deleted } = await person.call('PUT', `/api/resumes/${first.id}`, {
      name: 'x',
      data: SAMPLE_HE,
      version: 1,
    });
    await person.call('DELETE', `/api/resumes/${first.id}`);
    const { id, version, createdAt, name, data } = deleted;
    const back = { name, data, deleted: { id, version, createdAt } };
    expect(await person.call('POST', '/api/resumes', back)).toMatchObject({
      status: 201,
      body: { id, version: 2, createdAt: first.createdAt },
    });
    // Twice is once; and nobody takes what stands there.
    expect(await person.call('POST', '/api/resumes', back)).toMatchObject({ status: 201, body: { id, version: 2 } });
    expect(await other.call('POST', '/api/resumes', back)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ resumeCount: 1 });
    expect(
      await person.call('PUT', `/api/resumes/${id}`, { name: 'elsewhere', data: SAMPLE_HE, version }),
    ).toMatchObject({ status: 200, body: { version: 3 } });
    await person.call('DELETE', `/api/resumes/${id}`);
    await save(person);
    await save(person);
    expect(await person.call('POST', '/api/resumes', back)).toMatchObject({
      status: 403,
      body: { code: 'storage_limit_reached' },
    });
  });

  it('[ROLE-10] are refused to anybody else with "Unauthorized", and nothing of them is answered', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const { id } = (await save(owner)).body as { id: string };
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'x', data: createBlankResume(), version: 1 }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await other.call(method, `/api/resumes/${id}`, body);
      expect(answer).toEqual({ status: 403, body: { error: 'Unauthorized', code: 'forbidden' } });
    }
    expect(await listOf(other)).toEqual([]);
    expect(
      (await other.call('POST', '/api/resumes', { name: 'x', data: SAMPLE_HE, userId: owner.id, id, version: 7 }))
        .status,
    ).toBe(201);
    expect(await listOf(owner)).toHaveLength(1);
    expect((await owner.call('GET', `/api/resumes/${id}`)).body['data']).toEqual(SAMPLE_HE);
  });

  it('[CLOUD-10] [ROLE-03] stay two when a hundred are created at once over HTTP', async () => {
    const person = await newPerson();
    const answers = await Promise.all(Array.from({ length: 100 }, () => save(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body['code'] === 'storage_limit_reached')).toHaveLength(98);
    expect(await listOf(person)).toHaveLength(2);
    expect(await countOf(person)).toBe(2);
  });

  it('[ERR-06] say so at the limit, in the caller’s language', async () => {
    const person = await newPerson();
    await Promise.all([save(person), save(person)]);
    expect(await save(person)).toEqual({
      status: 403,
      body: { error: 'Storage limit reached, upgrade to Premium to save more resumes', code: 'storage_limit_reached' },
    });
  });

  it('are created once by the same wish sent many times at once', async () => {
    const person = await newPerson();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(person, { requestId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect(await countOf(person)).toBe(1);
  });

  it('of the same wish of two people are two', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const requestId = randomUUID();
    const ids = (await Promise.all([save(one, { requestId }), save(other, { requestId })])).map(
      ({ body }) => body['id'],
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('keep a right count while they are created and deleted at once', async () => {
    const person = await newPerson();
    const wishes = Array.from({ length: 4 }, () => randomUUID());
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const made = await save(person, { requestId: wishes[index % 4] });
        if (made.status === 201 && index % 3 === 0)
          await person.call('DELETE', `/api/resumes/${String(made.body['id'])}`);
      }),
    );
    expect(await countOf(person)).toBe((await listOf(person)).length);
  });

  it('answer a version that is old, and one from the future, with what stands there', async () => {
    const person = await newPerson();
    const { id } = (await save(person)).body as { id: string };
    const put = (version: number, summary: string) =>
      person.call('PUT', `/api/resumes/${id}`, { name: 'n', data: { ...SAMPLE_HE, summary }, version });
    expect((await put(1, 'mine')).status).toBe(200);
    for (const version of [1, 99, 1_000_000_000]) {
      expect(await put(version, 'late')).toMatchObject({
        status: 409,
        body: { code: 'conflict', details: { current: { id, version: 2, data: { summary: 'mine' } } } },
      });
    }
    for (const version of [0, -1, 1.5, '1', null, Number.MAX_SAFE_INTEGER])
      expect((await put(version as number, 'x')).status).toBe(400);
    expect((await put(1, 'mine')).body).toMatchObject({ version: 2 });
  });

  it('of two saves at once keep one and tell the other', async () => {
    const person = await newPerson();
    const { id } = (await save(person)).body as { id: string };
    const answers = await Promise.all(
      ['a', 'b'].map((summary) =>
        person.call('PUT', `/api/resumes/${id}`, { name: 'n', data: { ...SAMPLE_HE, summary }, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it.each([
    ['a blank name', { name: '  \t ' }, 400, 'name_required'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 400, 'invalid_request'],
    ['no résumé', { data: undefined }, 400, 'invalid_request'],
    ['a request id that is none', { requestId: '1' }, 400, 'invalid_request'],
    ['more than the limit', { data: { ...SAMPLE_HE, summary: 'x'.repeat(260_000) } }, 413, 'payload_too_large'],
  ])('are refused with %s', async (_, body, status, code) => {
    expect(await save(await newPerson(), body)).toMatchObject({ status, body: { code } });
  });

  it.each(['..%2f..%2fetc', 'a%00b', 'x'.repeat(65), '%E0%A4%A'])('are not found under the id %s', async (id) => {
    expect((await (await newPerson()).call('GET', `/api/resumes/${id}`)).status).toBe(400);
  });
});

const time = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

describe('an account', () => {
  it('is exported whole', async () => {
    const person = await newPerson();
    await save(person);
    await database.send(
      new PutCommand({
        TableName: process.env['CREDIT_LOGS_TABLE'],
        Item: {
          userId: person.id,
          entry: 'TXN#2026-11-20T10:00:00.000Z#1',
          amount: 5,
          source: 'pack:small',
          paymentId: 'pay-1',
          type: 'credit',
          timestamp: '2026-11-20T10:00:00.000Z',
        },
      }),
    );
    const { status, body } = await person.call('GET', '/api/profile/export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profile: { uid: person.id },
      resumes: [{ name: 'קורות חיים', data: SAMPLE_HE }],
      omitted: [],
      credits: {
        usage: [],
        transactions: expect.arrayContaining([
          expect.objectContaining({ amount: 2, source: 'welcome' }),
          {
            amount: 5,
            source: 'pack:small',
            paymentId: 'pay-1',
            type: 'credit',
            timestamp: '2026-11-20T10:00:00.000Z',
          },
        ]),
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/TOMBSTONE|"userId"/);
  });

  it('[PRO-08] has a history of the last 50 uses and 50 transactions, newest first, and an export of all of them', async () => {
    const person = await newPerson();
    const put = (Item: object) =>
      database.send(
        new PutCommand({ TableName: process.env['CREDIT_LOGS_TABLE'], Item: { userId: person.id, ...Item } }),
      );
    await Promise.all(
      Array.from({ length: 60 }, async (_, minute) => {
        await put({
          entry: `USAGE#${time(minute)}#${minute}`,
          usageType: 'ai_improvement',
          details: `general ${minute}`,
          timestamp: time(minute),
        });
        await put({
          entry: `TXN#${time(minute)}#${minute}`,
          amount: minute,
          source: 'pack:small',
          type: 'credit',
          timestamp: time(minute),
        });
      }),
    );
    const { body } = await person.call('GET', '/api/credits');
    const history = body as unknown as { usage: { details: string }[]; transactions: { amount: number }[] };
    expect(history.usage.map(({ details }) => details)).toEqual(
      Array.from({ length: 50 }, (_, index) => `general ${59 - index}`),
    );
    expect(history.transactions.map(({ amount }) => amount)).toEqual([
      2,
      ...Array.from({ length: 49 }, (_, index) => 59 - index),
    ]);
    // Who takes everything along gets the older ones too, in the same order.
    const { credits } = (await person.call('GET', '/api/profile/export')).body as unknown as {
      credits: typeof history;
    };
    expect([credits.usage.length, credits.transactions.length]).toEqual([60, 61]);
    expect({ usage: credits.usage.slice(0, 50), transactions: credits.transactions.slice(0, 50) }).toEqual(history);
    expect((await (await newPerson()).call('GET', '/api/credits')).body).toEqual({
      usage: [],
      transactions: [expect.objectContaining({ amount: 2, source: 'welcome' })],
    });
  });

  it('is deleted with everything in it, and gone for tokens that outlive it; the records of payments stay', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await Promise.all([save(person), save(person), save(other)]);
    const files = new S3Client();
    for (const owner of [person, other])
      for (const name of ['PDF_BUCKET', 'UPLOAD_BUCKET'])
        await files.send(new PutObjectCommand({ Bucket: process.env[name], Key: `${owner.id}/a.pdf`, Body: 'x' }));
    const log = (entry: string) =>
      database.send(
        new PutCommand({
          TableName: process.env['CREDIT_LOGS_TABLE'],
          Item: { userId: person.id, entry, timestamp: '2026-11-20T10:00:00.000Z' },
        }),
      );
    await Promise.all([log('USAGE#1#1'), log('TXN#1#1')]);
    const page = { by: 'lines', lines: [{ text: 'a scanned secret', heading: false }] };
    await database.send(
      new PutCommand({
        TableName: process.env['REQUESTS_TABLE'],
        Item: { id: `IMPORT#${person.id}#a`, userId: person.id, uploadId: 'a', pages: { 0: page } },
      }),
    );
    const summary = 'I was responsible for managing the secret garden.';
    expect(
      (
        await person.call('POST', '/api/improve-resume', {
          resumeData: { ...createBlankResume(), summary },
          improvementType: 'general',
          language: 'en',
          userId: person.id,
        })
      ).status,
    ).toBe(200);

    expect(await person.call('DELETE', '/api/profile')).toEqual({ status: 200, body: { deleted: true } });
    for (const refused of [
      await person.call('GET', '/api/profile'),
      await save(person),
      await person.call('POST', '/api/profile', { idToken: person.idToken }),
    ])
      expect(refused).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
    for (const name of ['PDF_BUCKET', 'UPLOAD_BUCKET'])
      expect(
        (await files.send(new ListObjectsV2Command({ Bucket: process.env[name], Prefix: `${person.id}/` }))).Contents ??
          [],
      ).toEqual([]);
    await expect(person.refresh()).rejects.toThrow();

    const rows = await Promise.all(
      ['USERS_TABLE', 'RESUMES_TABLE', 'REQUESTS_TABLE', 'CREDIT_LOGS_TABLE'].map(async (name) =>
        JSON.stringify((await database.send(new ScanCommand({ TableName: process.env[name] }))).Items),
      ),
    );
    expect(rows.join('')).not.toContain(person.email);
    expect(rows[3]).toContain(`"TXN#1#1"`);
    expect(rows[3]).not.toContain(`"USAGE#1#1"`);
    expect(rows.join('')).not.toMatch(/secret garden|scanned secret/);
    // That row, and the one by which the daily run finds what comes late (account-deletion.test.ts).
    expect(rows[3]?.split(person.id)).toHaveLength(3);
    expect(`${rows[0]}${rows[1]}${rows[2]}`).not.toContain(person.id);

    expect(await listOf(other)).toHaveLength(1);
    for (const name of ['PDF_BUCKET', 'UPLOAD_BUCKET'])
      await expect(
        files.send(new GetObjectCommand({ Bucket: process.env[name], Key: `${other.id}/a.pdf` })),
      ).resolves.toBeDefined();
    expect(await person.call('DELETE', '/api/profile')).toEqual({ status: 200, body: { deleted: true } });

    const back = await signInPerson(local.url, { email: person.email, name: 'Dana' });
    expect(back.id).not.toBe(person.id);
    expect((await back.call('POST', '/api/profile', { idToken: back.idToken })).body).toMatchObject({
      aiCredits: 0,
      hasUsedAi: true,
    });
  });

  it('is deleted whole while résumés are created in it', async () => {
    const person = await newPerson();
    const busy = Array.from({ length: 30 }, () => save(person));
    const [deleted] = await Promise.all([person.call('DELETE', '/api/profile'), ...busy]);
    expect(deleted.status).toBe(200);
    expect(
      JSON.stringify((await database.send(new ScanCommand({ TableName: process.env['RESUMES_TABLE'] }))).Items),
    ).not.toContain(person.id);
    expect(await person.call('GET', '/api/profile')).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  });
});
