/** Returns a PDF of one page and one font. `content` may use the states /Clear (transparent) and /Solid. */
export function outlinedPdf(content: string): Uint8Array<ArrayBuffer> {
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

/** Width of a letter in Courier at 10 points. */
const STEP = 6;

export const write = (text: string, x: number, y: number, state = 'Solid') =>
  `/${state} gs BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET /Solid gs`;

/** Draws a text as shapes: equal letters have equal shapes, different letters different ones. */
export const draw = (text: string, x: number, y: number) =>
  `${Array.from(text)
    .map((letter, at) => {
      if (letter === ' ') return '';
      const code = letter.charCodeAt(0) - 32;
      const [left, right] = [x + at * STEP + 0.5, x + at * STEP + 5.5];
      // Two corners encode the letter.
      const [first, second] = [y + 1 + (code % 10) * 0.6, y + 1 + Math.floor(code / 10) * 0.6];
      return (
        `${left} ${y} m ${right} ${y} l ${right} ${first} ${right - 1} ${second} ${right} ${y + 7} c ` +
        `${left} ${y + 7} l ${left + 1} ${second} l h`
      );
    })
    .join('\n')}\nf`;
