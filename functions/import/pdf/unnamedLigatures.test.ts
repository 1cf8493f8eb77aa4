import { expect, it } from 'vitest';
import type { Glyph } from '../page/glyph.ts';
import { withNamedLigatures } from './unnamedLigatures.ts';

/** Widths of letters, in tenths of the type size. */
const WIDTHS: Readonly<Record<string, number>> = {
  t: 3.4,
  i: 2.3,
  f: 3,
  a: 4.8,
  o: 5.3,
  n: 5.2,
  r: 3.5,
  l: 2.4,
  T: 4.9,
  h: 5.2,
};

/** Returns the glyphs of a text in which `�` has the given width; a space separates words. */
function glyphs(text: string, unnamed = 0): Glyph[] {
  let x = 0;
  return Array.from(text).flatMap((char) => {
    const width = char === '\ufffd' ? unnamed : (WIDTHS[char] ?? 5);
    x += width;
    return char === ' ' ? [] : [{ text: char, x: x - width, y: 50, width, size: 10, bold: false }];
  });
}
const read = (text: string, unnamed?: number) =>
  withNamedLigatures(glyphs(text, unnamed))
    .map((one) => one.text)
    .join('');

it('a ligature that its font names as nothing is read where no other is as wide as its letters', () => {
  expect(read('no\ufffdon a final tin fort', 5.65)).toBe('notiona finaltinfort'.replace('a f', 'af'));
  expect(read('fla\ufffden a tin fort', 6.8)).toBe('flattenatinfort');
});

it('it stays unread where two are as wide, where none is, and where nothing tells how wide its letters are', () => {
  // `tf` and `ft` are equally wide.
  expect(read('Kons\ufffdack a tin fort', 6.4)).toContain('\ufffd');
  expect(read('no\ufffdon a tin fort', 6.1)).toContain('\ufffd');
  expect(read('no\ufffdon', 5.65)).toContain('\ufffd');
  expect(read('a \ufffd tin fort', 5.65)).toContain('\ufffd');
});

it('letters that a program writes for ligatures are these within words of small letters, and else themselves', () => {
  expect(read('staƟsƟcs soŌware commiƩee')).toBe('statisticssoftwarecommittee');
  expect(read('Ōtsu Ɵ')).toBe('ŌtsuƟ');
});
