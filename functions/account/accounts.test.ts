import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FREE_PLAN } from '../../shared/payments/plans.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { setPause } from '../platform/pause.ts';
import { deleteAllResumes, deleteRequests } from './accountData.ts';
import { createDeletionRepository } from './deletionRepository.ts';
import { createProfileRepository, tombstoneKey } from './profileRepository.ts';

const TABLES = { users: 'users', creditLogs: 'creditLogs', requests: 'requests', resumes: 'resumes' };
const BEGIN = new Date('2026-11-20T10:00:00.000Z');
const DANA = { uid: 'dana', email: 'dana@example.com', displayName: 'דנה', photoURL: 'https://p.example/d' };
const TOMBSTONE = tombstoneKey('1234567890', 'key');

let database: MemoryDatabase;
let time: Date;
let waits: number;
/** What happens while somebody waits. */
let meanwhile: () => void;
const restorePause = setPause(async () => {
  waits += 1;
  meanwhile();
});
afterAll(() => restorePause());
beforeEach(() => {
  database = new MemoryDatabase();
  [time, waits, meanwhile] = [BEGIN, 0, () => {}];
});

const profiles = () => createProfileRepository(database.client, TABLES, () => time);
const deletions = () => createDeletionRepository(database.client, TABLES, () => time);
const row = (table: string, key: string) => database.rows.get(`${table} ${key}`);
const later = (seconds: number) => void (time = new Date(time.getTime() + seconds * 1_000));
const put = (table: string, key: string, item: object) => void database.rows.set(`${table} ${key}`, { ...item });
const remove = async (username?: string) =>
  deletions().begin({ id: 'dana', ...(username && { username }) }, await profiles().read('dana'));
const keys = (table: string) => [...database.rows.keys()].filter((key) => key.startsWith(`${table} `));

describe('[LOG-07] an account', () => {
  it('[DATA-01] [DATA-02] begins with what is free, and with its first credits in the log', async () => {
    const { profile, created } = await profiles().ensure(DANA, TOMBSTONE);
    expect(created).toBe(true);
    expect(profile).toMatchObject({
      ...DANA,
      createdAt: BEGIN.toISOString(),
      maxStorageSlots: FREE_PLAN.maxStorageSlots,
      resumeCount: 0,
      hasUsedAi: false,
      usedTrials: [],
      tombstone: TOMBSTONE,
    });
    expect(profile.lots).toMatchObject([{ id: 'welcome', granted: FREE_PLAN.aiCredits }]);
    expect(row('creditLogs', 'dana TXN#2026-11-20T10:00:00.000Z#welcome')).toMatchObject({
      lotId: 'welcome',
      amount: FREE_PLAN.aiCredits,
      source: 'welcome',
      expiresAt: '2027-11-20T10:00:00.000Z',
    });
  });

  it('is the same at the next sign-in, with what the person is called now', async () => {
    await profiles().ensure(DANA, TOMBSTONE);
    later(60);
    const { profile, created } = await profiles().ensure({ ...DANA, displayName: 'דנה לוי' }, TOMBSTONE);
    expect([created, profile.displayName, profile.createdAt, profile.lastLogin]).toEqual([
      false,
      'דנה לוי',
      BEGIN.toISOString(),
      '2026-11-20T10:01:00.000Z',
    ]);
    expect(keys('creditLogs')).toHaveLength(1);
  });

  it('of somebody who comes back has no new free credits, and the trials that were used then', async () => {
    const { profile } = await profiles().ensure(DANA, TOMBSTONE);
    put('users', 'dana ', { ...profile, usedTrials: ['template:modern'] });
    expect(await remove()).toBe('begun');
    later(3_600);
    const { profile: again } = await profiles().ensure({ ...DANA, uid: 'dana2' }, TOMBSTONE);
    expect([again.lots, again.usedTrials]).toEqual([[], ['template:modern']]);
    expect(tombstoneKey('1234567890', 'key')).toBe(TOMBSTONE);
    expect([tombstoneKey('1234567890', 'other'), tombstoneKey('1', 'key')]).not.toContain(TOMBSTONE);
  });

  it('of somebody who left before trials were kept has them again', async () => {
    put('requests', `${TOMBSTONE} `, { id: TOMBSTONE, kind: 'tombstone', time: BEGIN.toISOString() });
    const { profile } = await profiles().ensure(DANA, TOMBSTONE);
    expect([profile.lots, profile.usedTrials]).toEqual([[], []]);
  });

  it.each([
    ['the one that another sign-in made at the same moment', true],
    ['none where that was deleted at once', false],
  ])('is %s', async (_, stays) => {
    const { profile } = await profiles().ensure(DANA, TOMBSTONE);
    database.rows.delete('users dana ');
    let calls = 0;
    database.gate = async () => {
      calls += 1;
      // Before it is made, and before it is asked for again.
      if (calls === 2) put('users', 'dana ', profile);
      if (calls === 3 && !stays) database.rows.delete('users dana ');
    };
    const made = profiles().ensure({ ...DANA, displayName: 'דנה לוי' }, TOMBSTONE);
    if (stays) expect(await made).toMatchObject({ created: false, profile: { displayName: 'דנה לוי' } });
    else await expect(made).rejects.toThrow('meanwhile');
  });

  it('is made by a token from after it was deleted', async () => {
    await profiles().ensure(DANA, TOMBSTONE);
    await remove();
    const signedIn = BEGIN.getTime() / 1_000 + 1;
    const left = (await deletions().find('dana'))!;
    later(3_600);
    await deletions().close(left);
    expect((await profiles().ensure(DANA, TOMBSTONE, signedIn)).created).toBe(true);
  });

  it('is not made again by a token from before it was deleted', async () => {
    await profiles().ensure(DANA, TOMBSTONE);
    await remove();
    const seconds = BEGIN.getTime() / 1_000;
    await expect(profiles().ensure(DANA, TOMBSTONE, seconds - 10)).rejects.toMatchObject({ code: 'account_deleted' });
    expect(await profiles().read('dana')).toBeUndefined();
  });
});

const marker = () => Object.entries(Object.fromEntries(database.rows)).find(([, { kind }]) => kind === 'deletion')?.[1];

const resume = (id: string, userId = 'dana') => put('resumes', `${id} `, { id, userId, updatedAt: id });

const removeAll = () => deleteAllResumes(database.client, TABLES, 'dana', deletions());

describe('the deletion of an account', () => {
  const SECONDS = BEGIN.getTime() / 1_000;
  beforeEach(() => profiles().ensure(DANA, TOMBSTONE));

  it('takes the profile, and leaves a marker, a tombstone and the row that leads to what is left', async () => {
    put('users', 'dana ', { ...row('users', 'dana '), resumeCount: 2 });
    expect(await remove('google_1')).toBe('begun');
    expect(row('users', 'dana ')).toBeUndefined();
    expect(await deletions().find('dana')).toEqual({
      userId: 'DELETIONS#',
      entry: 'dana',
      username: 'google_1',
      deletedAt: SECONDS,
      resumes: 2,
    });
    expect(row('requests', `${TOMBSTONE} `)).toEqual({
      id: TOMBSTONE,
      kind: 'tombstone',
      time: BEGIN.toISOString(),
      usedTrials: [],
    });
    database.settle();
    expect((await deletions().unfinished()).uids).toEqual(['dana']);
    expect((await deletions().unfinished('dana')).uids).toEqual([]);
  });

  it('begins with the stored row, and not over a deletion that has begun', async () => {
    const profile = await profiles().read('dana');
    put('users', 'dana ', { ...profile, usedTrials: ['template:modern'] });
    expect(await deletions().begin({ id: 'dana' }, profile)).toBe('changed');
    expect(await deletions().begin({ id: 'dana' }, undefined)).toBe('changed');
    expect(await remove()).toBe('begun');
    expect(await deletions().begin({ id: 'dana', signedInAt: SECONDS - 1 }, undefined)).toBe('deleted');
    expect((await deletions().find('dana'))?.username).toBe('dana');
  });

  it('of an account that has no profile begins too, with no résumés to be waited for', async () => {
    database.rows.delete('users dana ');
    expect(await remove()).toBe('begun');
    expect((await deletions().find('dana'))?.resumes).toBe(0);
    expect(marker()).toMatchObject({ open: true });
  });

  it('is over an hour later, when nothing that was under way can write any more', async () => {
    await remove('google_1');
    const left = () => deletions().find('dana');
    expect(await deletions().reopen((await left())!)).toBe(true);
    expect(marker()).toMatchObject({ open: true });
    await deletions().close((await left())!);
    expect(await left()).toEqual({ userId: 'DELETIONS#', entry: 'dana', deletedAt: SECONDS, resumes: 0 });
    expect(marker()).not.toHaveProperty('open');
    expect(marker()).not.toHaveProperty('expiresAt');
    later(3_599);
    await deletions().close((await left())!);
    expect(await left()).toBeDefined();
    later(1);
    await deletions().close((await left())!);
    expect(await left()).toBeUndefined();
    expect(marker()).toMatchObject({ expiresAt: SECONDS + 3_600 + RETENTION_DAYS.deletions * 86_400 });
  });

  it('is none any more where the same person has a new account, whose data it is', async () => {
    await remove();
    const before = (await deletions().find('dana'))!;
    put('users', 'dana ', { uid: 'dana' });
    expect(await deletions().reopen(before)).toBe(false);
    expect(await deletions().find('dana')).toBeUndefined();
    expect(await deletions().reopen(before)).toBe(false);
  });

  it('takes every row of the person, and no other', async () => {
    for (let result = 0; result < 60; result += 1) put('requests', `d${result} `, { id: `d${result}`, userId: 'dana' });
    put('requests', 'other ', { id: 'other', userId: 'noa' });
    await deleteRequests(database.client, 'requests', 'dana');
    expect(keys('requests')).toEqual(['requests other ']);
  });

  const counted = (count: number) =>
    put('creditLogs', 'DELETIONS# dana', { userId: 'DELETIONS#', entry: 'dana', deletedAt: SECONDS, resumes: count });

  describe('takes every résumé', () => {
    it('that is listed, and none of somebody else', async () => {
      for (const id of ['r1', 'r2']) resume(id);
      resume('r3', 'noa');
      counted(2);
      await removeAll();
      expect([keys('resumes'), (await deletions().find('dana'))?.resumes, waits]).toEqual([['resumes r3 '], 0, 0]);
    });

    it('and waits for one that is not listed yet, for some seconds', async () => {
      counted(1);
      meanwhile = () => resume('r1');
      await removeAll();
      expect([keys('resumes'), waits]).toEqual([[], 1]);
      counted(1);
      meanwhile = () => {};
      await expect(removeAll()).rejects.toThrow('not list');
      expect(waits).toBe(1 + 20);
    });

    it('and says so where there are more than were counted', async () => {
      for (const id of ['r1', 'r2']) resume(id);
      counted(1);
      await expect(removeAll()).rejects.toThrow('more résumés');
      expect(keys('resumes')).toHaveLength(1);
    });
  });
});
