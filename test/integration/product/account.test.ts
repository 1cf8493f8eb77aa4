import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { howMany } from '../../support/exhaustive.ts';
import { signInPerson } from '../../support/signIn.ts';
import { local, database, newPerson, save, listOf, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Profile and account over HTTP: real gateway, handlers, tokens of the identity emulator, database and files. */
serveProductWithoutSite();

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

  it('[PRO-08] has a history of the last 50 uses and 50 transactions, and an export of all', async () => {
    const person = await newPerson();
    const rows = Array.from({ length: 60 }, (_, minute) => [
      {
        entry: `USAGE#${time(minute)}#${minute}`,
        usageType: 'ai_improvement',
        details: `general ${minute}`,
        timestamp: time(minute),
      },
      {
        entry: `TXN#${time(minute)}#${minute}`,
        amount: minute,
        source: 'pack:small',
        type: 'credit',
        timestamp: time(minute),
      },
    ]).flat();
    // As many at once as one command may write.
    for (let from = 0; from < rows.length; from += 25) {
      const puts = rows.slice(from, from + 25).map((row) => ({ PutRequest: { Item: { userId: person.id, ...row } } }));
      // oxlint-disable-next-line no-await-in-loop -- five commands
      await database.send(
        new BatchWriteCommand({ RequestItems: { [process.env['CREDIT_LOGS_TABLE'] as string]: puts } }),
      );
    }
    const { body } = await person.call('GET', '/api/credits');
    const history = body as unknown as { usage: { details: string }[]; transactions: { amount: number }[] };
    expect(history.usage.map(({ details }) => details)).toEqual(
      Array.from({ length: 50 }, (_, index) => `general ${59 - index}`),
    );
    expect(history.transactions.map(({ amount }) => amount)).toEqual([
      2,
      ...Array.from({ length: 49 }, (_, index) => 59 - index),
    ]);
    // An export holds the older ones too, in the same order.
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

  it('is deleted with all in it but records of payments, and gone for tokens that outlive it', async () => {
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
    // The deletion marker, and the row by which the daily run finds late writes (account-deletion.test.ts).
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
    const busy = Array.from({ length: howMany(10, 30) }, () => save(person));
    const [deleted] = await Promise.all([person.call('DELETE', '/api/profile'), ...busy]);
    expect(deleted.status).toBe(200);
    expect(
      JSON.stringify((await database.send(new ScanCommand({ TableName: process.env['RESUMES_TABLE'] }))).Items),
    ).not.toContain(person.id);
    expect(await person.call('GET', '/api/profile')).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  });
});
