import bidiFactory from 'bidi-js';
import { bold, bullet, NUMBERING, p, run, word } from '../../../functions/import/word/wordXml.fixture.ts';
import type { WrittenLine } from './lines.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines as paragraphs of a Word file, and one with these paragraphs alone. */
export const paragraphsOfWord = (lines: readonly WrittenLine[]): string[] =>
  lines.map(({ kind, text }) =>
    kind === 'heading'
      ? bold(escaped(text))
      : kind === 'item'
        ? bullet(escaped(text))
        : kind === 'name'
          ? p(run(escaped(text), '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/>'))
          : p(run(escaped(text)), kind === 'head' ? '<w:spacing w:before="120"/>' : ''),
  );

export const asWord = (lines: readonly WrittenLine[]): Uint8Array =>
  word(paragraphsOfWord(lines).join(''), { 'word/numbering.xml': NUMBERING });

/** How a line of a page is drawn: letters further apart, or with widths that are too small, as parts of the size. */
export interface Drawing {
  readonly tracking?: number;
  /** Of the widths that the font says, to those that letters are placed by. */
  readonly narrowed?: number;
  /** The mark of an item is a shape, and no letter. */
  readonly hasDrawnMark?: boolean;
  /** Points by which an item stands further in. */
  readonly indent?: number;
}

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 45];
const bidi = bidiFactory();
const isRightToLeft = (text: string) => /[\u0590-\u05ff]/.test(text);
/** Parts of the size that letters and spaces take. */
const widthOf = (letter: string) => (letter === ' ' ? 0.25 : /[וזיןfijlt.,|:1'"-]/.test(letter) ? 0.3 : 0.52);

/** A page of one font in Unicode, which names its letters; `drawn` says how each line is drawn. */
export function asPdf(
  lines: readonly WrittenLine[],
  drawn: (line: WrittenLine) => Drawing = () => ({}),
  more = '',
): Uint8Array {
  const isRight = lines.filter(({ text }) => isRightToLeft(text)).length * 2 > lines.length;
  const used = new Set<string>([' ']);
  let y = HEIGHT - 60;
  const content = lines.map((line) => {
    const size = line.kind === 'name' ? 22 : line.kind === 'heading' ? 14 : 10.5;
    y -= line.kind === 'heading' ? 28 : line.kind === 'head' ? 19 : 1.4 * size;
    const { tracking = 0, narrowed = 1, hasDrawnMark = false, indent = 14 } = drawn(line);
    const isItem = line.kind === 'item';
    const text = isItem && !hasDrawnMark ? `• ${line.text}` : line.text;
    const levels = bidi.getEmbeddingLevels(text, isRight ? 'rtl' : 'ltr');
    const letters = Array.from(bidi.getReorderedString(text, levels));
    const steps = letters.map((letter) => (widthOf(letter) / narrowed + tracking) * size);
    const wide = steps.reduce((sum, step) => sum + step, 0) - tracking * size;
    let x = (isRight ? WIDTH - MARGIN - wide : MARGIN) + (isItem ? indent : 0) * (isRight ? -1 : 1);
    const place = isRight ? x + wide + 6 : x - 9;
    const mark = isItem && hasDrawnMark ? `${place.toFixed(1)} ${(y + 2.5).toFixed(1)} 3 3 re f\n` : '';
    const shown = letters
      .map((letter, at) => {
        used.add(letter);
        const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
        const placed = `BT /F ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${code}> Tj ET`;
        x += steps[at] ?? 0;
        // A page that places its letters draws no spaces.
        return letter === ' ' && narrowed !== 1 ? '' : placed;
      })
      .join('\n');
    return mark + shown;
  });
  return new TextEncoder().encode(fileOf(content.join('\n') + more, [...used]));
}

const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;

function fileOf(content: string, letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.charCodeAt(0));
  const widths = letters.map((letter, at) => `${codes[at]} [${Math.round(widthOf(letter) * 1000)}]`).join(' ');
  const named = codes.map((code) => code.toString(16).padStart(4, '0')).map((code) => `<${code}> <${code}>`);
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def ' +
    '1 begincodespacerange <0000> <ffff> endcodespacerange\n' +
    Array.from({ length: Math.ceil(named.length / 100) }, (_, at) => named.slice(100 * at, 100 * (at + 1)))
      .map((some) => `${some.length} beginbfchar ${some.join('\n')} endbfchar`)
      .join('\n') +
    ' endcmap end end';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    stream(content),
    '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)' +
      `/Supplement 0>>/FontDescriptor 8 0 R/DW 520/W[${widths}]>>`,
    stream(map),
    '<</Type/FontDescriptor/FontName/Arial/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200' +
      '/CapHeight 700/StemV 80>>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return (
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}` +
    `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  );
}
