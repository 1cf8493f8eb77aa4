import { BidiClass, bidiClass, pointsOf, textClass, textOfPoints } from './characterClasses.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * How readers of PDFs bring a line from the order of the page into that of reading. Each is a model of one of them,
 * checked by their own output (`test/bench/reading-order.ts`): what it gets right needs no help.
 */

const { L, R, EN, ES, ET, CS, BN, WS, ON } = BidiClass;

/** The kinds of segments that PDFium knows: letters of either side, what is neutral, and everything else. */
const NEUTRAL = ON;
const WEAK = EN;
const kindOf = (kind: BidiClass): BidiClass =>
  kind === L || kind === R ? kind : kind === WS || kind === ON ? NEUTRAL : WEAK;

/** PDFium: what a line is made of, in its order on the page or in that of one operator. */
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
      for (let at = to - 1; at >= from; at -= 1) read.push(mirroredPoint(points[at] as number));
    } else {
      if (kind !== WEAK) current = L;
      for (let at = from; at < to; at += 1) read.push(points[at] as number);
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

/** Whether PDFium turns it with the text around it. */
export const isPdfiumNeutral = (text: string) => kindOf(textClass(text)) === NEUTRAL;

/**
 * Whether PDFium loses a space of a line that is printed glyph by glyph: it sees none, and takes a gap for one that is
 * wider than a quarter of the wider glyph beside it. Some faces kern spaces away (`First A`).
 */
export function isSpaceLostByPdfium(line: readonly { readonly x: number; readonly end: number; shown: string }[]) {
  return line.some(({ shown }, at) => {
    if (shown !== ' ') return false;
    const [before, after] = [line[at - 1], line[at + 1]];
    if (!before || !after) return false;
    return after.x - before.end <= Math.max(before.end - before.x, after.end - after.x) / 4;
  });
}

/** Segments that decide whether PDFium takes a line as one from the right. */
export function countPdfiumSegments(line: string): { left: number; right: number } {
  let [left, right, before] = [0, 0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const point = line.codePointAt(at) as number;
    if (point > 0xffff) at += 1;
    const kind = bidiClass(point);
    if (kind !== before && kind === L) left += 1;
    if (kind !== before && kind === R) right += 1;
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
  /[()[\]{}<>«»]/.test(text)
    ? text.replace(/[()[\]{}<>«»]/g, (bracket) => ownProperty(MIRRORED, bracket) ?? bracket)
    : text;

const MIRRORED_POINTS = new Map(
  Object.entries(MIRRORED).map(([one, other]) => [one.charCodeAt(0), other.charCodeAt(0)]),
);
/** The highest of them. */
const LAST_MIRRORED = 0xbb;
const mirroredPoint = (point: number) => (point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point));

/** pdftotext takes digits, and signs of numbers by themselves, for the beginning of a run from the left. */
export const isPopplerNumber = (text: string) => isNumberClass(textClass(text));
const isNumberClass = (kind: BidiClass) => kind === EN || kind === ES || kind === ET || kind === CS;
export const isFromRight = (text: string) => textClass(text) === R;

/** pdftotext, on a page that has more letters of the one direction than of the other. */
export function orderOfPoppler(line: string, isRtlPage: boolean): string {
  const points = pointsOf(line);
  const isL = (index: number) => bidiClass(points[index] as number) === L;
  const isR = (index: number) => bidiClass(points[index] as number) === R;
  const isNumber = (index: number) => isNumberClass(bidiClass(points[index] as number));
  const read: number[] = [];
  if (isRtlPage) {
    for (let at = points.length - 1; at >= 0;) {
      let to = at;
      while (to >= 0 && !isL(to) && !isNumber(to)) to -= 1;
      for (let index = at; index > to; index -= 1) read.push(points[index] as number);
      at = to;
      while (to >= 0 && !isR(to)) to -= 1;
      for (let index = to + 1; index <= at; index += 1) read.push(points[index] as number);
      at = to;
    }
  } else {
    for (let at = 0; at < points.length;) {
      let to = at;
      while (to < points.length && !isR(to)) to += 1;
      for (let index = at; index < to; index += 1) read.push(points[index] as number);
      at = to;
      while (to < points.length && !isL(to) && !isNumber(to)) to += 1;
      for (let index = to - 1; index >= at; index -= 1) read.push(points[index] as number);
      at = to;
    }
  }
  return textOfPoints(read);
}

/** Whether pdf.js takes a piece of a line for one from the right: few letters of it may be so. */
export const isTurnedByPdfJs = (piece: string): boolean => isTurned(pointsOf(piece));

function isTurned(points: readonly number[]): boolean {
  let rightward = 0;
  for (const point of points) if (bidiClass(point) === R) rightward += 1;
  return rightward > 0 && (rightward / points.length >= 0.3 || points.length <= 4);
}

/** pdf.js: of one piece of a line, which ends where the text goes back on it. It knows no class beyond Latin-1. */
export function orderOfPdfJs(piece: string): string {
  const points = pointsOf(piece);
  const types: BidiClass[] = [];
  let [hasRight, hasLeft] = [false, false];
  for (const point of points) {
    const kind = bidiClass(point);
    const type = kind !== R && point > 0xff ? L : kind;
    if (type === R) hasRight = true;
    else if (type === L || type === EN || type === BN) hasLeft = true;
    types.push(type);
  }
  if (!hasRight) return piece;
  const base = isTurned(points) ? R : L;
  // Nothing in it runs from the left: all of it is turned.
  if (base === R && !hasLeft) return withoutAngles(points.toReversed());
  resolveTypes(types, base);
  const levels = types.map((type) => (base === L ? (type === R ? 1 : type === EN ? 2 : 0) : type === R ? 1 : 2));
  for (const level of [2, 1])
    for (let at = 0; at < levels.length; at += 1) {
      if ((levels[at] as number) < level) continue;
      let end = at;
      while (end < levels.length && (levels[end] as number) >= level) end += 1;
      for (let [one, other] = [at, end - 1]; one < other; one += 1, other -= 1) {
        const point = points[one] as number;
        points[one] = points[other] as number;
        points[other] = point;
      }
      at = end - 1;
    }
  return withoutAngles(points);
}

const withoutAngles = (points: readonly number[]) =>
  textOfPoints(points.filter((point) => point !== 0x3c && point !== 0x3e));

/** What pdf.js takes signs and spaces for, by what stands around them: in place. */
function resolveTypes(types: BidiClass[], base: BidiClass): void {
  for (let at = 1; at < types.length - 1; at += 1) {
    const isSign = types[at] === ES || types[at] === CS;
    if (isSign && types[at - 1] === EN && types[at + 1] === EN) types[at] = EN;
  }
  for (let at = 0; at < types.length; at += 1)
    if (types[at] === EN) {
      for (let other = at - 1; types[other] === ET; other -= 1) types[other] = EN;
      for (let other = at + 1; types[other] === ET; other += 1) types[other] = EN;
    }
  for (let at = 0; at < types.length; at += 1) {
    const type = types[at];
    if (type === WS || type === ES || type === ET || type === CS) types[at] = ON;
  }
  let last = base;
  for (let at = 0; at < types.length; at += 1) {
    if (types[at] === EN && last === L) types[at] = L;
    else if (types[at] === L || types[at] === R) last = types[at] as BidiClass;
  }
  const side = (type: BidiClass | undefined) => (type === undefined ? base : type === L ? L : R);
  for (let at = 0; at < types.length; at += 1) {
    if (types[at] !== ON) continue;
    let end = at;
    while (types[end] === ON) end += 1;
    const [before, after] = [side(types[at - 1]), side(types[end])];
    types.fill(before === after ? before : base, at, end);
    at = end - 1;
  }
}
