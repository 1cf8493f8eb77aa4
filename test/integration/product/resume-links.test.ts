import { describe, expect, it } from 'vitest';
import { readEmbeddedResume } from '../../../functions/pdf/embeddedResume.ts';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { NEW_LINK } from '../../../shared/resume/resumeLink.ts';
import { linkPath, linkPdfPath } from '../../../shared/site/linkPaths.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { local, newPerson, save, serveProductWithoutSite } from '../../support/accountProduct.ts';

/** Links over HTTP: real gateway, handlers, tokens of the identity emulator, database, bucket and printing browser. */
serveProductWithoutSite();

type Person = Awaited<ReturnType<typeof newPerson>>;
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' };
const { email, phone, fullName } = SAMPLE_HE.personalInfo;

const look = async (path: string, headers: Record<string, string> = BROWSER) => {
  const response = await fetch(local.url + path, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
};
async function shown(person: Person, settings: object = {}) {
  const { id } = (await save(person)).body as { id: string };
  const place = `/api/resumes/${id}/link`;
  const link = async (more: object) =>
    ((await person.call('PUT', place, { ...NEW_LINK, ...more })).body as unknown as LinkState).link;
  const { key = '' } = (await link(settings)) ?? {};
  return { id, place, key, change: (more: object) => link({ key, ...more }) };
}

describe('a link', () => {
  it('is made, opened, changed and taken back by its owner, and by nobody else', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { place, key, change } = await shown(person);
    expect((await look(linkPath(key))).text).toContain(fullName);
    for (const [method, body] of [['GET'], ['PUT', { ...NEW_LINK, key }], ['DELETE']] as const)
      expect(await other.call(method, place, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await person.call('GET', '/api/resumes/nothing/link')).toMatchObject({ status: 404 });
    expect(await change({ expiresAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({ paused: 'expired', views: 1 });
    expect((await look(linkPath(key))).status).toBe(410);
    expect(await change({})).toMatchObject({ paused: null });
    expect((await look(linkPath(key))).status).toBe(200);
    await look(linkPath(key), { 'user-agent': 'WhatsApp/2.24.6.77 A' });
    expect((await person.call('GET', place)).body).toMatchObject({ link: { key, views: 2 } });
    expect(await person.call('DELETE', place)).toMatchObject({ status: 200 });
    expect(await person.call('DELETE', place)).toMatchObject({ status: 200 });
    expect((await look(linkPath(key))).status).toBe(410);
    expect((await look(linkPdfPath(key))).status).toBe(410);
    expect((await person.call('GET', place)).body).toEqual({ link: null });
  });

  it('has a PDF without contacts, in its text, its name and the data that it carries', async () => {
    const person = await newPerson();
    const { key, change } = await shown(person);
    const isOnPaper = async () => (await look(linkPath(key))).text.includes('<div class="paper">');
    expect(await isOnPaper()).toBe(false);
    const { status, headers, bytes } = await look(linkPdfPath(key));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*resume\.pdf$/);
    const carried = JSON.stringify(readEmbeddedResume(bytes));
    expect(carried).toContain(fullName);
    for (const secret of [email, phone]) expect(carried).not.toContain(secret);
    expect(await isOnPaper()).toBe(true);
    // The same file again comes from the bucket, byte for byte.
    expect((await look(linkPdfPath(key))).bytes.equals(bytes)).toBe(true);
    await change({ contacts: true });
    expect(await isOnPaper()).toBe(false);
    expect(JSON.stringify(readEmbeddedResume((await look(linkPdfPath(key))).bytes))).toContain(email);
  });

  it('goes into the bin with its résumé and out of it without', async () => {
    const person = await newPerson();
    const { id, key, place } = await shown(person);
    await person.call('DELETE', `/api/resumes/${id}`);
    expect((await look(linkPath(key))).text).toMatch(/was deleted[\s\S]*נמחקו|נמחקו[\s\S]*was deleted/);
    expect(await person.call('POST', `/api/bin/${id}`)).toMatchObject({ status: 200 });
    expect((await person.call('GET', place)).body).toEqual({ link: null });
    expect((await look(linkPath(key))).status).toBe(410);
  });

  it('is in what its owner takes along, and in no answer about the résumé', async () => {
    const person = await newPerson();
    const { id, key } = await shown(person);
    const { body } = await person.call('GET', '/api/profile/export');
    expect((body as { resumes: { id: string; link?: object }[] }).resumes).toMatchObject([{ id, link: { key } }]);
    expect(JSON.stringify((await person.call('GET', `/api/resumes/${id}`)).body)).not.toContain(key);
    expect(JSON.stringify((await person.call('GET', '/api/resumes')).body)).not.toContain(key);
  });

  it('is gone with the account', async () => {
    const person = await newPerson();
    const { key } = await shown(person, { contacts: true });
    expect(await person.call('DELETE', '/api/profile')).toMatchObject({ status: 200 });
    const { status, text } = await look(linkPath(key));
    expect([404, 410]).toContain(status);
    expect(text).not.toContain(fullName);
    expect((await look(linkPdfPath(key))).status).toBe(status);
  });

  it('that nobody made is a page that says so, however it is written', async () => {
    const nobodys = linkPath('0'.repeat(26));
    for (const path of ['/r/', '/r/x', nobodys, `${nobodys}/pdf`, '/r/..%2f..%2fapi/profile']) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, headers, text } = await look(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(text).toContain('There is nothing at this address');
      expect(text).toContain('אין כלום בכתובת הזו');
    }
  });
});
