import { describe, expect, it } from 'vitest';
import { createFieldReader, LostPaths, readEntries, truncateText } from './repairValues.ts';

const reading = <T>(
  from: Record<string, unknown>,
  read: (reader: ReturnType<typeof createFieldReader>) => T,
  path = '',
) => {
  const lost = new LostPaths();
  return [read(createFieldReader(from, path, lost)), lost.named()] as const;
};
const textOf = (value: unknown, limit = 100) => reading({ title: value }, ({ text }) => text('title', limit));

describe('a text from what stands in its place', () => {
  it.each([
    ['as it is', 'as it is', []],
    [5, '5', []],
    [0, '0', []],
    [10n, '10', []],
    [['one', 2, 'three'], 'one\n2\nthree', []],
    [true, '', []],
    [null, '', []],
    [Number.NaN, '', []],
    [{}, '', []],
    [{ deep: [{ er: ' ' }] }, '', []],
    [{ deep: [{ er: 0 }] }, '', ['title']],
    [['one', { two: 'three' }], 'one', ['title']],
    ['half\ud83d', 'half', ['title']],
  ])('%o is %j', (value, text, lost) => {
    expect(textOf(value)).toEqual([text, lost]);
  });

  it('is cut where it is too long even without the spaces at the ends of its lines', () => {
    expect(textOf('12345', 5)).toEqual(['12345', []]);
    expect(textOf('12  \n34 ', 5)).toEqual(['12\n34', []]);
    expect(textOf('12  \n345 ', 5)).toEqual(['12\n34', ['title']]);
    expect(truncateText('ab🙂', 3)).toBe('ab');
  });

  it('of technologies is a list with commas', () => {
    const from = { technologies: ['Go', 'C++'], tools: ['Go', 'C++'] };
    const read = reading(from, ({ texts }) => texts({ technologies: 100, tools: 100 }));
    expect(read).toEqual([{ technologies: 'Go, C++', tools: 'Go\nC++' }, []]);
  });

  it('is none that every object has', () => {
    expect(reading({}, ({ text, value }) => [text('constructor', 100), value('toString')])).toEqual([
      ['', undefined],
      [],
    ]);
  });
});

it.each([true, 1, 'true', '1', 'yes', 'on'])('a flag is set by %j, and by nothing else', (value) => {
  expect(reading({ current: value }, ({ flag }) => flag('current'))[0]).toBe(true);
  for (const other of [false, 0, 'no', 2, 'TRUE', [], {}, null])
    expect(reading({ current: other }, ({ flag }) => flag('current'))[0]).toBe(false);
});

const findB = (text: string) => (text === 'b' ? 'B' : null);

const kindOf = (value: unknown) => reading({ kind: value }, ({ oneOf }) => oneOf('kind', findB, 'other'), 'list.3');

it('a word of a set is what it means, any other is told, and none is what is said otherwise', () => {
  expect([kindOf('b'), kindOf('c'), kindOf(' '), kindOf(undefined)]).toEqual([
    ['B', []],
    ['other', ['list.3.kind']],
    ['other', []],
    ['other', []],
  ]);
});

const partOf = (value: unknown) => reading({ part: value }, ({ record, list }) => [record('part'), list('part')]);

it('parts of another kind are told where they hold something', () => {
  expect([partOf({ a: 1 }), partOf([1]), partOf('text'), partOf(''), partOf(undefined)]).toEqual([
    [[{ a: 1 }, []], []],
    [[{}, [1]], ['part']],
    [[{}, []], ['part']],
    [[{}, []], []],
    [[{}, []], []],
  ]);
});

it('what nothing asked for is told at the end, an id and what is blank aside', () => {
  const from = { id: 'x', title: 'a', fax: '03', notes: [[{ a: ' ' }]], more: [[{ a: 7 }]], none: null };
  expect(reading(from, ({ text, done }) => (text('title', 9), done()))[1]).toEqual(['fax', 'more']);
});

const entriesOf = (value: unknown, stray = 'description', limit = 2) => {
  const lost = new LostPaths();
  return [readEntries(value, 'list', stray, limit, lost), lost.named()] as const;
};

const named = (...names: string[]) => names.map((name) => ({ value: { name }, path: 'list' }));

describe('entries of a list', () => {
  it.each([
    ['a text is one', 'a, b', [[{ value: { description: 'a, b' }, path: 'list' }], []]],
    ['a blank text is none', ' ', [[], []]],
    ['a number is none, and told', 7, [[], ['list']]],
    ['nothing is none', null, [[], []]],
    ['a record is the one entry', { title: 'a' }, [[{ value: { title: 'a' }, path: 'list' }], []]],
    ['a record of nothing is none', { title: ' ' }, [[], []]],
    [
      'a record of records has them',
      { x: { title: 'a' }, y: { title: 'b' } },
      [
        [
          { value: { title: 'a' }, path: 'list.0' },
          { value: { title: 'b' }, path: 'list.1' },
        ],
        [],
      ],
    ],
    ['an empty record is none', {}, [[], []]],
  ])('%s', (_, value, read) => {
    expect(entriesOf(value)).toEqual(read);
  });

  it('of names are several in a text, and those beyond the most are told', () => {
    expect(entriesOf(' a; b\n', 'name')).toEqual([named('a', 'b'), []]);
    expect(entriesOf('a, b, c', 'name')).toEqual([named('a', 'b'), ['list']]);
  });

  it('are the first of a list, by their places in it; of the others is told what holds something', () => {
    const blank = { id: 'x', level: 'native', current: true, kind: 'own', title: ' ' };
    expect(entriesOf([null, 'text', 5, { title: 'a' }, { title: 'b' }, blank, '', [['c']]])).toEqual([
      [
        { value: { description: 'text' }, path: 'list.1' },
        { value: { title: 'a' }, path: 'list.3' },
      ],
      ['list.2', 'list.4', 'list.7'],
    ]);
  });
});
