import { endsWithMark } from './characterClasses.ts';
import { hex } from './fontText.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';

/** Never with an exponent, which the format does not know. */
export const decimal = (value: number) =>
  Number.isSafeInteger(value) ? String(value) : value.toFixed(5).replace(/\.?(?<!0)0+$/, '');

/** Of this many parts of a hundred thousand the same as `String`, in a third of the time. */
export function decimalOf(parts: number): string {
  const size = Math.abs(parts);
  if (!(size < MAX_PARTS)) return String(parts / 1e5);
  const whole = Math.floor(size / 1e5);
  const rest = size - whole * 1e5;
  const text = (parts < 0 ? '-' : '') + whole;
  if (rest === 0) return text;
  const first = Math.floor(rest / 1_000);
  const last = rest - first * 1_000;
  return last === 0 ? `${text}.${LAST_DIGITS[first * 10]}` : `${text}.${FIRST_DIGITS[first]}${LAST_DIGITS[last]}`;
}

/** Above it a number of parts is not exact. */
const MAX_PARTS = 1e13;
const FIRST_DIGITS = Array.from({ length: 100 }, (_, value) => String(100 + value).slice(1));
/** Of three, without zeros at the end. */
const LAST_DIGITS = Array.from({ length: 1_000 }, (_, value) =>
  String(1_000 + value)
    .slice(1)
    .replace(/(?<!0)0+$/, ''),
);

/**
 * pdf.js leaves out a mark that is not seen, with its width and the shift behind it; it takes the shift behind that.
 * The first one is the mark's width, or nothing that is seen of one without.
 */
const UNSEEN_SHIFT = '.00001';

/** One text operator, so that PDFium leaves its order. */
export function writeText(placed: readonly Placed[], { font, size, slant }: TextRun, y: number): string {
  const [first] = placed;
  if (!first) return '';
  // With what ends one of its texts and begins the next: the first glyph stands where the operator begins.
  let texts = '<';
  let pen = first.x;
  let before = '';
  let widthBefore = 0;
  for (const { code, x, width, text } of placed) {
    // Rounded to what `decimal` would leave of it.
    const parts = Math.round(((pen - x) / size) * 1000 * 1e5);
    const shift = parts / 1e5;
    if (parts !== 0) {
      const unseen = endsWithMark(before) ? widthBefore : 0;
      if (endsWithMark(before)) texts += `> ${unseen === 0 ? UNSEEN_SHIFT : unseen} `;
      else texts += '> ';
      texts += `${decimalOf(parts - unseen * 1e5)} <`;
    }
    texts += hex(code);
    before = text;
    widthBefore = width;
    pen = pen - (shift * size) / 1000 + (width * size) / 1000;
  }
  return `BT\n${font} ${size} Tf\n1 0 ${decimal(slant)} -1 ${first.x} ${y} Tm\n[${texts}>] TJ\nET\n`;
}
