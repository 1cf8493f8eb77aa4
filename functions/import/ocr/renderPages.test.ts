import { describe, expect, it } from 'vitest';
import { createPageRenderer, imageSides } from './renderPages.ts';

/** A PDF whose pages have these boxes and a square of ink. */
function pdfOf(...boxes: readonly string[]): Uint8Array {
  const ink = '0 0 100 100 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${boxes.map((_, at) => `${at + 4} 0 R`).join(' ')}]/Count ${boxes.length}>>`,
    `<</Length ${ink.length}>>\nstream\n${ink}\nendstream`,
    ...boxes.map((box) => `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 3 0 R>>`),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n%%EOF`);
}

describe('the image of a page', () => {
  it.each([
    ['of A4', 595, 842],
    ['of a point', 1, 1],
    ['of a hair', 0.01, 0.02],
    ['of a mile', 30_000, 30_000],
    ['of a long till roll', 200, 5_000],
    ['as flat as a reader takes', 3_000, 21],
  ])('%s has sides that every reader takes', (_, width, height) => {
    const sides = imageSides(width, height) as { width: number; height: number };
    expect(Math.max(sides.width, sides.height)).toBeLessThanOrEqual(2_200);
    expect(sides.width * sides.height).toBeLessThanOrEqual(3_600_000);
    expect(Math.min(sides.width, sides.height)).toBeGreaterThanOrEqual(15);
    // Places on it are those of the page.
    expect(sides.width / sides.height / (width / height)).toBeCloseTo(1, 1);
  });

  it.each([
    ['flat', 3_000, 1],
    ['upright and flat', 1, 3_000],
    ['without height', 595, 0],
    ['turned inside out', -595, 842],
    ['turned inside out twice', -595, -842],
    ['without a number', Number.NaN, 842],
    ['without an end', Infinity, 842],
  ])('that is %s is none', (_, width, height) => {
    expect(imageSides(width, height)).toBeUndefined();
  });

  it('is left out of a file beside the others, and stops none of them', async () => {
    const render = await createPageRenderer();
    const { pictures } = (await render(pdfOf('0 0 595 842', '0 0 3000 1', '0 0 0 0', '0 0 0.01 0.01'))) as {
      pictures: readonly ({ readonly png: string; readonly width: number } | null)[];
    };
    const sides = pictures.map((page) => page && Buffer.from(page.png, 'base64').readUInt32BE(16));
    // The renderer takes a box without room for a sheet of letter paper.
    expect(sides).toEqual([1_554, null, 1_667, 1_897]);
  });
});
