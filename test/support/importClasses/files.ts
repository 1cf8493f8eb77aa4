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
  /** What is drawn around it: on a layer, after an icon of a font of icons. */
  readonly around?: 'layer' | 'icon';
  /** It is no part of the page but was typed onto it: into a field, or as a text box, drawn by its writer or not. */
  readonly typed?: 'field' | 'box' | 'undrawn field' | 'undrawn box';
  /** An address after it. */
  readonly href?: string;
}

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 45];
const bidi = bidiFactory();
const isRightToLeft = (text: string) => /[\u0590-\u05ff]/.test(text);
/** Parts of the size that letters and spaces take. */
const widthOf = (letter: string) => (letter === ' ' ? 0.25 : /[וזיןfijlt.,|:1'"-]/.test(letter) ? 0.3 : 0.52);

/** The letter that a font of icons calls its picture. */
const ICON = 'R';
const hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** A page of one font in Unicode, which names its letters; `drawn` says how each line is drawn. */
export function asPdf(
  lines: readonly WrittenLine[],
  drawn: (line: WrittenLine, at: number) => Drawing = () => ({}),
): Uint8Array {
  const isRight = lines.filter(({ text }) => isRightToLeft(text)).length * 2 > lines.length;
  const used = new Set<string>([' ', ICON]);
  const annotations: Annotation[] = [];
  let y = HEIGHT - 60;
  const content = lines.map((line, index) => {
    const size = line.kind === 'name' ? 22 : line.kind === 'heading' ? 14 : 10.5;
    y -= line.kind === 'heading' ? 28 : line.kind === 'head' ? 19 : 1.4 * size;
    const how = drawn(line, index);
    const { tracking = 0, narrowed = 1, hasDrawnMark = false, indent = 14, around, typed, href } = how;
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
    const [left, bottom, right, top] = [x - wide - 4, y - 3, x + 4, y + size + 1];
    const about = `/Rect[${[left, bottom, right, top].map((side) => side.toFixed(1)).join(' ')}]`;
    if (href !== undefined) annotations.push({ written: `/Subtype/Link${about}/A<</S/URI/URI(${href})>>` });
    if (typed !== undefined) {
      const value = typed.endsWith('field') ? `/Subtype/Widget/FT/Tx/T(f${index})/V` : '/Subtype/FreeText/Contents';
      const look = `${about}${value}<feff${hex(line.text)}>/DA(/F ${size} Tf 0 g)/F 4`;
      const box = `${left.toFixed(1)} ${bottom.toFixed(1)} ${right.toFixed(1)} ${top.toFixed(1)}`;
      annotations.push({ written: look, ...(!typed.startsWith('undrawn') && { appearance: mark + shown, box }) });
      return '';
    }
    if (around === 'layer') return `/OC /L BDC\n${mark}${shown}\nEMC`;
    const before = isRight ? right + 3 : left - 8;
    const icon = `BT /I ${size} Tf 1 0 0 1 ${before.toFixed(2)} ${y.toFixed(2)} Tm <${hex(ICON)}> Tj ET\n`;
    return (around === 'icon' ? icon : '') + mark + shown;
  });
  return new TextEncoder().encode(fileOf(content.join('\n'), [...used], annotations));
}

/** What stands over a page: its entries, and what draws it within a box. */
interface Annotation {
  readonly written: string;
  readonly appearance?: string;
  readonly box?: string;
}

const stream = (text: string) => `<</Length ${text.length}>>\nstream\n${text}\nendstream`;

const font = (name: string, of: number) =>
  `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${of} 0 R]/ToUnicode 7 0 R>>`;
const descriptor = (name: string) =>
  `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200` +
  '/CapHeight 700/StemV 80>>';

function fileOf(content: string, letters: readonly string[], annotations: readonly Annotation[]): string {
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
  /** After the objects of the page itself. */
  const FIRST_APPEARANCE = 13;
  const appearances = annotations.filter(({ appearance }) => appearance !== undefined);
  const written = annotations.map((one) => {
    const number = FIRST_APPEARANCE + appearances.indexOf(one);
    return `<</Type/Annot${one.written}${one.appearance === undefined ? '' : `/AP<</N ${number} 0 R>>`}>>`;
  });
  // With a descriptor of its own: pdf.js takes fonts that share one for one font.
  const letterFont = (name: string, descriptor: number) =>
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)` +
    `/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 520/W[${widths}]>>`;
  const fonts = '/Font<</F 5 0 R/I 9 0 R>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[10 0 R]/D<</OFF[10 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Annots[${written.join('')}]` +
      `/Resources<<${fonts}/Properties<</L 10 0 R>>>>>>`,
    stream(content),
    font('Arial', 6),
    letterFont('Arial', 8),
    stream(map),
    descriptor('Arial'),
    font('FontAwesome6Free-Solid', 11),
    '<</Type/OCG/Name(Notes)>>',
    letterFont('FontAwesome6Free-Solid', 12),
    descriptor('FontAwesome6Free-Solid'),
    ...appearances.map(
      ({ appearance = '', box = '' }) =>
        `<</Type/XObject/Subtype/Form/BBox[${box}]/Resources<<${fonts}>>/Length ${appearance.length}>>\n` +
        `stream\n${appearance}\nendstream`,
    ),
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
