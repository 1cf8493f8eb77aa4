import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { createCreditLogRepository } from '../../functions/credits/creditLogRepository.ts';
import { createDeletionRepository } from '../../functions/account/deletionRepository.ts';
import { createProfileRepository, tombstoneKey } from '../../functions/account/profileRepository.ts';
import { claimTemplateUse } from '../../functions/templates/claimTemplateUse.ts';
import { toProfileView } from '../../shared/account/profile.ts';
import { templateTrialKey } from '../../shared/payments/templateAccess.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

const PREMIUM_IDS = TEMPLATES.filter(({ tier }) => tier === 'premium').map(({ id }) => id);
let local: LocalDatabase;
let database: DynamoDBDocumentClient;
let store: ReturnType<typeof createProfileRepository>;
let deletions: ReturnType<typeof createDeletionRepository>;
const clock = { time: Date.parse('2026-11-20T10:00:00Z') };
const now = () => new Date(clock.time);

beforeAll(async () => {
  local = await startLocalDatabase();
  database = local.client;
  store = createProfileRepository(database, local.tables, now);
  deletions = createDeletionRepository(database, local.tables, now);
});
afterAll(() => local.close());

const person = (uid: string) => ({ uid, email: `${uid}@example.com`, displayName: 'דנה כהן', photoURL: '' });
const history = async (uid: string) =>
  (await createCreditLogRepository(database, local.tables.creditLogs).recentHistory(uid)).transactions;
const mark = (uid: string) => tombstoneKey(uid, 'key');
const use = (uid: string, template: string) => claimTemplateUse(database, local.tables.users, uid, template, now());
const remove = async (uid: string) => expect(await deletions.begin({ id: uid }, await store.read(uid))).toBe('begun');

describe('profiles', () => {
  it('[LOG-07] [DATA-01] [DATA-02] begin with 2 credits, 2 slots, not premium, AI not used', async () => {
    const { profile, created } = await store.ensure(person('u1'), mark('u1'));
    expect(created).toBe(true);
    expect(toProfileView(profile, now())).toEqual({
      ...person('u1'),
      createdAt: '2026-11-20T10:00:00.000Z',
      lastLogin: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
      aiCredits: 2,
      creditLots: [{ remaining: 2, expiresAt: '2027-11-20T10:00:00.000Z' }],
      maxStorageSlots: 2,
      resumeCount: 0,
      isPremium: false,
      hasUsedAi: false,
      usedTrials: [],
      recentActivity: [],
    });
    expect(await store.read('u1')).toEqual(profile);
  });

  it('[LOG-08] keep everything for an owner who comes back; name, email and photo follow Google', async () => {
    const { profile: first } = await store.ensure(person('u2'), mark('u2'));
    const since = {
      ...first,
      version: 9,
      hasUsedAi: true,
      isPremium: true,
      maxStorageSlots: 5,
      resumeCount: 3,
      usedTrials: ['template:modern'],
      lots: [{ id: 'lot-1', granted: 15, remaining: 4, issuedAt: first.createdAt, expiresAt: first.createdAt }],
      recentActivity: [{ type: 'purchase', description: 'pack:medium', amount: 4.99, timestamp: first.createdAt }],
      subscription: { status: 'active', paidThrough: first.createdAt },
    };
    await database.send(new PutCommand({ TableName: local.tables.users, Item: since }));
    clock.time += 3_600_000;
    const google = {
      uid: 'u2',
      email: 'new@example.com',
      displayName: 'דנה לוי',
      photoURL: 'https://example.com/d.jpg',
    };
    const { profile: again, created } = await store.ensure(google, mark('u2'));
    expect(created).toBe(false);
    expect(again).toEqual({ ...since, ...google, lastLogin: now().toISOString() });
  });

  it('are made once by fifty sign-ins at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => store.ensure(person('u3'), mark('u3'))));
    expect(made.filter((entry) => entry.created)).toHaveLength(1);
    expect(await history('u3')).toHaveLength(1);
  });

  it('[CRED-01] are in the log with their first credits, and with none where there are none', async () => {
    await store.ensure(person('u5'), mark('google-5'));
    expect(await history('u5')).toEqual([
      {
        amount: 2,
        source: 'welcome',
        type: 'credit',
        timestamp: now().toISOString(),
        expiresAt: '2027-11-20T11:00:00.000Z',
      },
    ]);
    expect((await readCreditStatement(database, local.tables, 'u5', now()))?.discrepancies).toEqual([]);
    await remove('u5');
    await store.ensure(person('u5-new'), mark('google-5'));
    expect(await history('u5-new')).toEqual([]);
  });

  it('give no new free credits to somebody who deleted an account and comes back', async () => {
    await store.ensure(person('u4'), mark('google-4'));
    await remove('u4');
    expect(await store.read('u4')).toBeUndefined();
    const { profile } = await store.ensure(person('u4-new'), mark('google-4'));
    expect(toProfileView(profile, now())).toMatchObject({ aiCredits: 0, hasUsedAi: true, maxStorageSlots: 2 });
  });

  it('keep the free trial used for somebody who deletes an account and comes back, however often', async () => {
    const [first, another] = PREMIUM_IDS as [string, string];
    await store.ensure(person('u7'), mark('google-7'));
    expect(await use('u7', first)).toBe(true);
    let uid = 'u7';
    for (const next of ['u7-second', 'u7-third']) {
      await remove(uid);
      const { profile } = await store.ensure(person((uid = next)), mark('google-7'));
      expect(profile.usedTrials).toEqual([templateTrialKey(first)]);
      // What was theirs is theirs, and no other is.
      expect(await use(uid, first)).toBe(true);
      expect(await use(uid, another)).toBe(false);
    }
    // Somebody who never used it still has it.
    await store.ensure(person('u8'), mark('google-8'));
    await remove('u8');
    await store.ensure(person('u8-new'), mark('google-8'));
    expect(await use('u8-new', another)).toBe(true);
  });

  it('are not deleted over a trial that is claimed at that moment', async () => {
    await store.ensure(person('u9'), mark('google-9'));
    const before = await store.read('u9');
    await use('u9', PREMIUM_IDS[0] as string);
    expect(await deletions.begin({ id: 'u9' }, before)).toBe('changed');
    await remove('u9');
    const { profile } = await store.ensure(person('u9-new'), mark('google-9'));
    expect(profile.usedTrials).toHaveLength(1);
  });

  it('have their trial again after a deletion from before trials were remembered', async () => {
    const old = { id: mark('google-10'), kind: 'tombstone', time: now().toISOString() };
    await database.send(new PutCommand({ TableName: local.tables.requests, Item: old }));
    const { profile } = await store.ensure(person('u10'), mark('google-10'));
    expect(toProfileView(profile, now())).toMatchObject({ aiCredits: 0, hasUsedAi: true, usedTrials: [] });
  });

  it('are not made by a sign-in that was under way while the account was made and deleted', async () => {
    let isOver = false;
    const slow = {
      send: async (command: TransactWriteCommand) => {
        if (command instanceof TransactWriteCommand && !isOver) {
          isOver = true;
          await store.ensure(person('u6'), mark('google-6'));
          await remove('u6');
        }
        return database.send(command);
      },
    } as unknown as DynamoDBDocumentClient;
    await expect(
      createProfileRepository(slow, local.tables, now).ensure(person('u6'), mark('google-6')),
    ).rejects.toMatchObject({ code: 'account_deleted' });
    expect(await store.read('u6')).toBeUndefined();
  });

  it('leave a mark that tells nothing without its key', () => {
    expect(tombstoneKey('123456789012345678901', 'a')).not.toBe(tombstoneKey('123456789012345678901', 'b'));
    expect(tombstoneKey('123456789012345678901', 'a')).not.toContain('123456789012345678901');
  });
});
