import { describe, expect, it } from 'vitest';
import { photoFile } from '../../../../shared/resume/photoFiles.ts';
import { PHOTO } from '../../../../shared/resume/photo.fixture.ts';
import { firstCrop, MAX_ZOOM, placeCrop, zoomOf } from './crop.ts';
import { pictureFault } from './pictureFault.ts';

const JPEG = photoFile(PHOTO);
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const number = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const chunk = (kind: string, content = '') => `${number(content.length)}${kind}${content}CRC!`;
const png = (...chunks: readonly string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`);
const webp = (flags: number, more = 0) =>
  bytes(`RIFF${String.fromCharCode(14 + more, 0, 0, 0)}WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0`);
const container = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`);

describe('a file that is chosen as a photograph', () => {
  it.each([
    ['no bytes', new Uint8Array(), 'empty'],
    ['a JPEG', JPEG, undefined],
    ['a JPEG of a phone, with more pictures behind it', Uint8Array.from([...JPEG, ...JPEG.subarray(0, 90)]), undefined],
    ['a JPEG without its end', JPEG.subarray(0, -2), 'cut'],
    ['a JPEG that ends in its head', JPEG.subarray(0, 30), 'cut'],
    ['a PNG', png(chunk('IHDR', 'x'.repeat(13)), chunk('IDAT', 'x'), chunk('IEND')), undefined],
    ['a PNG without its end', png(chunk('IHDR', 'x'.repeat(13)), chunk('IDAT', 'x')), 'cut'],
    ['a PNG that moves', png(chunk('IHDR', 'x'.repeat(13)), chunk('acTL', 'x'.repeat(8)), chunk('IEND')), 'moving'],
    ['a GIF', bytes('GIF89a\x01\0\x01\0'), 'moving'],
    ['a WebP', webp(0x10), undefined],
    ['a WebP that moves', webp(0x12), 'moving'],
    ['a WebP without its end', webp(0x10, 9), 'cut'],
    ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => [brand, container(brand), 'heic'] as const),
    ['an AVIF', container('avif'), undefined],
    ['an AVIF that moves', container('avis'), 'moving'],
    ['a film', container('isom'), 'unreadable'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'unreadable'],
    ['a PDF', bytes('%PDF-1.7'), 'unreadable'],
    ['one byte', bytes('\xff'), 'unreadable'],
  ] as const)('%s', (_what, file, fault) => {
    expect(pictureFault(file)).toBe(fault);
  });
});

describe('the square of a picture', () => {
  it.each([
    [
      { width: 600, height: 900 },
      { x: 300, y: 375, edge: 600 },
    ],
    [
      { width: 900, height: 600 },
      { x: 450, y: 300, edge: 600 },
    ],
  ])('begins with as much as there is of %j', (size, crop) => {
    expect(firstCrop(size)).toEqual(crop);
    expect(zoomOf(crop, size)).toBe(1);
  });

  it('stays within the picture, however far it is dragged or zoomed', () => {
    const size = { width: 400, height: 200 };
    for (const x of [-1e4, 0, 150, 1e4])
      for (const y of [-1e4, 90, 1e4])
        for (const zoom of [0.1, 1, 2.5, 99]) {
          const crop = placeCrop(size, { x, y, zoom });
          expect(crop.x - crop.edge / 2).toBeGreaterThanOrEqual(0);
          expect(crop.x + crop.edge / 2).toBeLessThanOrEqual(400);
          expect(crop.y - crop.edge / 2).toBeGreaterThanOrEqual(0);
          expect(crop.y + crop.edge / 2).toBeLessThanOrEqual(200);
          expect(zoomOf(crop, size)).toBe(Math.min(MAX_ZOOM, Math.max(1, zoom)));
        }
    expect(placeCrop(size, { x: 150, y: 90, zoom: 2 })).toEqual({ x: 150, y: 90, edge: 100 });
  });
});
