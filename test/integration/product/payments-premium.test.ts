import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { setUpPaymentTests } from '../../support/paymentTests.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';

/**
 * Premium over HTTP: subscribing, renewing, failing, cancelling, ending; what it opens and what stays open afterwards.
 */
const tests = setUpPaymentTests();
const { clock, readProfile: profileOf } = tests;

const DAY = 86_400_000;
const daysFromNow = (time: unknown) => Math.round((Date.parse(time as string) - Date.now()) / DAY);

const activate = (person: TestPerson, subscriptionId: string) =>
  person.call('POST', '/api/subscription/activate', { subscriptionId });
const save = (person: TestPerson, templateId = 'professional') =>
  person.call('POST', '/api/resumes', { name: 'CV', data: createBlankResume(newestChoice(templateId)) });

const print = async (headers: Record<string, string>, templateId: string) => {
  const response = await fetch(`${tests.url}/api/generate-pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ templateId, resumeData: createBlankResume() }),
  });
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    code: type.includes('json') ? ((await response.json()) as { code: string }).code : type,
  };
};
const signed = ({ accessToken }: TestPerson) => ({ authorization: `Bearer ${accessToken}` });

describe('premium', () => {
  it('[PREM-04] [ROLE-05] is bought on the provider’s page: unlimited résumés and ten credits, once', async () => {
    const person = await tests.driver.newPerson();
    const { subscriptionId, approvalUrl } = await tests.driver.subscribe(person);
    expect(await activate(person, subscriptionId)).toMatchObject({
      status: 402,
      body: { code: 'payment_not_completed', details: { status: 'APPROVAL_PENDING' } },
    });
    expect(await profileOf(person)).toMatchObject({ isPremium: false, maxStorageSlots: 2, aiCredits: 2 });
    const back = await tests.driver.decide(approvalUrl, 'approve');
    expect(back.searchParams.get('subscription_id')).toBe(subscriptionId);

    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(person, subscriptionId)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { isPremium: true, aiCredits: 12 } });
    const profile = await profileOf(person);
    expect(profile).toMatchObject({
      isPremium: true,
      maxStorageSlots: null,
      aiCredits: 12,
      subscription: { status: 'active' },
      recentActivity: [{ type: 'purchase', description: 'premium', amount: 9.99 }],
    });
    expect(daysFromNow(profile['subscription'].paidThrough)).toBeGreaterThanOrEqual(28);
    expect(profile['recentActivity']).toHaveLength(1);
    expect(await tests.driver.readLogRows(person.id, 'PAYMENT#')).toHaveLength(1);

    // The free use, the two credits of the start, and one of the bonus.
    const wish = {
      resumeData: { ...createBlankResume(), summary: 'I was responsible for managing a team of 6.' },
      improvementType: 'general',
      jobDescription: '',
      language: 'en',
      userId: person.id,
    };
    for (const aiCredits of [12, 11, 10, 9]) {
      const requestId = randomUUID();
      await person.call('POST', '/api/improve-resume', { ...wish, requestId });
      expect(await person.call('POST', `/api/improve-resume/${requestId}/take`, {})).toMatchObject({
        status: 200,
        body: { aiCredits },
      });
    }
  });

  it('is never two for one user: the one that waits is offered again, a second is refused', async () => {
    const person = await tests.driver.newPerson();
    const wishes = await Promise.all(Array.from({ length: 5 }, () => tests.driver.subscribe(person)));
    expect(new Set(wishes.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect((await tests.driver.subscribe(person)).subscriptionId).toBe(wishes[0]?.subscriptionId);
    await tests.driver.decide(wishes[0]?.approvalUrl ?? '', 'approve');
    expect(await person.call('POST', '/api/subscription', { requestId: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    });
    await activate(person, wishes[0]?.subscriptionId ?? '');
    expect((await person.call('POST', '/api/subscription', { requestId: randomUUID() })).status).toBe(409);
    expect((await profileOf(person))['aiCredits']).toBe(12);
  });

  it('is nobody else’s: another person’s subscription is not found', async () => {
    const [one, other] = [await tests.driver.newPerson(), await tests.driver.newPerson()];
    const id = await tests.driver.buySubscription(one);
    expect((await activate(other, id)).status).toBe(404);
    expect(await profileOf(other)).toMatchObject({ isPremium: false });
  });

  it('[PREM-03] is cancelled at any time, even twice, and stays as long as it is paid', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    const { paidThrough } = (await profileOf(person))['subscription'] as { paidThrough: string };
    for (let time = 0; time < 2; time += 1)
      expect(await person.call('POST', '/api/subscription/cancel')).toEqual({ status: 200, body: { paidThrough } });
    expect(await tests.driver.provider('GET', `/v1/billing/subscriptions/${id}`)).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await profileOf(person)).toMatchObject({
      isPremium: true,
      maxStorageSlots: null,
      subscription: { status: 'cancelled', paidThrough },
    });
    expect((await (await tests.driver.newPerson()).call('POST', '/api/subscription/cancel')).status).toBe(404);
  });

  it('[ROLE-03] [PREM-02] ends with what is paid; résumés over the limit stay, only new ones are refused', async () => {
    const person = await tests.driver.newPerson();
    await tests.driver.buySubscription(person);
    const ids = [];
    for (const template of ['modern', 'elegant', 'modern', 'modern'])
      ids.push((await save(person, template)).body['id'] as string);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
    await person.call('POST', '/api/subscription/cancel');
    await clock({ days: 32 });

    expect(await profileOf(person)).toMatchObject({
      isPremium: false,
      maxStorageSlots: 2,
      resumeCount: 4,
      subscription: { status: 'expired' },
    });
    expect((await save(person)).body).toMatchObject({ code: 'storage_limit_reached' });
    const read = await person.call('GET', `/api/resumes/${ids[0]}`);
    expect(read.status).toBe(200);
    const edited = { name: 'CV', data: { ...(read.body['data'] as object), summary: 'edited' }, version: 1 };
    expect(await person.call('PUT', `/api/resumes/${ids[0]}`, edited)).toMatchObject({
      status: 200,
      body: { templateId: 'modern', data: { summary: 'edited' } },
    });
    for (const gone of ids.slice(0, 3)) expect((await person.call('DELETE', `/api/resumes/${gone}`)).status).toBe(200);
    // One that is brought back keeps its template, though the free first use went to another one; printing is refused
    // all the same.
    expect((await profileOf(person))['usedTrials']).toEqual(['template:modern']);
    expect(await person.call('POST', `/api/bin/${ids[1]}`)).toMatchObject({
      status: 200,
      body: { id: ids[1], templateId: 'elegant' },
    });
    expect(await print(signed(person), 'elegant')).toEqual({ status: 403, code: 'premium_template' });
    expect((await person.call('DELETE', `/api/resumes/${ids[1]}`)).status).toBe(200);
    expect((await save(person)).status).toBe(201);
    // And a new subscription may begin, with its own bonus.
    const before = await tests.driver.balance(person);
    await tests.driver.buySubscription(person);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, aiCredits: before + 10 });
  });

  it('[PREM-02] renews each month by itself: paid further, no second bonus, one receipt for each payment', async () => {
    const person = await tests.driver.newPerson();
    const id = await tests.driver.buySubscription(person);
    const first = (await profileOf(person))['subscription'] as { paidThrough: string };
    await clock({ days: 32 });
    for (let time = 0; time < 2; time += 1) expect((await activate(person, id)).status).toBe(200);
    const profile = await profileOf(person);
    expect(daysFromNow(profile['subscription'].paidThrough) - daysFromNow(first.paidThrough)).toBeGreaterThanOrEqual(
      28,
    );
    expect(profile).toMatchObject({
      isPremium: true,
      aiCredits: 12,
      subscription: { status: 'active' },
      recentActivity: [{ description: 'premium' }, { description: 'premium' }],
    });
    const numbers = (await tests.driver.readLogRows(person.id, 'PAYMENT#'))
      .map(({ number }) => number as number)
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual([expect.any(Number), (numbers[0] ?? 0) + 1]);
  });
});

describe('premium templates', () => {
  it('[PREM-06] [PREM-07] [ROLE-08] the first that a free user prints is free; another needs premium', async () => {
    const person = await tests.driver.newPerson();
    // At once, so that a second one has no gap to slip through.
    const answers = await Promise.all(['modern', 'tech', 'creative', 'elegant'].map((id) => print(signed(person), id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403]);
    const theirs = ['modern', 'tech', 'creative', 'elegant'][
      answers.findIndex(({ status }) => status === 200)
    ] as string;
    expect((await profileOf(person))['usedTrials']).toEqual([`template:${theirs}`]);
    expect((await print(signed(person), theirs)).status).toBe(200);
    expect(await print(signed(person), 'timeline')).toEqual({ status: 403, code: 'premium_template' });
    await tests.driver.buySubscription(person);
    expect((await print(signed(person), 'timeline')).status).toBe(200);
    expect((await profileOf(person))['usedTrials']).toHaveLength(1);
  });

  it('[PREM-06] [PREM-07] the first a free user saves is free; another is refused, new or saved over', async () => {
    const person = await tests.driver.newPerson();
    const made = await save(person, 'modern');
    expect(made.status).toBe(201);
    expect(await save(person, 'tech')).toMatchObject({ status: 403, body: { code: 'premium_template' } });
    const change = (templateId: string, version: number) =>
      person.call('PUT', `/api/resumes/${made.body['id']}`, {
        name: 'CV',
        data: createBlankResume(newestChoice(templateId)),
        version,
      });
    expect(await change('tech', 1)).toMatchObject({ status: 403, body: { code: 'premium_template' } });
    expect((await change('classic', 1)).status).toBe(200);
    expect((await change('modern', 2)).status).toBe(200);
  });
});
