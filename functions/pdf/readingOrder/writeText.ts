import { endsWithMark } from './characterClasses.ts';
import { hex } from './fontText.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';

/** Formats a number without an exponent, which the format does not allow. */
export const decimal = (value: number) =>
  Number.isSafeInteger(value) ? String(value) : value.toFixed(5).replace(/\.?(?<!0)0+$/, '');

/** Formats a number given in hundred-thousandths like `String`, in a third of the time. */
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

/** Larger values are not exact. */
const MAX_PARTS = 1e13;
const FIRST_DIGITS = Array.from({ length: 100 }, (_, value) => String(100 + value).slice(1));
/** Three digits without trailing zeros. */
const LAST_DIGITS = Array.from({ length: 1_000 }, (_, value) =>
  String(1_000 + value)
    .slice(1)
    .replace(/(?<!0)0+$/, ''),
);

/**
 * pdf.js drops an invisible mark with its width and the shift after it, but applies a second shift. So the first shift
 * is the mark's width, or this invisible amount for a mark without width.
 */
const UNSEEN_SHIFT = '.00001';

/** Returns one text operator, whose order PDFium keeps. */
export function writeText(placed: readonly Placed[], { font, size, slant }: TextRun, y: number): string {
  const [first] = placed;
  if (!first) return '';
  // Each glyph is written with the end of one string and the beginning of the next; the first glyph is at the
  // operator's position.
  let texts = '<';
  let pen = first.x;
  let before = '';
  let widthBefore = 0;
  for (const { code, x, width, text } of placed) {
    // Rounded as `decimal` would.
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
