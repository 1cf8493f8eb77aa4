import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { BidiClass, bidiClass, pointsOf, textClass, textOfPoints } from './characterClasses.ts';

/**
 * Models of how PDF readers bring a line from page order into reading order. Each is checked against the reader's real
 * output (`test/bench/reading-order.ts`). A line that a model reads correctly needs no change.
 */

const { L, R, EN, ES, ET, CS, BN, WS, ON } = BidiClass;

/** The kinds of segments in PDFium: letters of either direction, neutral characters, and everything else. */
const NEUTRAL = ON;
const WEAK = EN;
const kindOf = (kind: BidiClass): BidiClass =>
  kind === L || kind === R ? kind : kind === WS || kind === ON ? NEUTRAL : WEAK;

/** Returns a line in PDFium's order, from its order on the page or in one operator. */
export function orderOfPdfium(line: string): string {
  const { left, right } = countPdfiumSegments(line);
  if (right === 0) return line;
  const points = pointsOf(line);
  const kinds = points.map((point) => kindOf(bidiClass(point)));
  const isRtl = right >= left;
  const read: number[] = [];
  let current: BidiClass = isRtl ? R : L;
  const readSegment = (from: number, to: number, kind: BidiClass) => {
    if (kind === R || (kind === NEUTRAL && current === R)) {
      current = R;
      for (let index = to - 1; index >= from; index -= 1) read.push(mirroredPoint(points[index] as number));
    } else {
      if (kind !== WEAK) current = L;
      for (let index = from; index < to; index += 1) read.push(points[index] as number);
    }
  };
  if (isRtl)
    for (let to = points.length; to > 0;) {
      const kind = kinds[to - 1] as BidiClass;
      let from = to - 1;
      while (from > 0 && kinds[from - 1] === kind) from -= 1;
      readSegment(from, to, kind);
      to = from;
    }
  else
    for (let from = 0; from < points.length;) {
      const kind = kinds[from] as BidiClass;
      let to = from + 1;
      while (to < points.length && kinds[to] === kind) to += 1;
      readSegment(from, to, kind);
      from = to;
    }
  return textOfPoints(read);
}

/** Whether PDFium reverses a text with the text around it. */
export const isPdfiumNeutral = (text: string) => kindOf(textClass(text)) === NEUTRAL;

/**
 * Whether PDFium loses a space in a line that is printed glyph by glyph. It ignores the space itself and takes a gap
 * for one only if it is wider than a quarter of the wider neighbouring glyph. Some fonts kern spaces away (`First A`).
 */
export function isSpaceLostByPdfium(line: readonly { readonly x: number; readonly end: number; shown: string }[]) {
  return line.some(({ shown }, index) => {
    if (shown !== ' ') return false;
    const [before, after] = [line[index - 1], line[index + 1]];
    if (!before || !after) return false;
    return after.x - before.end <= Math.max(before.end - before.x, after.end - after.x) / 4;
  });
}

/** Counts the segments that decide whether PDFium takes a line as right-to-left. */
export function countPdfiumSegments(line: string): { left: number; right: number } {
  let [left, right, before] = [0, 0, 0];
  for (let index = 0; index < line.length; index += 1) {
    const point = line.codePointAt(index) as number;
    if (point > 0xffff) index += 1;
    const kind = bidiClass(point);
    if (kind !== before && kind === L) left += 1;
    if (kind !== before && kind === R) right += 1;
    before = kind;
  }
  return { left, right };
}

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);
export const mirrored = (text: string) =>
  text.replace(/[()[\]{}<>«»]/g, (bracket) => ownProperty(MIRRORED, bracket) as string);

const MIRRORED_POINTS = new Map(
  Object.entries(MIRRORED).map(([bracket, mirror]) => [bracket.charCodeAt(0), mirror.charCodeAt(0)]),
);
/** The highest mirrored code point. */
const LAST_MIRRORED = 0xbb;
const mirroredPoint = (point: number) => (point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point));

/** Whether pdftotext takes a text for the beginning of a left-to-right run: digits, and signs used in numbers. */
export const isPopplerNumber = (text: string) => isNumberClass(textClass(text));
const isNumberClass = (kind: BidiClass) => kind === EN || kind === ES || kind === ET || kind === CS;
export const isFromRight = (text: string) => textClass(text) === R;

/** Returns a line in pdftotext's order, which depends on the direction of most letters on the page. */
export function orderOfPoppler(line: string, isRtlPage: boolean): string {
  const points = pointsOf(line);
  const isL = (index: number) => bidiClass(points[index] as number) === L;
  const isR = (index: number) => bidiClass(points[index] as number) === R;
  const isNumber = (index: number) => isNumberClass(bidiClass(points[index] as number));
  const read: number[] = [];
  if (isRtlPage) {
    for (let from = points.length - 1; from >= 0;) {
      let to = from;
      while (to >= 0 && !isL(to) && !isNumber(to)) to -= 1;
      for (let index = from; index > to; index -= 1) read.push(points[index] as number);
      from = to;
      while (to >= 0 && !isR(to)) to -= 1;
      for (let index = to + 1; index <= from; index += 1) read.push(points[index] as number);
      from = to;
    }
  } else {
    for (let from = 0; from < points.length;) {
      let to = from;
      while (to < points.length && !isR(to)) to += 1;
      for (let index = from; index < to; index += 1) read.push(points[index] as number);
      from = to;
      while (to < points.length && !isL(to) && !isNumber(to)) to += 1;
      for (let index = to - 1; index >= from; index -= 1) read.push(points[index] as number);
      from = to;
    }
  }
  return textOfPoints(read);
}

/** Whether pdf.js takes a piece of a line as right-to-left, for which a few letters suffice. */
export const isTurnedByPdfJs = (piece: string): boolean => isTurned(pointsOf(piece));

function isTurned(points: readonly number[]): boolean {
  let rightward = 0;
  for (const point of points) if (bidiClass(point) === R) rightward += 1;
  return rightward > 0 && (rightward / points.length >= 0.3 || points.length <= 4);
}

/**
 * Returns a piece of a line, up to where the text moves back, in pdf.js's order. It knows no classes beyond Latin-1.
 */
export function orderOfPdfJs(piece: string): string {
  const points = pointsOf(piece);
  let [hasRight, hasLeft] = [false, false];
  const types = points.map((point) => {
    const kind = bidiClass(point);
    const type = kind !== R && point > 0xff ? L : kind;
    if (type === R) hasRight = true;
    else if (type === L || type === EN || type === BN) hasLeft = true;
    return type;
  });
  if (!hasRight) return piece;
  const base = isTurned(points) ? R : L;
  // Without left-to-right text the whole piece is reversed.
  if (base === R && !hasLeft) return withoutAngles(points.toReversed());
  resolveTypes(types, base);
  const levels = types.map((type) => (base === L ? (type === R ? 1 : type === EN ? 2 : 0) : type === R ? 1 : 2));
  for (const level of [2, 1])
    for (let start = 0; start < levels.length; start += 1) {
      if ((levels[start] as number) < level) continue;
      let end = start;
      while ((levels[end] as number) >= level) end += 1;
      for (let [left, right] = [start, end - 1]; left < right; left += 1, right -= 1) {
        const point = points[left] as number;
        points[left] = points[right] as number;
        points[right] = point;
      }
      start = end - 1;
    }
  return withoutAngles(points);
}

const withoutAngles = (points: readonly number[]) =>
  textOfPoints(points.some(isAngle) ? points.filter((point) => !isAngle(point)) : points);
const isAngle = (point: number) => point === 0x3c || point === 0x3e;

/** Replaces the classes of signs and spaces by their context as pdf.js does, in place. */
function resolveTypes(types: BidiClass[], base: BidiClass): void {
  for (let index = 1; index < types.length - 1; index += 1) {
    const isSign = types[index] === ES || types[index] === CS;
    if (isSign && types[index - 1] === EN && types[index + 1] === EN) types[index] = EN;
  }
  for (let index = 0; index < types.length; index += 1)
    if (types[index] === EN) {
      for (let other = index - 1; types[other] === ET; other -= 1) types[other] = EN;
      for (let other = index + 1; types[other] === ET; other += 1) types[other] = EN;
    }
  for (let index = 0; index < types.length; index += 1) {
    const type = types[index];
    if (type === WS || type === ES || type === ET || type === CS) types[index] = ON;
  }
  let last = base;
  for (let index = 0; index < types.length; index += 1) {
    if (types[index] === EN && last === L) types[index] = L;
    else if (types[index] === L || types[index] === R) last = types[index] as BidiClass;
  }
  const side = (type: BidiClass | undefined) => (type === undefined ? base : type === L ? L : R);
  for (let start = 0; start < types.length; start += 1) {
    if (types[start] !== ON) continue;
    let end = start;
    while (types[end] === ON) end += 1;
    const [before, after] = [side(types[start - 1]), side(types[end])];
    types.fill(before === after ? before : base, start, end);
    start = end - 1;
  }
}
