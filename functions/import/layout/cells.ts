import { median } from '../page/statistics.ts';
import { logicalOrder } from '../page/bidi.ts';
import type { Glyph } from '../page/glyph.ts';
import { inkOf, type DrawnText } from '../page/ink.ts';
import type { Cell } from '../page/cell.ts';
import { rowsByBaseline } from '../page/rows.ts';

/** Gaps in type sizes: wider than SPACE_GAP is a space, wider than CELL_GAP begins a new cell. */
export const SPACE_GAP = 0.16;
/** The limit for a space where the file draws one. */
const DRAWN_SPACE_GAP = 0.06;
export const CELL_GAP = 0.95;

const VOWEL_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;
const UNREADABLE_CHARACTER = /[\p{Cc}\p{Co}\p{Cs}\ufffd]/u;

/** Letters of the longest ligature (`ffi`). A character that maps to more letters has a broken map. */
const MAX_GLYPH_LETTERS = 4;

const isUnreadable = ({ text }: Glyph) => UNREADABLE_CHARACTER.test(text) || text.length > MAX_GLYPH_LETTERS;

/** Most signs of an ornament: five stars and one more. */
const MAX_ORNAMENTS = 6;

/**
 * Returns the share of characters without a meaning (control characters, private use), ornaments excepted. Above 0.02
 * the file's character map is broken.
 */
export function unreadableShare(glyphs: readonly Glyph[]): number {
  if (!glyphs.some(isUnreadable)) return 0;
  let ornaments = 0;
  for (const row of groupIntoRows(glyphs, true))
    for (const part of splitAtGaps(row, SPACE_GAP)) if (isOrnament(part)) ornaments += part.length;
  const unreadable = glyphs.filter(isUnreadable).length;
  // If much is unreadable, short groups of equal characters are words, not ornaments.
  return (unreadable - (ornaments < MAX_ORNAMENTAL_SHARE * glyphs.length ? ornaments : 0)) / glyphs.length;
}

/** The largest share of characters that can be ornaments. */
const MAX_ORNAMENTAL_SHARE = 0.12;

/** Whether signs apart from other text are icons, bullets or a rating in stars: a single one, or all of one width. */
function isOrnament(part: readonly Glyph[]): boolean {
  const [first] = part;
  return (
    first !== undefined &&
    part.length <= MAX_ORNAMENTS &&
    part.every((glyph) => isUnreadable(glyph) && Math.abs(glyph.width - first.width) < 0.01 * glyph.size)
  );
}

/** Whether a character is read: it has a meaning, or is a bullet of a symbol font. */
export const isRead = (glyph: Glyph): boolean => !isUnreadable(glyph) || SYMBOL_BULLET.test(glyph.text);

/** Private code points that symbol fonts use for bullets. */
const SYMBOL_BULLET = /^[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf06e\uf0a8\uf0be]$/;

/**
 * Groups readable glyphs by baseline, from the top and left. A glyph drawn twice to look bold is returned once, bold.
 */
export function groupIntoRows(glyphs: readonly Glyph[], withUnreadable = false): Glyph[][] {
  const named = withUnreadable ? glyphs : glyphs.filter(isRead);
  return rowsByBaseline(named).map((row) => mergeOverprinted(row.toSorted((a, b) => a.x - b.x)));
}

function mergeOverprinted(row: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of row) {
    const isTwin = (other: Glyph | undefined) =>
      other?.text === glyph.text && Math.abs(other.x - glyph.x) < 0.12 * glyph.size && other.width > 0.15 * glyph.size;
    const twin = [kept.length - 3, kept.length - 2, kept.length - 1].find((index) => isTwin(kept[index]));
    if (twin === undefined) kept.push(glyph);
    else kept[twin] = { ...(kept[twin] as Glyph), bold: true };
  }
  return kept;
}

/** Cuts a row at gaps wider than `gap` type sizes and at vertical rules. */
export function splitAtGaps(row: readonly Glyph[], gap: number): Glyph[][] {
  const parts: Glyph[][] = [];
  let end = -Infinity;
  for (const glyph of row) {
    const part = parts.at(-1);
    if (part && glyph.x - end <= gap * glyph.size && !glyph.hasRuleBefore) part.push(glyph);
    else parts.push([glyph]);
    end = Math.max(end, glyph.x + glyph.width);
  }
  return parts;
}

/** Letter-spacing of a row up to this multiple of the size is style; wider gaps separate texts. */
const MAX_SPREAD = 0.7;

/** Divides a row into cells at gaps wider than those between words, with letter-spacing taken into account. */
export function splitIntoCells(row: readonly Glyph[]): Glyph[][] {
  const size = median(row.map((glyph) => glyph.size)) || 1;
  const spread = letterSpacing(row) / size;
  return splitAtGaps(row, CELL_GAP + (spread < MAX_SPREAD ? spread : 0));
}

/** A text so many times larger than the one after it is separate: a name before a job title. */
const SIZE_CHANGE_RATIO = 1.4;

/** Cuts glyphs where all those on one side are so much larger. Small capitals and raised characters do not count. */
export function splitAtSize(part: Glyph[]): Glyph[][] {
  const cut = part.findIndex(({ x, size }, index) => {
    const before = part[index - 1];
    if (
      !before ||
      Math.max(before.size, size) <= SIZE_CHANGE_RATIO * Math.min(before.size, size) ||
      x - before.x - before.width <= SPACE_GAP * Math.min(before.size, size)
    )
      return false;
    const [left, right] = [part.slice(0, index), part.slice(index)].map((side) => side.map((glyph) => glyph.size));
    const isAbove = (large: readonly number[] = [], small: readonly number[] = []) =>
      Math.min(...large) > SIZE_CHANGE_RATIO * Math.max(...small);
    return isAbove(left, right) || isAbove(right, left);
  });
  return cut < 0 ? [part] : [part.slice(0, cut), part.slice(cut)];
}

/**
 * The left of a line that breaks within Latin text behind a Hebrew prefix. Some programs draw the signs and the space
 * before the break at the wrong end of that text, between it and the prefix: `Excel, -ב`.
 */
const BREAK_BEHIND_PREFIX =
  /^[^\u0590-\u05ff]*[A-Za-z\d]([^\sA-Za-z\d\u0590-\u05ff]* |[,.;:])(?=[-\u05be\u2010\u2013][ושהכלבמ]{1,4}(?!\S))/;

/** Returns the cell of glyphs given from left to right, for a document of direction `base`. */
export function toCell(glyphs: readonly Glyph[], base: 'ltr' | 'rtl', page?: number): Cell {
  const units: { char: string; text: string; bold: boolean; glyph?: Glyph }[] = [];
  const spacing = letterSpacing(glyphs);
  const spaceGap = isTight(glyphs, spacing) ? TIGHT_SPACE_GAP : SPACE_GAP;
  let end = Infinity;
  for (const glyph of glyphs) {
    const text = SYMBOL_BULLET.test(glyph.text) ? '•' : glyph.text.normalize('NFKC').replace(VOWEL_POINTS, '');
    const gap = glyph.x - end;
    if (gap > spaceGap * glyph.size + spacing || (glyph.hasSpaceBefore && gap > DRAWN_SPACE_GAP * glyph.size + spacing))
      units.push({ char: ' ', text: ' ', bold: glyph.bold });
    end = Math.max(end === Infinity ? -Infinity : end, glyph.x + glyph.width);
    if (text === '') continue;
    const [char = ''] = text;
    units.push({ char: char.length === 1 ? char : '\ufffc', text, bold: glyph.bold, glyph });
  }
  const [latin = '', { length: misplaced } = ''] =
    BREAK_BEHIND_PREFIX.exec(units.map(({ char }) => char).join('')) ?? [];
  const signs = units.splice(latin.length - misplaced, misplaced).filter(({ char }) => char !== ' ');
  // As letters, they stay with the text before them.
  units.splice(latin.length - misplaced, 0, ...signs.map((sign) => ({ ...sign, char: 'x' })));
  const { indices, mirrored } = logicalOrder(units.map(({ char }) => char).join(''), base);
  const runs: { text: string; bold: boolean }[] = [];
  const drawn: DrawnText[] = [];
  for (const index of indices) {
    const unit = units[index];
    if (!unit) continue;
    if (page !== undefined) drawn.push({ text: unit.text, glyph: unit.glyph });
    const text = mirrored.get(index) ?? unit.text;
    const run = runs.at(-1);
    // A space belongs to the run before it.
    if (run && (run.bold === unit.bold || text === ' ')) run.text += text;
    else runs.push({ text, bold: unit.bold });
  }
  const [first] = glyphs;
  return {
    text: fixMisplacedSigns(
      runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
    runs: runs.map((run) => ({ ...run, text: fixMisplacedSigns(run.text) })),
    left: first?.x ?? 0,
    right: end,
    y: first?.y ?? 0,
    size: median(glyphs.map(({ size }) => size)),
    bold: glyphs.filter(({ bold }) => bold).length * 2 > glyphs.length,
    ...(page !== undefined && { ink: inkOf(drawn, page) }),
  };
}

/** Latin text without quotes, no longer than a name, and the end after it. */
const FROM_LEFT = String.raw`[^"“”,|\u0590-\u05ff]{0,80}`;
const ENDS = String.raw`(?=\s*(?:[,|)]|[-–]\s|$))`;
/**
 * A closing quote at the beginning of Latin text in which another quote opens: a line read from the right puts the last
 * sign there, `"Works "Zorya` for `Works "Zorya"`.
 */
const CLOSING_BEFORE = new RegExp(
  String.raw`(?<=^|[\s(])["”](?=\p{L})(${FROM_LEFT}\s(["“])${FROM_LEFT}[\p{L}\d)!?])(?<![\u0590-\u05ff])${ENDS}`,
  'gu',
);
/** The same for an opening quote at the end: `Zorya" Works"` for `"Zorya" Works`. */
const OPENING_BEHIND = new RegExp(
  String.raw`(?<=^|[\u0590-\u05ff,|–-]\s)(\p{L}${FROM_LEFT}(["”])\s${FROM_LEFT}[\p{L}\d)])["“]${ENDS}`,
  'gu',
);
const [CLOSING, OPENING] = [new Map([['“', '”']]), new Map([['”', '“']])] as const;

/** Moves signs that some programs misplace around Latin text in a Hebrew line: `%40`, `AWS ,React`, `.www.a`. */
function fixMisplacedSigns(text: string): string {
  return pairQuotes(text)
    .replace(/(?<=^|[\s(-])(\+\+|#)([CF])(?![\p{L}\d])/gu, '$2$1')
    .replace(/(^|[\s(-])%(\d[\d.,]*\d|\d)(?![\d%])/g, '$1$2%')
    .replace(/(\S) ,(?=\S)/g, '$1, ')
    .replace(/(?<=^|\s)\.((?:https?:\/\/|www\.|linkedin\.)[^\u0590-\u05ff]{0,120})$/i, '$1.')
    .replace(/\(\.((?:[A-Za-z]+\.)+[A-Za-z]+)\)/g, '($1.)');
}

const pairQuotes = (text: string): string =>
  /["“”]/.test(text)
    ? text
        .replace(CLOSING_BEFORE, (_, name: string, quote: string) => `${name}${CLOSING.get(quote) ?? quote}`)
        .replace(OPENING_BEHIND, (_, name: string, quote: string) => `${OPENING.get(quote) ?? quote}${name}`)
    : text;

/** A text of so many glyphs has a space somewhere. */
const MIN_SPACED_GLYPHS = 18;
/** {@link SPACE_GAP} of a line whose words were pushed together to fit, and the largest gap between its letters. */
const [TIGHT_SPACE_GAP, LETTER_GAP] = [0.1, 0.05];

/** Whether a text lacks spaces of the usual width but has gaps wider than those between letters. */
function isTight(glyphs: readonly Glyph[], spacing: number): boolean {
  if (glyphs.length < MIN_SPACED_GLYPHS || spacing > 0.01) return false;
  let gaps = 0;
  for (const [index, { x, size }] of glyphs.entries()) {
    const before = glyphs[index - 1];
    const gap = before ? (x - before.x - before.width) / size : 0;
    if (gap > SPACE_GAP || (gap > LETTER_GAP && gap <= TIGHT_SPACE_GAP)) return false;
    if (gap > TIGHT_SPACE_GAP) gaps += 1;
  }
  return gaps > 1;
}

/** Where in the sorted gaps of a text those between letters are looked for, and where they mostly end. */
const [AMONG_LETTERS, MOST_LETTERS] = [0.4, 0.6];

/**
 * Returns the letter-spacing of a cell in points. If letters are spaced at all, it is that of the wider gaps, because a
 * font with too small widths sets wide letters further apart.
 */
function letterSpacing(glyphs: readonly Glyph[]): number {
  if (glyphs.length < 4) return 0;
  const gaps = glyphs.slice(1).map((glyph, index) => glyph.x - ((glyphs[index]?.x ?? 0) + (glyphs[index]?.width ?? 0)));
  gaps.sort((a, b) => a - b);
  const gapAt = (share: number) => Math.max(0, gaps[Math.floor(gaps.length * share)] ?? 0);
  const least = gapAt(AMONG_LETTERS);
  return least > LETTER_GAP * (glyphs[0]?.size ?? 0) ? gapAt(MOST_LETTERS) : least;
}
