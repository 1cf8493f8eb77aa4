import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile, toProfileView, type StoredProfile } from '../../shared/account/profile.ts';
import { IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { createUseLedger } from '../credits/useLedger.ts';
import { createResultRepository, type ResultRepository } from './resultRepository.ts';

const TABLES = { users: 'users', creditLogs: 'creditLogs', requests: 'requests' };
const USER = 'dana';
const OUTCOME = {
  improvements: { summary: 'Sold shoes', experience: [{ id: 'a', description: 'Sold' }], education: [], projects: [] },
  withheld: [],
  lost: [],
  failed: [],
};

let database: MemoryDatabase;
let time: Date;
let results: ResultRepository;
let credits: ReturnType<typeof createUseLedger>;

beforeEach(async () => {
  database = new MemoryDatabase();
  time = new Date('2026-11-20T10:00:00Z');
  results = createResultRepository(database.client, TABLES, () => time);
  credits = createUseLedger(database.client, TABLES, () => time);
  const profile = createProfile({ uid: USER, email: '', displayName: '', photoURL: '' }, 'mark', time);
  await database.client.send(new PutCommand({ TableName: 'users', Item: { ...profile, hasUsedAi: true } }));
});

const take = (id: string) => results.take(credits, USER, id);
/** Begins and keeps, as a call does. */
async function improve(id: string, lineOf?: string): Promise<void> {
  const begun = await results.begin(USER, id, { lineOf });
  if ('attempt' in begun) await results.keep(USER, id, begun.attempt, OUTCOME);
}
const rowsOf = (prefix: string) => [...database.rows].filter(([key]) => key.startsWith(prefix)).map(([, row]) => row);
async function state() {
  const profile = database.rows.get(`users ${USER} `) as unknown as StoredProfile;
  const uses = rowsOf(`creditLogs ${USER} USAGE#`);
  return {
    aiCredits: toProfileView(profile, time).aiCredits,
    uses: uses.length,
    untaken: await results.countUntaken(USER),
  };
}
const LOOKED = { aiCredits: 2, uses: 0, untaken: 1 };
const TAKEN = { aiCredits: 1, uses: 1, untaken: 0 };

describe('a result', () => {
  it('[AI-08] is kept for a day, and for a week once it is taken, under the person and the request', async () => {
    await improve('a');
    expect(await state()).toEqual(LOOKED);
    const [row] = rowsOf(`requests IMPROVE#${USER}#a`);
    expect(row).toMatchObject({ userId: USER, outcome: OUTCOME });
    expect(Number(row?.['expiresAt']) - time.getTime() / 1_000).toBe(86_400);
    await take('a');
    expect(Number(rowsOf(`requests IMPROVE#${USER}#a`)[0]?.['expiresAt']) - time.getTime() / 1_000).toBe(7 * 86_400);
    expect(rowsOf(`creditLogs ${USER} USAGE#`)).toEqual([
      expect.objectContaining({ details: 'summary, experience', lotId: 'welcome' }),
    ]);
    expect(await state()).toEqual(TAKEN);
  });

  it('that ran out is not taken, and the same request begins again', async () => {
    await improve('a');
    time = new Date(time.getTime() + 86_400_000);
    await expect(take('a')).rejects.toMatchObject({ code: 'not_found' });
    expect(await results.begin(USER, 'a')).toHaveProperty('attempt');
    expect(await state()).toEqual({ aiCredits: 2, uses: 0, untaken: 1 });
  });

  it('[AI-08] is one of so many that are not taken in a day; the next day begins at nothing', async () => {
    for (let at = 0; at < IMPROVE_LIMITS.untakenResults; at += 1) await improve(`r${at}`);
    await expect(results.begin(USER, 'more')).rejects.toMatchObject({ code: 'untaken_limit_reached' });
    expect(rowsOf(`requests IMPROVE#${USER}#more`)).toEqual([]);
    time = new Date(time.getTime() + 86_400_000);
    await improve('more');
    expect(await results.countUntaken(USER)).toBe(1);
  });

  it('of yesterday that is taken today does not take from the count of today', async () => {
    time = new Date('2026-11-20T20:00:00Z');
    await improve('yesterday');
    time = new Date('2026-11-21T10:00:00Z');
    await improve('today');
    await take('yesterday');
    expect(await results.countUntaken(USER)).toBe(1);
  });

  it('has so many other wordings of its lines, which are counted with it and go with what failed', async () => {
    await improve('a');
    for (let at = 0; at < IMPROVE_LIMITS.rewordings; at += 1) await improve(`line${at}`, 'a');
    await expect(results.begin(USER, 'line', { lineOf: 'a' })).rejects.toMatchObject({
      code: 'rewording_limit_reached',
    });
    await expect(results.begin(USER, 'line', { lineOf: 'unknown' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(take('line0')).rejects.toMatchObject({ code: 'not_found' });
    expect(await state()).toEqual(LOOKED);
    await improve('b');
    const begun = await results.begin(USER, 'line', { lineOf: 'b' });
    await results.drop(USER, 'line', 'attempt' in begun ? begun.attempt : '');
    expect(rowsOf(`requests IMPROVE#${USER}#b`)[0]).toMatchObject({ rewordings: 0 });
  });

  it('is not begun for an account that is gone, and not kept where it went meanwhile', async () => {
    await expect(results.begin('nobody', 'a')).rejects.toMatchObject({ code: 'user_not_found' });
    const begun = await results.begin(USER, 'a');
    for (const [key] of [...database.rows].filter(([key]) => key.startsWith('requests '))) database.rows.delete(key);
    await expect(results.keep(USER, 'a', 'attempt' in begun ? begun.attempt : '', OUTCOME)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(rowsOf('requests ')).toEqual([]);
  });

  it('of a call that ended without a word is continued after its lease, by one of those who ask', async () => {
    const first = await results.begin(USER, 'a');
    expect(await results.begin(USER, 'a')).toEqual({ running: true });
    time = new Date(time.getTime() + 46_000);
    const next = await Promise.all([results.begin(USER, 'a'), results.begin(USER, 'a')]);
    expect(next.filter((one) => 'attempt' in one)).toHaveLength(1);
    // The other of them waits, as do all who ask while that call has its own time.
    expect(next).toContainEqual({ running: true });
    time = new Date(time.getTime() + 44_000);
    expect([await results.begin(USER, 'a'), await results.look(USER, 'a')]).toEqual([
      { running: true },
      { running: true },
    ]);
    const attempt = next.flatMap((one) => ('attempt' in one ? [one.attempt] : []))[0] ?? '';
    await results.keep(USER, 'a', attempt, OUTCOME);
    // The first one has ended after all: what is kept stands, and is not dropped.
    const late = 'attempt' in first ? first.attempt : '';
    const other = { ...OUTCOME, lost: [{ section: 'summary' as const, facts: ['x'] }] };
    expect(await results.keep(USER, 'a', late, other)).toEqual({ outcome: OUTCOME, isTaken: false });
    await results.drop(USER, 'a', late);
    expect(await state()).toEqual(LOOKED);
  });
});

it('of a call that ended without a word is continued when its time is over, and not a second before', async () => {
  await results.begin(USER, 'a');
  time = new Date(time.getTime() + 44_000);
  expect(await results.begin(USER, 'a')).toEqual({ running: true });
  time = new Date(time.getTime() + 1_000);
  expect(await results.begin(USER, 'a')).toHaveProperty('attempt');
});

it('of a call that another has taken over from is not kept while that one works', async () => {
  const first = await results.begin(USER, 'a');
  time = new Date(time.getTime() + 45_000);
  await results.begin(USER, 'a');
  const late = 'attempt' in first ? first.attempt : '';
  await expect(results.keep(USER, 'a', late, OUTCOME)).rejects.toMatchObject({ code: 'not_found' });
});

const look = () => results.look(USER, 'a');

describe('how a request stands', () => {
  it('is nothing, then under way for the time that a call has, then kept, then taken', async () => {
    expect([await look(), await results.countUntaken(USER)]).toEqual([undefined, 0]);
    const begun = await results.begin(USER, 'a');
    expect(await look()).toEqual({ running: true });
    time = new Date(time.getTime() + 44_000);
    expect(await look()).toEqual({ running: true });
    time = new Date(time.getTime() + 1_000);
    expect(await look()).toBeUndefined();
    const attempt = 'attempt' in begun ? begun.attempt : '';
    expect(await results.keep(USER, 'a', attempt, OUTCOME)).toEqual({ outcome: OUTCOME, isTaken: false });
    expect(await look()).toEqual({ kept: { outcome: OUTCOME, isTaken: false } });
    expect(await results.begin(USER, 'a')).toEqual({ kept: { outcome: OUTCOME, isTaken: false } });
    expect(await take('a')).toEqual({ charged: 'welcome', aiCredits: 1 });
    expect(await look()).toEqual({ kept: { outcome: OUTCOME, isTaken: true } });
    expect(await take('a')).toEqual({ charged: undefined, aiCredits: 1 });
  });

  it('is nothing again once it came to nothing, and counts no more', async () => {
    const begun = await results.begin(USER, 'a');
    await results.drop(USER, 'a', 'of another call');
    expect(await look()).toEqual({ running: true });
    await results.drop(USER, 'a', 'attempt' in begun ? begun.attempt : '');
    expect([await look(), await results.countUntaken(USER)]).toEqual([undefined, 0]);
  });

  it('[AI-10] and is paid by nobody without credits', async () => {
    for (const id of ['a', 'b', 'c']) await improve(id);
    for (const id of ['a', 'b']) await take(id);
    await expect(take('c')).rejects.toMatchObject({ code: 'not_enough_credits' });
    expect(await state()).toEqual({ aiCredits: 0, uses: 2, untaken: 1 });
  });
});

it.each([
  [{ improvements: { ...OUTCOME.improvements, experience: [] } }, 'summary'],
  [{ ...OUTCOME, withheld: [{ section: 'projects', id: 'p', reasons: [] }] }, 'summary, experience, projects'],
  [{ lines: [] }, 'translation'],
])('the log names what a result is about: %#', async (outcome, details) => {
  const any = createResultRepository<object>(database.client, TABLES, () => time);
  const begun = await any.begin(USER, 'a');
  await any.keep(USER, 'a', 'attempt' in begun ? begun.attempt : '', outcome);
  await any.take(credits, USER, 'a');
  expect(rowsOf(`creditLogs ${USER} USAGE#`)).toMatchObject([{ details }]);
});

describe('a translation of a pair', () => {
  const PAIR = 'PAIR#dana#r1';
  const pair = (row: object | undefined) =>
    row ? database.rows.set(`requests ${PAIR} `, { id: PAIR, ...row }) : database.rows.delete(`requests ${PAIR} `);
  beforeEach(async () => {
    const begun = await results.begin(USER, 'a', { onlyWith: PAIR });
    await results.keep(USER, 'a', 'attempt' in begun ? begun.attempt : '', OUTCOME);
  });

  it('is taken while its pair stands', async () => {
    pair({});
    expect(await take('a')).toEqual({ charged: 'welcome', aiCredits: 1 });
    expect(await state()).toEqual(TAKEN);
  });

  it.each([
    ['is gone', undefined],
    ['is in the bin', { expiresAt: 1 }],
  ])('is not taken, and costs nothing, where that %s', async (_, row) => {
    pair(row);
    await expect(take('a')).rejects.toMatchObject({ code: 'not_found' });
    expect(await state()).toEqual(LOOKED);
  });

  it('is not taken where that goes at the same moment', async () => {
    pair({});
    let calls = 0;
    // Its row, the profile, the row again, the pair; then it goes.
    database.gate = async () => void ((calls += 1) === 5 && pair(undefined));
    await expect(take('a')).rejects.toMatchObject({ code: 'not_found' });
    database.gate = async () => {};
    expect(await state()).toEqual(LOOKED);
  });
});

/** Runs an action, interrupted at its call of that number by another, or ended there. How many calls it made. */
async function interrupted(
  action: () => Promise<unknown>,
  call: number,
  other?: () => Promise<unknown>,
): Promise<number> {
  let calls = 0;
  database.gate = async () => {
    calls += 1;
    if (calls < call) return;
    if (other === undefined) throw new Error('killed');
    if (calls !== call) return;
    database.gate = async () => void (calls += 1);
    await other();
  };
  await action()
    .catch((error: unknown) => {
      if (other !== undefined) throw error;
    })
    .finally(() => (database.gate = async () => {}));
  return calls;
}

describe('taking, whatever comes between its calls', () => {
  const others = {
    'the same take': () => take('a'),
    'another take': () => take('b'),
    'another request': () => improve(randomUUID()),
    nothing: undefined,
  };
  it.each(Object.entries(others))(
    '[AI-07] [AI-08] (%s) is paid once or not at all, and once when asked again',
    async (name, other) => {
      let tried = 0;
      for (let call = 1; call < 12; call += 1) {
        database.rows.clear();
        const profile = createProfile({ uid: USER, email: '', displayName: '', photoURL: '' }, 'mark', time);
        await database.client.send(new PutCommand({ TableName: 'users', Item: { ...profile, hasUsedAi: true } }));
        for (const id of ['a', 'b']) await improve(id);
        if ((await interrupted(() => take('a'), call, other)) < call) break;
        tried += 1;
        const begun = await state();
        // What is paid, what the log says and what is counted are one.
        expect(begun.aiCredits).toBe(2 - begun.uses);
        expect(begun.untaken).toBe((name === 'another request' ? 3 : 2) - begun.uses);
        await take('a');
        await take('a');
        const uses = name === 'another take' ? 2 : 1;
        expect(await state()).toEqual({
          aiCredits: 2 - uses,
          uses,
          untaken: (name === 'another request' ? 3 : 2) - uses,
        });
      }
      // Its own row, the profile, the row again, the transaction.
      expect(tried).toBeGreaterThanOrEqual(4);
    },
  );
});
