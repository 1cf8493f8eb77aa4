import { describe, expect, it } from 'vitest';
import type { FontText } from './fontText.ts';
import { readTextRuns, type TextRun } from './textRuns.ts';

/** A font whose codes are letters from A on, and alef for code 0; all half as wide as the size. */
const font = {
  text: (code: number) => (code === 0 ? 'א' : String.fromCharCode(0x40 + code)),
  width: () => 500,
} as unknown as FontText;
const read = (content: string) =>
  readTextRuns(Buffer.from(content, 'latin1'), (name) => (name === '/F1' ? font : undefined));
const one = (content: string) => (read(content) as [TextRun])[0];

const HEAD = '/F1 10 Tf\n1 0 0 -1 72 99 Tm\n';
const text = (inside = '<0001> Tj\n') => `BT\n${HEAD}${inside}ET\n`;

const bracket = (inside: string) => one(text(`/Span<</ActualText ${inside} >> BDC\n<0001> Tj\nEMC\n<0002> Tj\n`));

const chosen = (name: string, size = 10) => text().replace('/F1 10', `${name} ${size}`);

describe('the texts of a page', () => {
  it('have their font, size and place, and each glyph where it stands', () => {
    const content = text('<0001> Tj\n6.5 0 Td <0002> Tj\n-1 2 Td <0003> Tj\n');
    const { start, end, font: name, size, slant, y, rtl, hasRight, glyphs } = one(content);
    expect([start, end, name, size, slant, y, rtl, hasRight]).toEqual([
      0,
      content.length,
      '/F1',
      10,
      0,
      99,
      false,
      false,
    ]);
    expect(glyphs.map(({ shown, x, end: to, y: at }) => [shown, x, to, at])).toEqual([
      ['A', 72, 77, 99],
      ['B', 78.5, 83.5, 99],
      ['C', 77.5, 82.5, 97],
    ]);
    expect(glyphs.map(({ at }) => content.slice(at, at + 4))).toEqual(['0001', '0002', '0003']);
  });

  it('go on where a glyph ends, in one text and in the next, unless they are moved', () => {
    const two = text('<00010002> Tj\n');
    expect(one(two).glyphs.map(({ x, at }) => [x, two.slice(at, at + 4)])).toEqual([
      [72, '0001'],
      [77, '0002'],
    ]);
    expect(one(text('<000100020003> Tj\n<0001> Tj\n')).glyphs.map(({ x }) => x)).toEqual([72, 77, 82, 87]);
    expect(one(text('<0001> Tj\n<0002> Tj\n')).glyphs.map(({ x }) => x)).toEqual([72, 77]);
  });

  it('begin anew where their matrix says, stand where their first glyph does, and may have none', () => {
    const moved = one(text('<0001> Tj\n1 0 0 -1 200 99 Tm\n<0002> Tj\n0 3 Td <0003> Tj\n'));
    expect(moved.glyphs.map(({ x, y }) => [x, y])).toEqual([
      [72, 99],
      [200, 99],
      [200, 96],
    ]);
    expect(one('BT\n/F1 10 Tf\n<0001> Tj\nET\n').glyphs.map(({ x, y }) => [x, y])).toEqual([[0, 0]]);
    const down = one(text('<0001> Tj\n5 -3 Td <0002> Tj\n'));
    expect([down.y, down.glyphs[1]?.y]).toEqual([99, 102]);
    expect([one('BT\n1 0 0 -1 72 99 Tm\n<0001> Tj\nET\n')].map(({ font: name, size }) => [name, size])).toEqual([
      ['', 0],
    ]);
    expect([one('BT\nET\n'), one(text(''))].map(({ y, glyphs }) => [y, glyphs])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('have each the font that they choose, whichever was chosen before', () => {
    const runs = read(['/F1', '/F2', '/F1', '/F10'].map((name) => chosen(name)).join('') + chosen('/F1', 12)) ?? [];
    expect(runs.map(({ font: name, size, glyphs }) => [name, size, glyphs[0]?.shown])).toEqual([
      ['/F1', 10, 'A'],
      ['/F2', 10, ''],
      ['/F1', 10, 'A'],
      ['/F10', 10, ''],
      ['/F1', 12, 'A'],
    ]);
  });

  it('lean as their matrix says, so that what is moved down moves aside', () => {
    const { slant, glyphs } = one('BT\n/F1 10 Tf\n1 0 .25 -1 72 99 Tm\n<0001> Tj\n0 -4 Td <0002> Tj\nET\n');
    expect([slant, ...glyphs.map(({ x, y }) => [x, y])]).toEqual([0.25, [72, 99], [71, 103]]);
  });

  it('run from the right where the browser says so, or a letter of theirs does', () => {
    const marked = one(`BT\n/ReversedChars BMC\n${HEAD}<0001> Tj\nEMC\nET\n`);
    expect([marked.rtl, marked.hasRight]).toEqual([true, false]);
    expect([one(text('<0000> Tj\n')).rtl, one(text('<0000> Tj\n')).hasRight]).toEqual([false, true]);
  });

  it('have what was written for a mirrored bracket, and what its font says', () => {
    expect(bracket('(\\()').glyphs.map((glyph) => [glyph.text, glyph.shown])).toEqual([
      ['(', 'A'],
      ['B', 'B'],
    ]);
    expect(['([)', '(ab)', '<feff>'].map((inside) => bracket(inside).glyphs[0]?.text)).toEqual(['[', 'A', 'A']);
  });

  it('have the colours that hold where they begin, and those before again behind what was kept apart', () => {
    const runs = read(`0 0 1 rg\n${text()}q\n1 0 0 rg\n.5 gs\n${text()}0 1 0 rg\n${text()}Q\n${text()}`);
    expect(runs?.map(({ state }) => state)).toEqual(['0 0 1 rg', '1 0 0 rg .5 gs', '.5 gs 0 1 0 rg', '0 0 1 rg']);
    expect(runs?.map(({ scope }) => scope)).toEqual([0, 1, 1, 2]);
  });

  it('have their tag, with how many texts it holds and where it begins and ends', () => {
    const content = `/P <</MCID 7 >>BDC\n${text()}/Span BMC\n${text()}EMC\nEMC\n${text()}`;
    const runs = read(content) ?? [];
    expect(runs.map(({ mcid }) => mcid)).toEqual([7, 7, undefined]);
    const { tag } = runs[0] as TextRun;
    expect([tag?.runs, tag?.start, tag?.end, tag?.isOpen]).toEqual([2, 0, content.lastIndexOf('BT'), false]);
    expect(content.slice(tag?.inside)).toMatch(/^BT/);
    expect(runs[1]?.tag).toBe(tag);
    // One whose end does not come has none.
    expect(one(`/P <</MCID 7 >>BDC\n${text()}`).tag?.end).toBe(0);
  });

  it('have the inner of two tags, whatever marks stand within it', () => {
    const inner = `/Span <</MCID 8 >>BDC\n/Artifact BMC\n${text()}EMC\nEMC\n`;
    const runs = read(`/P <</MCID 7 >>BDC\n${inner}${text()}EMC\n`) ?? [];
    expect(runs.map(({ mcid, tag }) => [mcid, tag?.runs])).toEqual([
      [8, 1],
      [7, 1],
    ]);
  });

  it('have an open tag where the browser ends what was kept apart before it', () => {
    const content = `1 0 0 rg\nq\n0 0 1 rg\n/P <</MCID 7 >>BDC\n${text()}Q\nEMC\n`;
    const { tag } = one(content);
    expect([tag?.isOpen, tag?.end, tag?.endState]).toEqual([true, content.indexOf('Q\n'), '0 0 1 rg']);
    expect(one(`q\n/P <</MCID 7 >>BDC\n${text()}0 g\nEMC\nQ\n`).tag?.endState).toBe('0 g');
  });

  it.each([
    ['an operator that the browser does not write', text('1 Tc\n')],
    ['a matrix that turns', 'BT\n/F1 10 Tf\n0 1 0 -1 72 99 Tm\n<0001> Tj\nET\n'],
    ['a matrix that grows', 'BT\n/F1 10 Tf\n2 0 0 -1 72 99 Tm\n<0001> Tj\nET\n'],
    ['a matrix the right way up', 'BT\n/F1 10 Tf\n1 0 0 1 72 99 Tm\n<0001> Tj\nET\n'],
    ['letters that lean too far', 'BT\n/F1 10 Tf\n1 0 .51 -1 72 99 Tm\n<0001> Tj\nET\n'],
    ['a matrix of seven numbers', 'BT\n/F1 10 Tf\n1 0 0 -1 72 99 1 Tm\n<0001> Tj\nET\n'],
    ['a text in small digits', text('<00ab0001> Tj\n')],
    ['a glyph in small digits', text('<00ab> Tj\n')],
    ['a code with a space in it', text('<020 > Tj\n')],
    ['a text of half a glyph', text('<000102> Tj\n')],
    ['a text of letters', text('(a) Tj\n')],
  ])('are none that can be read with %s', (_, content) => expect(read(content)).toBeUndefined());

  it('are read with letters that lean as far as they may, in a font that is not known', () => {
    expect(one('BT\n/F1 10 Tf\n1 0 .5 -1 72 99 Tm\n<0001> Tj\nET\n').slant).toBe(0.5);
    expect(
      one('BT\n/F2 10 Tf\n1 0 0 -1 72 99 Tm\n<0001> Tj\nET\n').glyphs.map(({ shown, x, end }) => [shown, x, end]),
    ).toEqual([['', 72, 72]]);
    expect(
      one('BT\n/F2 10 Tf\n1 0 0 -1 72 99 Tm\n<0001> Tj\n<0002> Tj\nET\n').glyphs.map(({ x, end }) => [x, end]),
    ).toEqual([
      [72, 72],
      [72, 72],
    ]);
  });
});
