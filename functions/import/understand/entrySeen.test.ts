import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readEntries } from './readEntries.ts';
import type { ValueSeen } from './valueSeen.ts';

type Row = readonly [text: string, labels: string];

/** Returns what the signs see of each value in the entries of these lines, by path. */
function seenIn(list: 'experience' | 'education', ...rows: Row[]): Map<string, ValueSeen> {
  const lines = rows.map(([text], at) => line(text, { y: 20 + 20 * at }));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  const parts = toParts(lines);
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  const labelled = parts.map((part, at) => ({ part, label: labels[at] ?? 'junk', sure: 0.99 }));
  const seen = new Map<string, ValueSeen>();
  const trust = (value: ValueSeen, path: string) => {
    seen.set(path, value);
    return 1;
  };
  const document = new LabelledDocument(lines, labelled, 'ltr', { trust });
  readEntries(document, list);
  return seen;
}

const JOB: Row = ['Welder, Harbour Yard, 2015 - 2019', 'B.x.title x.company x.period'];
it('an entry is seen in its list: in the usual order or not, alone, with what was done', () => {
  const seen = seenIn(
    'experience',
    JOB,
    ['Fitter, Dock Works, 2012 - 2014', 'B.x.title x.company x.period'],
    ['Rail Depot, 2009 - 2011', 'B.x.company x.period'],
    ['keys and locks', 'x.body'],
  );
  const entry = (at: number) => seen.get(`experience.${at}.company`)?.entry;
  const common = { isUndated: false, isOutOfOrder: false };
  expect(entry(0)).toMatchObject({ ...common, isUsual: true, isAlone: false, hasBody: false });
  expect(entry(2)).toMatchObject({ ...common, isUsual: false, isAlone: true, hasBody: true });
});

it('a name of which a part is left over', () => {
  const seen = seenIn(
    'experience',
    ['Where I was', 'h:experience'],
    ['Languages', 'h:languages'],
    ['Harbour Yard, 2015 - 2019', 'B.x.company x.period'],
    ['Welder', 'x.title'],
    ['Dock North', 'x.company'],
  );
  expect(seen.get('experience.0.company')).toMatchObject({ text: 'Harbour Yard', parts: 1, leftOver: 1 });
  expect(seen.get('experience.0.title')).toMatchObject({ leftOver: 0 });
});

/** Returns jobs with these periods; an empty text means none. */
const rows = (...periods: string[]) =>
  periods.map((period, at): Row => {
    const names = `Welder${at}, Yard${at}`;
    return period === '' ? [names, 'B.x.title x.company'] : [`${names}, ${period}`, 'B.x.title x.company x.period'];
  });

it('an entry that breaks the order of its list or ends before it begins, and one without a time', () => {
  const orderOf = (...periods: string[]) => {
    const seen = seenIn('experience', ...rows(...periods));
    return periods.map((_, at) => seen.get(`experience.${at}.title`)?.entry?.isOutOfOrder);
  };
  expect(orderOf('2020 - 2022', '2015 - 2019', '2012 - 2014')).toEqual([false, false, false]);
  expect(orderOf('2012 - 2014', '2015 - 2019', '2020 - 2022')).toEqual([false, false, false]);
  expect(orderOf('2020 - 2022', '2015 - 2019', '2021 - 2022', '2010 - 2012')).toEqual([false, true, true, false]);
  const undated = seenIn('experience', ...rows('2020 - 2022', ''));
  expect(undated.get('experience.1.title')?.entry).toMatchObject({ isUndated: true, isOutOfOrder: false });
});

it('a text beside a value that may be it, the same text as something else, and an employer handed down', () => {
  const lines = ['Blue Door', 'Since ever', 'Head of', 'Sales', 'Cook', 'Sales'].map((text, at) =>
    line(text, { y: 20 + 20 * at }),
  );
  const labels = ['B.g.company', 'junk', 'x.body', 'B.x.title', 'B.x.title', 'skill'] as const;
  const labelled = toParts(lines).map((part, at) => ({
    part,
    label: labels[at] ?? ('junk' as const),
    sure: 0.9,
    ...(at === 2 && { rival: { role: 'x.title', sure: 0.3 } }),
  }));
  const seen = new Map<string, ValueSeen>();
  const trust = (value: ValueSeen, path: string) => (seen.set(path, value), 1);
  readEntries(new LabelledDocument(lines, labelled, 'ltr', { trust }), 'experience');
  const titles = [...seen].flatMap(([path, value]) => (path.endsWith('.title') ? [value] : []));
  expect(titles.map(({ text, rival, isAgain }) => [text, rival, isAgain])).toEqual([
    ['Sales', 0.3, true],
    ['Cook', 0, false],
  ]);
  const employers = [...seen].flatMap(([path, value]) => (path.endsWith('.company') ? [value.isHanded] : []));
  expect(employers.filter(Boolean).length).toBeGreaterThan(0);
});
