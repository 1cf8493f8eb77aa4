import bidiFactory from 'bidi-js';
import { strToU8 } from 'fflate';
import type { MadeDocument } from './madeDocument.ts';

const bidi = bidiFactory();
const visual = (text: string) =>
  bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, /[\u0590-\u05ff]/.test(text) ? 'rtl' : 'ltr'));
const ROWS = 44;
/** Lines of at most so many letters: what is drawn beyond the edge of a page is seen by nobody, and yet counted. */
const linesOf = (text: string, isLarge = false): readonly string[] =>
  text.match(isLarge ? /.{1,60}(?:\s|$)|.{1,60}/g : /.{1,90}(?:\s|$)|.{1,90}/g) ?? [];

/** A text on its row: Hebrew from its right end. */
function draw(text: string, x: number, y: number, size = 10, right = 555): string {
  const shown = visual(text);
  const codes = Array.from({ length: shown.length }, (_, at) => shown.charCodeAt(at).toString(16).padStart(4, '0'));
  const left = /[\u0590-\u05ff]/.test(text) ? right - shown.length * size * 0.5 : x;
  return `BT /F ${size} Tf ${left} ${y} Td <${codes.join('')}> Tj ET`;
}

/** Pages of one font that names its characters by Unicode; every letter is half as wide as it is high. */
export function writePdf({ header, footer, countsPages, blocks }: MadeDocument): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '',
    '<</Type/Font/Subtype/Type0/BaseFont/F/Encoding/Identity-H/ToUnicode 4 0 R/DescendantFonts[5 0 R]>>',
    '',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/F/CIDSystemInfo<</Registry(Adobe)' +
      '/Ordering(Identity)/Supplement 0>>/DW 500' +
      '/CIDToGIDMap/Identity/FontDescriptor 6 0 R>>',
    '<</Type/FontDescriptor/FontName/F/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0' +
      '/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  ];
  const links: string[] = [];
  const rows = blocks.flatMap((block): ((y: number) => string)[] => {
    if (block.kind === 'row')
      return [
        (y) => block.cells.map((text, at) => draw(text.slice(0, 24), 40 + at * 130, y, 10, 160 + at * 130)).join('\n'),
      ];
    const [indent, size] =
      block.kind === 'item' ? [15 + 15 * block.level, 10] : [0, block.kind === 'heading' ? 14 : 10];
    const mark = block.kind === 'item' ? '• ' : '';
    const shown = block.texts.filter(({ unseen }) => unseen === undefined);
    links.push(...shown.flatMap(({ href }) => href ?? []));
    const text = `${mark}${shown.map((one) => one.text).join(' ')}`;
    const note = block.kind === 'noted' ? linesOf(block.note) : [];
    return [...linesOf(text, size > 10), ...note].map(
      (line) => (y) => draw(line.trim(), 40 + indent, y, size, 555 - indent),
    );
  });
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / ROWS)) }, (_, page) => [
    ...linesOf(header).map((line, at) => draw(line.trim(), 40, 820 - at * 12)),
    ...rows.slice(page * ROWS, (page + 1) * ROWS).map((row, at) => row(780 - at * 16)),
    ...linesOf(footer).map((line, at) => draw(line.trim(), 40, 50 - at * 12)),
    ...(countsPages ? [draw(String(page + 1), 290, 20)] : []),
  ]);
  const annotations = links.map(
    (link, at) =>
      `<</Type/Annot/Subtype/Link/Rect[1 ${at} 2 ${at + 1}]/A<</S/URI/URI(${link.replaceAll(/[()\\]/g, '\\$&')})>>>>`,
  );
  const kids = pages.map((content, at) => {
    const stream = content.join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${objects.length + 2} 0 R` +
        `/Resources<</Font<</F 3 0 R>>>>` +
        `${at === 0 ? `/Annots[${annotations.join('')}]` : ''}>>`,
      `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    );
    return `${objects.length - 1} 0 R`;
  });
  // Only what is used: a map of all characters would take longer to read than the pages.
  const codes = new Set(
    [
      ...pages
        .flat()
        .join('')
        .matchAll(/<([\da-f]+)>/g),
    ].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  );
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n' +
    `1 begincodespacerange <0000> <ffff> endcodespacerange\n${codes.size} beginbfchar\n` +
    `${[...codes].map((code) => `<${code}> <${code}>`).join('\n')}\nendbfchar\nendcmap end end`;
  objects[3] = `<</Length ${map.length}>>\nstream\n${map}\nendstream`;
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`;
  return strToU8(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}` +
      `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
  );
}
