import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachOperator } from './operators.ts';

/** Returns the source and name of each operator. */
function read(content: string): string[][] {
  const bytes = Buffer.from(content, 'latin1');
  const seen: string[][] = [];
  eachOperator(bytes, {
    see: (name, start, end) => void seen.push([bytes.toString('latin1', start, end), name]),
    readGlyphs: (from) => from,
  });
  return seen;
}

const operands = (count: number) => `${'1 '.repeat(count)}re`;

const nested = (depth: number) => `${'['.repeat(depth)}(x)${']'.repeat(depth)} TJ`;

describe("the operators of a page's content", () => {
  it('are found with their operands, whatever form these have', () => {
    expect(
      read(
        'q\n.24 0 0 -.24 0 841.9 cm\n/H2 <</MCID 0 /A [1 (x)]>>BDC\n' +
          "BT\n/F4 33.3 Tf\n<0203> Tj\n[(a\\)(b)) -20 <00>]TJ\nT*\n(\\\\)'\nET EMC\nQ ",
      ),
    ).toEqual([
      ['q', 'q'],
      ['.24 0 0 -.24 0 841.9 cm', 'cm'],
      ['/H2 <</MCID 0 /A [1 (x)]>>BDC', 'BDC'],
      ['BT', 'BT'],
      ['/F4 33.3 Tf', 'Tf'],
      ['<0203> Tj', 'Tj'],
      ['[(a\\)(b)) -20 <00>]TJ', 'TJ'],
      ['T*', 'T*'],
      ["(\\\\)'", "'"],
      ['ET', 'ET'],
      ['EMC', 'EMC'],
      ['Q', 'Q'],
    ]);
  });

  it('are asked for the glyphs behind each text that is shown, and for no others', () => {
    const content = Buffer.from('BT\n<0203> Tj ~~\n<02030405> Tj ~~\n<0203> TJ\n1 0 Td\n(x) Tj ~~\n[<0203>] TJ\nET\n');
    const [seen, asked]: [string[], string[]] = [[], []];
    eachOperator(content, {
      see: (_, start, end) => void seen.push(content.toString('latin1', start, end)),
      readGlyphs: (from) => {
        asked.push(content.toString('latin1', from - 2, from + 3));
        return from + 3;
      },
    });
    expect(asked).toEqual(['Tj ~~', 'Tj ~~', 'Tj ~~']);
    expect(seen.join(' ')).toBe('BT <0203> Tj <02030405> Tj <0203> TJ 1 0 Td (x) Tj [<0203>] TJ ET');
  });

  it('are found behind lists of every form', () => {
    const lists = ['[<0203> -1.5 <0041>]', '[]', '[<>]', '[<0203>\r-1]', '[<ab>]', '[(]) 1 <00>]', '[1 [<00>] /A]'];
    for (const list of lists)
      expect(read(`${list}TJ\nET`)).toEqual([
        [`${list}TJ`, 'TJ'],
        ['ET', 'ET'],
      ]);
  });

  it.each([
    ['a list whose text has no end', '[<0203 -1] TJ'],
    ['an operator that is not known', 'q foo'],
    ['an operator that begins like one', 'q BDCX'],
    ['one that begins as a glyph is shown', '<0203> Tjx'],
    ['an image inside the content', 'BI /W 1 /H 1 ID \u00ff EI'],
    ['operands without an operator', 'q 1 2'],
    ['more operands than any operator has', `${'1 '.repeat(41)}re`],
    ['a text without an end', '(a\\) Tj'],
    ['a hex text without an end', '<0203 Tj'],
    ['a dictionary without an end', '/P <</MCID 1 BDC'],
    ['a dictionary that ends by half', '/P <</MCID 1> BDC'],
    ['a list without an end', '[(a) TJ'],
    ['lists in lists without end', '['.repeat(100_000)],
    ['an end of nothing', 'q )'],
    ['a comment', 'q % a\nQ'],
  ])('are not read when there is %s', (_, content) => {
    // With words that tell why.
    expect(() => read(content)).toThrow(/[a-z]/);
  });

  it('have names of no letters, and groups in groups as far as eight in one', () => {
    expect(read('/ q')).toEqual([['/ q', 'q']]);
    expect(read(nested(9))).toEqual([[nested(9), 'TJ']]);
    expect(() => read(nested(10))).toThrow('without end');
    expect(read(operands(40))).toEqual([[operands(40), 're']]);
  });

  it('are read or refused for any bytes, in the end', () => {
    assert(
      property(uint8Array({ maxLength: 2000 }), (bytes) => {
        try {
          eachOperator(Buffer.from(bytes), {
            see: (_, start, end) => expect(end).toBeGreaterThan(start),
            readGlyphs: (from) => from,
          });
        } catch (error) {
          expect((error as Error).name).not.toBe('AssertionError');
        }
      }),
      { numRuns: 300 },
    );
  });
});
