/** Bidi classes of characters (Unicode annex 9), as far as PDF readers distinguish them. */
export const BidiClass = { L: 1, R: 2, EN: 3, ES: 4, ET: 5, CS: 6, BN: 7, WS: 8, ON: 9 } as const;
export type BidiClass = (typeof BidiClass)[keyof typeof BidiClass];

/** Class of each UTF-16 unit, cached because models of readers ask for every letter of a page several times. */
const CLASSES = new Uint8Array(0x10000);

/** Returns the class of a code point. */
export function bidiClass(point: number): BidiClass {
  if (point > 0xffff) return findClass(String.fromCodePoint(point));
  const known = CLASSES[point] as BidiClass | 0;
  return known === 0 ? (CLASSES[point] = findClass(String.fromCharCode(point))) : known;
}

/** Returns the class of a glyph's text; of several characters, the first that has a class. */
export function textClass(text: string): BidiClass {
  return text.length === 1 ? bidiClass(text.charCodeAt(0)) : findClass(text);
}

function findClass(character: string): BidiClass {
  const code = character.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return BidiClass.EN;
  if (character === '+' || character === '-') return BidiClass.ES;
  if (/[#$%¢-¥°±₪€]/.test(character)) return BidiClass.ET;
  if (/[,./:\u00a0]/.test(character)) return BidiClass.CS;
  if (/\s/.test(character)) return BidiClass.WS;
  if (code === 0x200e) return BidiClass.L;
  if (code === 0x200f || /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(character)) return BidiClass.R;
  if (/\p{Cf}/u.test(character)) return BidiClass.BN;
  return /[\p{L}\p{Nl}]/u.test(character) ? BidiClass.L : BidiClass.ON;
}

/** Caches a test of glyph texts for single UTF-16 units, as nearly all are; each is tested several times. */
export function asksOnce(test: (text: string) => boolean): (text: string) => boolean {
  const answers = new Uint8Array(0x10000);
  return (text) => {
    if (text.length !== 1) return test(text);
    const unit = text.charCodeAt(0);
    if (answers[unit] === 0) answers[unit] = test(text) ? 2 : 1;
    return answers[unit] === 2;
  };
}

/** Whether anything of the text is visible. */
export const hasInk = asksOnce((text) => /[^\s\p{Cf}]/u.test(text));
/** Whether the text ends with an invisible mark. */
export const endsWithMark = asksOnce((text) => /\p{Cf}$/u.test(text));
export const hasLetter = asksOnce((text) => /\p{L}/u.test(text));

/** Returns the code points of a text, which are faster to iterate than strings. */
export function pointsOf(text: string): number[] {
  // Allocated at full length, because a growing array is copied repeatedly.
  const points = Array.from<number>({ length: text.length });
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) as number;
    points[count] = point;
    count += 1;
    if (point > 0xffff) index += 1;
  }
  points.length = count;
  return points;
}

/** Returns the text of code points. A line has some hundred, which fit in one call. */
export const textOfPoints = (points: readonly number[]): string => {
  if (points.length <= MAX_ARGUMENTS) return String.fromCodePoint(...points);
  let text = '';
  for (let start = 0; start < points.length; start += MAX_ARGUMENTS)
    text += String.fromCodePoint(...points.slice(start, start + MAX_ARGUMENTS));
  return text;
};
const MAX_ARGUMENTS = 4_096;

/** Side of each UTF-16 unit plus 2; 0 if not computed yet. */
const SIDES = new Uint8Array(0x10000);

/** Returns 1 for a right-to-left letter, -1 for a left-to-right letter, 0 for anything else. */
export function sideOf(text: string): number {
  if (text.length !== 1) return findSide(text);
  const unit = text.charCodeAt(0);
  if (SIDES[unit] === 0) SIDES[unit] = 2 + findSide(text);
  return (SIDES[unit] as number) - 2;
}

const findSide = (text: string) => (/[\u0590-\u08ff]/.test(text) ? 1 : /\p{L}/u.test(text) ? -1 : 0);
