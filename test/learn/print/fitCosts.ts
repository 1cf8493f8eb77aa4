import { SPECIAL_SIGNS } from './characterCells.ts';
import { BASELINE_LENGTH, type CellSamples, type RawCosts, type Sample } from './measureCosts.ts';

/** What a code point of some costs: microseconds, `word` nanoseconds. */
export interface CostRow {
  readonly from: number;
  readonly to: number;
  readonly letter: number;
  /** Of a mark (\p{M}). */
  readonly mark: number;
  /** Where it stands beside another kind; undefined for signs that belong to any kind. */
  readonly change: number | undefined;
  /** Of the first of a word; undefined for signs that are part of another character. */
  readonly start: number | undefined;
  /** By the square of a word's length. */
  readonly word: number;
}

const LATIN = 0x61;
const HEBREW = 0x5d0;
/** Microseconds below which a change of kind is none. */
const NO_CHANGE = 5;
/** A long word counts by itself where it takes so many times what its letters take, and so many milliseconds more. */
const LONGER = 1.4;
const CLEARLY = 60;
/** Neighbours in Unicode whose prices differ by less than this share one. */
const ALIKE = 1.5;

const each = (sample: Sample | undefined) => (sample ? (1_000 * sample.milliseconds) / sample.characters : 0);

/** Microseconds that a character of the baseline counts as: one processor of a server of 2024. */
const OF_BASELINE = 2;

/**
 * The factor by which a measured time is one of that server: the baseline's least, as everything is the least of some
 * prints.
 */
function scaleOf({ baseline: times }: RawCosts): number {
  return (OF_BASELINE * BASELINE_LENGTH) / 1_000 / Math.min(...times);
}

/** Of one border between two characters of which every other one is a cell's. */
const border = (sample: Sample | undefined, own: number, other: number) => each(sample) - (own + other) / 2;

/** The prices of all characters, from what was measured of their cells. */
export function fitCharacters(raw: RawCosts): CostRow[] {
  const { cells, signs } = raw;
  const scale = scaleOf(raw);
  const find = (from: number) => cells.find((cell) => cell.from === from) as CellSamples;
  const [latin, hebrew] = [letterCost(find(LATIN)), letterCost(find(HEBREW))];
  const byHebrew = Math.max(
    border(find(HEBREW).withLatin, hebrew, latin),
    ...cells.filter(({ from }) => from < 0x80).map((cell) => border(cell.withHebrew, letterCost(cell), hebrew)),
  );
  const rows = cells.map((cell): CostRow => {
    const { from, to, longWord, oneLetter, apart, apartRtl } = cell;
    const letter = letterCost(cell);
    const [beside, besideHebrew] = [border(cell.withLatin, letter, latin), border(cell.withHebrew, letter, hebrew)];
    const isNeutral = Math.max(beside, besideHebrew) < NO_CHANGE;
    // What the change to Hebrew costs anyway is not this cell's.
    const change = Math.max(beside, besideHebrew > 1.2 * byHebrew ? besideHebrew : 0);
    return {
      from,
      to,
      letter,
      mark: markCost(cell, letter),
      change: isNeutral ? undefined : from === HEBREW ? byHebrew : change < NO_CHANGE ? 0 : change,
      // A letter and a blank each.
      start: Math.max(0, 2 * each(apart) - letter - latin, 2 * each(apartRtl) - letter - latin),
      word: Math.max(wordCost(longWord, letter), wordCost(oneLetter, letter)),
    };
  });
  const rowOf = (character: string) => {
    const code = character.codePointAt(0) as number;
    return rows.find(({ from, to }) => code >= from && code <= to);
  };
  /** Of the characters of a text that have rows. */
  const priceOf = (text: string, characters: readonly string[]) => {
    const first = text.includes(' ') ? (rowOf(text)?.start ?? 0) : 0;
    return characters.reduce((sum, character) => {
      const row = rowOf(character);
      return sum + (row ? (/\p{M}/u.test(character) ? row.mark : row.letter) : latin);
    }, first);
  };
  const special = signs.map(({ name, texts }): CostRow => {
    const { from, to } = SPECIAL_SIGNS.find((sign) => sign.name === name) as (typeof SPECIAL_SIGNS)[number];
    const prices = Object.entries(texts).map(([text, sample]) => {
      const characters = Array.from(text);
      const own = characters.filter((character) => isWithin(character, from, to));
      const others = characters.filter((character) => !isWithin(character, from, to));
      return (each(sample) * characters.length - priceOf(text, others)) / own.length;
    });
    const letter = Math.max(latin, ...prices);
    return { from, to, letter, mark: letter, change: undefined, start: undefined, word: 0 };
  });
  // A part of a block that has prices of its own is measured before that block.
  const parts = rows.reduce<CostRow[]>((apart, row) => [...apart, ...cutOut([row], apart)], []);
  return joinAlike(
    [...cutOut(parts, special), ...special]
      .toSorted((one, other) => one.from - other.from)
      .map((row) => rounded(row, scale)),
  );
}

const isWithin = (character: string, from: number, to: number) =>
  (character.codePointAt(0) as number) >= from && (character.codePointAt(0) as number) <= to;

const letterCost = ({ word }: CellSamples) => each(word);

function markCost({ marked, stacked }: CellSamples, letter: number): number {
  return Math.max(letter, 2 * each(marked) - letter, (13 * each(stacked) - letter) / 12);
}

function wordCost(longWord: Sample | undefined, letter: number): number {
  if (!longWord) return 0;
  const linear = (letter * longWord.characters) / 1_000;
  const more = longWord.milliseconds - linear;
  return longWord.milliseconds > LONGER * linear && more > CLEARLY ? (1e6 * more) / longWord.characters ** 2 : 0;
}

/** Rows without the code points that have a row of their own. */
function cutOut(rows: readonly CostRow[], special: readonly CostRow[]): CostRow[] {
  return special.reduce<CostRow[]>(
    (left, { from, to }) =>
      left.flatMap((row) =>
        row.from > to || row.to < from
          ? [row]
          : [
              { ...row, to: from - 1 },
              { ...row, from: to + 1 },
            ].filter((part) => part.from <= part.to),
      ),
    [...rows],
  );
}

/** To two digits. */
const round = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Number(value.toPrecision(2)));

function rounded(row: CostRow, scale: number): CostRow {
  const price = (value: number) => round(value * scale);
  return {
    ...row,
    // No character is known to be cheaper than the baseline's.
    letter: Math.max(OF_BASELINE, price(row.letter)),
    mark: Math.max(OF_BASELINE, price(row.mark)),
    change: row.change === undefined ? undefined : price(row.change),
    start: row.start === undefined ? undefined : price(row.start),
    word: price(row.word),
  };
}

function joinAlike(rows: readonly CostRow[]): CostRow[] {
  const joined: CostRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && last.to + 1 === row.from && areAlike(last, row))
      joined[joined.length - 1] = {
        from: last.from,
        to: row.to,
        letter: Math.max(last.letter, row.letter),
        mark: Math.max(last.mark, row.mark),
        change: last.change === undefined ? undefined : Math.max(last.change, row.change ?? 0),
        start: last.start === undefined ? undefined : Math.max(last.start, row.start ?? 0),
        word: Math.max(last.word, row.word),
      };
    else joined.push(row);
  }
  return joined;
}

const near = (a: number, b: number) => Math.max(a, b) <= ALIKE * Math.min(a, b) || Math.max(a, b) < NO_CHANGE;

function areAlike(one: CostRow, other: CostRow): boolean {
  return (
    near(one.letter, other.letter) &&
    near(one.mark, other.mark) &&
    (one.change === undefined) === (other.change === undefined) &&
    near(one.change ?? 0, other.change ?? 0) &&
    (one.start === undefined) === (other.start === undefined) &&
    near(one.start ?? 0, other.start ?? 0) &&
    near(one.word, other.word)
  );
}

/**
 * Microseconds of an element, and of an item of a list: of the constructs that have them, the most expensive at any
 * size.
 */
export function fitElements(raw: RawCosts): { readonly element: number; readonly item: number } {
  const dearest = (...names: readonly string[]) =>
    Math.max(...names.flatMap((name) => raw.constructs[name] ?? []).map(each)) * scaleOf(raw);
  return { element: round(dearest('element', 'link', 'bold', 'isolate')), item: round(dearest('item')) };
}
