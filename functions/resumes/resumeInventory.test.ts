import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setPause } from '../platform/pause.ts';
import { BEGIN, openMemoryResumes, savedOf, saying } from '../../test/support/memoryResumes.ts';

const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let world: ReturnType<typeof openMemoryResumes>;
beforeEach(() => void (world = openMemoryResumes()));

const restore = async (id: string) => world.inventory.restore('dana', id);
const remove = (id: string, uid = 'dana') => world.inventory.remove(uid, id);

describe('a résumé', () => {
  it('[DATA-04] is stored with id, owner, name, template, version and both times, and counted', async () => {
    const data = saying('שלום', { templateId: 'classic' });
    const time = BEGIN.toISOString();
    const saved = { id: 'r1', userId: 'dana', name: 'קורות', data, templateId: 'classic', version: 1 };
    expect(await world.create('r1', data, 'קורות')).toEqual({ ...saved, createdAt: time, updatedAt: time });
    expect(world.count()).toBe(1);
    expect(savedOf(await world.repository.read('dana', 'r1', true))).toMatchObject(saved);
  });

  it('that is made again under its id is the one that is there, of its owner alone', async () => {
    await world.create('r1');
    expect(savedOf(await world.inventory.create('dana', 'r1', 'other', saying('other')))).toMatchObject({ name: 'r1' });
    expect(await world.inventory.create('noa', 'r1', 'other', saying('other'))).toEqual({ refused: 'unauthorized' });
    expect(world.count()).toBe(1);
  });

  it.each([
    ['more than two', {}, 'storage_limit_reached'],
    ['more than two after premium has ended', { premiumUntil: BEGIN.toISOString() }, 'storage_limit_reached'],
    ['as many as wanted with premium', { premiumUntil: '2026-11-20T10:00:01.000Z' }, undefined],
    ['as many as wanted without a limit', { maxStorageSlots: null }, undefined],
  ])('is one of two: %s', async (_, profile, refused) => {
    await world.create('r1');
    await world.create('r2');
    world.set(profile);
    const outcome = await world.inventory.create('dana', 'r3', 'r3', saying(''));
    expect('refused' in outcome ? outcome.refused : undefined).toBe(refused);
    expect(world.count()).toBe(refused === undefined ? 3 : 2);
  });

  it('of an unknown person is not created', async () => {
    expect(await world.inventory.create('nobody', 'r1', 'x', saying(''))).toEqual({ refused: 'user_not_found' });
    expect(world.row('resumes', 'r1')).toBeUndefined();
  });

  it('is saved over the version that was read, and a newer one is answered whole', async () => {
    await world.create('r1');
    world.pass(1);
    const save = (version: number, name: string, uid = 'dana', isSame = false) =>
      world.repository.update(uid, 'r1', version, name, saying(name), isSame);
    const saved = savedOf(await save(1, 'next'));
    expect(saved).toMatchObject({ name: 'next', version: 2, createdAt: BEGIN.toISOString(), data: saying('next') });
    expect(saved.updatedAt).toBe('2026-11-21T10:00:00.000Z');
    // The answer was lost, and the same save comes again.
    expect(savedOf(await save(1, 'next'))).toMatchObject({ version: 2 });
    expect(await save(1, 'other')).toMatchObject({ refused: 'conflict', current: { name: 'next', version: 2 } });
    // Of the same name, and something else; or the same, and long ago.
    expect(await world.repository.update('dana', 'r1', 1, 'next', saying('x'))).toMatchObject({ refused: 'conflict' });
    await save(2, 'third');
    expect(await save(1, 'third')).toMatchObject({ refused: 'conflict' });
    expect([await save(3, 'x', 'noa'), await world.repository.update('dana', 'gone', 1, 'x', saying(''))]).toEqual([
      { refused: 'unauthorized' },
      { refused: 'not_found' },
    ]);
  });

  it('[PREM-07] keeps a template that its owner may not choose any more, and takes no other', async () => {
    await world.create('r1', saying('', { templateId: 'modern' }));
    const save = (version: number, templateId: 'modern' | 'elegant') =>
      world.repository.update('dana', 'r1', version, 'r1', saying('x', { templateId }), true);
    expect(savedOf(await save(1, 'modern'))).toMatchObject({ version: 2 });
    expect(await save(2, 'elegant')).toEqual({ refused: 'premium_template' });
    expect(await save(1, 'elegant')).toMatchObject({ refused: 'conflict' });
  });

  it('is listed without its content, the last changed first', async () => {
    await world.create('r1');
    world.pass(1);
    await world.create('r2');
    const [first, second] = await world.repository.list('dana');
    expect([first?.id, second?.id]).toEqual(['r2', 'r1']);
    expect(first).not.toHaveProperty('userId');
    expect(await world.repository.list('noa')).toEqual([]);
  });
});

describe('a deleted résumé', () => {
  it('stays in the bin for thirty days, whole, and its slot is free', async () => {
    await world.create('r1', saying('של דנה'));
    expect(await remove('r1')).toEqual({ removed: true });
    expect([world.count(), world.row('resumes', 'r1')]).toEqual([0, undefined]);
    expect(await world.bin.list('dana')).toEqual([
      {
        id: 'r1',
        name: 'r1',
        templateId: saying('').templateId,
        deletedAt: BEGIN.toISOString(),
        goneAt: '2026-12-20T10:00:00.000Z',
      },
    ]);
    expect((await world.bin.find('dana', 'r1'))?.data.summary).toBe('של דנה');
    expect(world.row('requests', 'DELETED-RESUME#dana#r1')).toBeDefined();
    world.pass(30);
    expect([await world.bin.list('dana'), await world.bin.find('dana', 'r1')]).toEqual([[], undefined]);
  });

  it('comes back under its id and version with its history, which no longer ends', async () => {
    const saved = await world.create('r1', saying('א'));
    await world.history.add(saved, { reason: 'session' });
    world.pass(1);
    await remove('r1');
    expect(world.row('requests', 'HISTORY#dana#r1')).toHaveProperty('expiresAt');
    const { userId: owner, expiresAt } = world.row('requests', 'HISTORY#dana#r1') ?? {};
    expect([owner, expiresAt]).toEqual(['dana', Date.parse('2026-12-21T10:00:00Z') / 1_000]);
    world.pass(1);
    const back = savedOf(await restore('r1'));
    expect(back).toMatchObject({ ...saved, updatedAt: '2026-11-22T10:00:00.000Z' });
    expect(world.row('requests', 'HISTORY#dana#r1')).not.toHaveProperty('expiresAt');
    // Its answer was lost: it is there.
    expect(savedOf(await restore('r1'))).toMatchObject({ version: 1 });
    expect([await world.bin.list('dana'), world.count()]).toEqual([[], 1]);
    expect(await restore('never')).toEqual({ refused: 'not_found' });
  });

  it('that was taken out and deleted again while it was taken out is not there', async () => {
    await world.create('r1');
    await remove('r1');
    // Of its four calls the last one writes.
    let calls = 0;
    world.database.gate = async () => {
      if ((calls += 1) !== 4) return;
      await restore('r1');
      world.pass(1);
      await remove('r1');
    };
    expect(await restore('r1')).toEqual({ refused: 'not_found' });
    expect([world.count(), (await world.bin.list('dana')).length]).toEqual([0, 1]);
  });

  it('needs a slot like a new one, and stays in the bin without', async () => {
    await world.create('r1');
    await remove('r1');
    await world.create('r2');
    await world.create('r3');
    expect(await restore('r1')).toEqual({ refused: 'storage_limit_reached' });
    expect(await world.bin.list('dana')).toHaveLength(1);
  });

  it('is listed however many there are, the newest deletion first', async () => {
    world.set({ maxStorageSlots: null, premiumUntil: '2027-01-01T00:00:00.000Z' });
    for (let index = 0; index < 130; index += 1) {
      await world.create(`r${index}`);
      world.clock.time = new Date(world.clock.time.getTime() + 1_000);
      await remove(`r${index}`);
    }
    const listed = (await world.bin.list('dana')).map(({ id }) => id);
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([130, 'r129', 'r0']);
  });

  it('is deleted for good with its history; what is not there is no error', async () => {
    await world.history.add(await world.create('r1'), { reason: 'session' });
    await remove('r1');
    await world.bin.discard('dana', 'r1');
    await world.bin.discard('dana', 'r1');
    expect([...world.database.rows.keys()]).toEqual(['users dana ']);
    // One that is not in the bin keeps its history.
    await world.history.add(await world.create('r2'), { reason: 'session' });
    await world.bin.discard('dana', 'r2');
    expect(await world.history.list('dana', 'r2')).toHaveLength(1);
  });

  it('is somebody’s own, and what is gone is reported', async () => {
    await world.create('r1');
    expect([await remove('r1', 'noa'), await remove('r9')]).toEqual([
      { refused: 'unauthorized' },
      { refused: 'not_found' },
    ]);
    world.set({ resumeCount: 0 });
    expect(await remove('r1')).toEqual({ refused: 'user_not_found' });
    expect(world.row('resumes', 'r1')).toBeDefined();
  });

  it('that was saved meanwhile is deleted as it is now', async () => {
    await world.create('r1');
    let calls = 0;
    world.database.gate = async () => {
      const row = world.row('resumes', 'r1');
      if ((calls += 1) === 4) world.database.rows.set('resumes r1 ', { ...row, version: 2, name: 'newer' });
    };
    expect(await remove('r1')).toEqual({ removed: true });
    expect((await world.bin.find('dana', 'r1'))?.name).toBe('newer');
  });

  it('has its link taken off, and comes back without', async () => {
    await world.create('r1');
    const { link } = await world.links.save({ id: 'dana' }, 'r1', { contacts: false, indexed: false, expiresAt: null });
    await remove('r1');
    expect(world.row('requests', `LINK#${link?.key}`)).toMatchObject({ ended: 'link_deleted', userId: 'dana' });
    expect(savedOf(await restore('r1'))).not.toHaveProperty('link');
  });
});

describe('a copy for a job', () => {
  const ADVERT = '  מנהלת מוצר  \nWix, תל אביב';

  it('is as its base is, remembers both, and goes into the bin and out of it with its row', async () => {
    const base = await world.create('r1', saying('base'));
    const made = await world.inventory.copy(base, 'c1', 'לוויקס', ADVERT);
    const copy = { id: 'c1', of: 'r1', ofVersion: 1, job: 'מנהלת מוצר', sentTo: '', sentOn: '', version: 1 };
    expect(made).toMatchObject({ saved: { id: 'c1', name: 'לוויקס', version: 1, data: base.data }, copy });
    expect(await world.copies.find('dana', 'c1')).toEqual({ ...copy, advert: ADVERT, baseThen: base.data });
    expect(await world.copies.list('dana')).toEqual([copy]);
    expect(world.row('requests', 'COPY#dana#c1')).toBeDefined();
    await remove('c1');
    expect(await world.copies.list('dana')).toEqual([]);
    await restore('c1');
    expect(await world.copies.list('dana')).toEqual([copy]);
    expect(await world.inventory.copy(base, 'c1', 'again', 'x')).toMatchObject({ saved: { name: 'לוויקס' }, copy });
    expect(await world.copies.find('dana', 'r1')).toBeUndefined();
  });

  it.each([
    ['\n\n  Designer \r\nMonday', 'Designer'],
    ['', ''],
    [`${'מ'.repeat(300)}\nWix`, 'מ'.repeat(200)],
  ])('is known in a list by the first line of %j', async (advert, job) => {
    expect(await world.inventory.copy(await world.create('r1'), 'c1', 'x', advert)).toMatchObject({ copy: { job } });
  });

  it('asked for under the id of another résumé is that one, of which nothing is known', async () => {
    const base = await world.create('r1');
    await world.create('c1', saying('another'));
    expect(await world.inventory.copy(base, 'c1', 'x', ADVERT)).toMatchObject({
      saved: { data: saying('another') },
      copy: { id: 'c1', of: 'r1' },
    });
    expect(await world.copies.find('dana', 'c1')).toBeUndefined();
  });

  it('needs a slot', async () => {
    const base = await world.create('r1');
    await world.create('r2');
    expect(await world.inventory.copy(base, 'c1', 'x', ADVERT)).toEqual({ refused: 'storage_limit_reached' });
    expect(world.row('requests', 'COPY#dana#c1')).toBeUndefined();
  });

  it('says where it was sent, over the version that was read; the same change again is made', async () => {
    const base = await world.create('r1', saying('one'));
    await world.inventory.copy(base, 'c1', 'x', ADVERT);
    const sent = { sentTo: 'jobs@wix.com', sentOn: '2026-11-21', version: 1 };
    const noted = { ...sent, version: 2, job: 'מנהלת מוצר', ofVersion: 1 };
    expect(await world.copies.update('dana', 'c1', sent)).toMatchObject({ copy: noted });
    expect(await world.copies.update('dana', 'c1', sent)).toMatchObject({ copy: noted });
    expect(await world.copies.update('dana', 'c1', { ...sent, sentTo: 'another' })).toEqual({ refused: 'conflict' });
    expect(await world.copies.update('dana', 'r1', sent)).toEqual({ refused: 'not_found' });
    expect(await world.copies.find('dana', 'c1')).toMatchObject({ advert: ADVERT, baseThen: saying('one') });
    const later = savedOf(await world.repository.update('dana', 'r1', 1, 'r1', saying('two')));
    await world.copies.update('dana', 'c1', { ...sent, version: 2, advert: 'Designer\nMonday', base: later });
    expect(await world.copies.find('dana', 'c1')).toMatchObject({
      job: 'Designer',
      ofVersion: 2,
      advert: 'Designer\nMonday',
      baseThen: saying('two'),
    });
  });
});
