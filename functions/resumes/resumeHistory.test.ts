import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_NAMED_POINTS } from '../../shared/resume/resumePoints.ts';
import { setPause } from '../platform/pause.ts';
import { BEGIN, openMemoryResumes, saying } from '../../test/support/memoryResumes.ts';
import { pointDue } from './resumeHistory.ts';
import type { StoredResume } from './resumeRepository.ts';

const restorePause = setPause(async () => {});
afterAll(() => restorePause());

let world: ReturnType<typeof openMemoryResumes>;
let stored: StoredResume;
beforeEach(async () => {
  world = openMemoryResumes();
  stored = await world.create('r1', saying('one'));
});

const stateAt = (version: number, summary = `v${version}`): StoredResume => ({
  ...stored,
  version,
  updatedAt: new Date(BEGIN.getTime() + version * 60_000).toISOString(),
  data: saying(summary),
});
const add = (version: number, reason: 'session' | 'named' = 'session', name?: string, summary?: string) =>
  world.history.add(stateAt(version, summary), { reason, ...(name !== undefined && { name }) });
/** What nothing makes smaller. */
const noise = () => randomBytes(100_000).toString('base64');
const versions = async () => (await world.history.list('dana', 'r1')).map(({ version }) => version);

describe('the history of a résumé', () => {
  it('keeps states with their time and reason, the newest first, and finds each again', async () => {
    await add(1);
    expect(await add(3, 'named', 'לפני הראיון')).toEqual({
      kept: { version: 3, savedAt: '2026-11-20T10:03:00.000Z', reason: 'named', name: 'לפני הראיון' },
    });
    await add(2);
    expect(await world.history.list('dana', 'r1')).toEqual([
      { version: 3, savedAt: '2026-11-20T10:03:00.000Z', reason: 'named', name: 'לפני הראיון' },
      { version: 2, savedAt: '2026-11-20T10:02:00.000Z', reason: 'session' },
      { version: 1, savedAt: '2026-11-20T10:01:00.000Z', reason: 'session' },
    ]);
    expect((await world.history.find('dana', 'r1', 2))?.data.summary).toBe('v2');
    expect(await world.history.find('dana', 'r1', 9)).toBeUndefined();
    expect((await world.history.findAll('dana', 'r1')).map(({ data }) => data.summary)).toEqual(['v3', 'v2', 'v1']);
    expect([await world.history.list('dana', 'r9'), await world.history.findAll('noa', 'r1')]).toEqual([[], []]);
    expect(world.row('requests', 'HISTORY#dana#r1')).toMatchObject({ userId: 'dana', version: 3 });
  });

  it('keeps a version once, which takes a name and never loses one', async () => {
    await add(1);
    expect(await add(1)).toEqual({ kept: { version: 1, savedAt: '2026-11-20T10:01:00.000Z', reason: 'session' } });
    await add(1, 'named', 'a');
    expect(await add(1, 'named', 'b')).toMatchObject({ kept: { name: 'a' } });
    expect(await add(1)).toMatchObject({ kept: { reason: 'named', name: 'a' } });
    expect(await world.history.list('dana', 'r1')).toMatchObject([{ version: 1, reason: 'named', name: 'a' }]);
  });

  it('has room for fifty with a name, and says when it is full', async () => {
    for (let version = 1; version <= MAX_NAMED_POINTS; version += 1) await add(version, 'named', 'n');
    expect(await add(99, 'named', 'n')).toEqual({ refused: 'too_many_points' });
    expect(await add(99)).toMatchObject({ kept: { version: 99 } });
    expect(await versions()).toHaveLength(MAX_NAMED_POINTS + 1);
  });

  it('has of an earlier day its last state, whenever that comes', async () => {
    await add(3);
    world.pass(3);
    await add(2);
    expect(await versions()).toEqual([3]);
  });

  it('that two calls write at once has both states', async () => {
    await Promise.all([1, 2, 3].map((version) => add(version)));
    expect(await versions()).toEqual([3, 2, 1]);
  });

  it('larger than a row keeps those with a name, then the newest, and a name without room is reported', async () => {
    await add(1, 'named', 'first', noise());
    for (const version of [2, 3, 4]) await add(version, 'session', undefined, noise());
    const kept = await versions();
    expect([kept[0], kept.at(-1), kept.length < 4]).toEqual([4, 1, true]);
    expect((await world.history.find('dana', 'r1', 4))?.data.summary).toHaveLength(133_336);
    await add(5, 'named', 'second', noise());
    expect(await add(6, 'named', 'third', noise())).toMatchObject({ kept: { version: 6 } });
    expect(await add(7, 'named', 'fourth', noise())).toEqual({ refused: 'too_many_points' });
    expect(await versions()).toEqual(expect.arrayContaining([1, 5, 6]));
  });
});

describe('a state is kept before a change', () => {
  it.each([
    ['that changes nothing', saying('one'), 100, 'import', undefined],
    ['within half an hour', saying('two'), 29, undefined, undefined],
    ['after half an hour', saying('two'), 30, undefined, 'session'],
    ['by a clock that was far ahead', saying('two'), -30, undefined, 'session'],
    ['as a whole', saying('two'), 0, 'import', 'import'],
    ['of the template', saying('one', { templateId: 'classic' }), 0, undefined, 'template'],
    ['as a whole, of the template too', saying('two', { templateId: 'classic' }), 0, 'import', 'import'],
  ] as const)('%s, or not', (_, next, minutes, before, reason) => {
    expect(pointDue(stored, next, before, new Date(BEGIN.getTime() + minutes * 60_000))).toBe(reason);
  });
});
