import { expect, it } from 'vitest';
import type { Cell } from '../page/cell.ts';
import { toLine, type TextLine } from '../page/textLine.ts';
import { withCellsOfColumns } from './columnEdges.ts';

/** A cell whose words stand where they are said to begin, each of them 40 points wide. */
function cellOf(words: readonly (readonly [text: string, x: number])[], y: number): Cell {
  const text = words.map(([word]) => word).join(' ');
  const ink = words.map(([word, x]) => ({
    text: word.toLowerCase(),
    page: 0,
    x,
    y,
    width: 40,
    height: 10,
    glyphs: [],
  }));
  const xs = words.map(([, x]) => x);
  const edges = { left: Math.min(...xs), right: Math.max(...xs) + 40 };
  return { text, runs: [{ text, bold: false }], ...edges, y, size: 10, bold: false, ink };
}

type Row = readonly (readonly (readonly [text: string, x: number])[])[];

const read = (direction: 'ltr' | 'rtl', ...rows: Row[]) => {
  const lines = rows.map((row, at): TextLine =>
    toLine(
      row.map((words) => cellOf(words, 100 + 18 * at)),
      0,
      0,
    ),
  );
  return withCellsOfColumns(lines, direction).map(({ cells }) => cells.map(({ text }) => text).join(' ¦ '));
};

it('two texts that stand as near as two words are cells of their own where a column begins', () => {
  expect(
    read(
      'ltr',
      [[['Employer', 0]], [['City', 100]], [['Post', 200]], [['Year', 300]]],
      [
        [
          ['Dye', 0],
          ['House', 52],
          ['Leeds', 100],
        ],
        [['Dyer', 200]],
        [['2031', 300]],
      ],
      [
        [['Mill', 0]],
        [['Truro', 100]],
        [
          ['Carder', 200],
          ['2030', 300],
        ],
      ],
    ),
  ).toEqual(['Employer ¦ City ¦ Post ¦ Year', 'Dye House ¦ Leeds ¦ Dyer ¦ 2031', 'Mill ¦ Truro ¦ Carder ¦ 2030']);
});

it('so are heads that stand near, where the rows below begin there, from the right too', () => {
  const rows: Row[] = [
    [
      [['שנים', 300]],
      [['מוסד', 200]],
      [
        ['תעודה', 100],
        ['ציון', 0],
      ],
    ],
    [[['2031', 300]], [['רימון', 200]], [['אריגה', 100]], [['90', 0]]],
    [[['2029', 300]], [['נול', 200]], [['צביעה', 100]], [['80', 0]]],
  ];
  expect(read('rtl', ...rows)[0]).toBe('שנים ¦ מוסד ¦ תעודה ¦ ציון');
});

it('words with a space between them, and lines below no heads, stay as they are', () => {
  const near: Row = [
    [
      ['Dye', 57],
      ['House', 100],
    ],
    [['Dyer', 200]],
  ];
  expect(read('ltr', [[['Employer', 0]], [['Post', 100]], [['Year', 200]]], near)[1]).toBe('Dye House ¦ Dyer');
  const apart: Row = [
    [
      ['Dye', 0],
      ['House', 100],
    ],
    [['Dyer', 200]],
  ];
  expect(read('ltr', [[['Skills', 0]], [['Tools', 100]], [['Looms', 200]]], apart)[1]).toBe('Dye House ¦ Dyer');
});
