import { expect, it } from 'vitest';
import { toCell } from './cells.ts';
import type { Glyph } from '../page/glyph.ts';

/** Reads a cell that shows this text from left to right; Hebrew by default. */
const read = (visual: string, base: 'ltr' | 'rtl' = 'rtl') =>
  toCell(
    Array.from(visual).flatMap((char, at): Glyph[] =>
      char === ' ' ? [] : [{ text: char, x: 40 + at * 5, y: 100, width: 5, size: 10, bold: false }],
    ),
    base,
  ).text;

const HAIFA = Array.from('חיפה').toReversed().join('');

it('a quote that closes text from the left stays at its end, where a line from the right begins', () => {
  expect(read(`${HAIFA} ,Loom House "Zorya"`)).toBe('Loom House "Zorya", חיפה');
  expect(read(`${HAIFA} ,Фабрика “Заря”`)).toBe('Фабрика “Заря”, חיפה');
  expect(read(`${HAIFA} – Loom "Blue Zorya"`)).toBe('Loom "Blue Zorya" – חיפה');
});

it('a quote that opens text from the left stays at its beginning', () => {
  expect(read(`${HAIFA} ,"Zorya" Loom House`)).toBe('"Zorya" Loom House, חיפה');
  expect(read(`${HAIFA} ,“Заря” Фабрика`)).toBe('“Заря” Фабрика, חיפה');
});

it('quotes that pair, and one alone, stay where they are', () => {
  expect(read('"Loom" and "Zorya"')).toBe('"Loom" and "Zorya"');
  expect(read(`${HAIFA} ,Loom "Zorya" House`)).toBe('Loom "Zorya" House, חיפה');
  expect(read(`${HAIFA} ,Loom Zorya" House`)).toBe('Loom Zorya" House, חיפה');
});

it.each([
  ['Excel -ב הטילש', 'שליטה ב-Excel'],
  ['Excel (VLOOKUP, -ב הטילש', 'שליטה ב-Excel (VLOOKUP,'],
  ['Microsoft SQL \u05beבו', 'וב־Microsoft SQL'],
  ['Excel. -ב הטילש', 'שליטה ב-Excel.'],
  ['Excel,-ב הטילש', 'שליטה ב-Excel,'],
  ['SAP (HR) -השכ', 'כשה-SAP (HR)'],
  // A dash between two texts, a prefix within the line, and what stands in brackets are as they are drawn.
  ['Agile - ךלהמ', 'מהלך - Agile'],
  ['Agile -םיתווצ', 'צוותים- Agile'],
  ['דועו Excel -ב הטילש', 'שליטה ב- Excel ועוד'],
  ['(Excel)-ב הטילש', 'שליטה ב-(Excel)'],
])('a line that breaks in Latin text behind a Hebrew prefix has no space behind that: %s', (visual, text) => {
  expect(read(visual)).toBe(text);
});
