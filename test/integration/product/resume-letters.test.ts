import { expect, it } from 'vitest';
import { readEmbeddedResume } from '../../../functions/pdf/embeddedResume.ts';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { createLetter } from '../../../shared/resume/letter.ts';
import { NEW_LINK } from '../../../shared/resume/resumeLink.ts';
import { linkPath, linkPdfPath } from '../../../shared/site/linkPaths.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { local, newPerson, save, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Letters over HTTP: they are kept as the field of their résumé that they are, and shown to nobody with it. */
serveProductWithoutSite();

const letters = [{ ...createLetter(SAMPLE_HE, '2026-11-28'), employer: 'Wix', body: 'סוד מסחרי' }];
const data = { ...SAMPLE_HE, letters };

it('letters are saved, in the history, in the bin and out of it, and taken along, without a slot', async () => {
  const person = await newPerson();
  const { id } = (await save(person, { data })).body as { id: string };
  expect((await person.call('GET', `/api/resumes/${id}`)).body).toMatchObject({ data: { letters } });
  expect((await person.call('GET', '/api/profile')).body).toMatchObject({ resumeCount: 1 });
  await person.call('PUT', `/api/resumes/${id}`, { name: 'x', data: SAMPLE_HE, version: 1, before: 'improve' });
  expect((await person.call('GET', `/api/resumes/${id}`)).body['data']).not.toHaveProperty('letters');
  expect((await person.call('GET', `/api/resumes/${id}/points/1`)).body).toMatchObject({ data: { letters } });
  await person.call('PUT', `/api/resumes/${id}`, { name: 'x', data, version: 2 });
  expect(JSON.stringify((await person.call('GET', '/api/profile/export')).body)).toContain('סוד מסחרי');
  await person.call('DELETE', `/api/resumes/${id}`);
  expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject({ status: 200, body: { data: { letters } } });
  const wrong = { ...data, letters: [{ ...letters[0], body: 7 }] };
  expect(await save(person, { data: wrong })).toMatchObject({ status: 400 });
});

/** As a browser sees it. */
async function look(path: string): Promise<Buffer> {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' };
  return Buffer.from(await (await fetch(local.url + path, { headers })).arrayBuffer());
}

it('whoever opens a link to the résumé gets none of its letters, on the page or in the PDF', async () => {
  const person = await newPerson();
  const { id } = (await save(person, { data })).body as { id: string };
  const made = (await person.call('PUT', `/api/resumes/${id}/link`, { ...NEW_LINK })).body as unknown as LinkState;
  const key = made.link?.key ?? '';
  const page = (await look(linkPath(key))).toString();
  expect(page).toContain(SAMPLE_HE.personalInfo.fullName);
  expect(page).not.toContain('סוד');
  const carried = JSON.stringify(readEmbeddedResume(await look(linkPdfPath(key))));
  expect(carried).toContain(SAMPLE_HE.personalInfo.fullName);
  expect(carried).not.toContain('סוד');
});
