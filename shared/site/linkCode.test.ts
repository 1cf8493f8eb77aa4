import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { codeEdge } from '../resume/linkCode.ts';
import { encodeLink } from './linkCode.ts';

/** The package is called as a function, its types say that it is a module. */
const findCode = jsQR as unknown as typeof jsQR.default;
const DOTS = 4;

/** The picture of a code, each of its modules a few dots wide. */
function draw(code: string) {
  const edge = codeEdge(code);
  const width = edge * DOTS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of code.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row += 1)
      for (let column = Number(x) * DOTS; column < (Number(x) + Number(length)) * DOTS; column += 1)
        pixels.fill(0, 4 * (row * width + column), 4 * (row * width + column) + 3);
  return { pixels, width };
}

it.each(['https://korot.example/r/0123456789abcdefghjkmnpqrs', 'http://localhost:3000/r/zzzzzzzzzzzzzzzzzzzzzzzzzz'])(
  'the code of %s is read by another decoder, and has blank modules on each side',
  (address) => {
    const code = encodeLink(address);
    const { pixels, width } = draw(code);
    expect(findCode(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data).toBe(address);
    expect(codeEdge(code)).toBe(41);
    const dark = [...code.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((numbers) => numbers.slice(1).map(Number));
    expect(`41${dark.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')}`).toBe(code);
    const starts = dark.flatMap(([x = 0, y = 0]) => [x, y]);
    const ends = dark.flatMap(([x = 0, y = 0, length = 0]) => [x + length, y + 1]);
    expect([Math.min(...starts), Math.max(...ends)]).toEqual([4, 37]);
  },
);
