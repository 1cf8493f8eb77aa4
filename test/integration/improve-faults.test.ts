import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRequests } from '../../functions/account/accountData.ts';
import { addMonths, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { howMany } from '../support/exhaustive.ts';
import { startImproveApi, type ImproveApi } from '../support/improveApi.ts';
import { oneCredit, oneText, someCredits, stateOf, withFault } from '../support/improveFaults.ts';

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
    '[AI-08] %s costs nothing and leaves nothing reserved; the same request works afterwards',
    async (_, fault, status, code) => {
      const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
      expect(await withFault(fault, () => improver.post(user, { requestId }))).toMatchObject({
        status,
        body: { code, ...(code === 'improve_busy' && { details: { seconds: 60 } }) },
      });
      expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
      expect((await improver.post(user, { requestId })).body.aiCredits).toBe(0);
    },
  );

  it.each([
    ['slow-40000', 'late'],
    ['broken', 'invalid'],
    ['throttled', 'throttled'],
  ])('is %s for one section alone delivers the others, says which failed (%s), and is paid', async (fault, reason) => {
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
      aiCredits: 0,
    });
    expect(body.improvements).not.toHaveProperty('summary');
    expect((await improver.uses(user))[0]?.details).not.toContain('summary');
  });

  it('[AI-08] obeys what the texts say has it all taken out again, and costs nothing', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await withFault('injected', async () => [
      await improver.post(user, { requestId }),
      await improver.post(user, { requestId }),
    ]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'no_improvements']);
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
    expect((await improver.post(user, { requestId })).body).toMatchObject({ aiCredits: 0, withheld: [] });
  });

  it('[AI-08] says a little more, unchecked, has it all asked about, and costs nothing', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await withFault('boastful', async () => [
      await improver.post(user, { requestId }),
      await improver.post(user, { requestId }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.unpaid, body.aiCredits, body.withheld?.length]).toEqual([200, true, 1, 5]);
      expect(body.improvements).toEqual({ experience: [], education: [], projects: [] });
      expect(body.withheld?.every(({ asked }) => asked === true)).toBe(true);
      expect(body.unchecked).toHaveLength(5);
    }
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
    // What was asked for and not taken does not stand in the way of another answer.
    expect((await improver.post(user, { requestId })).body).toMatchObject({
      aiCredits: 0,
      withheld: [],
      unchecked: [],
    });
  });

  it('[AI-08] doubts what was written has it written again, and delivered', async () => {
    const user = await improver.register(oneCredit(true));
    expect((await withFault('doubtful', () => improver.post(user))).body).toMatchObject({
      withheld: [],
      improvements: { summary: 'Managed a team of 6. Wrote reports daily.' },
      aiCredits: 0,
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
  it('[AI-07] [AI-08] one text many times is paid once; beside whole résumés, one credit is one use', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const wish = oneText(improver, user);
    const same = await Promise.all(Array.from({ length: SAME }, () => improver.post(user, wish)));
    for (const answer of same) expect(answer).toEqual(same[0]);
    expect(same[0]).toMatchObject({ status: 200, body: { aiCredits: 0, withheld: [] } });
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
    const mixed = await Promise.all(
      Array.from({ length: CROWD }, (_, at) => improver.post(other, at % 2 === 0 ? oneText(improver, other) : {})),
    );
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(improver, other)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
  });

  it('[AI-08] a text that is good already costs nothing, the free use neither, however many ask', async () => {
    const user = await improver.register(oneCredit(false));
    const answers = await withFault('unchanged', () =>
      Promise.all(Array.from({ length: 2 }, () => improver.post(user, oneText(improver, user)))),
    );
    for (const { status, body } of answers) expect([status, body.unchanged]).toEqual([200, true]);
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 1, hasUsedAi: false, uses: 0, reservations: 0 });
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    '[AI-07] very many with one credit (free use spent: %s) are delivered exactly %i times',
    async (hasUsedAi, delivered) => {
      const user = await improver.register(oneCredit(hasUsedAi));
      const answers = await Promise.all(
        Array.from({ length: CROWD }, () => improver.post(user, { requestId: randomUUID() })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(delivered);
      for (const { status, body } of answers)
        if (status !== 200)
          expect([status, ['no_credits', 'not_enough_credits'].includes(body.code ?? '')]).toEqual([402, true]);
      expect(await stateOf(improver, user)).toEqual({
        aiCredits: 0,
        hasUsedAi: true,
        uses: delivered,
        reservations: 0,
      });
    },
  );

  it('the same request many times is one spend and one result', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await Promise.all(Array.from({ length: SAME }, () => improver.post(user, { requestId })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { aiCredits: 0 } });
    expect(await stateOf(improver, user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
  });
});

describe('an answer that is all withheld', () => {
  it('[AI-07] delivers its texts once they are paid, and many payments at once are one spend', async () => {
    for (const credits of [1, 5]) {
      const [user, requestId] = [await improver.register(someCredits(credits, true)), randomUUID()];
      const { body: preview } = await withFault('boastful', () => improver.post(user, { requestId }));
      const answers = await Promise.all(Array.from({ length: SAME }, () => improver.accept(user, requestId)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 200, body: { aiCredits: credits - 1 } });
      const texts = (answers[0]?.body.withheld ?? []).map(({ text }) => text);
      expect(texts).toHaveLength(5);
      // The answer before did not withhold them.
      for (const text of texts)
        expect(JSON.stringify(preview)).not.toContain(JSON.stringify(text.slice(0, 24)).slice(1, -1));
      expect(await stateOf(improver, user)).toEqual({
        aiCredits: credits - 1,
        hasUsedAi: true,
        uses: 1,
        reservations: 0,
      });
      expect((await improver.uses(user))[0]?.details).toBe('summary, experience, education, projects');
      // The request is done with: nobody is asked again, and nothing is paid again.
      expect((await withFault('failed', () => improver.post(user, { requestId }))).body).toMatchObject({
        withheld: answers[0]?.body.withheld,
        aiCredits: credits - 1,
      });
    }
  });

  it('[AI-06] takes the free first use where that is left; where nothing is left it delivers nothing', async () => {
    const free = await improver.register(oneCredit(false));
    const requestId = randomUUID();
    await withFault('boastful', () => improver.post(free, { requestId }));
    expect(await improver.accept(free, requestId)).toMatchObject({ status: 200, body: { aiCredits: 1 } });
    expect(await stateOf(improver, free)).toMatchObject({ hasUsedAi: true, uses: 1 });
    const poor = await improver.register(oneCredit(true));
    const other = randomUUID();
    await withFault('boastful', () => improver.post(poor, { requestId: other }));
    await improver.post(poor);
    const refused = await improver.accept(poor, other);
    expect(refused).toMatchObject({ status: 402, body: { code: 'no_credits' } });
    expect(refused.body).not.toHaveProperty('withheld');
  });

  it('is nobody else’s, and what was never withheld costs nothing', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const requestId = randomUUID();
    await withFault('boastful', () => improver.post(user, { requestId }));
    for (const [who, id, status] of [
      [other, requestId, 404],
      [user, randomUUID(), 404],
      ['nobody', requestId, 404],
      [user, 'no id', 400],
    ] as const)
      expect((await improver.accept(who, id)).status).toBe(status);
    for (const who of [user, other])
      expect(await stateOf(improver, who)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
    // It is deleted with the account.
    await deleteRequests(improver.database, improver.environment['REQUESTS_TABLE'] as string, user);
    expect((await improver.accept(user, requestId)).status).toBe(404);
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
