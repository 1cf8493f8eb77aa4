import { describe, expect, it } from 'vitest';
import { headingKind } from '../understand/headings.ts';
import { isPeriodOnly } from '../understand/dates.ts';
import type { Glyph } from './glyphs.ts';
import { directionOfGlyphs, linesOf } from './lines.ts';

const judge = { isHeading: ({ text }: { text: string }) => headingKind(text) !== undefined, isDate: ({ text }: { text: string }) => isPeriodOnly(text) };

/** Glyphs of a text that begins at a place; spaces leave a gap. */
function glyphs(text: string, x: number, y: number, size = 10): Glyph[] {
  return Array.from(text).flatMap((char, at) => (char === ' ' ? [] : [{ text: char, x: x + at * size * 0.5, y, width: size * 0.5, size, bold: false }]));
}

const read = (...all: Glyph[][]) => {
  const pages = [{ width: 595, height: 842, glyphs: all.flat() }];
  return linesOf(pages, directionOfGlyphs(pages), judge).map(({ text }) => text);
};

describe('lines', () => {
  it('of two columns are read one column after the other, the left first in English', () => {
    const left = ['Skills', 'Excel', 'Jira', 'SAP', 'Figma'].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const right = ['Experience', 'Manager at a small bank', 'Led a team of twelve people', 'Education', 'Studied economics at home'].flatMap((text, at) => glyphs(text, 220, 203 + at * 14));
    expect(read(glyphs('Maya Levin-Abramovich', 60, 60, 20), left, right)).toEqual(['Maya Levin-Abramovich', 'Skills', 'Excel', 'Jira', 'SAP', 'Figma', 'Experience', 'Manager at a small bank', 'Led a team of twelve people', 'Education', 'Studied economics at home']);
  });

  it('with dates at the far edge are one column', () => {
    const jobs = ['Experience', 'Cook at Harbour', 'Baker at Corner', 'Waiter at Hotel', 'Education', 'Diploma of baking'].flatMap((text, at) => glyphs(text, 40, 200 + at * 14));
    const dates = ['2019 - 2021', '2017 - 2019', '2015 - 2017'].flatMap((text, at) => glyphs(text, 450, 214 + at * 14));
    expect(read(jobs, dates)).toEqual(['Experience', 'Cook at Harbour  2019 - 2021', 'Baker at Corner  2017 - 2019', 'Waiter at Hotel  2015 - 2017', 'Education', 'Diploma of baking']);
  });

  it('say nothing of page numbers at the edge', () => {
    expect(read(glyphs('Some text here', 40, 400), glyphs('Page 1 of 2', 280, 830))).toEqual(['Some text here']);
  });
});
