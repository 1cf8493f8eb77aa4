import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { deleteRequests } from '../../functions/account/accountData.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '../../functions/http/call.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { addMonths, createCreditGrant } from '../../shared/credits/creditGrants.ts';
import { isolateText } from '../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { modelConfig, startImproveApi, type ImproveApi } from '../support/improveApi.ts';

/**
 * What goes wrong around a paid improvement, over the endpoint: the model, the network, the machine, the clock, the
 * crowd.
 */
let improver: ImproveApi;

beforeAll(async () => void (improver = await startImproveApi()));
afterAll(() => improver.close());

const someCredits = (credits: number, hasUsedAi: boolean) => ({
  lots: [createCreditGrant('lot-1', credits, 'operator', new Date())],
  hasUsedAi,
});
const oneCredit = (hasUsedAi: boolean) => someCredits(1, hasUsedAi);

/**
 * Runs with the model that has this fault; one that is slow has three seconds, in which the other sections come on a
 * busy machine too.
 */
async function withFault<T>(fault: string, run: () => Promise<T>): Promise<T> {
  const restore = setEnvironment({ MODEL_ID: modelConfig(fault, fault.startsWith('slow') ? 3 : 20) });
  try {
    return await run();
  } finally {
    restore();
  }
}

/** What a person has: credits, whether the free use is spent, uses in the log, and what is still reserved. */
async function stateOf(user: string) {
  const [{ aiCredits, hasUsedAi }, { reservations = [] }, uses] = await Promise.all([
    improver.profile(user),
    improver.stored(user),
    improver.uses(user),
  ]);
  return { aiCredits, hasUsedAi, uses: uses.length, reservations: reservations.length };
}

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
      expect(await stateOf(user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
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

  it('[AI-08] obeys what is written in the texts has all of them withheld, and costs nothing however often it is asked', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await withFault('injected', async () => [
      await improver.post(user, { requestId }),
      await improver.post(user, { requestId }),
      ...(await Promise.all([1, 2, 3].map(() => improver.post(user)))),
    ]);
    for (const { status, body } of answers.slice(0, 2)) {
      expect([status, body.unpaid, body.aiCredits, body.withheld?.length]).toEqual([200, true, 1, 5]);
      expect(body.improvements).toEqual({ experience: [], education: [], projects: [] });
    }
    expect(await stateOf(user)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
    // What was asked for and not taken does not stand in the way of another answer.
    expect((await improver.post(user, { requestId })).body).toMatchObject({ aiCredits: 0, withheld: [] });
  });

  it('obeys a text in one section has that section withheld with every reason, and the others delivered', async () => {
    const user = await improver.register();
    const { body } = await withFault('injected@experience', () => improver.post(user));
    expect(body.improvements).toMatchObject({ summary: 'Managed a team of 6. Wrote reports daily.', experience: [] });
    expect(body.withheld?.map(({ section, id }) => [section, id])).toEqual([
      ['experience', 'exp-1'],
      ['experience', 'exp-2'],
    ]);
    for (const { text, findings } of body.withheld ?? []) {
      expect(findings.map((finding) => finding.text)).toEqual(
        expect.arrayContaining(['20', 'Google', 'boss@evil.example']),
      );
      expect(text).not.toContain('<script>');
    }
    expect(JSON.stringify(body)).not.toContain('Hacked');
  });
});

/** A request for one text: the résumé holds nothing else. */
const oneText = (user: string, requestId = randomUUID()) => {
  const { resumeData } = JSON.parse(improver.improveEvent(user).body ?? '') as { resumeData: ResumeData };
  return {
    requestId,
    resumeData: isolateText(resumeData, { section: 'summary' }),
    oneText: { action: 'wording' },
  };
};

describe('many at once', () => {
  it('[AI-07] [AI-08] one text fifty times with one request is paid once; with a hundred beside whole résumés, one credit is one use', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const wish = oneText(user);
    const same = await Promise.all(Array.from({ length: 50 }, () => improver.post(user, wish)));
    for (const answer of same) expect(answer).toEqual(same[0]);
    expect(same[0]).toMatchObject({ status: 200, body: { aiCredits: 0, withheld: [] } });
    expect(await stateOf(user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
    const mixed = await Promise.all(
      Array.from({ length: 100 }, (_, at) => improver.post(other, at % 2 === 0 ? oneText(other) : {})),
    );
    expect(mixed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf(other)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
  });

  it('[AI-08] a text that is good already costs nothing, the free use neither, however many ask', async () => {
    const user = await improver.register(oneCredit(false));
    const answers = await withFault('unchanged', () =>
      Promise.all(Array.from({ length: 2 }, () => improver.post(user, oneText(user)))),
    );
    for (const { status, body } of answers) expect([status, body.unchanged]).toEqual([200, true]);
    expect(await stateOf(user)).toEqual({ aiCredits: 1, hasUsedAi: false, uses: 0, reservations: 0 });
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    '[AI-07] a hundred with one credit (free use spent: %s) are delivered exactly %i times',
    async (hasUsedAi, delivered) => {
      const user = await improver.register(oneCredit(hasUsedAi));
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => improver.post(user, { requestId: randomUUID() })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(delivered);
      for (const { status, body } of answers)
        if (status !== 200)
          expect([status, ['no_credits', 'not_enough_credits'].includes(body.code ?? '')]).toEqual([402, true]);
      expect(await stateOf(user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: delivered, reservations: 0 });
    },
  );

  it('the same request fifty times is one spend and one result', async () => {
    const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => improver.post(user, { requestId })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { aiCredits: 0 } });
    expect(await stateOf(user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
  });
});

describe('an answer that is all withheld', () => {
  it('[AI-07] delivers its texts once they are paid: fifty times at once with credits left is one spend, which the history names', async () => {
    for (const credits of [1, 5]) {
      const [user, requestId] = [await improver.register(someCredits(credits, true)), randomUUID()];
      const { body: preview } = await withFault('injected', () => improver.post(user, { requestId }));
      const answers = await Promise.all(Array.from({ length: 50 }, () => improver.accept(user, requestId)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 200, body: { aiCredits: credits - 1 } });
      const texts = (answers[0]?.body.withheld ?? []).map(({ text }) => text);
      expect(texts).toHaveLength(5);
      // The answer before did not withhold them.
      for (const text of texts)
        expect(JSON.stringify(preview)).not.toContain(JSON.stringify(text.slice(0, 24)).slice(1, -1));
      expect(await stateOf(user)).toEqual({ aiCredits: credits - 1, hasUsedAi: true, uses: 1, reservations: 0 });
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
    await withFault('injected', () => improver.post(free, { requestId }));
    expect(await improver.accept(free, requestId)).toMatchObject({ status: 200, body: { aiCredits: 1 } });
    expect(await stateOf(free)).toMatchObject({ hasUsedAi: true, uses: 1 });
    const poor = await improver.register(oneCredit(true));
    const other = randomUUID();
    await withFault('injected', () => improver.post(poor, { requestId: other }));
    await improver.post(poor);
    const refused = await improver.accept(poor, other);
    expect(refused).toMatchObject({ status: 402, body: { code: 'no_credits' } });
    expect(refused.body).not.toHaveProperty('withheld');
  });

  it('is nobody else’s, and what was never withheld costs nothing', async () => {
    const [user, other] = [await improver.register(oneCredit(true)), await improver.register(oneCredit(true))];
    const requestId = randomUUID();
    await withFault('injected', () => improver.post(user, { requestId }));
    for (const [who, id, status] of [
      [other, requestId, 404],
      [user, randomUUID(), 404],
      ['nobody', requestId, 404],
      [user, 'no id', 400],
    ] as const)
      expect((await improver.accept(who, id)).status).toBe(status);
    for (const who of [user, other])
      expect(await stateOf(who)).toEqual({ aiCredits: 1, hasUsedAi: true, uses: 0, reservations: 0 });
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

/**
 * Writes of one improvement, in their order: two rates, the day's calls and dollars, reserve, commit; the settlement
 * changes nothing here.
 */
const WRITES = ['rate', 'rate', 'day', 'dollars', 'reserve', 'commit'] as const;

/**
 * Runs a handler in a process of its own, which is killed before or after its nth write has reached the database;
 * answers what ended it.
 */
async function killedAt(
  name: 'improveResume' | 'acceptImprovement',
  event: HttpEvent,
  write: number,
  side: 'before' | 'after',
): Promise<NodeJS.Signals | null> {
  let seen = 0;
  const child: { kill?: () => void } = {};
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    // How far it is stands in rows that no credit depends on, written whenever a section ends.
    const counts =
      /\.(TransactWriteItems|UpdateItem)$/.test(String(request.headers['x-amz-target'])) && !body.includes('PROGRESS#');
    const hit = counts && seen++ === write;
    if (hit && side === 'before') return child.kill?.();
    const answer = await fetch(improver.environment['AWS_ENDPOINT_URL_DYNAMODB'] as string, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (hit) return child.kill?.();
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes);
  };
  const proxy = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const env = {
    ...improver.environment,
    ...process.env,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  const call = spawn(
    process.execPath,
    [fileURLToPath(new URL('../support/improve.child.ts', import.meta.url)), name, JSON.stringify(event)],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  child.kill = () => void call.kill('SIGKILL');
  const [, signal] = (await once(call, 'exit')) as [number, NodeJS.Signals | null];
  proxy.closeAllConnections();
  proxy.close();
  return signal;
}

describe('killed with SIGKILL', () => {
  it.each([
    ['after its rate is counted', WRITES.indexOf('rate'), 'after', 0],
    ['after its dollars are counted', WRITES.indexOf('dollars'), 'after', 0],
    ['after it has reserved', WRITES.indexOf('reserve'), 'after', 0],
    ['before it has spent', WRITES.indexOf('commit'), 'before', 0],
    ['after it has spent', WRITES.indexOf('commit'), 'after', 1],
  ] as const)(
    '%s: no credit is gone without its result, and the same request ends with one of each',
    async (_, write, side, spent) => {
      const [user, requestId] = [await improver.register(oneCredit(true)), randomUUID()];
      expect(await killedAt('improveResume', improver.improveEvent(user, { requestId }), write, side)).toBe('SIGKILL');
      await improver.expireReservations(user);
      expect(await stateOf(user)).toMatchObject({ aiCredits: 1 - spent, uses: spent });
      const again = await improver.post(user, { requestId });
      expect(again).toMatchObject({
        status: 200,
        body: { aiCredits: 0, improvements: { summary: 'Managed a team of 6. Wrote reports daily.' } },
      });
      expect(await improver.post(user, { requestId })).toEqual(again);
      expect(await stateOf(user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
      expect((await improver.post(user)).body.code).toBe('no_credits');
    },
  );

  it.each([
    ['after it has reserved', WRITES.indexOf('reserve'), 'after', 0],
    ['before it has spent', WRITES.indexOf('commit'), 'before', 0],
    ['after it has spent', WRITES.indexOf('commit'), 'after', 1],
  ] as const)(
    '[AI-08] over one text, %s: no credit is gone without its result, and the same request ends with one of each',
    async (_, write, side, spent) => {
      const user = await improver.register(oneCredit(true));
      const wish = oneText(user);
      expect(await killedAt('improveResume', improver.improveEvent(user, wish), write, side)).toBe('SIGKILL');
      await improver.expireReservations(user);
      expect(await stateOf(user)).toMatchObject({ aiCredits: 1 - spent, uses: spent });
      const again = await improver.post(user, wish);
      expect(again).toMatchObject({ status: 200, body: { aiCredits: 0, improvements: { experience: [] } } });
      expect(again.body.improvements?.summary).toBe('Managed a team of 6. Wrote reports daily.');
      expect(await improver.post(user, wish)).toEqual(again);
      expect(await stateOf(user)).toEqual({ aiCredits: 0, hasUsedAi: true, uses: 1, reservations: 0 });
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    '[AI-07] withheld texts that are paid for, %s its one write: whoever asks again has them for one credit',
    async (side, spent) => {
      const [user, requestId] = [await improver.register(someCredits(3, true)), randomUUID()];
      await withFault('injected', () => improver.post(user, { requestId }));
      const event = improver.acceptEvent(user, requestId);
      expect(await killedAt('acceptImprovement', event, 0, side)).toBe('SIGKILL');
      expect(await stateOf(user)).toEqual({ aiCredits: 3 - spent, hasUsedAi: true, uses: spent, reservations: 0 });
      // This run is not killed.
      expect(await killedAt('acceptImprovement', event, 1, 'before')).toBeNull();
      const paid = { aiCredits: 2, hasUsedAi: true, uses: 1, reservations: 0 };
      expect(await stateOf(user)).toEqual(paid);
      expect(await improver.accept(user, requestId)).toMatchObject({
        status: 200,
        body: {
          aiCredits: 2,
          withheld: expect.arrayContaining([expect.objectContaining({ section: 'summary' })]) as unknown,
        },
      });
      expect(await stateOf(user)).toEqual(paid);
    },
  );

  it.each([
    ['before', 404, 0],
    ['after', 200, 1],
  ] as const)(
    '%s an answer that was all withheld was kept: its texts cost one credit, or nothing where there are none',
    async (side, status, spent) => {
      const [user, requestId] = [await improver.register(someCredits(3, true)), randomUUID()];
      expect(
        await withFault('injected', () =>
          killedAt('improveResume', improver.improveEvent(user, { requestId }), WRITES.indexOf('commit'), side),
        ),
      ).toBe('SIGKILL');
      expect(await stateOf(user)).toMatchObject({ aiCredits: 3, hasUsedAi: true, uses: 0 });
      expect((await improver.accept(user, requestId)).status).toBe(status);
      expect(await stateOf(user)).toMatchObject({ aiCredits: 3 - spent, uses: spent });
    },
  );
});
