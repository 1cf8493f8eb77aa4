import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withWholeEntries } from './wholeEntries.ts';

/** The labels of lines, each with those that a sequence gave its parts, once every entry is whole. */
function whole(...lines: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(lines.map(([text], at) => line(text, { y: 100 + 14 * at })));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  return withWholeEntries(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
}

describe('a period right behind both names of an entry without one', () => {
  it('is theirs, though it seems to begin another, or another kind', () => {
    expect(
      whole(
        ['Harbour Bakery', 'B.x.company'],
        ['Shift Baker', 'x.title'],
        ['March 2016 - May 2019 (3 years 3 months)', 'B.x.period length'],
        ['נמל יפו', 'B.x.company'],
        ['סוור', 'x.title'],
        ['יוני 2012 - מאי 2014 (שנתיים)', 'B.e.period length'],
        ['קורס מלגזה, מכללת רימון, 2011', 'B.e.degree e.school e.period'],
      ),
    ).toEqual(
      [
        ['B.x.company', 'x.title', 'x.period', 'length'],
        ['B.x.company', 'x.title', 'x.period', 'length'],
        ['B.e.degree', 'e.school', 'e.period'],
      ].flat(),
    );
  });

  it('begins an entry where names follow it, or where one stands already', () => {
    const next = ['B.x.company', 'x.title', 'B.x.period', 'x.company', 'x.title'];
    expect(
      whole(
        ['Harbour Bakery', 'B.x.company'],
        ['Baker', 'x.title'],
        ['2016 - 2019', 'B.x.period'],
        ['Corner Shop, Clerk', 'x.company x.title'],
      ),
    ).toEqual(next);
    const dated = ['B.x.company', 'x.title', 'x.period', 'B.c.period'];
    expect(whole(['Harbour Bakery, Baker, 2016 - 2019', dated.slice(0, 3).join(' ')], ['2015', 'B.c.period'])).toEqual(
      dated,
    );
  });
});

describe('names and a period behind an entry that has these', () => {
  it('are another entry, from their first line', () => {
    expect(
      whole(
        ['ניסיון', 'h:experience'],
        ['קק"ל', 'B.x.company'],
        ['יערנית', 'x.title'],
        ['2017 - 2020', 'x.period'],
        ['מגן דוד אדום', 'x.company'],
        ['נהגת אמבולנס', 'x.title'],
        ['2014 - 2017', 'x.period'],
      ),
    ).toEqual(['h:experience', 'B.x.company', 'x.title', 'x.period', 'B.x.company', 'x.title', 'x.period']);
  });

  it('are another entry below the labels of a table too, where nothing says that the first begins', () => {
    const [first, row] = ['x.period x.period x.title x.company', 'B.x.period x.period x.title x.company'];
    const head: [string, string] = ['From ¦ To ¦ Position ¦ Employer', 'label label label label'];
    expect(
      whole(
        head,
        ['2011 ¦ 2018 ¦ Weaver ¦ Loom House', first],
        ['2004 ¦ 2011 ¦ Carder ¦ Wool Mill', first],
        ['2001 ¦ 2004 ¦ Dyer ¦ Dye House', first],
      ).join(' '),
    ).toBe([head[1], first, row, row].join(' '));
  });

  it('are more of it where a name or the period is missing', () => {
    const labels = ['B.x.company', 'x.title', 'x.period', 'x.company', 'x.title'];
    expect(
      whole(
        ['Red Gate', 'B.x.company'],
        ['Guard', 'x.title'],
        ['2017 - 2020', 'x.period'],
        ['Night Watch, Porter', 'x.company x.title'],
      ),
    ).toEqual(labels);
  });
});

it('a name that an entry has already, in a line of its own below its period, says what was done', () => {
  const head: [string, string][] = [
    ['Red Gate, Guard, 2017 - 2020', 'B.x.company x.title x.period'],
    ['Haifa', 'x.place'],
  ];
  expect(whole(...head, ['Rounds, keys and logs', 'x.title x.title']).slice(-2)).toEqual(['x.body', 'x.body']);
  const alone: [string, string] = ['Guard, 2017 - 2020', 'B.x.title x.period'];
  expect(whole(alone, ['Red Gate', 'x.company']).at(-1)).toBe('x.company');
  expect(whole(alone, ['Haifa', 'x.place'], ['Night Watch', 'x.title']).at(-1)).toBe('x.title');
});

describe('an employer', () => {
  it('below which no post stands is a job with both its names', () => {
    expect(
      whole(
        ['Roofer | Stone Brothers', 'B.g.company g.company'],
        ['02/2015 - 08/2018 | Acre', 'g.period x.place'],
        ['Slate and tiles on forty houses', 'x.body'],
        ['Mason | Gal Builders', 'B.x.title x.company'],
      ),
    ).toEqual(['B.x.company', 'x.company', 'x.period', 'x.place', 'x.body', 'B.x.title', 'x.company']);
  });

  it('stays one above its posts, and where it is one name', () => {
    const one = ['B.g.company', 'g.period', 'x.body'];
    expect(whole(['Stone Brothers, 2015 - 2018', one.slice(0, 2).join(' ')], ['Slate and tiles', 'x.body'])).toEqual(
      one,
    );
    const labels = ['B.g.company', 'g.company', 'g.period', 'B.x.title', 'x.body'];
    expect(
      whole(
        ['Stone Brothers, Roofs', 'B.g.company g.company'],
        ['2015 - 2018', 'g.period'],
        ['Roofer', 'B.x.title'],
        ['Slate and tiles', 'x.body'],
      ),
    ).toEqual(labels);
  });
});

it('rows of a table that begin with their period are entries of their own', () => {
  const first = ['2031 ¦ Diploma of weaving ¦ Loom House', 'B.e.period e.degree e.school'] as const;
  const second = '2033 ¦ Course of dyeing ¦ Dye House';
  expect(whole(first, [second, 'e.period e.degree e.school']).slice(3)).toEqual(['B.e.period', 'e.degree', 'e.school']);
  // What has no names of its own is of the row above.
  expect(whole(first, [second, 'e.period e.body e.body']).slice(3)).toEqual(['e.period', 'e.body', 'e.body']);
});

it('an entry does not begin behind the comma of a name that is all there is of the one before', () => {
  const adviser = 'Adviser (APA), General Insurance | Loom School';
  expect(whole([adviser, 'B.e.degree e.degree B.e.degree e.school'])).toEqual([
    'B.e.degree',
    'e.degree',
    'e.degree',
    'e.school',
  ]);
  expect(whole(['Adviser | 2019, Weaver', 'B.x.title x.period B.x.title'])).toContain('x.period');
  expect(whole(['Adviser | 2019, Weaver', 'B.x.title x.period B.x.title'])[2]).toBe('B.x.title');
});

it('a bold name below the degree of a whole study, as the first is, begins another', () => {
  const lines = [
    line('Bath College (2029 – 2031)', { bold: true, y: 100 }),
    line('LL.M. Looms', { y: 114 }),
    line('Bath College (2025 – 2029)', { bold: true, y: 128 }),
    line('LL.B. Looms', { y: 142 }),
  ];
  const labels: Label[] = ['B.e.school', 'e.period', 'e.degree', 'e.school', 'e.period', 'e.degree'];
  const found = withWholeEntries(
    toParts(lines),
    labels.map((label) => ({ label, margin: 200 })),
  );
  expect(found[3]?.label).toBe('B.e.school');
});
