import { describe, expect, it } from 'vitest';
import { extentOf, standBeside, type Segment } from './segments.ts';

const segmentAt = (x: number, end: number, y: number, size: number) =>
  extentOf([{ runs: [{ y, size }], line: { visual: [{ x, end }] } }] as unknown as Segment[]);

describe('lines that PDFium may take for one', () => {
  const title = segmentAt(80, 540, 302, 15);

  it('stand beside each other with letters as high, such as a heading in the margin and a title', () => {
    expect(standBeside(segmentAt(600, 720, 307, 24), title)).toBe(true);
    expect(standBeside(title, segmentAt(600, 720, 307, 24))).toBe(true);
  });

  it('are neither below each other nor apart', () => {
    expect(standBeside(title, segmentAt(80, 540, 322, 13))).toBe(false);
    expect(standBeside(segmentAt(80, 540, 310, 24), title)).toBe(false);
    expect(standBeside(segmentAt(600, 720, 340, 24), title)).toBe(false);
  });
});
