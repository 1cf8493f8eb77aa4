import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withPostsBelowEmployer } from './postsBelowEmployer.ts';

/** The labels of a post's line, the second below one of two employers. */
function labelsOf(post: string, last: readonly [text: string, labels: string][] = []): string {
  const rows: readonly (readonly [text: string, labels: string])[] = [
    ['Zennor Dairies', 'B.x.company'],
    ['Shift Supervisor ¦ 2018-2021', 'x.title x.period'],
    [post, 'B.x.title x.company x.period'],
    ['Trewidden Tin', 'B.x.company'],
    ['Driver ¦ 2009-2012', 'x.title x.period'],
    ...last,
  ];
  const parts = toParts(rows.map(([text], at) => line(text, { y: 40 + 14 * at })));
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withPostsBelowEmployer(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return found
    .slice(3, 6)
    .map(({ label }) => label)
    .join(' ');
}

const [WHOLE, PARTED] = ['B.x.title x.title x.period', 'B.x.title x.company x.period'];

it('what stands behind the comma of one more post below an employer is of the post', () => {
  expect(labelsOf('Packing Supervisor, Nights ¦ 2012-2018')).toBe(WHOLE);
});

it('a known employer or place there is none of it, nor anything where other jobs have theirs behind the post', () => {
  expect(labelsOf('Packing Supervisor, Hotel Carmel ¦ 2012-2018')).toBe(PARTED);
  expect(labelsOf('Packing Supervisor, London ¦ 2012-2018')).toBe(PARTED);
  expect(labelsOf('Packing Supervisor – Nights ¦ 2012-2018')).toBe(PARTED);
  const behind: [string, string][] = [['Cook, Blue Door ¦ 2006-2009', 'B.x.title x.company x.period']];
  expect(labelsOf('Packing Supervisor, Nights ¦ 2012-2018', behind)).toBe(PARTED);
});
