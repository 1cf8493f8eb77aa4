import { endsWithMark } from './characterClasses.ts';
import { hex } from './fontText.ts';
import type { Placed } from './placed.ts';
import type { TextRun } from './textRuns.ts';

/** Never with an exponent, which the format does not know. */
export const decimal = (value: number) =>
  Number.isSafeInteger(value) ? String(value) : value.toFixed(5).replace(/\.?0+$/, '');

/** pdf.js leaves out the shift behind a mark that is not seen; it takes the one behind that. */
const UNSEEN_SHIFT = '.00001';

/** One text operator, so that PDFium leaves its order. */
export function writeText(placed: readonly Placed[], { font, size, slant }: TextRun, y: number): string {
  const [first] = placed;
  if (!first) return '';
  const parts: string[] = [];
  let open = '';
  let at = first.x;
  let before = '';
  for (const { code, x, width, text } of placed) {
    const shift = Math.round(((at - x) / size) * 1000 * 1e5) / 1e5;
    if (shift !== 0) {
      if (open) parts.push(`<${open}>`);
      open = '';
      if (endsWithMark(before)) parts.push(UNSEEN_SHIFT);
      // Rounded to what `decimal` would leave of it.
      parts.push(String(shift));
    }
    open += hex(code);
    before = text;
    at = at - (shift * size) / 1000 + (width * size) / 1000;
  }
  if (open) parts.push(`<${open}>`);
  return `BT\n${font} ${size} Tf\n1 0 ${decimal(slant)} -1 ${first.x} ${y} Tm\n[${parts.join(' ')}] TJ\nET\n`;
}
