import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { LabelledDocument } from './document.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { readEntries } from './readEntries.ts';
import type { ValueSeen } from './valueSeen.ts';

type Row = readonly [text: string, labels: string];

/** What is seen of each value of the entries of some lines, by its path. */
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
const STUDY: Row = ['B.Sc. Metallurgy, Ruppin College, 2009 - 2012', 'B.e.degree e.school e.period'];

it('a degree in a job and a post in a study are of the other kind; a school may employ', () => {
  const own = seenIn('experience', ['M.A. History, Haifa College, 2015 - 2019', 'B.x.title x.company x.period'], JOB);
  expect(own.get('experience.0.startDate')?.entry?.isOfOther).toBe(true);
  expect(own.get('experience.1.startDate')?.entry?.isOfOther).toBe(false);
  const studies = seenIn('education', STUDY, ['Head chef, Hotel Carmel, 2015', 'B.e.degree e.school e.period']);
  expect(studies.get('education.0.degree')?.entry?.isOfOther).toBe(false);
  expect(studies.get('education.1.degree')?.entry?.isOfOther).toBe(true);
});

it('an entry is seen in its list: in the usual order or not, alone, with what was done', () => {
  const seen = seenIn(
    'experience',
    JOB,
    ['Fitter, Dock Works, 2012 - 2014', 'B.x.title x.company x.period'],
    ['Rail Depot, 2009 - 2011', 'B.x.company x.period'],
    ['keys and locks', 'x.body'],
  );
  const entry = (at: number) => seen.get(`experience.${at}.company`)?.entry;
  expect(entry(0)).toMatchObject({ isUsual: true, isAlone: false, hasBody: false });
  expect(entry(2)).toMatchObject({ isUsual: false, isAlone: true, hasBody: true });
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
