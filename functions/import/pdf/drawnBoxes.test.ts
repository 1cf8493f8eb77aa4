import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { boxesAmong } from './drawnBoxes.ts';
import { visibleGlyphs } from './glyphs.ts';
import { IDENTITY } from './matrix.ts';

const drawn = (...all: readonly [left: number, right: number, top: number, bottom: number][]) =>
  boxesAmong(all.map(([left, right, top, bottom]) => ({ left, right, top, bottom }))).map(
    ({ left, right, top, bottom }) => [left, right, top, bottom],
  );

it('boxes are kept once; rules, bullets and what is no number are none', () => {
  expect(drawn([0, 100, 0, 50], [0.1, 100, 0, 50.2], [0, 100, 60, 62], [0, 4, 70, 74], [0, NaN, 0, NaN])).toHaveLength(
    1,
  );
});

it('two sides of one height are a frame', () => {
  expect(drawn([0, 1, 10, 60], [149, 150, 10.2, 60])).toEqual([[0, 150, 10, 60]]);
  expect(drawn([0, 1, 10, 60], [149, 150, 20, 60])).toEqual([]);
  expect(drawn([0, 1, 10, 60], [30, 31, 10, 60])).toEqual([]);
});

it('a page with more boxes than any résumé has takes no longer', () => {
  const boxes = Array.from({ length: 100_000 }, (_, at) => ({ left: at, right: at + 90, top: at, bottom: at + 90 }));
  expect(boxesAmong(boxes).length).toBeLessThan(1_000);
});

const path = (how: number, left: number) => [how, [], [left, 10, left + 100, 60]];

it('what is filled or stroked on a page is drawn, not what is transparent or only cuts', () => {
  const { boxes } = visibleGlyphs(
    {
      fnArray: [OPS.constructPath, OPS.constructPath, OPS.constructPath, OPS.setGState, OPS.constructPath],
      argsArray: [path(OPS.stroke, 0), path(OPS.fill, 110), path(OPS.endPath, 220), [[['ca', 0]]], path(OPS.fill, 330)],
    },
    IDENTITY,
    500,
    500,
    () => undefined,
  );
  expect(boxes.map(({ left }) => left)).toEqual([0, 110]);
});
