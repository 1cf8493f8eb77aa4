import { expect, it } from 'vitest';
import type { Direction } from '../../../shared/platform/language.ts';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withWrappedNames } from './wrappedNames.ts';

function labelsOf(lines: readonly TextLine[], labels: readonly Label[], direction: Direction = 'ltr'): string {
  const parts = toParts(lines);
  expect(parts).toHaveLength(labels.length);
  const found = labels.map((label) => ({ label, margin: 200 }));
  return withWrappedNames(lines, parts, found, direction)
    .map(({ label }) => label)
    .join(' ');
}

/** Lines of a narrow column that ends where a line of 20 letters does. */
const narrow = (...texts: readonly string[]) => texts.map((text) => ({ ...line(text), farEdge: 150 }));
const POST: readonly Label[] = ['B.x.title', 'x.company', 'x.place', 'x.period'];

it('an employer that reaches the edge of its column goes on in the next line', () => {
  expect(labelsOf(narrow('Ferryman', 'Harbour Trust of the', 'Islands', '2014 – 2019'), POST)).toBe(
    'B.x.title x.company x.company x.period',
  );
});

/** A row of a table from the right, its cells by where they begin. */
const cell = (text: string, right: number, y: number) => {
  const left = right - text.length * 5;
  return { text, runs: [{ text, bold: false }], left, right, y, size: 10, bold: false };
};
const row = (y: number, ...cells: readonly (readonly [string, number])[]) => {
  const own = cells.map(([text, right]) => cell(text, right, y));
  return { ...line('', { y, gap: 13 }), text: own.map(({ text }) => text).join('  '), cells: own, farEdge: 50 };
};

it('a school whose cell wraps goes on below, in a table from the right', () => {
  const rows = [row(100, ['המכון לגידול דבורים רמת', 540], ['דבוראות', 410], ['2014', 300]), row(113, ['הנגב', 540])];
  const labels: readonly Label[] = ['B.e.school', 'e.degree', 'e.period', 'e.place'];
  expect(labelsOf(rows, labels, 'rtl')).toBe('B.e.school e.degree e.period e.school');
});

it.each([
  ['its first word had room above', narrow('Ferryman', 'Harbour', 'Dover', '2014 – 2019'), POST],
  [
    'a comma stands before it',
    narrow('Ferryman', 'Harbour Trust, Head,', 'Dover', '2014 – 2019'),
    ['B.x.title', 'x.company', 'x.company', 'x.place', 'x.period'],
  ],
  [
    'other places of the page stand in lines of their own',
    narrow('Ferryman', 'Harbour Trust of the', 'Islands', '2014 – 2019', 'Cook', 'Anchor', 'Dover', '2012 – 2014'),
    [...POST, ...POST],
  ],
  [
    'it stands further down',
    narrow('Ferryman', 'Harbour Trust of the', '2014 – 2019', 'Islands'),
    ['B.x.title', 'x.company', 'x.period', 'x.place'],
  ],
] as const)('a place stays one where %s', (_, lines, labels) => {
  expect(labelsOf(lines, labels)).toBe(labels.join(' '));
});
