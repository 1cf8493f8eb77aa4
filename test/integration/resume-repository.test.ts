import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository } from '../../functions/resumes/resumeRepository.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

let local: LocalDatabase;
let database: DynamoDBDocumentClient;
let store: ReturnType<typeof createResumeRepository> & ReturnType<typeof createResumeInventory>;
let user: string;
let users = 0;

const clock = { time: Date.parse('2026-11-20T10:00:00Z') };

const now = () => new Date((clock.time += 1_000));

beforeAll(async () => {
  local = await startLocalDatabase();
  database = local.client;
  store = {
    ...createResumeRepository(database, local.tables, now),
    ...createResumeInventory(database, local.tables, now),
  };
});

afterAll(() => local.close());

beforeEach(async () => {
  user = `user-${(users += 1)}`;
  await register(user, 2);
});

async function register(uid: string, maxStorageSlots: number | null): Promise<void> {
  await database.send(
    new PutCommand({ TableName: local.tables.users, Item: { uid, maxStorageSlots, resumeCount: 0 } }),
  );
}

async function countOf(uid: string): Promise<unknown> {
  const { Item } = await database.send(
    new GetCommand({ TableName: local.tables.users, Key: { uid }, ConsistentRead: true }),
  );
  return Item?.['resumeCount'];
}

const resume = { ...SAMPLE_EN };

describe('résumés in the cloud', () => {
  it('[DATA-04] are stored with id, user, name, data and both times', async () => {
    const created = await store.create(user, 'r-1', 'First', resume);
    expect(created).toEqual({
      saved: {
        id: 'r-1',
        userId: user,
        name: 'First',
        data: resume,
        templateId: 'professional',
        version: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
    expect(await store.read(user, 'r-1')).toEqual(created);
  });

  it('[CLOUD-04] are updated under their id, and no second one appears', async () => {
    await store.create(user, `${user}-a`, 'First', resume);
    const updated = await store.update(user, `${user}-a`, 1, 'Second', { ...resume, summary: 'New' });
    expect(updated).toMatchObject({ saved: { version: 2, name: 'Second', data: { summary: 'New' } } });
    expect(await store.list(user)).toHaveLength(1);
  });

  it('[CLOUD-10] [ROLE-03] are limited to the slots of a free user, and not for premium', async () => {
    for (const id of ['a', 'b']) expect(await store.create(user, `${user}-${id}`, id, resume)).toHaveProperty('saved');
    expect(await store.create(user, `${user}-c`, 'c', resume)).toEqual({ refused: 'storage_limit_reached' });
    await register(`${user}-premium`, null);
    for (const id of ['a', 'b', 'c'])
      expect(await store.create(`${user}-premium`, `${user}-p-${id}`, id, resume)).toHaveProperty('saved');
  });

  it('[CLOUD-09] are refused to a user that is not known', async () => {
    expect(await store.create('nobody', 'n-1', 'x', resume)).toEqual({ refused: 'user_not_found' });
    expect(await store.read('nobody', 'n-1')).toEqual({ refused: 'not_found' });
  });

  it('[CLOUD-11] are still updated at the limit', async () => {
    for (const id of ['a', 'b']) await store.create(user, `${user}-${id}`, id, resume);
    expect(await store.update(user, `${user}-a`, 1, 'a', { ...resume, summary: 'x' })).toHaveProperty('saved');
  });

  it('stay two when a hundred are created at once, and the count is right', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => store.create(user, `${user}-${index}`, 'x', resume)),
    );
    expect(outcomes.filter((outcome) => 'saved' in outcome)).toHaveLength(2);
    expect(
      outcomes.filter((outcome) => 'refused' in outcome && outcome.refused === 'storage_limit_reached'),
    ).toHaveLength(98);
    expect(await store.list(user)).toHaveLength(2);
    expect(await countOf(user)).toBe(2);
  });

  it('keep a right count while they are created and deleted at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const id = `${user}-${index % 5}`;
        return index % 2 === 0 ? store.create(user, id, 'x', resume) : store.remove(user, id);
      }),
    );
    expect(await countOf(user)).toBe((await store.list(user)).length);
  });

  it('are created once when the same creation comes twice', async () => {
    const first = await store.create(user, `${user}-a`, 'First', resume);
    expect(await store.create(user, `${user}-a`, 'First', resume)).toEqual(first);
    expect(await countOf(user)).toBe(1);
  });

  it('are never overwritten by a save that has not seen the newest version', async () => {
    await store.create(user, `${user}-a`, 'First', resume);
    await store.update(user, `${user}-a`, 1, 'Mine', { ...resume, summary: 'mine' });
    const late = await store.update(user, `${user}-a`, 1, 'Theirs', { ...resume, summary: 'theirs' });
    expect(late).toMatchObject({
      refused: 'conflict',
      current: { version: 2, name: 'Mine', data: { summary: 'mine' } },
    });
    expect(await store.update(user, `${user}-a`, 99, 'Future', resume)).toMatchObject({ refused: 'conflict' });
  });

  it('take the same save twice as one', async () => {
    await store.create(user, `${user}-a`, 'First', resume);
    const saved = await store.update(user, `${user}-a`, 1, 'Second', { ...resume, summary: 'x' });
    expect(await store.update(user, `${user}-a`, 1, 'Second', { ...resume, summary: 'x' })).toEqual(saved);
  });

  it('[ROLE-10] are refused to anybody else, for reading, writing and deleting', async () => {
    await store.create(user, `${user}-a`, 'First', resume);
    await register(`${user}-other`, 2);
    expect(await store.read(`${user}-other`, `${user}-a`)).toEqual({ refused: 'unauthorized' });
    expect(await store.update(`${user}-other`, `${user}-a`, 1, 'x', resume)).toEqual({ refused: 'unauthorized' });
    expect(await store.remove(`${user}-other`, `${user}-a`)).toEqual({ refused: 'unauthorized' });
    expect(await store.create(`${user}-other`, `${user}-a`, 'x', resume)).toEqual({ refused: 'unauthorized' });
    expect(await store.list(`${user}-other`)).toEqual([]);
  });

  it('[CLOUD-12] are listed last changed first, with their summary only', async () => {
    await store.create(user, `${user}-a`, 'First', resume);
    await store.create(user, `${user}-b`, 'Second', { ...resume, templateId: 'classic' });
    await store.update(user, `${user}-a`, 1, 'First again', resume);
    const listed = await store.list(user);
    expect(listed.map((entry) => entry.name)).toEqual(['First again', 'Second']);
    expect(listed[1]).toEqual({
      id: `${user}-b`,
      name: 'Second',
      templateId: 'classic',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });
});
