import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL } from '../../infra/local/emulators/bedrock/server.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';
import { startImproveApi, WEAK, type ImproveApi } from '../support/improveApi.ts';

let improver: ImproveApi;
let user: string;

beforeAll(async () => void (improver = await startImproveApi()));
afterAll(() => improver.close());
beforeEach(async () => void (user = await improver.register()));

const post = (changes?: object) => improver.post(user, changes);

describe('POST /api/improve-resume', () => {
  it('[API-05] [API-06] takes a résumé and what to improve it for, and answers improvements by id', async () => {
    const { status, body } = await post();
    expect([status, body.aiCredits]).toEqual([200, 2]);
    expect(body.improvements).toEqual({
      summary: 'Managed a team of 6. Wrote reports daily.',
      experience: [],
      education: [],
      projects: [],
    });
    const job = await post({
      improvementType: 'job',
      jobDescription: 'We need test coverage',
      resumeData: { ...WEAK, summary: '' },
    });
    expect(job.body.improvements?.experience[0]).toMatchObject({
      id: 'exp-2',
      description: expect.stringMatching(/^Improved test coverage/),
    });
  });

  it('writes the summary as its options ask, also where there was none, and says what it drops', async () => {
    const summaryOptions = { template: 'careerChange', length: 'short', focus: 'technical' };
    const { body } = await post({ summaryOptions });
    expect(body.improvements?.summary).toBe(
      'Skills: Node.js, React, TypeScript, PostgreSQL, Redis, AWS. Managed a team of 6.',
    );
    const none = await post({
      resumeData: { ...STRONG_RESUME_HE, summary: '' },
      language: 'he',
      summaryOptions: { ...summaryOptions, length: 'medium' },
    });
    expect(none.body.improvements?.summary).toMatch(/^מיומנויות: Node\.js.* ראשת צוות פיתוח, בנק הצפון\./);
    const short = await post({ resumeData: STRONG_RESUME_EN, summaryOptions });
    expect(short.body).toMatchObject({ withheld: [], failed: [], lost: [{ section: 'summary', facts: ['6', '40%'] }] });
  });

  it('[AI-06] [AI-07] [AI-10] is taken free once, then for a credit, three times in all', async () => {
    const seen = [];
    for (let use = 0; use < 3; use += 1) {
      const requestId = randomUUID();
      await post({ requestId });
      seen.push(await improver.accept(user, requestId));
    }
    expect(seen.map(({ status, body }) => [status, body.aiCredits])).toEqual([
      [200, 2],
      [200, 1],
      [200, 0],
    ]);
    expect(await post()).toMatchObject({ status: 402, body: { code: 'no_credits' } });
  });

  it('answers the same for the same request id, and counts it once', async () => {
    const requestId = randomUUID();
    const first = await post({ requestId });
    expect(await post({ requestId })).toEqual(first);
    expect((await post()).body.untakenLeft).toBe((first.body.untakenLeft ?? 0) - 1);
  });

  it('says how far it is while it runs, to nobody but who asked', async () => {
    const requestId = randomUUID();
    const [held, other] = [setEnvironment({ MODEL_ID: `${LOCAL_MODEL}:held@experience` }), await improver.register()];
    const running = post({ requestId });
    // The jobs are not answered before this is seen.
    await vi.waitFor(async () => {
      const { finished = [] } = (await improver.progress(user, requestId)).body;
      expect(finished.map(({ section }) => section).toSorted()).toEqual(['education', 'projects', 'summary']);
    });
    expect((await improver.progress(other, requestId)).body).toEqual({ finished: [] });
    held();
    improver.release();
    expect((await running).status).toBe(200);
    expect(await improver.progress(user, 'no id')).toMatchObject({ status: 400 });
  });

  it('says before anybody asks that it is switched off, or has spent its day', async () => {
    expect(await improver.open()).toEqual({ status: 200, body: { open: true } });
    for (const [allowance, code] of [
      [{ on: false, dailyDollars: 5 }, 'capability_off'],
      [{ on: true, dailyDollars: 0.01 }, 'daily_budget_reached'],
    ] as const) {
      const restore = setEnvironment({ IMPROVE_ALLOWANCE: JSON.stringify(allowance) });
      const [told, met] = [await improver.open(), await post()];
      restore();
      expect(told).toMatchObject({ status: 503, body: { code } });
      // Both say how many seconds are left of the day, and a second may have gone by between them.
      const { details, ...body } = met.body as { readonly details: { readonly seconds: number } };
      expect(told.body).toEqual({ ...body, details: { ...details, seconds: expect.closeTo(details.seconds, -2) } });
    }
  });

  it('takes of everybody’s day only where a model was asked, as its row says where that failed', async () => {
    const [requestId, before] = [randomUUID(), await improver.spentToday()];
    expect((await post({ requestId })).status).toBe(200);
    expect(await post({ requestId })).toMatchObject({ status: 200 });
    const poor = await improver.register({ lots: [], hasUsedAi: true });
    expect(await improver.post(poor)).toMatchObject({ status: 402 });
    expect(
      await post({ resumeData: { ...STRONG_RESUME_EN, summary: '', experience: [], education: [], projects: [] } }),
    ).toMatchObject({ status: 422 });
    expect(await improver.spentToday()).toBe(before);
    const fault = setEnvironment({ MODEL_ID: `${LOCAL_MODEL}:failed` });
    expect(await post()).toMatchObject({ status: 502 });
    fault();
    expect(await improver.spentToday()).toBe(before + 150_000);
  });

  it('says in error what is wrong, in the words of the requirements', async () => {
    expect(
      await post({ resumeData: { ...STRONG_RESUME_EN, summary: '', experience: [], education: [], projects: [] } }),
    ).toMatchObject({
      status: 422,
      body: { error: 'No improvements were made. Please try again with different content.' },
    });
    expect(await post({ improvementType: 'job' })).toMatchObject({
      status: 400,
      body: { code: 'job_description_required' },
    });
    expect(await post({ userId: 'somebody-else' })).toMatchObject({ status: 403 });
    const fault = setEnvironment({ MODEL_ID: `${LOCAL_MODEL}:broken` });
    expect(await post()).toMatchObject({
      status: 502,
      body: { error: 'Received an invalid response from the AI service. Please try again.' },
    });
    fault();
    const wrong = setEnvironment({ MODEL_ID: '{"id":5}' });
    expect(await post()).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    wrong();
    user = 'nobody';
    expect(await post()).toMatchObject({ status: 404, body: { error: 'User not found' } });
  });
});
