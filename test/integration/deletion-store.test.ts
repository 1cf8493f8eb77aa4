import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDeleted } from '../../functions/platform/accountDeletion.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository } from '../../functions/resumes/resumeRepository.ts';
import { createScanJobRepository } from '../../functions/import/ocr/scanJobRepository.ts';
import { createProgressRepository } from '../../functions/improve/progressRepository.ts';
import type { AuthenticatedUser } from '../../functions/http/call.ts';
import { createDeletionRepository } from '../../functions/account/deletionRepository.ts';
import { deleteRequests, deleteAllResumes } from '../../functions/account/accountData.ts';
import { createProfileRepository } from '../../functions/account/profileRepository.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

/** What a deletion is in the database: the moment it is decided, what is refused from then on, and how it ends. */
let local: LocalDatabase;
let database: DynamoDBDocumentClient;
let tables: LocalDatabase['tables'];
let user: AuthenticatedUser;
let tombstone: string;
const clock = { time: Date.parse('2026-11-20T10:00:00Z') };
const now = () => new Date(clock.time);
const seconds = () => Math.floor(clock.time / 1_000);
const profiles = () => createProfileRepository(database, tables, now);
const deletions = () => createDeletionRepository(database, tables, now);
const person = () => ({ uid: user.id, email: 'd@example.com', displayName: 'Dana', photoURL: '' });
const begin = async () => deletions().begin(user, await profiles().read(user.id));
const row = async () => {
  const found = await deletions().find(user.id);
  if (!found) throw new Error('There is no such deletion');
  return found;
};
const later = () => ({ ...user, signedInAt: seconds() + 5 });
const back = () => profiles().ensure(person(), tombstone, later().signedInAt);
const requestsOf = async () =>
  (await database.send(new ScanCommand({ TableName: tables.requests }))).Items?.filter(
    (item) => item['userId'] === user.id,
  ) ?? [];

beforeAll(async () => {
  local = await startLocalDatabase();
  ({ client: database, tables } = local);
});
afterAll(() => local.close());
beforeEach(async () => {
  clock.time += 86_400_000;
  user = { id: randomUUID(), username: 'google_1', signedInAt: seconds() - 60 };
  tombstone = `TOMBSTONE#${randomUUID()}`;
  await profiles().ensure(person(), tombstone, user.signedInAt);
});

describe('from the moment of the deletion', () => {
  it('nothing is written for a call that was let in before it', async () => {
    const [jobs, progress] = [
      createScanJobRepository(database, tables.requests, user),
      createProgressRepository(database, tables.requests),
    ];
    const reporter = progress.createReporter(user, 'r-1');
    await jobs.start('before');
    expect(await requestsOf()).toHaveLength(1);
    expect(await begin()).toBe('begun');
    await deleteRequests(database, tables.requests, user.id);

    await expect(jobs.start('after')).rejects.toMatchObject({ code: 'account_deleted' });
    await expect(jobs.opened('before', 1)).rejects.toMatchObject({ code: 'not_found' });
    reporter.report({ section: 'summary' });
    await reporter.flush();
    await expect(profiles().ensure(person(), tombstone, user.signedInAt)).rejects.toMatchObject({
      code: 'account_deleted',
    });
    expect(await createResumeInventory(database, tables, now).create(user.id, randomUUID(), 'x', SAMPLE_EN)).toEqual({
      refused: 'user_not_found',
    });
    expect(await requestsOf()).toEqual([]);
  });

  it('every row that is somebody’s is found by the index, whatever it is', async () => {
    const reporter = createProgressRepository(database, tables.requests).createReporter(user, 'r-1');
    reporter.report({ section: 'summary' });
    await reporter.flush();
    await createScanJobRepository(database, tables.requests, user).start('u-1');
    const { Items = [] } = await database.send(
      new QueryCommand({
        TableName: tables.requests,
        IndexName: 'byUser',
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': user.id },
      }),
    );
    expect(new Set(Items.map(({ id }) => String(id).split('#')[0]))).toEqual(new Set(['IMPORT', 'PROGRESS']));
  });

  it('it is one deletion, however many begin it at once, and waits for no other write of the profile', async () => {
    const resumes = {
      ...createResumeRepository(database, tables, now),
      ...createResumeInventory(database, tables, now),
    };
    const profile = await profiles().read(user.id);
    await resumes.create(user.id, randomUUID(), 'x', SAMPLE_EN);
    // The read is outdated: a résumé was created in between.
    expect(await deletions().begin(user, profile)).toBe('changed');
    const present = await profiles().read(user.id);
    const begun = await Promise.all(Array.from({ length: 20 }, () => deletions().begin(user, present)));
    expect(begun.filter((word) => word === 'begun')).toHaveLength(1);
    expect(await row()).toMatchObject({ username: 'google_1', resumes: 1 });
    await deleteAllResumes(database, tables, user.id, deletions());
    expect(await row()).toMatchObject({ resumes: 0 });
    expect(await resumes.list(user.id)).toEqual([]);
  });
});

describe('somebody who comes back with the same subject', () => {
  it('is let in when everything is removed, and their token alone: not one of before', async () => {
    await begin();
    await expect(back()).rejects.toMatchObject({ code: 'account_deleted' });
    expect(await isDeleted(database, tables.requests, later())).toBe(true);
    await deletions().close(await row());
    expect(await back()).toMatchObject({ created: true, profile: { lots: [], hasUsedAi: true } });
    expect([
      await isDeleted(database, tables.requests, later()),
      await isDeleted(database, tables.requests, user),
    ]).toEqual([false, true]);
    await createScanJobRepository(database, tables.requests, later()).start('new');
    await expect(createScanJobRepository(database, tables.requests, user).start('old')).rejects.toMatchObject({
      code: 'account_deleted',
    });
    // The old token must not delete the new account.
    expect(await deletions().begin(user, await profiles().read(user.id))).toBe('deleted');
  });

  it('keeps what is theirs: what is left of the old deletion ends with it', async () => {
    await begin();
    const old = await row();
    await deletions().close(old);
    await back();
    expect(await deletions().reopen(old)).toBe(false);
    expect(await deletions().find(user.id)).toBeUndefined();
    expect(await isDeleted(database, tables.requests, later())).toBe(false);
    clock.time += 60_000;
    expect(await deletions().begin(later(), await profiles().read(user.id))).toBe('begun');
  });
});

describe('the end of a deletion', () => {
  it('is the first sweep after all has ended; until then a row without a name finds what is late', async () => {
    await begin();
    await deletions().close(await row());
    expect(await row()).not.toHaveProperty('username');
    clock.time += 3_599_000;
    expect(await deletions().reopen(await row())).toBe(true);
    await deletions().close(await row());
    expect((await deletions().unfinished()).uids).toContain(user.id);
    clock.time += 1_000;
    const last = await row();
    expect(await deletions().reopen(last)).toBe(true);
    await deletions().close(last);
    expect((await deletions().unfinished()).uids).not.toContain(user.id);
    expect(await deletions().reopen(last)).toBe(false);
    expect(await isDeleted(database, tables.requests, user)).toBe(true);
  });
});
