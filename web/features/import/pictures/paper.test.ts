import { describe, expect, it } from 'vitest';
import { findTilt, toGrey, whitenPaper } from './paper.ts';

const [WIDTH, HEIGHT] = [560, 800];

/**
 * Paper with lines of words, turned clockwise by degrees, brighter above than below, with a dark band at its side, or
 * on a dark table.
 */
function paper(turned: number, { shade = 0, band = false, table = 0, pitch = 14 } = {}): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  const [sine, cosine] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [fromX, fromY] = [x - WIDTH / 2, y - HEIGHT / 2];
      const [column, row] = [fromX * cosine + fromY * sine + WIDTH / 2, fromY * cosine - fromX * sine + HEIGHT / 2];
      const isInk = column > 60 && column < 500 && row > 40 && row < 760 && row % pitch < 5 && column % 9 < 6;
      const isTable = Math.min(column, WIDTH - column, row, HEIGHT - row) < table;
      const light = (isTable ? 80 : isInk ? 40 : 230) * (1 - (shade * y) / HEIGHT);
      const at = 4 * (y * WIDTH + x);
      rgba[at] = rgba[at + 1] = rgba[at + 2] = band && x < 120 ? (isInk ? 250 : 50) : light;
    }
  return rgba;
}
const tiltOf = (rgba: Uint8ClampedArray) => findTilt({ grey: toGrey(rgba), width: WIDTH, height: HEIGHT });
const greyAt = (rgba: Uint8ClampedArray, x: number, y: number) => rgba[4 * (y * WIDTH + x)] ?? -1;

describe('a photographed page', () => {
  it.each([0, 0.7, -2.4, 3, 6.5, -7])('that is turned by %s degrees is found to be', (turned) => {
    expect(tiltOf(paper(turned))).toBeCloseTo(turned, 0);
    expect(Math.abs(tiltOf(paper(turned, { shade: 0.5 })) - turned)).toBeLessThan(0.3);
  });

  it.each([1, -0.6, -2, 3])('that lies on a dark table is found to be turned by %s degrees too', (turned) => {
    expect(Math.abs(tiltOf(paper(turned, { shade: 0.3, table: 45, pitch: 60 })) - turned)).toBeLessThan(0.3);
  });

  it('without lines stays as it is', () => {
    expect(tiltOf(new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(200))).toBe(0);
    expect(findTilt({ grey: new Uint8Array(), width: 0, height: 0 })).toBe(0);
    // Grains of a stone, one in fifty points: some direction has a few more of them in a row.
    let state = 1;
    const grains = Uint8Array.from({ length: 240 * 240 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 16 < 65_536 / 50 ? 40 : 220;
    });
    expect(findTilt({ grey: grains, width: 240, height: 240 })).toBe(0);
  });

  it('has white paper also in the shade, and ink as dark as it was beside it', () => {
    const rgba = paper(0, { shade: 0.5 });
    const ink = [200, 703] as const;
    expect([greyAt(rgba, 30, 700), greyAt(rgba, ...ink)]).toEqual([129, 22]);
    whitenPaper(rgba, WIDTH, HEIGHT);
    for (const y of [10, 300, 700, 790]) expect(greyAt(rgba, 30, y)).toBeGreaterThan(245);
    expect(greyAt(rgba, ...ink)).toBeLessThan(60);
  });

  it('keeps light words on a dark band', () => {
    const rgba = paper(0, { band: true });
    whitenPaper(rgba, WIDTH, HEIGHT);
    expect(greyAt(rgba, 30, 400)).toBeLessThan(80);
    expect(greyAt(rgba, 91, 408)).toBeGreaterThan(200);
  });

  it.each(['beside', 'below'])('is as bright as the blocks %s a point are, in between where they meet', (where) => {
    // Two blocks of paper, one in the shade, with points of ink along their middle.
    const ink = [0, 12, 24, 36, 47];
    const isBeside = where === 'beside';
    const [width, height] = isBeside ? [48, 24] : [24, 48];
    const point = (along: number, across: number) => 4 * (isBeside ? across * width + along : along * width + across);
    const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
    for (let along = 0; along < 48; along += 1)
      for (let across = 0; across < 24; across += 1) {
        const grey = across === 12 && ink.includes(along) ? 80 : along < 24 ? 150 : 200;
        rgba.fill(grey, point(along, across), point(along, across) + 3);
      }
    whitenPaper(rgba, width, height);
    // The ink by the paper: 150 up to the middle of its block, 175 where both meet, 200 from the middle of the other.
    const expected = [150, 150, 175, 200, 200].map((paper) => Math.round((255 * 80) / paper));
    expect(ink.map((along) => rgba[point(along, 12)])).toEqual(expected);
    expect([point(0, 0), point(47, 23), point(23, 12)].map((start) => [...rgba.subarray(start, start + 4)])).toEqual([
      [255, 255, 255, 255],
      [255, 255, 255, 255],
      [221, 221, 221, 255],
    ]);
  });

  it('is told in grey as bright as its colours look', () => {
    const rgba = Uint8ClampedArray.from([200, 0, 0, 255, 0, 200, 0, 255, 0, 0, 200, 255, 10, 20, 30, 0]);
    expect([...toGrey(rgba)]).toEqual([60, 118, 22, 18]);
  });

  it('of a few points in a corner is read to its edges', () => {
    // Wider and higher than blocks are: the last of each row and column have few points.
    const [width, height] = [50, 30];
    const grey = new Uint8Array(width * height).fill(220);
    const rgba = Uint8ClampedArray.from([...grey].flatMap((value) => [value, value, value, 255]));
    const corner = 4 * (width * height - 1);
    rgba.fill(40, corner, corner + 3);
    whitenPaper(rgba, width, height);
    expect([rgba[0], rgba[corner - 4], rgba[corner]]).toEqual([255, 255, Math.round((255 * 40) / 220)]);
  });
});
