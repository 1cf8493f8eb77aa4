import { CHARACTER_COSTS } from './printCosts.ts';

/** Cost of printing the characters of a part of Unicode, in microseconds of one processor; `word` in nanoseconds. */
interface CharacterCost {
  readonly from: number;
  readonly to: number;
  readonly letter: number;
  /** A mark (\p{M}). */
  readonly mark: number;
  /** A change from or to another kind; absent for signs that belong to any kind. */
  readonly change?: number | undefined;
  /** The first letter of a word, as its font differs from the space's. Absent for signs within other characters. */
  readonly start?: number | undefined;
  /** Multiplied by the square of a word's length: the word is shaped anew for every place where it may break. */
  readonly word: number;
}

const ABSENT = '-';

/** Sorted by code point. */
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

/** A code point in no row was unassigned when costs were measured; it costs as much as the most expensive one. */
const UNKNOWN: CharacterCost = {
  from: -1,
  to: -1,
  letter: Math.max(...ROWS.map(({ letter }) => letter)),
  mark: Math.max(...ROWS.map(({ mark }) => mark)),
  change: Math.max(...ROWS.map(({ change }) => change ?? 0)),
  start: Math.max(...ROWS.map(({ start }) => start ?? 0)),
  word: Math.max(...ROWS.map(({ word }) => word)),
};

/** Code points from here on are signs; below are the letters of alphabets. */
const FIRST_SIGN = 0x20_00;
/**
 * Least microseconds for a change beside a sign. Rows are measured beside one alphabet at a time, where some signs cost
 * nothing; between Latin and Hebrew letters each sign needs a typeface and a run of its own. Measured by hand: 76 for
 * U+2900 and U+2A00 alternating with both, less for all others.
 */
const LEAST_CHANGE = 60;

const MARK = /\p{M}/u;
const LATIN = find('a'.charCodeAt(0));

/** Returns the row of a code point by binary search. */
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

/** Returns the kind of a code point. A run that is shaped and drawn together has one kind. */
const kindOf = (code: number) => code >> 7;
const ASCII = kindOf(0x7f);
const isOfSigns = (kind: number) => kind >= kindOf(FIRST_SIGN);

/** Returns the milliseconds that a text costs. Linear in its length, except for words in joining scripts. */
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
