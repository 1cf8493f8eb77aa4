import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PIXELS, openPicture, PictureFault } from './openPicture.ts';

/** The picture that the browser opens; undefined: it cannot. */
let picture: { readonly width: number; readonly height: number } | undefined;
/** What was done to each canvas, in order. */
let canvases: string[][];
/** What the browser cannot do. */
let missing: 'context' | 'jpeg' | undefined;
/** Addresses of pictures that the page holds. */
let held: Set<string>;

class OpenedImage extends EventTarget {
  naturalWidth = 0;
  naturalHeight = 0;
  set src(_: string) {
    if (picture) [this.naturalWidth, this.naturalHeight] = [picture.width, picture.height];
    queueMicrotask(() => this.dispatchEvent(new Event(picture ? 'load' : 'error')));
  }
}

const numbers = (...values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100).join(' ');

/** A canvas that tells what it is asked for; its points are all of one grey. */
function createCanvas() {
  const told: string[] = [];
  canvases.push(told);
  const canvas = {
    width: 0,
    height: 0,
    toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
      told.push(`${type} ${quality}`);
      done(missing === 'jpeg' ? null : new Blob(['jpeg']));
    },
    getContext: (kind: string, { alpha }: { alpha: boolean }) =>
      missing === 'context' || kind !== '2d' || alpha ? null : context,
  };
  const context = {
    canvas,
    fillStyle: '',
    fillRect: (...box: number[]) => told.push(`fill ${context.fillStyle} ${numbers(...box)}`),
    translate: (...by: number[]) => told.push(`move ${numbers(...by)}`),
    rotate: (angle: number) => told.push(`turn ${numbers(angle)}`),
    drawImage: (_: unknown, ...box: number[]) => told.push(`draw ${numbers(...box)}`),
    getImageData: (left: number, top: number, width: number, height: number) => {
      told.push(`read ${numbers(left, top, width, height)}`);
      return { width, height, data: new Uint8ClampedArray(4 * width * height).fill(200) };
    },
    putImageData: ({ data }: { data: Uint8ClampedArray }, left: number, top: number) =>
      told.push(`write ${data[0]} ${numbers(left, top)}`),
  };
  return canvas;
}

beforeEach(() => {
  [picture, canvases, missing, held] = [{ width: 30, height: 20 }, [], undefined, new Set()];
  vi.stubGlobal('Image', OpenedImage);
  vi.stubGlobal('document', { createElement: createCanvas });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    held.add('blob:1');
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void held.delete(url));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => openPicture(new Blob(['x']));
const sidesOf = async (width: number, height: number) => {
  picture = { width, height };
  const page = await open();
  return [page.width, page.height];
};
const faultOf = () =>
  open().then(
    () => 'none',
    (error: unknown) => (error instanceof PictureFault ? error.reason : 'another'),
  );

describe('a picture becomes a page', () => {
  it('painted on white paper, its paper white, as a JPEG without anything else of it', async () => {
    expect(await open()).toEqual({ jpeg: new Uint8Array(Buffer.from('jpeg')), width: 30, height: 20 });
    expect(canvases.at(-1)).toEqual([
      'fill #fff 0 0 30 20',
      'move 15 10',
      expect.stringMatching(/^turn -?0$/),
      'draw -15 -10 30 20',
      'read 0 0 30 20',
      'write 255 0 0',
      'image/jpeg 0.85',
    ]);
  });

  it('no larger than pages are read with, never larger than it is, and of a point at least', async () => {
    expect(await sidesOf(2_200, 10)).toEqual([2_200, 10]);
    expect(await sidesOf(4_400, 10)).toEqual([2_200, 5]);
    expect(await sidesOf(10, 4_400)).toEqual([5, 2_200]);
    expect(await sidesOf(9_000, 1)).toEqual([2_200, 1]);
    expect(await sidesOf(3, 2)).toEqual([3, 2]);
  });

  it('after its tilt was measured on a small copy of it', async () => {
    await sidesOf(1_600, 4);
    expect(canvases[0]?.at(-1)).toBe('read 0 0 800 2');
    await sidesOf(80, 4);
    expect(canvases[2]?.at(-1)).toBe('read 0 0 80 4');
  });
});

describe('a picture is none', () => {
  it('of more points than a phone gives, which is known before any is painted', async () => {
    picture = { width: MAX_PIXELS + 1, height: 1 };
    expect([await faultOf(), canvases]).toEqual(['tooLarge', []]);
    expect(await sidesOf(MAX_PIXELS, 1)).toEqual([2_200, 1]);
  });

  it('where the browser cannot open it, has no canvas for it, or writes no JPEG', async () => {
    missing = 'jpeg';
    expect(await faultOf()).toBe('unreadable');
    missing = 'context';
    expect(await faultOf()).toBe('unreadable');
    missing = undefined;
    picture = { width: 0, height: 0 };
    expect(await faultOf()).toBe('unreadable');
    picture = undefined;
    expect(await faultOf()).toBe('unreadable');
  });
});

it('the page holds a picture no longer than it is opened, whatever comes of it', async () => {
  const opened = open();
  expect(held.size).toBe(1);
  await opened;
  expect(held.size).toBe(0);
  picture = undefined;
  await faultOf();
  expect(held.size).toBe(0);
});
