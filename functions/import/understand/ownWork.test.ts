import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { withOwnWork } from './ownWork.ts';
import { toParts } from './parts.ts';

/** The labels of a line, once what stands instead of an employer is told. */
function read(text: string, labels: string): string {
  const parts = toParts([line(text)]);
  const own = labels.split(' ') as Label[];
  expect(parts).toHaveLength(own.length);
  return withOwnWork(
    parts,
    own.map((label) => ({ label, margin: 200 })),
  )
    .map(({ label }) => label)
    .join(' ');
}

it.each(['Self-employed', 'Private family', 'Various clients', 'עצמאי'])('%s stands instead of an employer', (own) => {
  expect(read(`${own} – Glazier – 2031 – 2033`, 'B.x.title x.company x.period')).toBe('B.x.company x.title x.period');
});

it.each([
  ['Self-employed – Hull Glass Ltd – 2031 – 2033', 'B.x.title x.company x.period'],
  ['Self-employed glazier – Hull – 2031 – 2033', 'B.x.title x.company x.period'],
  ['Glazier – Self-employed – 2031 – 2033', 'B.x.title x.company x.period'],
  ['Self-employed – 2031 – 2033', 'B.x.title x.period'],
])('and is left where the other name is no post: %s', (text, labels) => expect(read(text, labels)).toBe(labels));
