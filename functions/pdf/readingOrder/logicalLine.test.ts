import { describe, expect, it } from 'vitest';
import { readLine } from './line.ts';
import { anyFont, glyphsOf, seen, type Shown } from './lines.fixture.ts';
import { logicalLine } from './logicalLine.ts';

/**
 * Returns a line's glyphs as drawn, with right-to-left marks as ‹ and left-to-right ones as ›, and the marks'
 * positions.
 */
function drawn(shown: Shown, isRtl: boolean, rest: Partial<Parameters<typeof logicalLine>[2]>): string {
  const font = anyFont();
  const place = { size: 10, isRtlPage: isRtl, before: '', goesOn: false, ...rest };
  return logicalLine(readLine(glyphsOf(shown, font), isRtl), font, place)
    .map(({ text, width, x }) => (width === 0 ? `${seen(text)}@${Math.round(x * 1_000) / 1_000}` : seen(text)))
    .join('|');
}

describe('a line in logical order, the letters of each word from the left', () => {
  it.each<[shown: Shown, isRtl: boolean, drawn: string, rest?: Partial<Parameters<typeof logicalLine>[2]>]>([
    ['~םולש', true, 'ם|ו|ל|ש'],
    ['~ב בא', true, 'ב|א| |ב '],
    ['AWS|~ ם', true, 'ם|‹› |A|W|S'],
    ['~ריכב |C++|~ תחתפמ', true, 'ת|ח|ת|פ|מ|‹› |C|+|+| |ר|י|כ|ב '],
    ['18%|~־ב הלע', true, 'ה|ל|ע|‹› |־|ב|1|8|%'],
    ['~(םידבוע) תווצ=)םידבוע( תווצ', true, 'ת|ו|ו|צ|‹› |(|ם|י|ד|ב|ו|ע|‹›@4.98|)'],
    ['2012|~ דע |(8200)|~ הדיחי', true, 'ה|ד|י|ח|י|‹› |(|8|2|0|0|)| |ד|ע |‹› |2|0|1|2'],
    ['.Lumio|~ תרבח', true, 'ת|ר|ב|ח|‹› |.|L|u|m|i|o'],
    ['~.החלצהב םויס', true, 'ם|ו|י|ס|‹› |ה|ח|ל|צ|ה|ב|.'],
    ['~לוד ,ביבא', true, 'ב|י|ב|א|,| |ל|ו|ד '],
    ['+972-54|~ ןופלט', true, 'ן|ו|פ|ל|ט|‹› |+|9|7|2|-|5|4'],
    ['A/B|~ ךילהת', true, 'ך|י|ל|ה|ת|‹› |A|/|B'],
    ['Led |~ל"הצ| until', false, 'L|e|d| |ה|צ|"|ל| |u|n|t|i|l'],
    ['at |~םילעופה קנב|, then', false, 'a|t| |ק|נ|ב|‹ |ם|י|ל|ע|ו|פ|ה|,| |t|h|e|n'],
    ['x |~(הנוע=)הנוע| 6', false, 'x| |ה|נ|ו|ע|‹›@9.96|)| |6'],
    ['Unit |~ל"הצ| (8200) until', false, 'U|n|i|t| |ה|צ|"|ל| |‹›@44.96|(|8|2|0|0|)| |u|n|t|i|l'],
    ['~"ב א"', false, '"|א|‹ |ב|‹›@-0.04|"'],
    ['~ב א|: 20', false, 'א|‹ |ב|:| |2|0'],
    ['~ב|1|~א', true, 'א|1|ב'],
    ['AB CD|~ א', true, 'א|‹› |A|B| |C|D'],
    ['AB |~א', true, 'א|A|B| '],
    ['~ א| AB', true, ' |A|B|א| '],
    ['~...|~א', true, 'א|.|.|.'],
    ['~א|~?!', true, '!|?|א'],
    ['- |~א', true, 'א|-| '],
    ['★|~ב', true, 'ב|★'],
    ['(|A', true, '‹›@4.98|(|A', { before: 'א' }],
    ['~★', true, '‹›@4.98|★', { before: 'א ' }],
    ['A', true, 'A', { before: 'א' }],
    ['~★', true, '★', { before: 'a' }],
    ['~ב א', true, 'א|‹› |ב', { goesOn: true }],
    ['~.ב א', true, 'א|‹› |ב|.', { goesOn: true }],
    ['~ב|(|12|)|~ א', true, 'א|‹› |(|1|2|)|ב'],
    ['12|~-|~א', true, 'א|-|1|2'],
    ['~ב |A| |~- א', true, 'א|‹› |-|A | | |ב '],
    ['a |~ב א|; b', false, 'a| |א|‹ |ב|‹›@24.96|;| |b'],
    ['a |~א| |!b', false, 'a| |א| |‹›@14.96|!|b'],
    ['a |~ב"א', false, 'a| |א|"|ב'],
    ['AB|~ ב|CD|~ א', true, 'א|‹› |C|D|ב|‹› |A|B'],
    ['AB  |~א', true, 'א|A|B| | '],
    ['~ב  א', true, 'א| | |ב '],
    ['~ב ,א', true, 'א|,| |ב '],
    ['~ב-א', true, 'א|-|ב'],
    ['~ב ,א', true, 'א|, | |ב', { goesOn: true }],
    // What stands back by less than two hundredths of the size does not go back.
    ['~ב בא', true, 'ב|א| |ב ', { size: 15 }],
    ['~ב בא', true, 'ב|א| |ב', { size: 1_000 }],
    ['~ב א', true, 'א|‹› |ב', { size: 12, goesOn: true }],
    ['~ב א', true, 'א| |ב', { size: 1_000, goesOn: true }],
    ['x|~ א', true, 'א|‹ |x', { isRtlPage: false }],
    ['(8)|~ א', true, 'א|‹ |‹›@-0.04|(|8|)', { isRtlPage: false }],
    ['~★ ב א', true, 'א| |ב |‹ |‹›@-0.04|★', { isRtlPage: false }],
  ])('[PDF-05] %s, from the right: %s', (shown, isRtl, expected, rest = {}) => {
    expect(drawn(shown, isRtl, rest)).toBe(expected);
  });
});

it('[PDF-05] glyphs keep their codes, but for those that were written otherwise', () => {
  const font = anyFont();
  const glyphs = glyphsOf('AB |~(א=)א', font);
  const placed = logicalLine(readLine(glyphs, true), font, { size: 10, isRtlPage: true, before: '', goesOn: false });
  const own = new Set(glyphs.map(({ code }) => code));
  expect(placed.flatMap(({ code, text }) => (own.has(code) ? text : []))).toEqual(['א', 'A', 'B', ' ']);
});
