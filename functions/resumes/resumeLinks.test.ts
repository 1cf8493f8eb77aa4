import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_LINK } from '../../shared/resume/resumeLink.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { BEGIN, openMemoryResumes } from '../../test/support/memoryResumes.ts';
import { deletionMarkerId } from '../platform/accountDeletion.ts';
import { setPause } from '../platform/pause.ts';
import { describeLink, linkPause } from './linkState.ts';
import { resumeIdFromRequest } from './response.ts';

const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let world: ReturnType<typeof openMemoryResumes>;
beforeEach(async () => {
  world = openMemoryResumes();
  await world.create('r1');
});

const DANA = { id: 'dana' };
const save = (key?: string, settings: Partial<typeof NEW_LINK> = {}) =>
  world.links.save(DANA, 'r1', { ...NEW_LINK, ...settings }, key);
const rowOf = (key: string | undefined) => world.row('requests', `LINK#${key}`);

describe('the link of a résumé', () => {
  it('is made once, by 26 letters that nobody guesses, and leads to it', async () => {
    const { link, version } = await save();
    expect(link).toEqual({
      key: expect.stringMatching(/^[\da-z]{26}$/) as string,
      createdAt: BEGIN.toISOString(),
      ...NEW_LINK,
    });
    expect(rowOf(link?.key)).toEqual({ id: `LINK#${link?.key}`, userId: 'dana', resumeId: 'r1' });
    expect([version, (await world.links.own('dana', 'r1')).link]).toEqual([1, link]);
    expect((await save()).link).toEqual(link);
    const keys = new Set<unknown>([link?.key]);
    for (const id of ['r2', 'r3', 'r4']) {
      world.set({ maxStorageSlots: null });
      await world.create(id);
      keys.add((await world.links.save(DANA, id, NEW_LINK)).link?.key);
    }
    expect(keys.size).toBe(4);
  });

  it('changes what it shows under its key, and none that was taken back', async () => {
    const { link } = await save();
    const changed = await save(link?.key, { contacts: true, expiresAt: '2026-12-01T00:00:00.000Z' });
    expect(changed.link).toEqual({ ...link, contacts: true, expiresAt: '2026-12-01T00:00:00.000Z' });
    await expect(save('other')).rejects.toMatchObject({ code: 'link_taken_back' });
    await world.links.remove('dana', 'r1');
    await expect(save(link?.key)).rejects.toMatchObject({ code: 'link_taken_back' });
    expect((await world.links.own('dana', 'r1')).link).toBeUndefined();
  });

  it('that is taken back says so for a while, and another has another key', async () => {
    const { link } = await save();
    await world.links.remove('dana', 'r1');
    await world.links.remove('dana', 'r1');
    const until = BEGIN.getTime() / 1_000 + RETENTION_DAYS.endedLinks * 86_400;
    expect(rowOf(link?.key)).toMatchObject({ ended: 'link_taken_back', userId: 'dana', expiresAt: until });
    expect((await save()).link?.key).not.toBe(link?.key);
  });

  it('is somebody’s own, and is not made for an account that is being deleted', async () => {
    await expect(world.links.save({ id: 'noa' }, 'r1', NEW_LINK)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.links.remove('dana', 'r9')).rejects.toMatchObject({ code: 'resume_not_found' });
    const marker = deletionMarkerId('dana');
    world.database.rows.set(`requests ${marker} `, { id: marker, open: true });
    await expect(save()).rejects.toMatchObject({ code: 'account_deleted' });
    expect((await world.links.own('dana', 'r1')).link).toBeUndefined();
  });

  it('that another tab makes at the same moment is the one', async () => {
    const [first, second] = await Promise.all([save(), save()]);
    expect(first.link?.key).toBe(second.link?.key);
    expect([...world.database.rows.keys()].filter((key) => key.startsWith('requests LINK#'))).toHaveLength(1);
  });

  it('is shown to its owner with how often it was opened, and why it shows nothing', async () => {
    const tables = { users: 'users', requests: 'requests' };
    const state = async () => describeLink(world.database.client, tables, await world.links.own('dana', 'r1'));
    expect(await state()).toEqual({ link: null });
    const { link } = await save();
    expect(await state()).toEqual({ link: { ...link, views: 0, paused: null } });
    world.database.rows.set(`requests LINK#${link?.key} `, { ...rowOf(link?.key), views: 7 });
    await save(link?.key, { expiresAt: BEGIN.toISOString() });
    expect(await state()).toMatchObject({ link: { views: 7, paused: 'expired' } });
  });
});

it('a link shows nothing from its day on, or without the premium that its template takes', () => {
  const link = { key: 'k', createdAt: '', ...NEW_LINK };
  const profile = world.database.rows.get('users dana ') as Parameters<typeof linkPause>[1];
  const pause = (templateId: string, expiresAt: string | null, changes: object = {}) =>
    linkPause({ link: { ...link, expiresAt }, templateId }, profile && { ...profile, ...changes }, BEGIN);
  const [before, after] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:01.000Z'];
  expect([pause('classic', null), pause('classic', after), pause('classic', before)]).toEqual([
    undefined,
    undefined,
    'expired',
  ]);
  expect(pause('modern', null, { usedTrials: ['template:elegant'] })).toBe('premium');
  expect(pause('modern', null, { premiumUntil: after })).toBeUndefined();
});

it('a request makes the same résumé again, and another’s or another one none of its ids', () => {
  const id = resumeIdFromRequest('dana', 'q1');
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(resumeIdFromRequest('dana', 'q1')).toBe(id);
  expect([resumeIdFromRequest('dana', 'q2'), resumeIdFromRequest('noa', 'q1')]).not.toContain(id);
});
