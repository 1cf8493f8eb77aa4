import { describe, expect, it } from 'vitest';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { PICTURES_BYTES } from '../process/pageImage.ts';
import { createPageRenderer, imageSides } from './renderPages.ts';

/** Returns a PDF whose pages have these boxes and a black square. */
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

interface WrittenPages {
  readonly count: number;
  readonly pictures: readonly { readonly png: string }[];
}

/** Returns a PDF of A4 pages in which every drawn pixel has its own grey, so that it cannot be compressed. */
function noisePdf(pages: number): Uint8Array {
  const [width, height] = [1_554, 2_200];
  const grey = Buffer.alloc(width * height);
  for (let at = 0, state = 1; at < grey.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grey[at] = state >>> 24;
  }
  const draw = 'q 595 0 0 842 0 0 cm /I Do Q';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, at) => `${at + 5} 0 R`).join(' ')}]/Count ${pages}>>`,
    `<</Length ${draw.length}>>\nstream\n${draw}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8` +
      `/Length ${grey.length}>>\nstream\n${grey.toString('latin1')}\nendstream`,
    ...Array.from(
      { length: pages },
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</XObject<</I 4 0 R>>>>>>',
    ),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n%%EOF`, 'latin1');
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
    // The image has the page's proportions.
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
    const { pictures } = (await render(pdfOf('0 0 595 842', '0 0 3000 1', '0 0 0 0', '0 0 0.01 0.01'), '')) as {
      pictures: readonly ({ readonly png: string; readonly width: number } | null)[];
    };
    const sides = pictures.map((page) => page && Buffer.from(page.png, 'base64').readUInt32BE(16));
    // For a page without room the renderer assumes letter paper.
    expect(sides).toEqual([1_554, null, 1_667, 1_897]);
  });

  it('is there of each page, up to as many as are read of a scan; what is no file has none', async () => {
    const render = await createPageRenderer();
    const read = (pages: number) => render(pdfOf(...Array.from({ length: pages }, () => '0 0 20 30')), '');
    expect(await read(1)).toMatchObject({ count: 1, pictures: [{ width: 20, height: 30 }] });
    expect(await read(UPLOAD_LIMITS.pages)).toHaveProperty('count', UPLOAD_LIMITS.pages);
    expect(await read(UPLOAD_LIMITS.pages + 1)).toEqual({ error: 'too_many_pages' });
    expect(await render(new TextEncoder().encode('no file'), '')).toEqual({ error: 'unreadable_pdf' });
  });

  it('comes with a later answer where this one is full: a page of noise is the most that one takes', async () => {
    const render = await createPageRenderer();
    const noise = noisePdf(3);
    const first = (await render(noise, '')) as WrittenPages;
    expect([first.count, first.pictures.length]).toEqual([3, 1]);
    const bytes = first.pictures[0]?.png.length ?? 0;
    expect(bytes).toBeGreaterThan(PICTURES_BYTES / 2);
    expect(bytes).toBeLessThan(PICTURES_BYTES);
    const last = (await render(noise, '2')) as WrittenPages;
    expect([last.count, last.pictures.length]).toEqual([3, 1]);
    // Plain pages fit into one answer.
    const plain = (await render(pdfOf('0 0 595 842', '0 0 595 842', '0 0 595 842'), '1')) as WrittenPages;
    expect([plain.count, plain.pictures.length]).toEqual([3, 2]);
  });
});
