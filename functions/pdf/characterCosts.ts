import { CHARACTER_COSTS } from './printCosts.ts';

/** What the characters of a part of Unicode cost to print: microseconds of one processor, `word` nanoseconds. */
interface CharacterCost {
  readonly from: number;
  readonly to: number;
  readonly letter: number;
  /** Of a mark (\p{M}). */
  readonly mark: number;
  /** Where it stands beside another kind; absent for signs that belong to any kind. */
  readonly change?: number | undefined;
  /** Of the first of a word: its typeface is another than the blank's. Absent for signs that are part of another. */
  readonly start?: number | undefined;
  /** By the square of the length of a word: it is shaped anew for every place where it may be broken. */
  readonly word: number;
}

const ABSENT = '-';

/** In their order. */
const ROWS: readonly CharacterCost[] = CHARACTER_COSTS.trim()
  .split('\n')
  .map((line): CharacterCost => {
    const [range = '', letter, mark, change, start, word] = line.trim().split(' ');
    const [from = 0, to = 0] = range.split('-').map((code) => Number.parseInt(code, 16));
    return {
      from,
      to,
      letter: Number(letter),
      mark: Number(mark),
      change: change === ABSENT ? undefined : Number(change),
      start: start === ABSENT ? undefined : Number(start),
      word: Number(word),
    };
  });

/** What stands in no row was no character when they were measured: it costs what the dearest of all does. */
const UNKNOWN: CharacterCost = {
  from: -1,
  to: -1,
  letter: Math.max(...ROWS.map(({ letter }) => letter)),
  mark: Math.max(...ROWS.map(({ mark }) => mark)),
  change: Math.max(...ROWS.map(({ change }) => change ?? 0)),
  start: Math.max(...ROWS.map(({ start }) => start ?? 0)),
  word: Math.max(...ROWS.map(({ word }) => word)),
};

/** Signs begin here; below are the letters of alphabets. */
const FIRST_SIGN = 0x20_00;
/**
 * Microseconds that a change beside a sign costs at the least. Each cell is measured beside one alphabet at a time, and
 * some signs come to nothing there; between Latin and Hebrew letters each takes a typeface and a piece of its own.
 * Measured by hand: 76 for U+2900 and U+2A00 by turns with both, less for all others.
 */
const LEAST_CHANGE = 60;

const MARK = /\p{M}/u;
const LATIN = find('a'.charCodeAt(0));

/** The row of a code point, by halves. */
function find(code: number): CharacterCost {
  let [from, to] = [0, ROWS.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = ROWS[middle] as CharacterCost;
    if (code < row.from) to = middle;
    else if (code > row.to) from = middle + 1;
    else return row;
  }
  return UNKNOWN;
}

/** Code points that are of one kind: what is shaped and drawn in one go does not reach beyond. */
const kindOf = (code: number) => code >> 7;
const ASCII = kindOf(0x7f);
const isOfSigns = (kind: number) => kind >= kindOf(FIRST_SIGN);

/** Milliseconds that a text costs; linear in its length, but for words of scripts whose letters are joined. */
export function costOfText(text: string): number {
  let microseconds = 0;
  let nanoseconds = 0;
  let kind = ASCII;
  let change = 0;
  let isStart = true;
  let letters = 0;
  let row = LATIN;
  let word = 0;
  const endWord = () => {
    nanoseconds += word * letters * letters;
    letters = 0;
    word = 0;
    isStart = true;
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) as number;
    if (code > 0xffff) index += 1;
    if (code <= 0x20) {
      microseconds += LATIN.letter;
      endWord();
      continue;
    }
    if (code < row.from || code > row.to) row = find(code);
    if (code >= 0x300 && MARK.test(String.fromCodePoint(code))) {
      microseconds += row.mark;
      continue;
    }
    microseconds += row.letter;
    if (row.start === undefined) continue;
    if (row.change === undefined) {
      endWord();
      continue;
    }
    if (isStart) microseconds += row.start;
    isStart = false;
    if (kindOf(code) !== kind) {
      const next = kindOf(code);
      const least = isOfSigns(kind) || isOfSigns(next) ? LEAST_CHANGE : 0;
      microseconds += Math.max(change, row.change, least);
      kind = next;
    }
    ({ change } = row);
    letters += 1;
    word = Math.max(word, row.word);
  }
  endWord();
  return microseconds / 1e3 + nanoseconds / 1e6;
}
