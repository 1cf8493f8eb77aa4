import { randomUUID } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteRequests } from '../../functions/account/accountData.ts';
import { bytesInResult } from '../../functions/http/response.ts';
import { createResumeHistory } from '../../functions/resumes/resumeHistory.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository, type StoredResume } from '../../functions/resumes/resumeRepository.ts';
import { readRetainedData } from '../../functions/resumes/readRetainedData.ts';
import { RetainedDataSchema, RETAINED_START, parsePlace, type RetainedData } from '../../shared/api/retainedData.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';
import * as v from 'valibot';

/** What an export of one's data holds beside the résumés, and what a deleted account leaves of it. */
let local: LocalDatabase;
beforeAll(async () => {
  local = await startLocalDatabase();
});
afterAll(() => local.close());

/** Somebody with two résumés in the bin, a copy, a pair, and histories; each text says whose it is. */
async function newPerson() {
  const { client: database, tables } = local;
  const user = randomUUID();
  await database.send(
    new PutCommand({
      TableName: tables.users,
      Item: { uid: user, resumeCount: 0, maxStorageSlots: 9, version: 1 },
    }),
  );
  const [inventory, history] = [createResumeInventory(database, tables), createResumeHistory(database, tables)];
  const resumes = createResumeRepository(database, tables);
  const made = async (id: string) => {
    const data = { ...createBlankResume(), summary: `${id} of ${user}` };
    const outcome = await inventory.create(user, `${user.slice(0, 8)}-${id}`, id, data);
    if (!('saved' in outcome)) throw new Error(outcome.refused);
    return outcome.saved;
  };
  const [main, ...gone] = [await made('main'), await made('-first'), await made('second')];
  await inventory.copy(main, `${user.slice(0, 8)}-copy`, 'copy', 'מהנדסת תוכנה\nעם ניסיון');
  const twin = { name: 'twin', data: { ...main.data, language: 'en' as const }, open: [], version: main.version };
  await inventory.twin(main, { id: `${user.slice(0, 8)}-twin`, ...twin });
  let now: StoredResume = main;
  for (const name of ['one', 'two', 'three']) {
    // oxlint-disable no-await-in-loop -- one after the other
    await history.add(now, { reason: 'named', name });
    const next = await resumes.update(user, now.id, now.version, 'main', { ...now.data, summary: name });
    if ('saved' in next) now = next.saved;
  }
  for (const { id } of gone) await inventory.remove(user, id);
  // oxlint-enable no-await-in-loop
  return user;
}

const read = (user: string, from: string, most: number) =>
  readRetainedData(local.client, local.tables, user, parsePlace(from), {
    most,
    bytesOf: (part) => bytesInResult(JSON.stringify(part)),
  });

/** All answers of this size together. */
async function readAll(user: string, most: number) {
  const answers: RetainedData[] = [];
  for (let from: string | undefined = RETAINED_START; from !== undefined; from = answers.at(-1)?.next)
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await read(user, from, most));
  const all = (kind: Exclude<keyof RetainedData, 'next'>) =>
    answers.flatMap((answer) => answer[kind] as readonly unknown[]);
  return { count: answers.length, copies: all('copies'), pairs: all('pairs'), bin: all('bin'), points: all('points') };
}

it('an export has the bin, every point with name and content, copies with their advertisement, and pairs', async () => {
  const [user] = [await newPerson(), await newPerson()];
  const past = await read(user, RETAINED_START, 4_500_000);
  expect(past.next).toBeUndefined();
  expect(v.safeParse(RetainedDataSchema, past).success).toBe(true);
  expect(past.bin).toMatchObject([
    { name: '-first', data: { summary: `-first of ${user}` } },
    { name: 'second', data: { summary: `second of ${user}` } },
  ]);
  expect(past.points).toMatchObject([
    { name: 'three', version: 3, data: { summary: 'two' } },
    { name: 'two', version: 2, data: { summary: 'one' } },
    { name: 'one', version: 1, data: { summary: `main of ${user}` } },
  ]);
  expect(past.pairs.map(({ common }) => [common.summary, common.language])).toEqual([
    [`main of ${user}`, undefined],
    [`main of ${user}`, 'en'],
  ]);
  expect(past.copies).toMatchObject([{ job: 'מהנדסת תוכנה', advert: 'מהנדסת תוכנה\nעם ניסיון', ofVersion: 1 }]);
});

it('however little one answer holds, all of them hold everything once', async () => {
  const user = await newPerson();
  const { count: _one, ...whole } = await readAll(user, 4_500_000);
  const counts = [];
  for (const most of [1, 2_000, 5_000]) {
    // oxlint-disable-next-line no-await-in-loop
    const { count, ...parts } = await readAll(user, most);
    expect(parts).toEqual(whole);
    counts.push(count);
  }
  expect(counts).toEqual([8, expect.any(Number), expect.any(Number)]);
  expect(counts[1]).toBeGreaterThan(counts[2] ?? 0);
});

it('a deleted account leaves nothing of bin, histories, copies and pairs, and others keep theirs', async () => {
  const [user, other] = [await newPerson(), await newPerson()];
  const before = await readAll(other, 4_500_000);
  await deleteRequests(local.client, local.tables.requests, user);
  const { Items = [] } = await local.client.send(new ScanCommand({ TableName: local.tables.requests }));
  expect(Items.filter((row) => JSON.stringify(row).includes(user))).toEqual([]);
  expect(await readAll(other, 4_500_000)).toEqual(before);
});
