import { describe, expect, it } from 'vitest';
import { png } from '../../test/attack/pictures.ts';
import { readImageSize } from './imageSize.ts';

const of = (type: string, bytes: number[] | string) =>
  `data:image/${type};base64,${Buffer.from(bytes as string, 'latin1').toString('base64')}`;
const cut = (address: string, length: number) => {
  const [head = '', body = ''] = address.split(',');
  return `${head},${Buffer.from(body, 'base64').subarray(0, length).toString('base64')}`;
};
/** Returns a number as two bytes, little-endian. */
const le = (number: number) => [number & 0xff, number >> 8];
/** Pixels in two blocks. */
const PIXELS = [2, 2, 0x4c, 1, 1, 0x3b, 0];
/** Returns a GIF frame at this position and of this size, with its colour table. */
const frameAt = (x: number, y: number, width: number, height: number, colours: readonly number[] = []) => [
  0x2c,
  ...[x, y, width, height].flatMap((number) => le(number)),
  colours.length > 0 ? 0x81 : 0,
  ...colours,
  ...PIXELS,
];
const GIF = [...Buffer.from('GIF89a'), ...le(10), ...le(5)];
/** What follows the size of a GIF with a table of two colours. */
const COLOURED = [0x80, 0, 0, 0x2c, 0x2c, 0x2c, 0x2c, 0x2c, 0x2c];
const of10 = { width: 10, height: 5 };
const frame = [0x2c, 0, 0, 0, 0, 0x60, 0xea, 1, 0, 0, 2, 2, 0x4c, 1, 0];

describe('the size of a picture', () => {
  it.each<readonly [what: string, address: string, size: object]>([
    ['a PNG', png(640, 480), { width: 640, height: 480 }],
    [
      'a PNG of the kind that says more than it holds',
      png(2_000_000_000, 3, false),
      { width: 2_000_000_000, height: 3 },
    ],
    [
      'a JPEG, behind other parts',
      of(
        'jpeg',
        [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, 1, 2, 3, 4, 1, 0, 0, 0],
      ),
      { width: 0x304, height: 0x102 },
    ],
    [
      'a WebP with features',
      of('webp', 'RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\0\x09\0\0'),
      { width: 65_536, height: 10 },
    ],
    [
      'a WebP without loss',
      of('webp', `RIFF\x1e\0\0\0WEBPVP8L\x0a\0\0\0\x2f\xff\x3f\0\0${'\0'.repeat(8)}`),
      { width: 16_384, height: 1 },
    ],
    [
      'a WebP without loss, higher than wide',
      of('webp', `RIFF\x1e\0\0\0WEBPVP8L\x0a\0\0\0\x2f\x02\xc0\x9f\0${'\0'.repeat(8)}`),
      { width: 3, height: 640 },
    ],
    ['a GIF', of('gif', [...Buffer.from('GIF89a'), 10, 0, 5, 0, 0, 0, 0, 0x3b]), { width: 10, height: 5 }],
    [
      'a GIF with a frame that is larger than it',
      of('gif', [...Buffer.from('GIF89a'), 10, 0, 5, 0, 0, 0, 0, 0x21, 0xf9, 1, 0, 0, ...frame, 0x3b]),
      { width: 60_000, height: 5 },
    ],
    [
      'a GIF with tables of colours, whose second frame reaches beyond it',
      of('gif', [
        ...GIF,
        ...COLOURED,
        ...frameAt(0, 0, 3, 3, Array<number>(12).fill(0x3b)),
        ...frameAt(100, 200, 50, 60),
        0x3b,
      ]),
      { width: 150, height: 260 },
    ],
    ['a GIF that ends within a frame', of('gif', [...GIF, 0, 0, 0, ...frameAt(0, 0, 60, 60).slice(0, 9)]), of10],
    ['a GIF that ends behind its size', of('gif', GIF), of10],
    [
      'a WebP with loss',
      of('webp', `RIFF\x1e\0\0\0WEBPVP8 ${'\0'.repeat(10)}\x40\xc1\x90\xc2`),
      { width: 320, height: 656 },
    ],
    [
      'a JPEG with filling and marks without a length',
      of('jpeg', [0xff, 0xd8, 0, 0xff, 0xff, 0x01, 0xff, 0xd0, 0xff, 0xd9, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9, 1]),
      { width: 9, height: 7 },
    ],
    ...[0xc4, 0xc8, 0xcc].map(
      (marker) =>
        [
          `a JPEG with the part ${marker.toString(16)}, which is no frame`,
          of('jpeg', [0xff, 0xd8, 0xff, marker, 0, 9, 1, 1, 1, 1, 1, 1, 1, 0xff, 0xcf, 0, 11, 8, 0, 7, 0, 9, 1]),
          { width: 9, height: 7 },
        ] as const,
    ),
    [
      'a JPEG whose notes hold another one',
      of(
        'jpeg',
        [
          0xff, 0xd8, 0xff, 0xe1, 0, 13, 0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9,
          1,
        ],
      ),
      { width: 9, height: 7 },
    ],
    ['a PNG that ends behind its size', cut(png(640, 480), 24), { width: 640, height: 480 }],
  ])('of %s', (_, address, size) => {
    expect(readImageSize(address)).toEqual(size);
  });

  it.each([
    'data:image/png;base64,',
    'data:image/png;base64,AAAA',
    'data:image/png,%89PNG',
    'data:image/avif;base64,AAAA',
    'https://a.example/x.png',
    of('png', 'BM'.repeat(40)),
    cut(png(640, 480), 23),
    of('gif', GIF.slice(0, 9)),
    of('gif', 'GIF7'.repeat(4)),
    of('webp', `RIFF\x1e\0\0\0WEBPVP8X${'\0'.repeat(13)}`),
    of('webp', `RIFF\x1e\0\0\0WAVEVP8X${'\0'.repeat(14)}`),
    of('jpeg', [0xff, 0xd8, 0xff, 0xbf, 0, 9, 1, 1, 1, 1, 1, 1, 1, 0xff, 0xd0, 0, 11, 8, 0, 7, 0, 9, 1]),
    of('jpeg', [0xff, 0xd9, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9, 1]),
    of('jpeg', [0xfe, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9, 1]),
    of('jpeg', [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 9]),
  ])('is none of %s', (address) => {
    expect(readImageSize(address)).toBeUndefined();
  });
});
