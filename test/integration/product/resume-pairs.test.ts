import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PairSide, WholeSide } from '../../../shared/api/pairs.ts';
import type { BinnedResume, SavedResume } from '../../../shared/api/resumes.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { makeTwin } from '../../../shared/twin/makeTwin.ts';
import { newPerson, save, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Résumés in two languages over HTTP: real gateway, handlers, tokens of the identity emulator and database. */
serveProductWithoutSite();

type Person = Awaited<ReturnType<typeof newPerson>>;
interface Made {
  readonly resume: SavedResume;
  readonly sides: [PairSide, PairSide];
}
const { data: EN, open: OPEN } = makeTwin(SAMPLE_HE, { to: 'en' }, new Map());

const saved = async (person: Person) => (await save(person, { name: 'base' })).body as unknown as SavedResume;
const makeTwinOf = (person: Person, { id, version }: SavedResume, requestId: string = randomUUID()) =>
  person.call('POST', `/api/resumes/${id}/twin`, { name: 'In English', data: EN, open: OPEN, version, requestId });
const paired = async (person: Person) => {
  const base = await saved(person);
  return { base, ...((await makeTwinOf(person, base)).body as unknown as Made) };
};
const listPairs = async (person: Person) =>
  ((await person.call('GET', '/api/pairs')).body as unknown as PairSide[]).toSorted((one, two) =>
    one.id.localeCompare(two.id),
  );
const readPair = async (person: Person, id: string) =>
  ((await person.call('GET', `/api/pairs/${id}`)).body as unknown as { sides: [WholeSide, WholeSide] }).sides;
const change = async (person: Person, { id, version }: SavedResume, data: ResumeData) =>
  (await person.call('PUT', `/api/resumes/${id}`, { name: 'x', data, version })).body as unknown as SavedResume;
const agree = (person: Person, id: string, body: object) =>
  person.call('PUT', `/api/pairs/${id}`, { mine: 1, other: 1, version: 1, paths: [], open: [], ...body });

describe('a version in another language', () => {
  it('takes a slot, is made once however often it is asked for, and one résumé has one', async () => {
    const person = await newPerson();
    const base = await saved(person);
    const requestId = randomUUID();
    const [first, again] = [await makeTwinOf(person, base, requestId), await makeTwinOf(person, base, requestId)];
    expect([first.status, again.status]).toEqual([201, 201]);
    const { resume, sides } = first.body as unknown as Made;
    expect(resume).toMatchObject({ name: 'In English', version: 1, data: { language: 'en' } });
    expect(sides).toEqual([
      { id: resume.id, of: base.id, agreed: 1, version: 1 },
      { id: base.id, of: resume.id, agreed: 0, version: 1 },
    ]);
    expect(again.body).toEqual(first.body);
    expect(await listPairs(person)).toEqual(sides.toSorted((a, b) => a.id.localeCompare(b.id)));
    for (const one of [base, resume])
      // oxlint-disable-next-line no-await-in-loop
      expect(await makeTwinOf(person, one)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await person.call('DELETE', `/api/resumes/${resume.id}`);
    await save(person, { name: 'another' });
    // Two are what the free plan holds.
    expect(await makeTwinOf(person, base)).toMatchObject({ status: 403, body: { code: 'storage_limit_reached' } });
    expect(await listPairs(person)).toMatchObject([{ id: base.id, of: resume.id }]);
  });

  it('is not made of a résumé that changed or was deleted meanwhile, and nothing half is left', async () => {
    const person = await newPerson();
    const base = await saved(person);
    const later = await change(person, base, { ...SAMPLE_HE, summary: 'later' });
    expect(await makeTwinOf(person, base)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await person.call('DELETE', `/api/resumes/${base.id}`);
    expect((await makeTwinOf(person, later)).status).toBe(404);
    expect(await listPairs(person)).toEqual([]);
    expect((await person.call('GET', '/api/resumes')).body).toEqual([]);
  });

  it('asks for the texts that have no words yet, until they are answered, and for nothing else', async () => {
    const person = await newPerson();
    const { base, resume } = await paired(person);
    const [mine, other] = await readPair(person, resume.id);
    expect(mine).toMatchObject({ id: resume.id, of: base.id, common: { summary: '', language: 'en' } });
    expect(other).toMatchObject({
      id: base.id,
      common: { summary: '', experience: [{ title: 'מנהלת מוצר בכירה' }, {}, {}] },
    });
    const some = await agree(person, resume.id, { paths: ['summary'] });
    expect(some.body).toMatchObject({ sides: [{ agreed: 1 }, { agreed: 0, version: 2 }] });
    expect((await readPair(person, base.id))[0]).toMatchObject({ common: { summary: SAMPLE_HE.summary } });
    // What was looked at is no longer what is there.
    expect((await agree(person, resume.id, { paths: OPEN })).status).toBe(409);
    expect((await agree(person, resume.id, { paths: OPEN, version: 2, other: 2 })).status).toBe(409);
    const all = await agree(person, resume.id, { paths: OPEN, version: 2 });
    expect(all.body).toMatchObject({ sides: [{ agreed: 1 }, { agreed: 1 }] });
    // A path that is nowhere is nothing.
    expect((await agree(person, resume.id, { paths: ['nowhere/at/all'], version: 3 })).status).toBe(200);
    expect(await readPair(person, base.id)).toMatchObject([{ common: SAMPLE_HE }, { common: EN }]);
  });

  it('one goes into the bin and out of it with what the pair knows, and the other stands alone', async () => {
    const person = await newPerson();
    const { base, resume } = await paired(person);
    await person.call('DELETE', `/api/resumes/${base.id}`);
    expect(await listPairs(person)).toMatchObject([{ id: resume.id }]);
    expect((await person.call('GET', `/api/pairs/${resume.id}`)).status).toBe(404);
    expect((await agree(person, resume.id, {})).status).toBe(404);
    await person.call('POST', `/api/bin/${base.id}`);
    expect(await listPairs(person)).toHaveLength(2);
    // Each says that it has the other, before anybody asks about a pair.
    const read = async (id: string) => (await person.call('GET', `/api/resumes/${id}`)).body;
    expect([await read(base.id), await read(resume.id)]).toMatchObject([{ twin: resume.id }, { twin: base.id }]);
    expect((await readPair(person, base.id))[0].common.education).toHaveLength(SAMPLE_HE.education.length);
  });

  it('another takes the place of one in the bin, which then comes back alone and may have its own', async () => {
    const person = await newPerson();
    const { base, resume } = await paired(person);
    await person.call('DELETE', `/api/resumes/${resume.id}`);
    const second = (await makeTwinOf(person, base)).body as unknown as Made;
    expect(await readPair(person, base.id)).toMatchObject([{ of: second.resume.id, version: 1 }, { of: base.id }]);
    expect((await person.call('POST', `/api/bin/${resume.id}`)).status).toBe(403);
    await person.call('DELETE', `/api/resumes/${second.resume.id}`);
    await person.call('POST', `/api/bin/${resume.id}`);
    expect((await person.call('GET', `/api/pairs/${resume.id}`)).status).toBe(404);
    await person.call('DELETE', `/api/resumes/${base.id}`);
    expect((await makeTwinOf(person, resume)).status).toBe(201);
  });

  it('what is discarded leaves nothing of itself, and the other may have a new one', async () => {
    const person = await newPerson();
    const { base, resume } = await paired(person);
    await person.call('DELETE', `/api/resumes/${resume.id}`);
    await person.call('DELETE', `/api/bin/${resume.id}`);
    expect(((await person.call('GET', '/api/bin')).body as unknown as BinnedResume[]).length).toBe(0);
    expect(await listPairs(person)).toMatchObject([{ id: base.id }]);
    expect((await makeTwinOf(person, base)).status).toBe(201);
  });

  it('is nobody else’s to see, make or change', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { base, resume } = await paired(person);
    expect(await listPairs(other)).toEqual([]);
    expect(await makeTwinOf(other, base)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await other.call('GET', `/api/pairs/${resume.id}`)).status).toBe(404);
    expect((await agree(other, resume.id, {})).status).toBe(404);
  });
});
