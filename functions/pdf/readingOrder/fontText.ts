import { unpack } from '../reusedZlib.ts';
import { fillUpTo, readUnicodeMap, readWidths } from './fontTables.ts';

/** The texts of a font's glyphs, and their widths in thousandths of the type size. */
export interface FontText {
  /** Returns the text of a glyph; empty if the font gives none. */
  text(code: number): string;
  width(code: number): number;
  /** Returns a code for the same glyph with another text, and `width` if given. */
  alias(code: number, text: string, width?: number): number;
  /** Returns a code for the same glyph and text with an integer width; the same code if its width is one. */
  whole(code: number): number;
  /** How far letters reach above and below the baseline, in type sizes, as the font states. */
  readonly ascent: number;
  readonly descent: number;
  /** Source of the ToUnicode map as the browser wrote it. */
  readonly map: string;
  /** Codes that were added. */
  readonly aliases: readonly FontAlias[];
  readonly highestCode: number;
}

export interface FontAlias {
  readonly code: number;
  readonly glyph: number;
  readonly text: string;
  readonly width: number;
}

const MAX_MAP_BYTES = 1_000_000;
/** More than any glyph's width, in thousandths of the size. */
const MAX_WIDTH = 1_000_000;

/** Defaults for a descriptor without values. */
const DEFAULT_ASCENT = 950;
const DEFAULT_DESCENT = 350;

/** Reads a font from its ToUnicode map, its source with the widths, and its descriptor. */
export function readFontText(packedMap: Buffer, descendant: string, descriptor: string): FontText {
  const map = unpack(packedMap, MAX_MAP_BYTES).toString('latin1');
  const defaultWidth = Number(/\/DW ([\d.]+)/.exec(descendant)?.[1] ?? 1000);
  // Arrays without holes, because every glyph of a page looks into them many times.
  const texts = readUnicodeMap(map);
  const widths = readWidths(descendant, defaultWidth);
  const highestCode = Math.max(0, texts.length - 1, widths.length - 1);
  fillUpTo(texts, highestCode + 1, '');
  fillUpTo(widths, highestCode + 1, defaultWidth);
  const metric = (name: string) => new RegExp(`/${name} -?([\\d.]+)`).exec(descriptor)?.[1];
  return new PrintedFont(
    { texts, widths, defaultWidth, highestCode },
    map,
    Number(metric('Ascent') ?? DEFAULT_ASCENT) / 1000,
    Number(metric('Descent') ?? DEFAULT_DESCENT) / 1000,
  );
}

/** Texts and widths by code, without holes. */
interface FontTables {
  readonly texts: string[];
  readonly widths: number[];
  readonly defaultWidth: number;
  readonly highestCode: number;
}

class PrintedFont implements FontText {
  readonly #texts: string[];
  readonly #widths: number[];
  readonly #defaultWidth: number;
  /** Added codes by glyph, width and text. */
  readonly #codes = new Map<number, Map<string, number>>();
  readonly #glyphs = new Map<number, number>();
  /** Results of {@link whole} plus one, cached because every rewritten glyph asks. */
  readonly #whole: Uint16Array;
  readonly highestCode: number;
  readonly aliases: FontAlias[] = [];
  readonly map: string;
  readonly ascent: number;
  readonly descent: number;

  constructor(tables: FontTables, map: string, ascent: number, descent: number) {
    this.#texts = tables.texts;
    this.#widths = tables.widths;
    this.#defaultWidth = tables.defaultWidth;
    this.highestCode = tables.highestCode;
    this.#whole = new Uint16Array(tables.highestCode + 1);
    this.map = map;
    this.ascent = ascent;
    this.descent = descent;
  }

  text(code: number): string {
    return this.#texts[code] ?? '';
  }

  width(code: number): number {
    return this.#widths[code] ?? this.#defaultWidth;
  }

  whole(code: number): number {
    const known = this.#whole[code] as number;
    if (known > 0) return known - 1;
    const width = this.width(code);
    const rounded = Math.round(width);
    const whole = rounded === width ? code : this.alias(code, this.text(code), rounded);
    this.#whole[code] = whole + 1;
    return whole;
  }

  alias(from: number, text: string, width = Math.round(this.width(from))): number {
    const glyph = this.#glyphs.get(from) ?? from;
    const place = glyph * MAX_WIDTH + width;
    let byText = this.#codes.get(place);
    if (!byText) this.#codes.set(place, (byText = new Map()));
    let code = byText.get(text);
    if (code === undefined) {
      code = this.highestCode + 1 + this.aliases.length;
      byText.set(text, code);
      this.#glyphs.set(code, glyph);
      this.#texts[code] = text;
      this.#widths[code] = width;
      this.aliases.push({ code, glyph, text, width });
    }
    return code;
  }
}

/** Returns a font's parts with its added codes: the ToUnicode map's source (not packed), the widths, the glyph map. */
export function addAliases({ map, aliases, highestCode }: FontText): { map: string; widths: string; glyphs: Buffer } {
  const rows: string[] = [];
  for (let start = 0, end = 0; start < aliases.length; start = end) {
    const first = highestCode + 1 + start;
    // All codes of one list must have the same high byte.
    end = Math.min(aliases.length, start + 0x100 - (first % 0x100));
    rows.push(listTexts(first, aliases.slice(start, end)));
  }
  const glyphs = Uint16Array.from({ length: highestCode + 1 + aliases.length }, (_, code) => code);
  for (const { code, glyph } of aliases) glyphs[code] = glyph;
  return {
    map: map.replace('endcmap', `${rows.join('')}endcmap`),
    widths: ` ${highestCode + 1} [${aliases.map(({ width }) => width).join(' ')}]`,
    // The format is big-endian, this machine little-endian.
    glyphs: Buffer.from(glyphs.buffer).swap16(),
  };
}

/**
 * Returns the texts of successive codes from `first`. Ghostscript, which tools for smaller files use, keeps 32 bits of
 * a text. In a list it overlays the units, so that marks stay marks; in single rows it adds them up to wrong letters.
 * It ignores a list of one.
 */
function listTexts(first: number, aliases: readonly FontAlias[]): string {
  const texts = aliases.map(({ text }) => `<${utf16Hex(text)}>`).join('');
  return aliases.length === 1
    ? `1 beginbfchar\n<${hex(first)}> ${texts}\nendbfchar\n`
    : `1 beginbfrange\n<${hex(first)}> <${hex(first + aliases.length - 1)}> [${texts}]\nendbfrange\n`;
}

const HEX: (string | undefined)[] = Array.from({ length: 0x10000 });
/** Returns four hexadecimal digits. */
export const hex = (value: number) => (HEX[value] ??= (0x10000 + value).toString(16).slice(1).toUpperCase());
function utf16Hex(text: string): string {
  let units = '';
  for (let index = 0; index < text.length; index += 1) units += hex(text.charCodeAt(index));
  return units;
}
