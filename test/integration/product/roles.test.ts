import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { LocalProduct } from '../../../infra/local/startLocal.ts';
import { listEndpoints } from '../../../shared/api/endpoints.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { setUpSharedProduct } from '../../support/sharedProduct.ts';
import type { TestPerson } from '../../support/signIn.ts';
import { PaymentDriver } from '../../support/paymentDriver.ts';
import { newestChoice } from '../../../shared/templates/catalogue.ts';

/** What each role may do, as the server sees it: nobody's page is trusted. */
let local: LocalProduct;
let database: DynamoDBDocumentClient;
let till: PaymentDriver;

setUpSharedProduct((product) => {
  ({ local, database } = product);
  till = new PaymentDriver(local.url, database);
});

async function print(person: TestPerson | null, templateId: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(person && { authorization: `Bearer ${person.accessToken}` }),
  };
  const resume = { ...createBlankResume(newestChoice(templateId)), summary: 'mine' };
  const answer = await fetch(`${local.url}/api/generate-pdf`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ templateId, resumeData: resume }),
  });
  if (answer.ok) return (await answer.text()).slice(0, 5);
  return ((await answer.json()) as { code: string }).code;
}

describe('the roles', () => {
  it('[ROLE-07] [ROLE-08] print: basic for everyone, all for premium, one premium free for others', async () => {
    const [free, premium] = [await till.newPerson(), await till.newPerson()];
    await till.buySubscription(premium);
    for (const who of [null, free, premium]) expect(await print(who, 'classic')).toBe('%PDF-');
    expect(await print(premium, 'elegant')).toBe('%PDF-');
    expect([
      await print(null, 'modern'),
      await print(free, 'modern'),
      await print(free, 'elegant'),
      await print(free, 'modern'),
    ]).toEqual(['premium_template', '%PDF-', 'premium_template', '%PDF-']);
  });

  it('[ROLE-12] are checked by the server: a userId that is not the token’s is refused and takes nothing', async () => {
    const [one, other] = [await till.newPerson(), await till.newPerson()];
    const wish = {
      resumeData: { ...createBlankResume(), summary: 'I was responsible for a team of 6.' },
      improvementType: 'general',
      jobDescription: '',
      language: 'en',
    };
    expect(await one.call('POST', '/api/improve-resume', { ...wish, userId: other.id })).toMatchObject({
      status: 403,
      body: { error: 'Unauthorized', code: 'forbidden' },
    });
    const form = new FormData();
    form.set('resume', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'resume.pdf');
    form.set('userId', other.id);
    const answer = await fetch(`${local.url}/api/parse-resume`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.accessToken}` },
      body: form,
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    for (const person of [one, other])
      expect((await person.call('GET', '/api/profile')).body).toMatchObject({ aiCredits: 2, hasUsedAi: false });
  });

  it('[ROLE-11] are nobody, somebody and premium somebody; no endpoint is for administrators', async () => {
    expect([...new Set(listEndpoints().map(({ endpoint }) => endpoint.auth))].toSorted()).toEqual([
      'none',
      'optional',
      'signature',
      'user',
    ]);
    expect(listEndpoints().filter(({ endpoint }) => /admin/i.test(endpoint.path))).toEqual([]);
    const { body } = await (await till.newPerson()).call('GET', '/api/profile');
    expect(Object.keys(body).filter((field) => /role|admin|group|is[A-Z]/.test(field))).toEqual(['isPremium']);
    // A user id in the body changes nothing.
    const person = await till.newPerson();
    await person.call('POST', '/api/profile', {
      idToken: person.idToken,
      isPremium: true,
      role: 'admin',
      premiumUntil: '2999-01-01T00:00:00.000Z',
    });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ isPremium: false, maxStorageSlots: 2 });
  });
});
