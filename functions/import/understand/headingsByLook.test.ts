import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withHeadingsByLook } from './headingsByLook.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, label: Label, size: number];

/** What the row `At the loom` is, below a heading in its type. */
function labelOf(...below: readonly Row[]): string | undefined {
  const rows: Row[] = [
    ['On stage', 'h:experience', 18],
    ['2033 - 2035', 'B.x.period', 9],
    ['Dyer', 'x.title', 12],
    ...below,
  ];
  const lines = rows.map(([text, , size], at) => line(text, { y: 100 + 20 * at, size, bold: size > 9 }));
  const parts = toParts(lines);
  expect(parts).toHaveLength(rows.length);
  const found = withHeadingsByLook(
    lines,
    parts,
    rows.map(([, label]) => ({ label, margin: 200 })),
  );
  return found[rows.findIndex(([text]) => text === 'At the loom')]?.label;
}

const STUDY: Row[] = [
  ['2031 - 2033', 'B.e.period', 9],
  ['Weaving', 'e.degree', 12],
];

it('a line that looks as the headings do heads what begins below it', () => {
  expect(labelOf(['At the loom', 'x.title', 18], ...STUDY)).toBe('h:education');
  expect(labelOf(['At the loom', 'x.company', 18], ['2031 - 2033', 'B.x.period', 9])).toBe('h:experience');
});

it.each([
  ['in other type', [['At the loom', 'x.title', 14], ...STUDY]],
  [
    'in type that jobs have too',
    [
      ['At the loom', 'x.title', 18],
      ['Guild', 'B.x.company', 9],
      ['Carder', 'x.title', 18],
    ],
  ],
  [
    'above what only goes on',
    [
      ['At the loom', 'x.title', 18],
      ['Wove rugs', 'x.body', 9],
    ],
  ],
  [
    'hardly larger than what is below',
    [
      ['At the loom', 'x.title', 18],
      ['2031 - 2033', 'B.e.period', 16],
    ],
  ],
] as const)('a text %s is none', (_, rows) => {
  expect(labelOf(...(rows as readonly Row[]))).toBe('x.title');
});
