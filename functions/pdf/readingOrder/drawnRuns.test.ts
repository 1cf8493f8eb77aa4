import { describe, expect, it } from 'vitest';
import { drawnRuns, writeDrawn } from './drawnRuns.ts';
import { hex } from './fontText.ts';
import { anyFont, seen, segmentOf } from './lines.fixture.ts';
import { logicalGlyphs, type LineGlyph } from './logicalOrder.ts';

/** Runs from left to right: the shown text, whether it is right-to-left, and the written text. */
type Shown = readonly (readonly [shown: string, rtl: boolean, text?: string])[];

/** Returns the runs of a Hebrew line as drawn; bars surround those that readers reverse. */
function runsOf(shown: Shown): string[] {
  let x = 0;
  const visual = shown.flatMap(([signs, rtl, text = signs]) =>
    Array.from(signs, (sign, index): LineGlyph => {
      x += 1;
      return { code: 0, x, end: x + 1, y: 0, at: 0, text: Array.from(text)[index] ?? '', shown: sign, rtl };
    }),
  );
  return drawnRuns(logicalGlyphs(visual, true)).map(({ isRight, glyphs }) => {
    const drawn = glyphs.map((glyph) => (isRight ? glyph.shown : glyph.text)).join('');
    return isRight ? `|${drawn}|` : drawn;
  });
}

it('[PDF-05] stands in the codes that it was printed in, but for a bracket that was written otherwise', () => {
  const font = anyFont();
  const drawn = (shown: string) => {
    const segment = segmentOf(shown, font);
    const codes = [...(writeDrawn([segment])[0] ?? '').matchAll(/<([0-9A-F]+)>/g)].flatMap(
      ([, all = '']) => all.match(/.{4}/g) ?? [],
    );
    const own = segment.line.visual.map(({ code }) => hex(code));
    return codes.filter((code) => !own.includes(code)).map((code) => seen(font.text(Number.parseInt(code, 16))));
  };
  expect([drawn('AB'), drawn('~ב'), drawn('~)=(')]).toEqual([[], ['›', '›'], ['(']]);
});

describe('runs of a line, in the order of reading', () => {
  it('[PDF-05] has Hebrew words and the spaces and signs between them as one, from left to right as they stand', () => {
    expect(runsOf([['לודג חותיפ ל"כנמ', true]])).toEqual(['|לודג חותיפ ל"כנמ|']);
  });

  it('[PDF-05] has what stands at the ends of Hebrew by itself: it would be turned with it', () => {
    expect(runsOf([['.החלצהב םויס', true]])).toEqual(['|החלצהב םויס|', '.']);
    expect(
      runsOf([
        ['18%', false],
        ['־ב הלע', true],
      ]),
    ).toEqual(['|־ב הלע|', '18%']);
  });

  it('[PDF-05] has brackets in Hebrew by themselves, as they were written: not all readers mirror them', () => {
    expect(runsOf([['(םידבוע) תווצ', true, ')םידבוע( תווצ']])).toEqual(['|תווצ|', ' ', '(', '|םידבוע|', ')']);
  });

  it('[PDF-05] has signs before what runs from the left by themselves, and those behind it with it', () => {
    expect(
      runsOf([
        ['+972-54', false],
        [' ןופלט', true],
      ]),
    ).toEqual(['|ןופלט|', ' ', '+', '972-54']);
    expect(
      runsOf([
        ['הריכב ', true],
        ['C++', false],
        [' תחתפמ', true],
      ]),
    ).toEqual(['|תחתפמ|', ' ', 'C++', ' ', '|הריכב|']);
  });
});
