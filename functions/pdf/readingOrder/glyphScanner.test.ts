import { assert, array, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GlyphScanner } from './glyphScanner.ts';

/** Returns the moved glyphs that are read, and the position after them. */
function readAll(content: string) {
  const scanner = new GlyphScanner(Buffer.from(content, 'latin1'));
  const read: (readonly [across: number, up: number, code: number, source: string])[] = [];
  while (scanner.next())
    read.push([scanner.across, scanner.up, scanner.code, content.slice(scanner.codeAt, scanner.codeAt + 4)]);
  return { read, end: scanner.at };
}

const skipped = (content: string) => new GlyphScanner(Buffer.from(content, 'latin1')).skip(0);

describe('the glyphs of a text, each moved by itself', () => {
  it('are read with what they move by, up to what is none', () => {
    const glyphs = '\n6.8846436 0 Td <0180> Tj\n-3.5 .25 Td <01CB> Tj';
    expect(readAll(`${glyphs}\nET\n`)).toEqual({
      read: [
        [6.884_643_6, 0, 0x180, '0180'],
        [-3.5, 0.25, 0x1cb, '01CB'],
      ],
      end: glyphs.length,
    });
    expect(skipped(`${glyphs}\nET\n`)).toBe(glyphs.length);
  });

  it.each([
    ['an operator', '\nET\n'],
    ['a move alone', '\n6 0 Td\n'],
    ['a text of two glyphs', '\n6 0 Td <00010002> Tj\n'],
    ['a code in small letters', '\n6 0 Td <00ab> Tj\n'],
    ['a code with a sign in it', '\n6 0 Td <0_00> Tj\n'],
    ['one number behind two blanks', '\n 0 Td <0001> Tj\n'],
    ['three numbers', '\n1 6 0 Td <0001> Tj\n'],
    ['another operator that begins so', '\n6 0 TD <0001> Tj\n'],
    ['a text shown otherwise', '\n6 0 Td <0001> TJ\n'],
    ['a longer name', '\n6 0 Td <0001> Tjx\n'],
    ['the end of the content', '\n6 0 Td <0001> Tj'],
    ['no space before it', '6 0 Td <0001> Tj\n'],
    ['nothing', ''],
  ])('are none in %s: nothing is read', (_, content) => {
    expect([readAll(content), skipped(content)]).toEqual([{ read: [], end: 0 }, 0]);
  });

  it.each([
    '0',
    '-7',
    '.5',
    '-.5',
    '5.',
    '1.25',
    '1..5',
    '1.2.3',
    '007',
    '123456789012345',
    '1234567890123456.5',
    '-',
    'x',
  ])('have the number that the beginning of %s is', (text) => {
    const scanner = new GlyphScanner(Buffer.from(`\n ${text} 6`));
    expect(scanner.number()).toBeCloseTo(Number.parseFloat(text) || 0, 10);
  });

  it('have a number that the content ends with, and are none where it ends before one', () => {
    const scanner = new GlyphScanner(Buffer.from('\n12.5'));
    expect([scanner.number(), scanner.at]).toEqual([12.5, 5]);
    for (const content of ['\n', '\n6', '\n6 ', '\n6 0', '\n6 0 Td <000'])
      expect([readAll(content), skipped(content)]).toEqual([{ read: [], end: 0 }, 0]);
  });

  it('have the numbers that a text of their digits stands for', () => {
    const number = tuple(
      constantFrom('', '-'),
      integer({ min: 0, max: 99_999 }),
      integer({ min: 0, max: 9_999_999 }),
    ).map(([sign, whole, part]) => `${sign}${whole}.${String(part).padStart(7, '0')}`);
    assert(
      property(array(tuple(number, number), { maxLength: 20 }), (moves) => {
        const content = `${moves.map(([across, up]) => `\n${across} ${up} Td <00AF> Tj`).join('')}\nET`;
        const { read, end } = readAll(content);
        expect(read).toEqual(moves.map(([across, up]) => [Number(across), Number(up), 0xaf, '00AF']));
        expect([end, skipped(content)]).toEqual([content.length - 3, content.length - 3]);
      }),
      { numRuns: 200 },
    );
  });
});
