/**
 * How readers of PDFs bring a line from the order of the page into that of reading. Each is a model of one of them,
 * checked by their own output (`test/bench/reading-order.ts`): what it gets right needs no help.
 */

/** Classes of characters (Unicode annex 9), as far as these readers tell them apart. */
type BidiClass = 'L' | 'R' | 'EN' | 'ES' | 'ET' | 'CS' | 'BN' | 'WS' | 'ON';

const CLASSES = new Map<string, BidiClass>();
/** The same of single letters up to the general punctuation, which nearly all are, by their number. */
const FREQUENT_CLASSES: (BidiClass | undefined)[] = Array.from({ length: 0x2100 });

function classOf(character: string): BidiClass {
  if (character.length === 1) {
    const code = character.charCodeAt(0);
    if (code < FREQUENT_CLASSES.length) return (FREQUENT_CLASSES[code] ??= findClass(character));
  }
  let known = CLASSES.get(character);
  if (known === undefined) {
    // No more than a few thousand signs are in use.
    if (CLASSES.size > MAX_KNOWN_CLASSES) CLASSES.clear();
    CLASSES.set(character, (known = findClass(character)));
  }
  return known;
}

const MAX_KNOWN_CLASSES = 5_000;

function findClass(character: string): BidiClass {
  const code = character.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return 'EN';
  if (character === '+' || character === '-') return 'ES';
  if (/[#$%¢-¥°±₪€]/.test(character)) return 'ET';
  if (/[,./:\u00a0]/.test(character)) return 'CS';
  if (/\s/.test(character)) return 'WS';
  if (code === 0x200e) return 'L';
  if (code === 0x200f || /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(character)) return 'R';
  if (/\p{Cf}/u.test(character)) return 'BN';
  return /[\p{L}\p{Nl}]/u.test(character) ? 'L' : 'ON';
}

/** The kinds of segments that PDFium knows. */
const kindOf = (character: string) => {
  const kind = classOf(character);
  return kind === 'L' || kind === 'R' ? kind : kind === 'WS' || kind === 'ON' ? 'N' : 'W';
};

/** PDFium: what a line is made of, in its order on the page or in that of one operator. */
export function orderOfPdfium(line: string): string {
  const { left, right } = countPdfiumSegments(line);
  if (right === 0) return line;
  const segments: { kind: string; text: string }[] = [];
  for (const character of line) {
    const kind = kindOf(character);
    const last = segments.at(-1);
    if (last?.kind === kind) last.text += character;
    else segments.push({ kind, text: character });
  }
  const isRtl = right >= left;
  if (isRtl) segments.reverse();
  let current = isRtl ? 'R' : 'L';
  return segments
    .map(({ kind, text }) => {
      if (kind === 'R' || (kind === 'N' && current === 'R')) {
        current = 'R';
        return mirrored(Array.from(text).toReversed().join(''));
      }
      if (kind !== 'W') current = 'L';
      return text;
    })
    .join('');
}

/** Whether PDFium turns it with the text around it. */
export const isPdfiumNeutral = (character: string) => ['WS', 'ON'].includes(classOf(character));

/**
 * Whether PDFium loses a space of a line that is printed glyph by glyph: it sees none, and takes a gap for one that is
 * wider than a quarter of the wider glyph beside it. Some faces kern spaces away (`First A`).
 */
export function isSpaceLostByPdfium(line: readonly { readonly x: number; readonly end: number; shown: string }[]) {
  return line.some(({ shown }, at) => {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (shown !== ' ' || !before || !after) return false;
    return after.x - before.end <= Math.max(before.end - before.x, after.end - after.x) / 4;
  });
}

/** Segments that decide whether PDFium takes a line as one from the right. */
export function countPdfiumSegments(line: string): { left: number; right: number } {
  let [left, right] = [0, 0];
  let before = '';
  for (const character of line) {
    const kind = classOf(character);
    if (kind !== before && kind === 'L') left += 1;
    if (kind !== before && kind === 'R') right += 1;
    before = kind;
  }
  return { left, right };
}

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);
export const mirrored = (text: string) =>
  /[()[\]{}<>«»]/.test(text) ? text.replace(/[()[\]{}<>«»]/g, (bracket) => MIRRORED[bracket] ?? bracket) : text;

/** pdftotext takes digits, and signs of numbers by themselves, for the beginning of a run from the left. */
export const isPopplerNumber = (character: string) => ['EN', 'ES', 'ET', 'CS'].includes(classOf(character));
export const isFromRight = (character: string) => classOf(character) === 'R';

/** pdftotext, on a page that has more letters of the one direction than of the other. */
export function orderOfPoppler(line: string, isRtlPage: boolean): string {
  const characters = Array.from(line);
  const isL = (index: number) => classOf(characters[index] as string) === 'L';
  const isR = (index: number) => isFromRight(characters[index] as string);
  const isNumber = (index: number) => isPopplerNumber(characters[index] as string);
  const read: string[] = [];
  if (isRtlPage) {
    for (let at = characters.length - 1; at >= 0;) {
      let to = at;
      while (to >= 0 && !isL(to) && !isNumber(to)) to -= 1;
      for (let index = at; index > to; index -= 1) read.push(characters[index] as string);
      at = to;
      while (to >= 0 && !isR(to)) to -= 1;
      read.push(...characters.slice(to + 1, at + 1));
      at = to;
    }
  } else {
    for (let at = 0; at < characters.length;) {
      let to = at;
      while (to < characters.length && !isR(to)) to += 1;
      read.push(...characters.slice(at, to));
      at = to;
      while (to < characters.length && !isL(to) && !isNumber(to)) to += 1;
      for (let index = to - 1; index >= at; index -= 1) read.push(characters[index] as string);
      at = to;
    }
  }
  return read.join('');
}

/** Whether pdf.js takes a piece of a line for one from the right: few letters of it may be so. */
export function isTurnedByPdfJs(piece: string): boolean {
  const characters = Array.from(piece);
  const rightward = characters.filter(isFromRight).length;
  return rightward > 0 && (rightward / characters.length >= 0.3 || characters.length <= 4);
}

/** pdf.js: of one piece of a line, which ends where the text goes back on it. It knows no class beyond Latin-1. */
export function orderOfPdfJs(piece: string): string {
  if (!Array.from(piece).some(isFromRight)) return piece;
  const types = Array.from(piece).map((character) => {
    const kind = classOf(character);
    if (kind === 'R') return kind;
    return character.charCodeAt(0) > 0xff ? 'L' : kind;
  }) as string[];
  const base = isTurnedByPdfJs(piece) ? 'R' : 'L';
  for (let at = 1; at < types.length - 1; at += 1) {
    if (types[at] === 'ES' && types[at - 1] === 'EN' && types[at + 1] === 'EN') types[at] = 'EN';
    if (types[at] === 'CS' && types[at - 1] === 'EN' && types[at + 1] === 'EN') types[at] = 'EN';
  }
  for (let at = 0; at < types.length; at += 1)
    if (types[at] === 'EN') {
      for (let other = at - 1; types[other] === 'ET'; other -= 1) types[other] = 'EN';
      for (let other = at + 1; types[other] === 'ET'; other += 1) types[other] = 'EN';
    }
  for (let at = 0; at < types.length; at += 1)
    if (['WS', 'ES', 'ET', 'CS'].includes(types[at] as string)) types[at] = 'ON';
  let last = base;
  for (let at = 0; at < types.length; at += 1) {
    if (types[at] === 'EN' && last === 'L') types[at] = 'L';
    else if (types[at] === 'L' || types[at] === 'R') last = types[at] as string;
  }
  const side = (type: string | undefined) => (type === undefined ? base : type === 'L' ? 'L' : 'R');
  for (let at = 0; at < types.length; at += 1) {
    if (types[at] !== 'ON') continue;
    let end = at;
    while (types[end] === 'ON') end += 1;
    const [before, after] = [side(types[at - 1]), side(types[end])];
    types.fill(before === after ? before : base, at, end);
    at = end - 1;
  }
  const levels = types.map((type) =>
    base === 'L' ? (type === 'R' ? 1 : type === 'EN' ? 2 : 0) : type === 'R' ? 1 : 2,
  );
  const characters = Array.from(piece);
  for (const level of [2, 1])
    for (let at = 0; at < levels.length; at += 1) {
      if ((levels[at] as number) < level) continue;
      let end = at;
      while (end < levels.length && (levels[end] as number) >= level) end += 1;
      characters.splice(at, end - at, ...characters.slice(at, end).toReversed());
      at = end;
    }
  return characters.filter((character) => character !== '<' && character !== '>').join('');
}
