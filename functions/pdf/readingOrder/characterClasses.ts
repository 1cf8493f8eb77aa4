/** Classes of characters (Unicode annex 9), as far as readers of PDFs tell them apart. */
export const BidiClass = { L: 1, R: 2, EN: 3, ES: 4, ET: 5, CS: 6, BN: 7, WS: 8, ON: 9 } as const;
export type BidiClass = (typeof BidiClass)[keyof typeof BidiClass];

/** Of each unit of UTF-16, once it was asked for: readers' models ask for every letter of a page several times. */
const CLASSES = new Uint8Array(0x10000);

/** The class of a character, by its number. */
export function bidiClass(point: number): BidiClass {
  if (point > 0xffff) return findClass(String.fromCodePoint(point));
  const known = CLASSES[point] as BidiClass | 0;
  return known === 0 ? (CLASSES[point] = findClass(String.fromCharCode(point))) : known;
}

/** The class of what a glyph stands for, or several do: of more than one character, the first class that any has. */
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

/**
 * A question about what glyphs stand for, whose answer for each unit of UTF-16 is found once: nearly all glyphs stand
 * for one, and a line asks the same of each of them several times.
 */
export function asksOnce(test: (text: string) => boolean): (text: string) => boolean {
  const answers = new Uint8Array(0x10000);
  return (text) => {
    if (text.length !== 1) return test(text);
    const unit = text.charCodeAt(0);
    if (answers[unit] === 0) answers[unit] = test(text) ? 2 : 1;
    return answers[unit] === 2;
  };
}

/** Whether anything of it is seen. */
export const hasInk = asksOnce((text) => /[^\s\p{Cf}]/u.test(text));
/** Whether it ends with a mark that is not seen. */
export const endsWithMark = asksOnce((text) => /\p{Cf}$/u.test(text));
export const hasLetter = asksOnce((text) => /\p{L}/u.test(text));

/** The numbers of a text's characters: to go over them costs less than over as many texts. */
export function pointsOf(text: string): number[] {
  // Of that length from the start: an array that grows is copied again and again.
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

/** A line has some hundred characters, so that they fit into one call. */
export const textOfPoints = (points: readonly number[]): string => {
  if (points.length <= MAX_ARGUMENTS) return String.fromCodePoint(...points);
  let text = '';
  for (let start = 0; start < points.length; start += MAX_ARGUMENTS)
    text += String.fromCodePoint(...points.slice(start, start + MAX_ARGUMENTS));
  return text;
};
const MAX_ARGUMENTS = 4_096;

/** Of each unit of UTF-16, 2 more than its side, once it was asked for. */
const SIDES = new Uint8Array(0x10000);

/** 1 of a letter that runs from the right, -1 of one from the left, 0 of everything else. */
export function sideOf(text: string): number {
  if (text.length !== 1) return findSide(text);
  const unit = text.charCodeAt(0);
  if (SIDES[unit] === 0) SIDES[unit] = 2 + findSide(text);
  return (SIDES[unit] as number) - 2;
}

const findSide = (text: string) => (/[\u0590-\u08ff]/.test(text) ? 1 : /\p{L}/u.test(text) ? -1 : 0);
