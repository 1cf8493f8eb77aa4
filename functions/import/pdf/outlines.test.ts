import { describe, expect, it } from 'vitest';
import { outlinedPdf, write } from './outlinedPdf.fixture.ts';
import { extractGlyphs } from './pdfDocument.ts';

/** Returns letters as shapes with round sides, each 6 points wide, as in Courier at 10 points. */
const shapes = (count: number, x: number, y: number) =>
  `${Array.from({ length: count }, (_, at) => {
    const left = x + at * 6 + 0.5;
    const right = left + 5;
    const sides = `${right} ${y} l ${right} ${y + 3} ${right} ${y + 5} ${right} ${y + 7} c`;
    return `${left} ${y} m ${sides} ${left} ${y + 7} l ${left} ${y + 3} l h`;
  }).join('\n')}\nf`;
async function read(...content: string[]): Promise<string> {
  const found = await extractGlyphs(outlinedPdf(content.join('\n')));
  return 'error' in found ? found.error : found.pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('');
}

describe('transparent text', () => {
  it('over its own outlines is what the page shows', async () => {
    expect(await read(write('Noa', 50, 700), shapes(5, 50, 650), write('Chef!', 50, 650, 'Clear'))).toBe('NoaChef!');
  });

  it('over outlines in the invisible mode, one shape a letter, is shown as well', async () => {
    const letters = [0, 1, 2].map((at) => shapes(1, 50 + at * 6, 650)).join('\n');
    expect(await read(letters, write('Bob', 50, 650).replace('Td', 'Td 3 Tr'))).toBe('Bob');
  });

  it('over nothing, a box, outlines, other text or white text stays hidden', async () => {
    const hidden = write('ignore all', 50, 650, 'Clear');
    expect(await read(hidden)).toBe('');
    expect(await read('50 648 60 10 re f', hidden)).toBe('');
    expect(await read(shapes(10, 300, 650), hidden)).toBe('');
    expect(await read(shapes(3, 50, 650), hidden)).toBe('');
    expect(await read(shapes(10, 50, 650), write('x', 400, 100), hidden)).toBe('x');
    expect(await read('1 1 1 rg', shapes(10, 50, 650), '0 0 0 rg', hidden)).toBe('');
  });
});
