import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRequests } from '../../functions/account/accountData.ts';
import { addMonths, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { IMPROVE_LIMITS } from '../../shared/payments/plans.ts';
import { howMany } from '../support/exhaustive.ts';
import { startImproveApi, type ImproveApi } from '../support/improveApi.ts';
import { oneCredit, oneText, stateOf, withFault } from '../support/improveFaults.ts';

/**
 * What goes wrong around a paid improvement, over the endpoint: the model, the network, the machine, the clock, the
 * crowd.
 */
let improver: ImproveApi;

/** Different requests at once, and the same one. */
const CROWD = howMany(30, 100);
const SAME = howMany(20, 50);

beforeAll(async () => void (improver = await startImproveApi()));
afterAll(() => improver.close());

describe('a model that', () => {
  it.each([
    ['is busy', 'throttled', 503, 'improve_busy'],
    ['fails', 'failed', 502, 'improve_failed'],
    ['is stopped by a filter', 'filtered', 502, 'improve_failed'],
    ['takes 40 s', 'slow-40000', 503, 'timeout'],
    ['answers broken JSON', 'broken', 502, 'improve_invalid_response'],
    ['answers nothing', 'empty', 502, 'improve_invalid_response'],
    ['changes nothing', 'unchanged', 422, 'no_improvements'],
  ])(
    '[AI-08] %s costs nothing and counts for nothing; the same request works afterwards',
    async (_, fault, status, code) => {
      const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
      expect(await withFault(fault, () => improver.post(user, { requestId }))).toMatchObject({
        status,
        body: { code, ...(code === 'improve_busy' && { details: { seconds: 60 } }) },
      });
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken: 0 });
      expect((await improver.post(user, { requestId })).body).toMatchObject({ aiCredits: 1, taken: false });
    },
  );

  it.each([
    ['slow-40000', 'late'],
    ['broken', 'invalid'],
    ['throttled', 'throttled'],
  ])('is %s for one section alone delivers the others, and says which failed (%s)', async (fault, reason) => {
    const user = await improver.register(oneCredit(true));
    const weak = {
      summary: 'I was responsible for managing a team of 6.',
      projects: [
        {
          id: 'p',
          name: 'App',
          role: '',
          url: '',
          startDate: '',
          endDate: '',
          technologies: '',
          description: 'I was asked to write reports',
        },
      ],
    };
    const { body } = await withFault(`${fault}@summary`, () =>
      improver.post(user, {
        resumeData: { ...JSON.parse(improver.improveEvent(user).body ?? '').resumeData, ...weak },
      }),
    );
    expect(body).toMatchObject({
      failed: [{ section: 'summary', reason }],
      improvements: { projects: [{ id: 'p', description: 'Wrote reports' }] },
    });
    expect(body.improvements).not.toHaveProperty('summary');
  });

  it('[AI-08] obeys what the texts say has it all taken out again, and costs nothing', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await withFault('injected', async () => [
      await improver.post(user, { requestId }),
      await improver.post(user, { requestId }),
    ]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'no_improvements']);
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken: 0 });
    expect((await improver.post(user, { requestId })).body).toMatchObject({ aiCredits: 1, withheld: [] });
  });

  it('says a little more, unchecked, has it all asked about, and shown', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const { status, body } = await withFault('boastful', () => improver.post(user, { requestId }));
    expect([status, body.taken, body.aiCredits, body.withheld?.length]).toEqual([200, false, 1, 5]);
    expect(body.improvements).toEqual({ experience: [], education: [], projects: [] });
    expect(body.withheld?.every(({ asked, text }) => asked === true && text.length > 20)).toBe(true);
    expect(body.unchecked).toHaveLength(5);
    // It is the result of that request, whatever the model would say by now.
    expect((await improver.post(user, { requestId })).body).toEqual(body);
  });

  it('doubts what was written has it written again', async () => {
    const user = await improver.register(oneCredit(true));
    expect((await withFault('doubtful', () => improver.post(user))).body).toMatchObject({
      withheld: [],
      improvements: { summary: 'Managed a team of 6. Wrote reports daily.' },
    });
  });

  it.each(['throttled@proposal', 'broken@proposal', 'slow-40000@proposal'])(
    'checks no claims (%s) delivers what the rules find nothing in, and says that it was not checked',
    async (fault) => {
      const user = await improver.register(oneCredit(true));
      const { body } = await withFault(fault, () => improver.post(user));
      expect(body.improvements?.summary).toBe('Managed a team of 6. Wrote reports daily.');
      expect(body.unchecked).toContainEqual({ section: 'summary' });
      expect(body.failed).toEqual([]);
    },
  );

  it('obeys a text in one section has that section left as it is, and the others delivered', async () => {
    const user = await improver.register();
    const { body } = await withFault('injected@experience', () => improver.post(user));
    expect(body.improvements).toMatchObject({ summary: 'Managed a team of 6. Wrote reports daily.', experience: [] });
    expect(body.withheld).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/Google|evil|script/);
  });
});

describe('many at once', () => {
  it('[AI-07] [AI-08] one text many times is one result; beside whole résumés, one credit is one use', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const wish = oneText(improver, user);
    const same = await Promise.all(Array.from({ length: SAME }, () => improver.post(user, wish)));
    for (const answer of same) expect(answer).toEqual(same[0]);
    expect(same[0]).toMatchObject({ status: 200, body: { aiCredits: 1, taken: false, withheld: [] } });
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken: 1 });
    const ids = Array.from({ length: CROWD }, () => randomUUID());
    const mixed = await Promise.all(
      ids.map((requestId, at) =>
        improver.post(other, at % 2 === 0 ? oneText(improver, other, requestId) : { requestId }),
      ),
    );
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(IMPROVE_LIMITS.untakenResults);
    for (const { status, body } of mixed)
      if (status !== 200) expect([status, body.code]).toEqual([429, 'untaken_limit_reached']);
    const taken = await Promise.all(ids.map((id) => improver.accept(other, id)));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(improver, other)).toEqual({
      aiCredits: 0,
      hasUsedAi: true,
      uses: 1,
      untaken: IMPROVE_LIMITS.untakenResults - 1,
    });
  });

  it('a text that is good already counts for nothing, however many ask', async () => {
    const user = await improver.register(oneCredit(false));
    const answers = await withFault('unchanged', () =>
      Promise.all(Array.from({ length: 2 }, () => improver.post(user, oneText(improver, user)))),
    );
    for (const { status, body } of answers) expect([status, body.unchanged]).toEqual([200, true]);
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: false, uses: 0, untaken: 0 });
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    '[AI-06] [AI-07] many results with one credit (free use spent: %s) are taken exactly %i times',
    async (hasUsedAi, paid) => {
      const user = await improver.register(oneCredit(hasUsedAi));
      const ids = Array.from({ length: 4 }, () => randomUUID());
      for (const requestId of ids) await improver.post(user, { requestId });
      const answers = await Promise.all(
        Array.from({ length: CROWD }, (_, at) => improver.accept(user, ids[at % ids.length] ?? '')),
      );
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.code]).toEqual([402, 'not_enough_credits']);
      expect(await stateOf(improver, user)).toEqual({
        aiCredits: 0,
        hasUsedAi: true,
        uses: paid,
        untaken: ids.length - paid,
      });
    },
  );
});

describe('a result', () => {
  it('is nobody else’s to take, and what was never suggested costs nothing', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const [requestId, line] = [randomUUID(), randomUUID()];
    await improver.post(user, { requestId });
    const wish = oneText(improver, user, line);
    await improver.post(user, { ...wish, oneText: { action: 'wording', lineOf: requestId } });
    for (const [who, id, status] of [
      [other, requestId, 404],
      [user, randomUUID(), 404],
      // Another wording of a line is taken with the result that it belongs to.
      [user, line, 404],
      ['nobody', requestId, 404],
      [user, 'no id', 400],
    ] as const)
      expect((await improver.accept(who, id)).status).toBe(status);
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, untaken: 1 });
    expect(
      (await improver.post(other, { ...oneText(improver, other), oneText: { action: 'wording', lineOf: requestId } }))
        .body.code,
    ).toBe('not_found');
    // It is deleted with the account, and so is what is counted.
    await deleteRequests(improver.database, improver.environment['REQUESTS_TABLE'] as string, user);
    expect((await improver.accept(user, requestId)).status).toBe(404);
    expect(await improver.untaken(user)).toBe(0);
  });
});

describe('time', () => {
  it('[CRED-02] past a credit’s expiry there is nothing to spend, and it counts for nothing', async () => {
    const lot = createCreditGrant('old', 3, 'pack:small', addMonths(new Date(), -12));
    const user = await improver.register({ lots: [lot], hasUsedAi: true });
    expect(await improver.post(user)).toMatchObject({
      status: 402,
      body: { code: 'no_credits', error: 'You have no AI credits left. Buy more to go on.' },
    });
    expect(await improver.profile(user)).toMatchObject({ aiCredits: 0, creditLots: [] });
    expect((await improver.profile(user, addMonths(new Date(), -6))).aiCredits).toBe(3);
  });
});
