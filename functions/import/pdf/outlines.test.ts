import { describe, expect, it } from 'vitest';
import { extractGlyphs } from './pdfDocument.ts';

/** A page of one font; `content` may use the states /Clear (transparent) and /Solid. */
function pdf(content: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>' +
      '/ExtGState<</Clear<</ca 0>>/Solid<</ca 1>>>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(text);
}

/** Letters as shapes with round sides, each 6 wide, as Courier at 10 points has them. */
const shapes = (count: number, x: number, y: number) =>
  `${Array.from({ length: count }, (_, at) => {
    const left = x + at * 6 + 0.5;
    const right = left + 5;
    const sides = `${right} ${y} l ${right} ${y + 3} ${right} ${y + 5} ${right} ${y + 7} c`;
    return `${left} ${y} m ${sides} ${left} ${y + 7} l ${left} ${y + 3} l h`;
  }).join('\n')}\nf`;
const write = (text: string, x: number, y: number, state = 'Solid') =>
  `/${state} gs BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET /Solid gs`;

async function read(...content: string[]): Promise<string> {
  const found = await extractGlyphs(pdf(content.join('\n')));
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

  it('over nothing, over a box, beside outlines, over those of other text or over white ones stays hidden', async () => {
    const hidden = write('ignore all', 50, 650, 'Clear');
    expect(await read(hidden)).toBe('');
    expect(await read('50 648 60 10 re f', hidden)).toBe('');
    expect(await read(shapes(10, 300, 650), hidden)).toBe('');
    expect(await read(shapes(3, 50, 650), hidden)).toBe('');
    expect(await read(shapes(10, 50, 650), write('x', 400, 100), hidden)).toBe('x');
    expect(await read('1 1 1 rg', shapes(10, 50, 650), '0 0 0 rg', hidden)).toBe('');
  });
});
