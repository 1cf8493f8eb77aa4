import { describe, expect, it } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { listOf, newPerson, save, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Bin and history over HTTP: real gateway, handlers, tokens of the identity emulator and database. */
serveProductWithoutSite();

type Person = Awaited<ReturnType<typeof newPerson>>;
interface Saved {
  readonly id: string;
  readonly version: number;
}

const saved = async (person: Person, name: string) => (await save(person, { name })).body as unknown as Saved;
const change = (person: Person, { id, version }: Saved, summary: string, before?: string) =>
  person.call('PUT', `/api/resumes/${id}`, {
    name: 'x',
    data: { ...SAMPLE_HE, summary },
    version,
    ...(before !== undefined && { before }),
  });
const pointsOf = async (person: Person, id: string) =>
  (await person.call('GET', `/api/resumes/${id}/points`)).body as unknown as { version: number; reason: string }[];

describe('the bin', () => {
  it('keeps what is deleted for 30 days, whole, and only for its owner', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { id } = await saved(person, 'לבנק');
    await person.call('DELETE', `/api/resumes/${id}`);
    const [row] = (await person.call('GET', '/api/bin')).body as unknown as { deletedAt: string; goneAt: string }[];
    expect(row).toMatchObject({ id, name: 'לבנק', templateId: SAMPLE_HE.templateId });
    expect(Date.parse(row?.goneAt ?? '') - Date.parse(row?.deletedAt ?? '')).toBeGreaterThan(29.9 * 86_400_000);
    expect((await other.call('GET', '/api/bin')).body).toEqual([]);
    expect(await other.call('POST', `/api/bin/${id}`)).toMatchObject({ status: 404 });
    expect(await other.call('DELETE', `/api/bin/${id}`)).toMatchObject({ status: 200 });
    expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject({
      status: 200,
      body: { id, name: 'לבנק', version: 1, data: { summary: SAMPLE_HE.summary } },
    });
    expect((await person.call('GET', '/api/bin')).body).toEqual([]);
  });

  it('forgets what is deleted for good, its history too', async () => {
    const person = await newPerson();
    const first = await saved(person, 'a');
    await change(person, first, 'other', 'improve');
    await person.call('DELETE', `/api/resumes/${first.id}`);
    expect(await person.call('DELETE', `/api/bin/${first.id}`)).toMatchObject({ status: 200 });
    expect((await person.call('GET', '/api/bin')).body).toEqual([]);
    expect(await pointsOf(person, first.id)).toEqual([]);
    expect(await person.call('POST', `/api/bin/${first.id}`)).toMatchObject({ status: 404 });
  });
});

describe('the history', () => {
  it('has the state before a change as a whole, and the state before a change of template', async () => {
    const person = await newPerson();
    const first = await saved(person, 'a');
    await change(person, first, 'one');
    expect(await pointsOf(person, first.id)).toEqual([]);
    await change(person, { ...first, version: 2 }, 'two', 'improve');
    await person.call('PUT', `/api/resumes/${first.id}`, {
      name: 'x',
      data: { ...SAMPLE_HE, summary: 'three', templateId: 'classic' },
      version: 3,
    });
    expect(await pointsOf(person, first.id)).toMatchObject([
      { version: 3, reason: 'template' },
      { version: 2, reason: 'improve' },
    ]);
    expect((await person.call('GET', `/api/resumes/${first.id}/points/2`)).body).toMatchObject({
      data: { summary: 'one' },
    });
  });

  it('restores as a new state, and what it takes the place of is kept', async () => {
    const person = await newPerson();
    const first = await saved(person, 'a');
    await change(person, first, 'later', 'improve');
    const { data } = (await person.call('GET', `/api/resumes/${first.id}/points/1`)).body as { data: object };
    const back = { name: 'x', data, version: 2, before: 'restore' };
    expect(await person.call('PUT', `/api/resumes/${first.id}`, back)).toMatchObject({
      status: 200,
      body: { version: 3, data: { summary: SAMPLE_HE.summary } },
    });
    expect(await pointsOf(person, first.id)).toMatchObject([
      { version: 2, reason: 'restore' },
      { version: 1, reason: 'improve' },
    ]);
  });

  it('keeps a state under a name, once, and nobody else sees or names anything', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { id } = await saved(person, 'a');
    for (const name of ['נשלח לבנק', 'again'])
      expect(await person.call('POST', `/api/resumes/${id}/points`, { name })).toMatchObject({
        status: 200,
        body: { version: 1, reason: 'named', name: 'נשלח לבנק' },
      });
    expect(await pointsOf(person, id)).toHaveLength(1);
    expect((await other.call('GET', `/api/resumes/${id}/points`)).body).toEqual([]);
    expect(await other.call('GET', `/api/resumes/${id}/points/1`)).toMatchObject({ status: 404 });
    expect(await other.call('POST', `/api/resumes/${id}/points`, { name: 'x' })).toMatchObject({ status: 403 });
  });

  it('loses no state where two devices save at once', async () => {
    const person = await newPerson();
    const first = await saved(person, 'a');
    const answers = await Promise.all(['b', 'c', 'd', 'e'].map((summary) => change(person, first, summary, 'improve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await pointsOf(person, first.id)).toMatchObject([{ version: 1 }]);
    const [now] = await listOf(person);
    expect(now).toMatchObject({ version: 2 });
  });

  it('goes into the bin and comes out of it with its résumé', async () => {
    const person = await newPerson();
    const first = await saved(person, 'a');
    await change(person, first, 'later', 'improve');
    await person.call('DELETE', `/api/resumes/${first.id}`);
    await person.call('POST', `/api/bin/${first.id}`);
    expect(await pointsOf(person, first.id)).toMatchObject([{ version: 1 }]);
  });
});
