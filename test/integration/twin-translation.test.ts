import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { listRowIds } from '../../functions/resumes/personRows.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository } from '../../functions/resumes/resumeRepository.ts';
import type { ApiResponse } from '../../shared/api/endpoints.ts';
import type { ErrorCode } from '../../shared/errors/errors.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { makeTwin } from '../../shared/twin/makeTwin.ts';
import { createContext } from '../support/httpEvent.ts';
import { startImproveApi, type ImproveApi } from '../support/improveApi.ts';
import { someCredits, stateOf, withFault } from '../support/improveFaults.ts';
import { killedAt } from '../support/killedAt.ts';

/** The translation of a pair over the endpoint: what it costs, and what is left where something ends in the middle. */
let improver: ImproveApi;
let handler: LambdaHandler;

beforeAll(async () => {
  improver = await startImproveApi();
  ({ handler } = await import('../../functions/twin/handlers/translatePair.ts'));
});
afterAll(() => improver.close());

type Answer = Partial<ApiResponse<'translatePair'>> & { readonly code?: ErrorCode };
const BASE: ResumeData = { ...createBlankResume(), language: 'en', headline: 'Nurse', summary: 'Team lead, SQL' };
const PATHS = ['summary', 'experience/e/title'];

const tables = () => ({
  users: improver.environment['USERS_TABLE'] ?? '',
  resumes: improver.environment['RESUMES_TABLE'] ?? '',
  requests: improver.environment['REQUESTS_TABLE'] ?? '',
});
const inventory = () => createResumeInventory(improver.database, tables());

/** Somebody with this many credits and a pair, whose second résumé has no words for two texts. */
async function pairOf(credits: number) {
  const user = await improver.register({ ...someCredits(credits, true), maxStorageSlots: 9 });
  const [first] = createBlankResume().experience;
  const job = { ...(first as NonNullable<typeof first>), id: 'e', title: 'Basket weaver' };
  const [base, twin] = [randomUUID(), randomUUID()];
  const made = await inventory().create(user, base, 'CV', { ...BASE, experience: [job] });
  if (!('saved' in made)) throw new Error('Not saved');
  const { data, open } = makeTwin(made.saved.data, { to: 'he', gender: 'f' }, new Map());
  await inventory().twin(made.saved, { id: twin, name: 'קורות חיים', data, open, version: 1 });
  const event = (more: object = {}) => improver.eventOf(user, { id: twin }, { other: 1, paths: PATHS, ...more });
  const ask = async (more: object = {}) => {
    const { statusCode = 200, body } = await handler(event(more), createContext(27_000));
    return { status: statusCode, body: JSON.parse(body ?? '') as Answer };
  };
  const take = (requestId = '') => improver.accept(user, requestId);
  return { user, base, twin, event, ask, take, state: () => stateOf(improver, user) };
}
const FREE = { hasUsedAi: true, uses: 0, untaken: 0 };

describe('a translation of a pair', () => {
  it('[AI-08] costs nothing to look at and one credit for all its lines, wherever it is asked for', async () => {
    const { ask, take, state, user } = await pairOf(2);
    const { status, body } = await ask();
    expect([status, body.failed, body.taken, body.aiCredits]).toEqual([200, [], false, 2]);
    expect(body.lines).toMatchObject([
      { path: 'summary', text: 'ראשת צוות, SQL', added: [], missing: [] },
      { path: 'experience/e/title', added: [], missing: [] },
    ]);
    expect(await state()).toEqual({ ...FREE, aiCredits: 2, untaken: 1 });
    // Another device asks the same.
    expect(await ask()).toEqual({ status, body });
    for (let time = 0; time < 2; time += 1) expect((await take(body.requestId)).body).toEqual({ aiCredits: 1 });
    expect(await state()).toEqual({ ...FREE, aiCredits: 1, uses: 1 });
    expect(await improver.uses(user)).toMatchObject([{ details: 'translation' }]);
    expect((await ask()).body).toMatchObject({ requestId: body.requestId, taken: true });
    // Other texts are another one.
    expect((await ask({ paths: ['summary'] })).body).toMatchObject({ taken: false, aiCredits: 1 });
  });

  it('[AI-08] is one where many ask at once, and one credit where many take at once', async () => {
    const { ask, take, state } = await pairOf(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1);
    expect(await state()).toEqual({ ...FREE, aiCredits: 3, untaken: 1 });
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(answers[0]?.body.requestId)));
    expect(taken.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await state()).toEqual({ ...FREE, aiCredits: 2, uses: 1 });
  });

  it('[ERR-17] does not reach the model for a person who has nothing to pay with', async () => {
    const { ask, state } = await pairOf(0);
    expect((await ask()).body.code).toBe('no_credits');
    expect(await state()).toEqual({ ...FREE, aiCredits: 0 });
  });

  it('covers what was looked at, what is the caller’s own, and texts that are translated', async () => {
    const { ask, user, base } = await pairOf(1);
    const stranger = await pairOf(1);
    expect((await ask({ other: 2 })).body.code).toBe('conflict');
    expect((await ask({ paths: ['nowhere', 'personalInfo/email', 'experience/e/company'] })).body.code).toBe(
      'invalid_request',
    );
    const { body } = await handler(
      improver.eventOf(stranger.user, { id: base }, { other: 1, paths: PATHS }),
      createContext(27_000),
    );
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'resume_not_found' });
    const saved = await createResumeRepository(improver.database, tables()).read(user, base, true);
    expect(saved).toMatchObject({ saved: { version: 1, data: { summary: BASE.summary } } });
  });

  it.each(['base', 'twin'] as const)('without its %s costs nothing: none of it can be taken', async (gone) => {
    const pair = await pairOf(1);
    const { body } = await pair.ask();
    await inventory().remove(pair.user, pair[gone]);
    const { status } = await pair.take(body.requestId);
    // The twin itself is what is paid for; without its original it stands, with all its words.
    expect(status).toBe(gone === 'twin' ? 404 : 200);
    expect(await pair.state()).toMatchObject(gone === 'twin' ? { aiCredits: 1, uses: 0 } : { aiCredits: 0, uses: 1 });
    expect((await pair.ask()).body.code).toBe('resume_not_found');
  });

  it('that is taken while its résumé is deleted is paid or refused, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one race after the other
      const pair = await pairOf(1);
      // oxlint-disable-next-line no-await-in-loop
      const { body } = await pair.ask();
      // oxlint-disable-next-line no-await-in-loop
      const [{ status }] = await Promise.all([pair.take(body.requestId), inventory().remove(pair.user, pair.twin)]);
      // oxlint-disable-next-line no-await-in-loop
      expect(await pair.state()).toMatchObject(status === 200 ? { aiCredits: 0, uses: 1 } : { aiCredits: 1, uses: 0 });
    }
  });
});

it('says meanwhile which sections have come, to its own person, and that is no part of the result', async () => {
  const { ask, state, user } = await pairOf(1);
  const stranger = await improver.register();
  const progress = randomUUID();
  const { body } = await ask({ progress });
  expect(body.lines).toHaveLength(2);
  // With the last section the answer is there, and nobody asks.
  const { finished = [] } = (await improver.progress(user, progress)).body;
  expect(finished).toHaveLength(1);
  expect(['summary', 'experience']).toContain(finished[0]?.section);
  expect((await improver.progress(stranger, progress)).body).toEqual({ finished: [] });
  // Asked for by another page it is the same result, with a progress of its own.
  expect((await ask({ progress: randomUUID() })).body.requestId).toBe(body.requestId);
  expect(await state()).toEqual({ ...FREE, aiCredits: 1, untaken: 1 });
});

it('sets off in the other language what is set off, and keeps the address of a link', async () => {
  const { ask, base, user } = await pairOf(1);
  const resumes = createResumeRepository(improver.database, tables());
  const read = await resumes.read(user, base, true);
  if (!('saved' in read)) throw new Error('Not saved');
  const summary = 'Team lead, [SQL](https://sql.example/a)';
  await resumes.update(user, base, 1, 'CV', { ...read.saved.data, summary });
  const { body } = await ask({ other: 2, paths: ['summary'] });
  expect(body.lines).toMatchObject([{ text: 'ראשת צוות, [SQL](https://sql.example/a)', missing: [], unmarked: [] }]);
});

describe('a model that', () => {
  it.each([
    ['is busy', 'throttled', 'improve_busy'],
    ['fails', 'failed', 'improve_failed'],
    ['takes 40 s', 'slow-40000', 'timeout'],
    ['answers broken JSON', 'broken', 'improve_invalid_response'],
    ['answers nothing', 'empty', 'improve_invalid_response'],
  ])('%s costs nothing and counts for nothing; the same texts may be asked for again', async (_, fault, code) => {
    const { ask, state } = await pairOf(1);
    expect((await withFault(fault, () => ask())).body.code).toBe(code);
    expect(await state()).toEqual({ ...FREE, aiCredits: 1 });
    expect((await ask()).status).toBe(200);
  });

  it('says more, or leaves a text as it is, is marked at its words', async () => {
    const { ask } = await pairOf(1);
    const [boasted] = (await withFault('boastful', () => ask())).body.lines ?? [];
    expect(boasted?.added.map(({ text }) => text)).toEqual(['99%']);
    const { ask: other } = await pairOf(1);
    const [same] = (await withFault('unchanged', () => other())).body.lines ?? [];
    expect(same?.added).toMatchObject([{ reason: 'language', text: 'Team lead, SQL' }]);
  });
});

/** Writes of one translation, in their order, as those of an improvement. */
const WRITES = ['rate', 'rate', 'day', 'dollars', 'begin', 'keep'] as const;

describe('killed with SIGKILL', () => {
  it.each([
    ['before it has begun', WRITES.indexOf('begin'), 'before', 0],
    ['after it has begun', WRITES.indexOf('begin'), 'after', 1],
    ['before its result is kept', WRITES.indexOf('keep'), 'before', 1],
    ['after its result is kept', WRITES.indexOf('keep'), 'after', 1],
  ] as const)('[AI-08] %s: nothing is spent, and the same texts are one result', async (_, write, side, untaken) => {
    const { event, ask, state, user } = await pairOf(1);
    const died = await killedAt(improver.environment, 'twin/handlers/translatePair', event(), write, side);
    expect([died, await state()]).toEqual(['SIGKILL', { ...FREE, aiCredits: 1, untaken }]);
    await endLeases(user);
    expect((await ask()).body).toMatchObject({ taken: false, lines: [{ path: 'summary' }, {}] });
    expect(await state()).toEqual({ ...FREE, aiCredits: 1, untaken: 1 });
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('[AI-08] %s the write that pays: whoever takes it again has paid one credit', async (side, spent) => {
    const { ask, take, state, user } = await pairOf(2);
    const { requestId = '' } = (await ask()).body;
    const event = improver.acceptEvent(user, requestId);
    expect(await killedAt(improver.environment, 'improve/handlers/acceptImprovement', event, 0, side)).toBe('SIGKILL');
    expect(await state()).toMatchObject({ aiCredits: 2 - spent, uses: spent });
    for (let time = 0; time < 2; time += 1) expect((await take(requestId)).body).toEqual({ aiCredits: 1 });
    expect(await state()).toEqual({ ...FREE, aiCredits: 1, uses: 1 });
    // The lines are there again for whoever lost the page with them.
    expect((await ask()).body).toMatchObject({ requestId, taken: true, lines: [{}, {}] });
  });
});

/** Ends what a killed call holds, as a minute of waiting does: the request's id is made of what was asked. */
async function endLeases(user: string): Promise<void> {
  for (const id of await listRowIds(improver.database, tables().requests, user, 'IMPROVE#'))
    // oxlint-disable-next-line no-await-in-loop
    await improver.database.send(
      new UpdateCommand({
        TableName: tables().requests,
        Key: { id },
        UpdateExpression: 'SET #until = :none',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':none': 0 },
      }),
    );
}
