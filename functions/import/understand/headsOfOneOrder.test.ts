import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withHeadsOfOneOrder } from './headsOfOneOrder.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

/** The labels of lines, of which those that begin with `*` are bold, behind the step. */
function labelsOf(...lines: readonly (readonly [text: string, labels: string])[]): string[] {
  const parts = toParts(
    lines.map(([text], at) => line(text.replace(/^\*/, ''), { y: 100 + 14 * at, bold: text.startsWith('*') })),
  );
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts.map(({ text }) => text)).toHaveLength(labels.length);
  return withHeadsOfOneOrder(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
}

const SETTLED = [
  ['*Blue Door Ltd', 'B.x.company'],
  ['Net maker, 2016–2019', 'x.title x.period'],
  ['*Anchor Works', 'B.x.company'],
  ['Net mender, 2014–2016', 'x.title x.period'],
] as const;

it('an employer that was taken for a post stands where the others have theirs', () => {
  expect(
    labelsOf(
      ...SETTLED,
      ['*Scoil Kastina, Mousehole', 'B.x.title x.company'],
      ['Cinnire, 2011–2013', 'x.title x.period'],
    ).slice(6),
  ).toEqual(['B.x.company', 'x.place', 'x.title', 'x.period']);
});

it('two jobs say nothing where they differ, or where the words of the third do', () => {
  const third = [
    ['*Senior manager', 'B.x.title'],
    ['Blue Loom Ltd, 2011–2013', 'x.title x.period'],
  ] as const;
  expect(labelsOf(...SETTLED, ...third).slice(6)).toEqual(['B.x.title', 'x.title', 'x.period']);
  const other = [
    ['*Kastina', 'B.x.title'],
    ['Lumi, 2011–2013', 'x.title x.period'],
  ] as const;
  expect(
    labelsOf(
      ...SETTLED.slice(0, 2),
      ['*Weaver', 'B.x.title'],
      ['Loom House, 2014–2016', 'x.company x.period'],
      ...other,
    ).slice(-3),
  ).toEqual(['B.x.title', 'x.title', 'x.period']);
});

it('one job says nothing of another that can be what it was read as', () => {
  const one = [
    ['*Zennor Looms', 'B.x.title'],
    ['*Kastina, 2011–2013', 'x.title x.period'],
  ] as const;
  const settled = [SETTLED[0], ['*Net maker, 2016–2019', 'x.title x.period']] as const;
  expect(labelsOf(...settled, ...one).slice(3)).toEqual(['B.x.title', 'x.title', 'x.period']);
  const two = [...settled, SETTLED[2], ['*Net mender, 2014–2016', 'x.title x.period']] as const;
  expect(labelsOf(...two, ...one).slice(6)).toEqual(['B.x.company', 'x.title', 'x.period']);
});

it('a text between a post and the line of its period is its employer where another job has its own there', () => {
  const read = labelsOf(
    ['*Net maker', 'B.x.title'],
    ['Blue Door Ltd, Leeds', 'x.company x.place'],
    ['2016–2019', 'x.period'],
    ['*Weaver', 'B.x.title'],
    ['Zennor Looms, Mousehole', 'x.body x.body'],
    ['2014–2016', 'x.period'],
  );
  expect(read.slice(4)).toEqual(['B.x.title', 'x.company', 'x.place', 'x.period']);
});

it('a school of no list stands below its degree in another weight', () => {
  const read = labelsOf(
    ['*Diploma in weaving', 'B.e.degree'],
    ['Loom College, 2016', 'e.school e.period'],
    ['*Vocational certificate', 'B.e.degree'],
    ['Skol Wevyans, Mousehole, 2012', 'e.degree e.school e.period'],
  );
  expect(read.slice(3)).toEqual(['B.e.degree', 'e.school', 'e.place', 'e.period']);
});

it('a town before its county is where an employer is', () => {
  const read = labelsOf(
    ...SETTLED,
    ['*Scoil Kastina, Zennor, Co. Antrim', 'B.x.title x.company x.company'],
    ['Cinnire, 2011–2013', 'x.title x.period'],
  );
  expect(read.slice(6)).toEqual(['B.x.company', 'x.place', 'x.place', 'x.title', 'x.period']);
});

it('a line with both names, and a label below a name, are no halves of a head', () => {
  const both = [
    ['*Net maker, Blue Loom Ltd', 'B.x.title x.company'],
    ['Mended nets', 'x.body'],
    ['2014–2016', 'x.period'],
  ] as const;
  const first = [
    ['*Weaver', 'B.x.title'],
    ['Anchor Works', 'x.company'],
    ['2016–2019', 'x.period'],
  ] as const;
  expect(labelsOf(...first, ...both).slice(3)).toEqual(both.flatMap(([, labels]) => labels.split(' ')));
  const labelled = [
    ['*Net maker', 'B.x.title'],
    ['Under: the harbour master', 'x.body x.body'],
    ['2014–2016', 'x.period'],
  ] as const;
  expect(labelsOf(...first, ...labelled).slice(3)).toEqual(labelled.flatMap(([, labels]) => labels.split(' ')));
});
