import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { howMany } from '../../support/exhaustive.ts';
import { newPerson, save, listOf, countOf, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Résumés over HTTP: real gateway, handlers, tokens of the identity emulator, database and files. */
serveProductWithoutSite();

/** Whom nothing is saved for: one person for all that is refused. */
let one: ReturnType<typeof newPerson> | undefined;
const somebody = () => (one ??= newPerson());

describe('résumés', () => {
  it('[CLOUD-03] [CLOUD-12] [API-09] are created with an id, read, updated, listed and deleted', async () => {
    const person = await newPerson();
    const created = await save(person, { name: '  קורות חיים 1 ' });
    expect(created).toMatchObject({
      status: 201,
      body: { name: 'קורות חיים 1', version: 1, templateId: SAMPLE_HE.templateId },
    });
    const { id } = created.body as { id: string };
    expect((await person.call('GET', `/api/resumes/${id}`)).body).toEqual(created.body);
    const updated = await person.call('PUT', `/api/resumes/${id}`, {
      name: 'b',
      data: { ...SAMPLE_HE, summary: 'x' },
      version: 1,
    });
    expect(updated).toMatchObject({ status: 200, body: { version: 2, data: { summary: 'x' } } });
    expect(await listOf(person)).toMatchObject([{ id, name: 'b', version: 2 }]);
    expect((await person.call('DELETE', `/api/resumes/${id}`)).body).toEqual({ deleted: true });
    expect(await listOf(person)).toEqual([]);
    expect(await person.call('GET', `/api/resumes/${id}`)).toMatchObject({
      status: 404,
      body: { error: 'Resume not found', code: 'resume_not_found' },
    });
  });

  it('come back from the bin as they were, only to their owner and into a free slot', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const first = (await save(person)).body as { id: string; version: number; createdAt: string };
    const { id } = first;
    await person.call('PUT', `/api/resumes/${id}`, { name: 'x', data: SAMPLE_HE, version: 1 });
    await person.call('DELETE', `/api/resumes/${id}`);
    const restored = { status: 200, body: { id, name: 'x', version: 2, createdAt: first.createdAt } };
    expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject(restored);
    // The same call twice restores one résumé, and another user gets none of it.
    expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject(restored);
    expect(await other.call('POST', `/api/bin/${id}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await person.call('GET', '/api/profile')).body).toMatchObject({ resumeCount: 1 });
    const elsewhere = { name: 'elsewhere', data: SAMPLE_HE, version: 2 };
    expect(await person.call('PUT', `/api/resumes/${id}`, elsewhere)).toMatchObject({
      status: 200,
      body: { version: 3 },
    });
    await person.call('DELETE', `/api/resumes/${id}`);
    await save(person);
    await save(person);
    expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'storage_limit_reached' },
    });
  });

  it('[ROLE-10] are refused to anybody else with "Unauthorized", and none of them is answered', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const { id } = (await save(owner)).body as { id: string };
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'x', data: createBlankResume(), version: 1 }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await other.call(method, `/api/resumes/${id}`, body);
      expect(answer).toEqual({ status: 403, body: { error: 'Unauthorized', code: 'forbidden' } });
    }
    expect(await listOf(other)).toEqual([]);
    expect(
      (await other.call('POST', '/api/resumes', { name: 'x', data: SAMPLE_HE, userId: owner.id, id, version: 7 }))
        .status,
    ).toBe(201);
    expect(await listOf(owner)).toHaveLength(1);
    expect((await owner.call('GET', `/api/resumes/${id}`)).body['data']).toEqual(SAMPLE_HE);
  });

  it('[CLOUD-10] [ROLE-03] stay two when many are created at once over HTTP', async () => {
    const person = await newPerson();
    const many = howMany(40, 100);
    const answers = await Promise.all(Array.from({ length: many }, () => save(person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body['code'] === 'storage_limit_reached')).toHaveLength(many - 2);
    expect(await listOf(person)).toHaveLength(2);
    expect(await countOf(person)).toBe(2);
  });

  it('[ERR-06] say so at the limit, in the caller’s language', async () => {
    const person = await newPerson();
    await Promise.all([save(person), save(person)]);
    expect(await save(person)).toEqual({
      status: 403,
      body: { error: 'Storage limit reached, upgrade to Premium to save more resumes', code: 'storage_limit_reached' },
    });
  });

  it('are created once by the same wish sent many times at once', async () => {
    const person = await newPerson();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(person, { requestId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect(await countOf(person)).toBe(1);
  });

  it('of the same wish of two people are two', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const requestId = randomUUID();
    const ids = (await Promise.all([save(one, { requestId }), save(other, { requestId })])).map(
      ({ body }) => body['id'],
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('keep a right count while they are created and deleted at once', async () => {
    const person = await newPerson();
    const wishes = Array.from({ length: 4 }, () => randomUUID());
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const made = await save(person, { requestId: wishes[index % 4] });
        if (made.status === 201 && index % 3 === 0)
          await person.call('DELETE', `/api/resumes/${String(made.body['id'])}`);
      }),
    );
    expect(await countOf(person)).toBe((await listOf(person)).length);
  });

  it('answer a version that is old, and one from the future, with what stands there', async () => {
    const person = await newPerson();
    const { id } = (await save(person)).body as { id: string };
    const put = (version: number, summary: string) =>
      person.call('PUT', `/api/resumes/${id}`, { name: 'n', data: { ...SAMPLE_HE, summary }, version });
    expect((await put(1, 'mine')).status).toBe(200);
    for (const version of [1, 99, 1_000_000_000]) {
      expect(await put(version, 'late')).toMatchObject({
        status: 409,
        body: { code: 'conflict', details: { current: { id, version: 2, data: { summary: 'mine' } } } },
      });
    }
    for (const version of [0, -1, 1.5, '1', null, Number.MAX_SAFE_INTEGER])
      expect((await put(version as number, 'x')).status).toBe(400);
    expect((await put(1, 'mine')).body).toMatchObject({ version: 2 });
  });

  it('of two saves at once keep one and tell the other', async () => {
    const person = await newPerson();
    const { id } = (await save(person)).body as { id: string };
    const answers = await Promise.all(
      ['a', 'b'].map((summary) =>
        person.call('PUT', `/api/resumes/${id}`, { name: 'n', data: { ...SAMPLE_HE, summary }, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it.each([
    ['a blank name', { name: '  \t ' }, 400, 'name_required'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 400, 'invalid_request'],
    ['no résumé', { data: undefined }, 400, 'invalid_request'],
    ['a request id that is none', { requestId: '1' }, 400, 'invalid_request'],
    ['more than the limit', { data: { ...SAMPLE_HE, summary: 'x'.repeat(260_000) } }, 413, 'payload_too_large'],
  ])('are refused with %s', async (_, body, status, code) => {
    expect(await save(await somebody(), body)).toMatchObject({ status, body: { code } });
  });

  it.each(['..%2f..%2fetc', 'a%00b', 'x'.repeat(65), '%E0%A4%A'])('are not found under the id %s', async (id) => {
    expect((await (await somebody()).call('GET', `/api/resumes/${id}`)).status).toBe(400);
  });
});
