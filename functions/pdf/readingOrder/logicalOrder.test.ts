import { describe, expect, it } from 'vitest';
import { isMisread, logicalGlyphs, visualGlyphs } from './logicalOrder.ts';
import type { TextRun } from './textRuns.ts';

/**
 * Runs as the browser prints them, from left to right: the shown text, whether the browser marks it as right-to-left,
 * and the written text if it differs (a mirrored bracket).
 */
type Printed = readonly [shown: string, rtl?: boolean, text?: string];

function orderOf(runs: readonly Printed[], isRtl: boolean): string {
  let x = 0;
  const printed = runs.map(([shown, rtl = false, text = shown]) => {
    const letters = Array.from(text);
    const glyphs = Array.from(shown, (letter, at) => {
      x += 1;
      return { code: 0, x, end: x + 1, y: 0, at: 0, text: letters[at] ?? '', shown: letter, rtl: false };
    });
    return { rtl, hasRight: /[א-ת]/.test(shown), glyphs } as unknown as TextRun;
  });
  return logicalGlyphs(visualGlyphs(printed, isRtl), isRtl)
    .map(({ text }) => text)
    .join('');
}

describe('a sign that stands by itself', () => {
  it('[PDF-05] runs from the right where it is a mirrored bracket: a number in brackets belongs to its word', () => {
    const printed: Printed[] = [['season 6 '], ['(', false, ')'], ['6'], [' הנוע)', true, ' הנוע('], [': 18']];
    expect(orderOf(printed, false)).toBe('season 6 (עונה 6): 18');
  });

  it('[PDF-05] runs from the left in a line from the left, and with a line from the right', () => {
    expect(orderOf([['team '], ['('], ['A)']], false)).toBe('team (A)');
    expect(orderOf([['Meta'], [','], ['Google'], [' לצא', true]], true)).toBe('אצל Google,Meta');
  });

  it.each([
    ['behind a number', [['באהטיגב ', true], ['1.2K'], ['★'], [' םע', true]], 'עם 1.2K★ בגיטהאב'],
    ['before a number', [['ןמזב ', true], ['≥'], ['30%'], [' לעמ', true]], 'מעל ≥30% בזמן'],
    ['between two words from the left', [['Excel '], ['→'], [' BI'], ['־מ', true]], 'מ־Excel → BI'],
  ] as const)('[PDF-05] is a symbol that belongs to what runs from the left: %s', (_, runs, text) => {
    expect(orderOf(runs, true)).toBe(text);
  });

  it('[PDF-05] is a symbol of the line where signs from the right touch it, though they are no letters', () => {
    expect(orderOf([['-', true], ['★'], ['5']], true)).toBe('5★-');
    expect(orderOf([['(', true, ')'], ['★'], ['5'], [' א', true]], true)).toBe('א 5★)');
    // Blanks between them are of either direction.
    expect(orderOf([['א ', true], ['★'], ['5']], true)).toBe('★5 א');
  });

  it('[PDF-05] is a symbol of the line between words from the right, and where spaces part it from the others', () => {
    expect(orderOf([['ב ', true], ['→'], [' א', true]], true)).toBe('א → ב');
    expect(orderOf([['BI'], [' '], ['→'], [' '], ['Excel'], [' ', true]], true)).toBe(' Excel → BI');
  });
});

it.each([
  [
    'a number between two runs from the right belongs to them',
    [['דג ', true], ['12'], [' בא', true]],
    false,
    'אב 12 גד',
  ],
  ['letters from the left between them do not', [['בא', true], ['AB'], ['דג', true]], false, 'אבABגד'],
  ['nor do letters behind a number', [['בא', true], ['1B'], ['דג', true]], false, 'אב1Bגד'],
  ['three runs with numbers between', [['וה', true], ['2'], ['דג', true], ['1'], ['בא', true]], false, 'אב1גד2הו'],
  ['a number at the end stands behind', [['x'], ['בא', true], ['12']], false, 'xאב12'],
  ['a line from the right begins at the right', [['12'], [' בא', true], ['AB']], true, 'ABאב 12'],
  ['an open range stands before its word', [['03/2021 – '], ['בא', true]], true, '03/2021 – אב'],
  ['one with a hyphen too', [['2021 - '], ['בא', true]], true, '2021 - אב'],
  ['none without a number', [['a – '], ['בא', true]], true, 'אבa – '],
  ['none without a space behind it', [['2021 –'], ['בא', true]], true, 'אב2021 –'],
] as const)('[PDF-05] %s', (_, runs, isRtl, text) => {
  expect(orderOf(runs, isRtl)).toBe(text);
});

const isMisreadWith = (rtl: boolean, hasRight: boolean) => isMisread({ rtl, hasRight } as TextRun);

it('[PDF-05] a text is misread where letters from the right are said to run from the left', () => {
  expect([isMisreadWith(false, true), isMisreadWith(true, true), isMisreadWith(false, false)]).toEqual([
    true,
    false,
    false,
  ]);
});

const run = (x: number, shown: string) =>
  ({
    rtl: false,
    hasRight: false,
    glyphs: [{ code: 0, x, end: x + 1, y: 0, at: 0, text: shown, shown, rtl: false }],
  }) as unknown as TextRun;

it('[PDF-05] goes by where runs stand, and not by the order in which they were printed', () => {
  for (const places of [
    [3, 1, 2],
    [2, 1],
    [2, 3, 0, 1],
  ]) {
    const runs = places.map((x) => run(x, String(x)));
    expect(visualGlyphs(runs, false).map(({ text }) => text)).toEqual(places.map(String).toSorted());
  }
});
