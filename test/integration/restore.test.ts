import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { BatchWriteCommand, DeleteCommand, paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returningRow } from '../../functions/account/returningAccount.ts';
import { readCreditStatement } from '../../functions/credits/creditStatement.ts';
import { grantRow } from '../../functions/credits/ledgerRows.ts';
import { binRowId } from '../../functions/resumes/resumeBin.ts';
import { createMissingTables } from '../../infra/local/emulators/dynamodb/tables.ts';
import { LOCAL_REGION, setEnvironment } from '../../infra/local/environment.ts';
import { runRestoreCommand, type RestoreOptions } from '../../infra/operate/restore.ts';
import type { RestorableRow } from '../../infra/operate/restore/restoreRules.ts';
import { createProfile, type StoredProfile } from '../../shared/account/profile.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { TABLES, tableVariable, type TableName } from '../../shared/platform/tables.ts';
import { howMany } from '../support/exhaustive.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';
import { startNightlyRules, type NightlyRules } from '../support/nightlyRules.ts';
import { spendCredits } from '../support/spendCredits.ts';

/**
 * What was lost comes back from a restored copy, over the wire protocols of database and scheduler: into tables that
 * people went on working in.
 */
let local: LocalDatabase;
let nightly: NightlyRules;
let folder: string;
let restoreEnvironment: () => void;
const told: string[] = [];

const NAMES = Object.keys(TABLES) as TableName[];
const COPIES = Object.fromEntries(NAMES.map((name) => [name, `korot-${name}-restored`])) as Record<TableName, string>;
/** More than a page. */
const PEOPLE = 110;
const then = new Date('2026-11-01T08:00:00Z');
const later = new Date('2026-11-20T08:00:00Z');

beforeAll(async () => {
  [local, nightly] = await Promise.all([startLocalDatabase(), startNightlyRules()]);
  const client = new DynamoDBClient({
    endpoint: local.url,
    region: LOCAL_REGION,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await createMissingTables(client, Object.fromEntries(NAMES.map((name) => [tableVariable(name), COPIES[name]])));
  client.destroy();
  restoreEnvironment = setEnvironment({
    ...local.environment,
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_EVENTBRIDGE: nightly.url,
    NIGHTLY_RULES: 'reconcile,sweep',
  });
});
afterAll(async () => {
  restoreEnvironment();
  nightly.close();
  await local.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  told.length = 0;
  nightly.asked.length = 0;
  for (const name of [...Object.values(local.tables), ...Object.values(COPIES)]) await empty(name);
  return () => rm(folder, { recursive: true });
});

async function rowsOf(table: string): Promise<RestorableRow[]> {
  const rows: RestorableRow[] = [];
  for await (const { Items = [] } of paginateScan({ client: local.client }, { TableName: table })) rows.push(...Items);
  return rows;
}

const tableOf = (physical: string) =>
  NAMES.find((name) => [local.tables[name], COPIES[name]].includes(physical)) as TableName;
const keyOf = (table: string, row: RestorableRow): RestorableRow => {
  const shape = TABLES[tableOf(table)];
  const names = [shape.partitionKey, ...('sortKey' in shape ? [shape.sortKey] : [])];
  return Object.fromEntries(names.map((name) => [name, row[name]]));
};
const remove = (table: string, row: RestorableRow) =>
  local.client.send(new DeleteCommand({ TableName: table, Key: keyOf(table, row) }));

async function write(table: string, requests: readonly object[]): Promise<void> {
  for (let from = 0; from < requests.length; from += 25) {
    // oxlint-disable-next-line no-await-in-loop
    await local.client.send(new BatchWriteCommand({ RequestItems: { [table]: requests.slice(from, from + 25) } }));
  }
}
const fill = (table: string, rows: readonly RestorableRow[]) =>
  write(
    table,
    rows.map((Item) => ({ PutRequest: { Item } })),
  );
/** Takes these rows out, or all. */
const empty = async (table: string, rows?: readonly RestorableRow[]) =>
  write(
    table,
    (rows ?? (await rowsOf(table))).map((row) => ({ DeleteRequest: { Key: keyOf(table, row) } })),
  );
const put = (table: string, Item: object) => local.client.send(new PutCommand({ TableName: table, Item }));
const byId = (rows: readonly RestorableRow[]) =>
  rows.toSorted((a, b) => String(a['uid']).localeCompare(String(b['uid'])));

function person(number: number): StoredProfile {
  const uid = `person-${String(number).padStart(3, '0')}`;
  const identity = { uid, email: `${uid}@example.com`, displayName: uid, photoURL: '' };
  return { ...createProfile(identity, `TOMBSTONE#${uid}`, then), version: 3, resumeCount: 1 };
}
const welcomeOf = ({ uid, lots }: StoredProfile): RestorableRow => {
  const { id, granted: amount, expiresAt, source } = lots[0] as StoredProfile['lots'][number];
  return grantRow({ userId: uid, id, lotId: id, amount, expiresAt, source, time: then });
};
const resumeOf = ({ uid }: StoredProfile, version = 2, id = `resume-${uid}`) => ({
  id,
  userId: uid,
  name: 'קורות חיים',
  data: createBlankResume(),
  templateId: 'classic',
  version,
  createdAt: then.toISOString(),
  updatedAt: then.toISOString(),
});

/** Everybody with a résumé and starting credits, in the tables and in the copies of them. */
async function everybody(): Promise<readonly StoredProfile[]> {
  const people = Array.from({ length: PEOPLE }, (_, number) => person(number));
  const rows = {
    users: people as readonly object[] as readonly RestorableRow[],
    resumes: people.map((one) => resumeOf(one)) as readonly object[] as readonly RestorableRow[],
    creditLogs: people.map(welcomeOf),
    requests: [],
  };
  for (const name of NAMES) {
    // oxlint-disable-next-line no-await-in-loop
    await fill(local.tables[name], rows[name]);
    // oxlint-disable-next-line no-await-in-loop
    await fill(COPIES[name], rows[name]);
  }
  return people;
}

const run = (args: readonly string[], options: RestoreOptions = {}) =>
  runRestoreCommand(args, { folder, tell: (line) => void told.push(line), now: () => later, ...options });
const table = (name: TableName, ...more: readonly string[]) => run(['table', name, '--from', COPIES[name], ...more]);

/** The command in a process that dies after so many calls; whether it died. */
async function killed(calls: number, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../support/restore.child.ts', import.meta.url)), folder, String(calls), ...args],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [said, [code, signal]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, string | null]>,
  ]);
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(said);
  return signal === 'SIGKILL';
}

describe('a table that has lost rows', () => {
  it('gets them back, and neither what is newer nor what its owners have deleted', async () => {
    const [gone, older, newer, deleted] = (await everybody()) as [
      StoredProfile,
      StoredProfile,
      StoredProfile,
      StoredProfile,
    ];
    const users = local.tables.users;
    await remove(users, { uid: gone.uid });
    await put(users, { ...older, version: 1, resumeCount: 0 });
    await put(users, { ...newer, version: 9, displayName: 'A newer name' });
    await remove(users, { uid: deleted.uid });
    await put(local.tables.requests, { id: deleted.tombstone, kind: 'tombstone', time: later.toISOString() });
    // Somebody else was deleted, and has signed up again before the copy was made.
    await remove(users, { uid: 'person-004' });
    await put(local.tables.requests, { id: 'TOMBSTONE#person-004', kind: 'tombstone', time: '2026-10-01T00:00:00Z' });
    const before = byId(await rowsOf(users));

    const counted = await table('users');
    expect(counted).toEqual({
      code: 0,
      text: [
        `users: ${PEOPLE} rows of korot-users-restored were looked at`,
        `  ${PEOPLE - 5} are there`,
        '  2 are missing',
        '  1 are there in an earlier version',
        '  1 are there in a newer version: they stay',
        '  1 were deleted on purpose since: left out',
        `  newer: ${newer.uid}`,
        'Nothing was written: --apply writes.',
      ].join('\n'),
    });
    expect([byId(await rowsOf(users)), nightly.asked]).toEqual([before, []]);

    expect((await table('users', '--apply')).text).toMatch(
      /2 are missing: written\n.*1 are there in an earlier version: written/,
    );
    const now = new Map((await rowsOf(users)).map((row) => [row['uid'], row]));
    expect([now.get(gone.uid), now.get('person-004'), now.get(older.uid)]).toEqual([gone, person(4), older]);
    expect(now.get(newer.uid)).toMatchObject({ version: 9, displayName: 'A newer name' });
    expect([now.has(deleted.uid), now.size]).toEqual([false, PEOPLE - 1]);
    expect([(await table('users')).text.includes('missing'), await readdir(folder)]).toEqual([false, []]);
  });

  it('gets back résumés that are missing by the profile’s count, and no others', async () => {
    const [lost, removed, marked, leaver] = (await everybody()) as [
      StoredProfile,
      StoredProfile,
      StoredProfile,
      StoredProfile,
    ];
    const { resumes, users, requests } = local.tables;
    await remove(resumes, resumeOf(lost));
    // Deleted by its owner: the count in the profile says so, or the mark of the last day.
    await remove(resumes, resumeOf(removed));
    await put(users, { ...removed, resumeCount: 0 });
    await remove(resumes, resumeOf(marked));
    await put(requests, { id: binRowId(marked.uid, resumeOf(marked).id), version: 2 });
    await remove(resumes, resumeOf(leaver));
    await remove(users, { uid: leaver.uid });
    expect((await table('resumes', '--apply')).text).toMatch(/1 are missing: written\n.*3 were deleted on purpose/);
    const ids = (await rowsOf(resumes)).map(({ id }) => id);
    expect(ids.includes(resumeOf(lost).id)).toBe(true);
    expect(ids).toHaveLength(PEOPLE - 3);
  });

  it('of the log and of the requests: payments come back whoever paid, uses only with their account', async () => {
    const [leaver, stays] = (await everybody()) as [StoredProfile, StoredProfile];
    const { creditLogs, requests, users } = local.tables;
    const payment = { userId: leaver.uid, entry: 'PAYMENT#1', number: 7 };
    await fill(COPIES.creditLogs, [payment, { userId: 'RECEIPTS#', entry: 'COUNTER', last: 7 }]);
    await put(creditLogs, { userId: 'RECEIPTS#', entry: 'COUNTER', last: 9 });
    await remove(users, { uid: leaver.uid });
    for (const one of [leaver, stays])
      // oxlint-disable-next-line no-await-in-loop
      await remove(creditLogs, welcomeOf(one));
    const end = later.getTime() / 1_000;
    await fill(COPIES.requests, [
      { id: 'TOMBSTONE#x', kind: 'tombstone' },
      { id: 'IMPROVE#a', userId: stays.uid, expiresAt: end + 10 },
      { id: 'IMPROVE#b', userId: stays.uid, expiresAt: end - 10 },
      { id: 'IMPROVE#c', userId: leaver.uid, expiresAt: end + 10 },
    ]);
    await table('creditLogs', '--apply');
    await table('requests', '--apply');
    const log = await rowsOf(creditLogs);
    expect(log).toEqual(expect.arrayContaining([payment, welcomeOf(stays)]));
    expect(log).not.toContainEqual(welcomeOf(leaver));
    // A number that was given is never given again.
    expect(log.find(({ userId }) => userId === 'RECEIPTS#')).toMatchObject({ last: 9 });
    await put(creditLogs, { userId: 'RECEIPTS#', entry: 'COUNTER', last: 2 });
    await table('creditLogs', '--apply');
    expect(await rowsOf(creditLogs)).toContainEqual({ userId: 'RECEIPTS#', entry: 'COUNTER', last: 7 });
    expect((await rowsOf(requests)).map(({ id }) => String(id)).toSorted()).toEqual(['IMPROVE#a', 'TOMBSTONE#x']);
  });

  it('of the requests, lost with the profiles, comes back whole where it is done again after these', async () => {
    const [somebody] = (await everybody()) as [StoredProfile];
    const returning = returningRow(somebody);
    await fill(COPIES.requests, [returning as object as RestorableRow]);
    await empty(local.tables.users);
    expect((await table('requests', '--apply')).text).toMatch(/1 were deleted on purpose.*\n.*then run this again/);
    expect((await table('users', '--apply')).text).not.toContain('run this again');
    expect((await table('requests', '--apply')).text).toMatch(/1 are missing: written\nNext/);
    expect(await rowsOf(local.tables.requests)).toEqual([returning]);
  });

  it('ends where it is stopped and goes on from there; the nightly runs are on again each time', async () => {
    await everybody();
    const stopped = new AbortController();
    stopped.abort();
    await empty(local.tables.users);
    const args = ['table', 'users', '--from', COPIES.users, '--apply'];
    const first = await run(args, { signal: stopped.signal });
    expect(first).toMatchObject({
      code: 1,
      text: expect.stringMatching(/100 rows.*100 are missing.*goes on from there/s),
    });
    expect((await rowsOf(local.tables.users)).length).toBe(100);
    expect(nightly.asked).toEqual(['DisableRule', 'EnableRule'].flatMap((one) => [`${one} reconcile`, `${one} sweep`]));
    await expect(run(['table', 'users', '--from', 'another', '--apply'])).rejects.toThrow(/of a run from korot-users/);
    expect([(await run(args)).text, nightly.off.size]).toEqual([expect.stringContaining(`${PEOPLE} rows`), 0]);
    expect(byId(await rowsOf(local.tables.users))).toEqual(byId(await rowsOf(COPIES.users)));
  });

  it('gets all of them back wherever the run is killed, and the next one starts the nightly runs', async () => {
    await everybody();
    let kills = 0;
    for (let calls = 1; ; calls += howMany(29, 5)) {
      // oxlint-disable-next-line no-await-in-loop
      await empty(local.tables.users, (await rowsOf(local.tables.users)).slice(0, 60));
      const args = ['table', 'users', '--from', COPIES.users, '--apply'];
      // oxlint-disable-next-line no-await-in-loop
      const died = await killed(calls, ...args);
      expect(nightly.off.size > 0).toBe(died);
      // oxlint-disable-next-line no-await-in-loop
      expect((await run(args)).code).toBe(0);
      expect(nightly.off.size).toBe(0);
      expect(byId(await rowsOf(local.tables.users))).toEqual(byId(await rowsOf(COPIES.users)));
      if (!died) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(1);
  });
});

describe('after a table was written back', () => {
  it('[CRED-02] counts of résumés and credits agree with what stands: nothing that was paid for is lost', async () => {
    const [buyer, spender, writer] = (await everybody()) as [StoredProfile, StoredProfile, StoredProfile];
    const { users, creditLogs, resumes } = local.tables;
    // Since the copy was made one has bought, one has improved, and one has written another résumé.
    const pack = grantRow({
      userId: buyer.uid,
      id: 'lot-1',
      lotId: 'lot-1',
      amount: 50,
      expiresAt: '2027-11-10T00:00:00.000Z',
      source: 'pack:medium',
      time: new Date('2026-11-10T00:00:00Z'),
    });
    await put(creditLogs, pack);
    await spendCredits(local.client, { id: spender.uid }, 2);
    await put(resumes, resumeOf(writer, 1, 'a-second-one'));
    // Then the profiles were lost.
    for (const { uid } of [buyer, spender, writer])
      // oxlint-disable-next-line no-await-in-loop
      await remove(users, { uid });
    await table('users', '--apply');
    expect(await run(['check'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^110 .*\n {2}1 .*wrong\n.*of 2 people/),
    });
    expect(await run(['check', '--apply'])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/1 .*put right\n.*of 2 /),
    });
    const statement = (uid: string) => readCreditStatement(local.client, local.tables, uid, later);
    expect(await statement(buyer.uid)).toMatchObject({ aiCredits: 52, discrepancies: [] });
    expect((await statement(buyer.uid))?.lots[1]).toEqual({
      id: 'lot-1',
      granted: 50,
      remaining: 50,
      issuedAt: '2026-11-10T00:00:00.000Z',
      expiresAt: '2027-11-10T00:00:00.000Z',
      source: 'pack:medium',
    });
    expect(await statement(spender.uid)).toMatchObject({ aiCredits: 1, hasUsedAi: true, discrepancies: [] });
    expect((await rowsOf(users)).find(({ uid }) => uid === writer.uid)).toMatchObject({ resumeCount: 2 });
    expect(await run(['check'])).toMatchObject({ code: 0, text: expect.stringContaining('0 counts') });
  });

  it('what the log does not know is left to a person, and is not taken from anybody', async () => {
    const [somebody] = (await everybody()) as [StoredProfile];
    await remove(local.tables.creditLogs, welcomeOf(somebody));
    const { code, text: said } = await run(['check', '--apply']);
    expect([code, said]).toEqual([1, expect.stringContaining(`audit ${somebody.uid}`)]);
    expect((await readCreditStatement(local.client, local.tables, somebody.uid, later))?.aiCredits).toBe(2);
  });
});

it.each([
  [[]],
  [['table', 'users']],
  [['table', 'people', '--from', 'x']],
  [['table', 'users', '--from', 'x', '--rate', 'fast']],
  [['check', 'users']],
])('%j is answered by how the command is used', async (args) => {
  expect(await run(args)).toEqual({ code: 2, text: expect.stringContaining('npm run restore') });
});

it('a table is not restored from itself, nor from one of another kind', async () => {
  await everybody();
  await expect(run(['table', 'users', '--from', local.tables.users])).rejects.toThrow(/of the environment itself/);
  await expect(run(['table', 'users', '--from', COPIES.resumes])).rejects.toThrow(/no copy of the table users/);
});
