import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JobCopy, WholeCopy } from '../../../shared/api/copies.ts';
import type { SavedResume } from '../../../shared/api/resumes.ts';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../../../shared/improve/improvedSections.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { newPerson, save, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Copies for jobs over HTTP: real gateway, handlers, tokens of the identity emulator and database. */
serveProductWithoutSite();

type Person = Awaited<ReturnType<typeof newPerson>>;

const ADVERT = 'מנהלת מוצר\nדרישות: SQL';
const saved = async (person: Person) => (await save(person, { name: 'base' })).body as unknown as SavedResume;
const makeCopy = (person: Person, id: string, requestId: string = randomUUID(), advert = ADVERT) =>
  person.call('POST', `/api/resumes/${id}/copies`, { name: 'לבנק', advert, requestId });
const made = async (person: Person, id: string) =>
  (await makeCopy(person, id)).body as unknown as { resume: SavedResume; copy: JobCopy };
const listCopies = async (person: Person) => (await person.call('GET', '/api/copies')).body as unknown as JobCopy[];
const readCopy = async (person: Person, id: string) =>
  (await person.call('GET', `/api/copies/${id}`)).body as unknown as WholeCopy;
const change = (person: Person, { id, version }: SavedResume, summary: string) =>
  person.call('PUT', `/api/resumes/${id}`, { name: 'base', data: { ...SAMPLE_HE, summary }, version });
const NOT_SENT = { sentTo: '', sentOn: '', ofVersion: 1, version: 1 };

describe('a copy for a job', () => {
  it('is as the base was, takes a slot, and is made once however often it is asked for', async () => {
    const person = await newPerson();
    const base = await saved(person);
    const requestId = randomUUID();
    const [one, again] = [await makeCopy(person, base.id, requestId), await makeCopy(person, base.id, requestId)];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(one.body).toMatchObject({
      resume: { name: 'לבנק', version: 1, data: { summary: SAMPLE_HE.summary } },
      copy: { of: base.id, ofVersion: 1, job: 'מנהלת מוצר', sentTo: '', sentOn: '' },
    });
    expect(again.body).toEqual(one.body);
    expect(await listCopies(person)).toHaveLength(1);
    // Two are what the free plan holds.
    expect(await makeCopy(person, base.id)).toMatchObject({ status: 403, body: { code: 'storage_limit_reached' } });
    expect(await listCopies(person)).toHaveLength(1);
  });

  it('refuses an advertisement that is blank or too long, and a base that is not there', async () => {
    const person = await newPerson();
    const { id } = await saved(person);
    expect(await makeCopy(person, id, randomUUID(), ' \n ')).toMatchObject({
      status: 400,
      body: { code: 'job_description_required' },
    });
    const long = 'א'.repeat(MAX_JOB_DESCRIPTION_LENGTH + 1);
    expect((await makeCopy(person, id, randomUUID(), long)).status).toBe(400);
    expect((await makeCopy(person, id, randomUUID(), long.slice(1))).status).toBe(201);
    expect((await makeCopy(person, 'nobody-has-this')).status).toBe(404);
  });

  it('keeps where it was sent, over the version that was read, and the same again is no conflict', async () => {
    const person = await newPerson();
    const { resume } = await made(person, (await saved(person)).id);
    const put = (body: object) => person.call('PUT', `/api/copies/${resume.id}`, { ...NOT_SENT, ...body });
    const sent = { sentTo: 'הדס,\nGotFriends', sentOn: '2026-11-28' };
    const answer = { status: 200, body: { sentTo: 'הדס, GotFriends', sentOn: '2026-11-28', version: 2 } };
    expect(await put(sent)).toMatchObject(answer);
    expect(await put(sent)).toMatchObject(answer);
    expect(await put({ sentTo: 'another' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await put({ sentOn: '28.11.2026', version: 2 })).status).toBe(400);
    expect(await readCopy(person, resume.id)).toMatchObject({ sentTo: 'הדס, GotFriends', advert: ADVERT, version: 2 });
  });

  it('knows the base as it was, until the person counts from what it is now, and from nothing else', async () => {
    const person = await newPerson();
    const base = await saved(person);
    const { resume } = await made(person, base.id);
    await change(person, base, 'later');
    expect((await readCopy(person, resume.id)).baseThen.summary).toBe(SAMPLE_HE.summary);
    const count = (ofVersion: number) => person.call('PUT', `/api/copies/${resume.id}`, { ...NOT_SENT, ofVersion });
    expect((await count(7)).status).toBe(409);
    expect(await count(2)).toMatchObject({ status: 200, body: { ofVersion: 2, job: 'מנהלת מוצר' } });
    expect(await readCopy(person, resume.id)).toMatchObject({ baseThen: { summary: 'later' }, advert: ADVERT });
    expect((await person.call('GET', `/api/resumes/${resume.id}`)).body).toMatchObject({
      data: { summary: SAMPLE_HE.summary },
    });
  });

  it('goes into the bin and out of it with what is known about it; the base’s deletion leaves it whole', async () => {
    const person = await newPerson();
    const base = await saved(person);
    const { resume } = await made(person, base.id);
    await person.call('DELETE', `/api/resumes/${resume.id}`);
    expect(await listCopies(person)).toEqual([]);
    await person.call('DELETE', `/api/resumes/${base.id}`);
    await person.call('POST', `/api/bin/${resume.id}`);
    expect(await listCopies(person)).toMatchObject([{ id: resume.id, of: base.id }]);
    expect((await readCopy(person, resume.id)).baseThen.summary).toBe(SAMPLE_HE.summary);
    await person.call('DELETE', `/api/bin/${base.id}`);
    expect((await person.call('GET', `/api/resumes/${resume.id}`)).status).toBe(200);
    expect((await person.call('PUT', `/api/copies/${resume.id}`, { ...NOT_SENT, ofVersion: 2 })).status).toBe(404);
    await person.call('DELETE', `/api/resumes/${resume.id}`);
    await person.call('DELETE', `/api/bin/${resume.id}`);
    expect((await person.call('GET', `/api/copies/${resume.id}`)).status).toBe(404);
  });

  it('is nobody else’s to see, make or change', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const base = await saved(person);
    const { resume } = await made(person, base.id);
    expect(await listCopies(other)).toEqual([]);
    expect(await makeCopy(other, base.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await other.call('GET', `/api/copies/${resume.id}`)).status).toBe(404);
    expect((await other.call('PUT', `/api/copies/${resume.id}`, NOT_SENT)).status).toBe(404);
  });
});
