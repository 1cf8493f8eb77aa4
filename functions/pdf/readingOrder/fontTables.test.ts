import { describe, expect, it } from 'vitest';
import { addWidths, readUnicodeMap, readWidths } from './fontTables.ts';

describe("a font's tables", () => {
  it('say what codes stand for: one by one, of several letters, and in ranges', () => {
    const map =
      '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n' +
      '2 beginbfchar\n<0002> <05D0>\n<0004> <00660069>\nendbfchar\n' +
      '1 beginbfrange\n<0005> <0007> <0061>\nendbfrange\n1 beginbfchar\n<0001> <D83DDE00>\nendbfchar\nendcmap\n';
    expect(readUnicodeMap(map)).toEqual(['', '😀', 'א', '', 'fi', 'a', 'b', 'c']);
  });

  it.each([
    ['no table', 'endcmap', []],
    ['a table without an end', '1 beginbfchar\n<0001> <0041>\n', ['', 'A']],
    ['short codes', '2 beginbfchar\n<01> <41>\n<2> <5D0>\nendbfchar', ['', 'A', 'א']],
    [
      'codes beyond two bytes',
      '1 beginbfrange\n<FFFF> <FFFF> <0041>\nendbfrange',
      [...Array<string>(0xffff).fill(''), 'A'],
    ],
    [
      'two tables, of which the first has half a row',
      '1 beginbfchar\n<0001>\nendbfchar\n1 beginbfrange\n<0000> <0001> <0061>\nendbfrange',
      ['a', 'b'],
    ],
    ['half a row', '1 beginbfchar\n<0000> <0041>\n<0001>\nendbfchar', ['A']],
    ['a range that goes back', '1 beginbfrange\n<0003> <0001> <0041>\nendbfrange', []],
  ])('are read as far as they go with %s', (_, map, texts) => {
    expect(readUnicodeMap(map)).toEqual(texts);
  });

  it('say how wide codes are: lists from a first one on, and ranges of one width', () => {
    const font = '<</Type /Font\n/W [1 [777.5 250] 4 6 333]\n/DW 500>>';
    expect(readWidths(font, 500)).toEqual([500, 777.5, 250, 500, 333, 333, 333]);
    expect(readWidths(addWidths(font, ' 7 [9]'), 500)).toEqual([500, 777.5, 250, 500, 333, 333, 333, 9]);
    expect([readWidths('<</DW 500>>', 500), addWidths('<</DW 500>>', ' 7 [9]')]).toEqual([[], '<</DW 500>>']);
  });
});
