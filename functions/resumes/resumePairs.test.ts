import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setPause } from '../platform/pause.ts';
import { openMemoryResumes, savedOf, saying } from '../../test/support/memoryResumes.ts';
import type { StoredResume } from './resumeRepository.ts';

const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let world: ReturnType<typeof openMemoryResumes>;
let base: StoredResume;
beforeEach(async () => {
  world = openMemoryResumes();
  world.set({ maxStorageSlots: null });
  base = await world.create('he', saying('שלום', { language: 'he' }));
});

const wish = (id: string, summary = 'Hello', open: readonly string[] = [], version = 1) => ({
  id,
  name: 'English',
  data: saying(summary, { language: 'en' }),
  open,
  version,
});
const twin = (id = 'en', ...more: [summary?: string, open?: readonly string[], version?: number]) =>
  world.inventory.twin(base, wish(id, ...more));
const side = (id: string, of: string, others: object = {}) => ({ id, of, agreed: 1, version: 1, ...others });

describe('a résumé in another language', () => {
  it('is made with its pair, both sides of which agree', async () => {
    expect(await twin()).toMatchObject({
      saved: { id: 'en', name: 'English', version: 1, data: { language: 'en', summary: 'Hello' } },
      sides: [side('en', 'he'), side('he', 'en')],
    });
    const [mine, other] = (await world.pairs.find('dana', 'en')) ?? [];
    expect([mine?.common.summary, other?.common.summary]).toEqual(['Hello', 'שלום']);
    expect((await world.pairs.find('dana', 'he'))?.map(({ id }) => id)).toEqual(['he', 'en']);
    expect((await world.pairs.list('dana')).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      side('en', 'he'),
      side('he', 'en'),
    ]);
    expect(await world.pairs.findSide('dana', 'en')).toMatchObject(side('en', 'he'));
    expect(await world.pairs.find('noa', 'en')).toBeUndefined();
  });

  it('that has no words for a text waits for them', async () => {
    expect(await twin('en', '', ['summary'])).toMatchObject({
      sides: [side('en', 'he'), side('he', 'en', { agreed: 0 })],
    });
  });

  it('asked for again is what was made; a second one is a conflict', async () => {
    await twin();
    expect(await twin()).toMatchObject({ saved: { id: 'en' }, sides: [{ id: 'en' }, { id: 'he' }] });
    expect(await twin('en2')).toBe('conflict');
    expect(world.row('resumes', 'en2')).toBeUndefined();
  });

  it('of a base that has changed since is a conflict, and without a slot it is refused', async () => {
    await world.repository.update('dana', 'he', 1, 'he', saying('חדש'));
    expect(await twin()).toBe('conflict');
    world.set({ maxStorageSlots: 1 });
    expect(await twin('en', 'Hello', [], 2)).toEqual({ refused: 'storage_limit_reached' });
    expect(world.row('requests', 'PAIR#dana#he')).toBeUndefined();
  });

  it('that is made while its base is deleted goes into the bin with it, or is not made', async () => {
    let calls = 0;
    world.database.gate = async () => {
      // Of the four calls of a deletion the last one writes.
      if ((calls += 1) === 4) await twin();
    };
    expect(await world.inventory.remove('dana', 'he')).toEqual({ removed: true });
    expect(world.row('requests', 'PAIR#dana#he')).toHaveProperty('expiresAt');
  });

  it('that was deleted leaves the other alone; it comes back to it, unless that has another by then', async () => {
    await twin();
    await world.inventory.remove('dana', 'en');
    expect(await world.pairs.find('dana', 'he')).toBeUndefined();
    expect((await world.pairs.list('dana')).map(({ id }) => id)).toEqual(['he']);
    await world.inventory.restore('dana', 'en');
    expect((await world.pairs.find('dana', 'he'))?.map(({ id }) => id)).toEqual(['he', 'en']);
    await world.inventory.remove('dana', 'en');
    expect(await twin('en2')).toMatchObject({ saved: { id: 'en2' } });
    await world.inventory.restore('dana', 'en');
    expect(await world.pairs.find('dana', 'en')).toBeUndefined();
    expect((await world.pairs.find('dana', 'he'))?.map(({ id }) => id)).toEqual(['he', 'en2']);
  });

  it('may be made of the twin’s base by one call alone', async () => {
    const made = await Promise.all([twin('a'), twin('b')]);
    expect(made.filter((outcome) => outcome === 'conflict')).toHaveLength(1);
    expect(world.count()).toBe(2);
  });
});

const save = async (id: string, version: number, data: StoredResume['data']) =>
  savedOf(await world.repository.update('dana', id, version, id, data));
const read = async (id: string) => savedOf(await world.repository.read('dana', id, true));

const agree = async (version: number, paths: readonly string[], open: readonly string[] = []) =>
  world.pairs.agree('dana', { mine: await read('en'), other: await read('he'), version, paths, open });

describe('a pair', () => {
  it('agrees on what was answered, over the version that was read', async () => {
    await twin();
    await save('he', 1, saying('שלום וברכה', { language: 'he' }));
    await save('en', 1, saying('Hello there', { language: 'en' }));
    expect(await agree(2, ['summary'])).toEqual({ refused: 'conflict' });
    expect(await agree(1, ['summary'])).toMatchObject({
      sides: [side('en', 'he', { agreed: 2, version: 2 }), side('he', 'en', { agreed: 2, version: 2 })],
    });
    expect((await world.pairs.find('dana', 'en'))?.map(({ common, agreed }) => [common.summary, agreed])).toEqual([
      ['Hello there', 2],
      ['שלום וברכה', 2],
    ]);
    const sides = [
      { id: 'en', version: 2 },
      { id: 'he', version: 2 },
    ];
    expect(await world.pairs.find('dana', 'en')).toMatchObject(sides);
    // The answer to making it was lost: it is as it is by now.
    expect(await twin()).toMatchObject({ saved: { version: 2 }, sides });
    expect(await agree(1, ['summary'])).toEqual({ refused: 'conflict' });
  });

  it('of which a text has no words yet is not agreed on', async () => {
    await twin();
    await save('he', 1, saying('שלום וברכה', { language: 'he' }));
    const outcome = await agree(1, ['summary'], ['summary']);
    expect(outcome).toMatchObject({ sides: [{ id: 'en' }, { id: 'he', agreed: 0 }] });
  });

  it('that is none, or another’s, agrees on nothing', async () => {
    await twin();
    const [mine, other] = [await read('en'), await read('he')];
    const agreement = { mine, other, version: 1, paths: [], open: [] };
    expect(await world.pairs.agree('dana', { ...agreement, other: mine })).toEqual({ refused: 'not_found' });
    await world.inventory.remove('dana', 'he');
    expect(await world.pairs.agree('dana', agreement)).toEqual({ refused: 'not_found' });
  });

  it.each(['en', 'he'])('of which the side %s is written meanwhile is a conflict', async (id) => {
    await twin();
    let calls = 0;
    world.database.gate = async () => {
      const row = world.row('requests', `PAIR#dana#${id}`);
      if ((calls += 1) === 3 && row) world.database.rows.set(`requests PAIR#dana#${id} `, { ...row, version: 2 });
    };
    const [mine, other] = [{ ...base, id: 'en' }, base];
    expect(await world.pairs.agree('dana', { mine, other, version: 1, paths: [], open: [] })).toEqual({
      refused: 'conflict',
    });
  });
});
