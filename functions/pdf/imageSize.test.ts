import { describe, expect, it } from 'vitest';
import { png } from '../../test/attack/pictures.ts';
import { readImageSize } from './imageSize.ts';

const of = (type: string, bytes: number[] | string) =>
  `data:image/${type};base64,${Buffer.from(bytes as string, 'latin1').toString('base64')}`;
const frame = [0x2c, 0, 0, 0, 0, 0x60, 0xea, 1, 0, 0, 2, 2, 0x4c, 1, 0];

describe('the size of a picture', () => {
  it.each([
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
    ['a GIF', of('gif', [...Buffer.from('GIF89a'), 10, 0, 5, 0, 0, 0, 0, 0x3b]), { width: 10, height: 5 }],
    [
      'a GIF with a frame that is larger than it',
      of('gif', [...Buffer.from('GIF89a'), 10, 0, 5, 0, 0, 0, 0, 0x21, 0xf9, 1, 0, 0, ...frame, 0x3b]),
      { width: 60_000, height: 5 },
    ],
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
  ])('is none of %s', (address) => {
    expect(readImageSize(address)).toBeUndefined();
  });
});
