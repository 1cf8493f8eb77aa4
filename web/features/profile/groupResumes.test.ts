import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobCopy } from '../../../shared/api/copies.ts';
import { groupResumes, isAhead } from './groupResumes.ts';

const resume = (id: string, twinOf?: string) => ({
  id,
  name: id,
  templateId: 'classic',
  version: 1,
  createdAt: `2026-01-01T00:00:0${id.length}.000Z`,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...(twinOf !== undefined && { twinOf }),
});
const copy = (id: string, of: string): JobCopy => ({
  id,
  of,
  ofVersion: 1,
  job: `job ${id}`,
  sentTo: '',
  sentOn: '',
  version: 1,
});
const shown = (...given: Parameters<typeof groupResumes>) =>
  groupResumes(...given).map(({ resumes, copies }) => [
    resumes.map(({ id }) => id).join('+'),
    copies.map((one) => one.resume.id).join(' '),
  ]);

describe('résumés that stand together', () => {
  it('are copies with their base, wherever it is in the list, and copies of copies with the first', () => {
    const list = ['c1', 'b', 'a', 'c2', 'c3'].map((id) => resume(id));
    expect(shown(list, [copy('c1', 'a'), copy('c2', 'c1'), copy('c3', 'b')])).toEqual([
      ['a', 'c1 c2'],
      ['b', 'c3'],
    ]);
  });

  it('are both of a pair, the older first, with the copies of either', () => {
    const list = [resume('aa', 'a'), resume('a', 'aa'), resume('c')];
    expect(shown(list, [copy('c', 'aa')])).toEqual([['a+aa', 'c']]);
  });

  it('is a copy with the same in another language behind it, and what was copied from that', () => {
    const list = [resume('t', 'c'), resume('a', 'aa'), resume('d'), resume('c', 't'), resume('aa', 'a'), resume('e')];
    const copies = [copy('c', 'a'), copy('d', 'a'), copy('e', 't')];
    expect(shown(list, copies)).toEqual([['a+aa', 'c t d e']]);
    // Of a copy without its base it is one of two, as any other.
    expect(shown([resume('t', 'c'), resume('c', 't')], [copy('c', 'gone')])).toEqual([['t+c', '']]);
  });

  it('one alone: a copy whose base is gone, and a twin whose other is not there or knows none of it', () => {
    expect(shown([resume('c'), resume('a', 'gone'), resume('b', 'a')], [copy('c', 'gone')])).toEqual([
      ['c', ''],
      ['a', ''],
      ['b', ''],
    ]);
  });

  it('whatever says it was made from what: every résumé stands in one place, once', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(
        fc.uniqueArray(id),
        fc.uniqueArray(fc.record({ id, of: id }), { selector: (one) => one.id }),
        fc.array(fc.tuple(id, id)),
        (ids, made, twins) => {
          const twinOf = new Map(twins);
          const list = ids.map((one) => resume(one, twinOf.get(one)));
          const shelves = groupResumes(
            list,
            made.map(({ id: one, of }) => copy(one, of)),
          );
          const all = shelves.flatMap(({ resumes, copies }) => [...resumes, ...copies.map((one) => one.resume)]);
          expect(all.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
        },
      ),
    );
  });
});

it('a résumé is ahead of the other of its pair at every version but the one that both had', () => {
  const side = { agreed: 4 };
  expect([3, 4, 5].map((version) => isAhead(side, { version }))).toEqual([true, false, true]);
  expect(isAhead({ agreed: 0 }, { version: 1 })).toBe(true);
});
