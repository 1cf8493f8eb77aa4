import { describe, expect, it } from 'vitest';
import { visibleGlyphs } from './glyphs.ts';
import { typedTextOf, type Annotation } from './typedText.ts';

const NOTE: Annotation = { subtype: 'FreeText', rect: [100, 700, 200, 720], contentsObj: { str: 'Noa' } };
/** What is seen of a text that somebody typed on a page of 600 by 800 points. */
function drawn(changes: Partial<Annotation>) {
  const typed = typedTextOf({ ...NOTE, ...changes });
  if (!typed) return [];
  const nothing = { fnArray: [], argsArray: [] };
  return visibleGlyphs(nothing, [1, 0, 0, -1, 0, 800], 600, 800, () => undefined, { typed: [typed] }).glyphs;
}
const str = (text: string) => ({ contentsObj: { str: text } });

const said = (changes: Annotation) => typedTextOf({ rect: [0, 0, 9, 9], ...changes })?.lines;

it('a note says its text, and a field of a form what was filled in', () => {
  expect(said(NOTE)).toEqual(['Noa']);
  expect(said({ subtype: 'Widget', fieldType: 'Tx', fieldValue: 'Dana', ...str('x') })).toEqual(['Dana']);
  expect(said({ ...NOTE, hasAppearance: false, annotationFlags: 4 })).toEqual(['Noa']);
  expect(said({ ...NOTE, ...str(' \n ') })).toBeUndefined();
  expect(said({ ...NOTE, contentsObj: {} })).toBeUndefined();
  expect(typedTextOf({ ...NOTE, rect: [0, 0, 9] })).toBeUndefined();
});

it('its lines end as each system ends them, and are no longer than a page', () => {
  expect(typedTextOf({ ...NOTE, ...str('a\nb\r\nc\rd') })?.lines).toEqual(['a', 'b', 'c', 'd']);
  expect(typedTextOf({ ...NOTE, ...str('x'.repeat(4_001)) })?.lines[0]).toHaveLength(4_000);
});

it('it has the size that is said, or a usual one', () => {
  const sizeOf = (fontSize: unknown) => typedTextOf({ ...NOTE, defaultAppearanceData: { fontSize } })?.size;
  expect([14, '9', 0, -3, 'x', undefined].map(sizeOf)).toEqual([14, 9, 11, 11, 11, 11]);
  expect(typedTextOf(NOTE)?.size).toBe(11);
});

const covers = (changes: Partial<Annotation>) => typedTextOf({ ...NOTE, ...changes })?.covers;

it('it hides what is below where it has a background, which no field has', () => {
  expect([covers({ color: [1, 1, 1] }), covers({ color: null }), covers({})]).toEqual([true, false, false]);
  expect(covers({ subtype: 'Widget', fieldType: 'Tx', fieldValue: 'x', color: [1, 1, 1] })).toBe(false);
});

describe('it is drawn', () => {
  it('from the left and the top, line by line, each letter half as wide as high', () => {
    const size = { defaultAppearanceData: { fontSize: 10 } };
    expect(
      drawn({ ...str('ab\nc'), ...size }).map(({ text, x, y, width, size: high }) => [text, x, y, width, high]),
    ).toEqual([
      ['a', 100, 92, 5, 10],
      ['b', 105, 92, 5, 10],
      ['c', 100, 104, 5, 10],
    ]);
  });

  it('from the right where its line runs so, brackets as they are seen there', () => {
    const glyphs = drawn({ ...str('(נועה)'), defaultAppearanceData: { fontSize: 10 } });
    expect(glyphs.map(({ text }) => text).join('')).toBe('(העונ)');
    expect([glyphs[0]?.x, glyphs.at(-1)?.x]).toEqual([170, 195]);
  });
});
