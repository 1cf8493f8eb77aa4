import { monthOf } from './months.ts';
import type { DateToken } from './tokens.ts';
import {
  ABOUT_WORDS,
  BETWEEN_WORDS,
  EXPECTED_WORDS,
  FROM_WORDS,
  OPEN_END_WORDS,
  PRESENT_WORDS,
  SEASON_WORDS,
  SINCE_WORDS,
  TO_WORDS,
  UNTIL_WORDS,
} from './words.ts';

/** Phrases by their first word, the longer first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrasesOf(list: readonly string[]): Phrases {
  const longestFirst = list.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length);
  return Map.groupBy(longestFirst, ([first = '']) => first);
}

const ENDS_IN_PRESENT = phrasesOf(PRESENT_WORDS);
const OPEN_END = phrasesOf(OPEN_END_WORDS);
const UNTIL = phrasesOf(UNTIL_WORDS);
const SINCE = phrasesOf(SINCE_WORDS);
const FROM = phrasesOf([...FROM_WORDS, ...BETWEEN_WORDS.flatMap(([openings]) => openings)]);
/** Words that close a span, by the first word that opened it. */
const CLOSINGS: ReadonlyMap<string, Phrases> = new Map(
  BETWEEN_WORDS.map(([[opening = ''], closings]) => [opening, phrasesOf(closings)]),
);
const TO = phrasesOf(TO_WORDS);
const ABOUT = phrasesOf(
  // Hebrew joins a letter to them: `לסוף`.
  ABOUT_WORDS.flatMap((word) => (/^[א-ת]/.test(word) ? ['', 'ב', 'מ', 'ל', 'ה'] : ['']).map((letter) => letter + word)),
);
const EXPECTED = phrasesOf(EXPECTED_WORDS);
const SEASONS: ReadonlySet<string> = new Set(SEASON_WORDS);
const DASH = /^[-~→←⟶⟵➔➜>‹›»«<]$/u;
const ARROW = /^[←→⟵⟶]$/u;
/** Dashes in a row that are still one, and spaces about one. */
const [MAX_DASHES, MAX_SPACES] = [9, 9];
/** Units that a range of figures may count: `2002 – 12 שנות לימוד`. */
const COUNTED: ReadonlySet<string> = new Set('שנות שנים שבועות ימים years weeks days hours'.split(' '));
/** Words for the end of working life, whenever it was: `ועד פרישתי לגמלאות`. */
const RETIREMENT = /^(?:ל?ה?פרישתי|ל?ה?פרישה|ל?יציאתי|ל?יציאה|retirement)$/;
const MAX_EVENT_WORDS = 3;

/** Reads the words and signs about dates; places are indexes of tokens, and what is given back is the one after. */
export class PhraseReader {
  readonly #tokens: readonly DateToken[];

  constructor(tokens: readonly DateToken[]) {
    this.#tokens = tokens;
  }

  isWord = (index: number, word: string): boolean =>
    this.#tokens[index]?.kind === 'word' && this.#tokens[index]?.text === word;
  isSeason = (index: number): boolean => SEASONS.has(this.#tokens[index]?.text ?? '');
  isCounted = (index: number): boolean => COUNTED.has(this.#tokens[index]?.text ?? '');

  /** Returns whether a date ends the text, or a sign that ends a part follows it. */
  isEnd = (index: number): boolean =>
    index >= this.#tokens.length || /^[),;|\]·•]$/.test(this.#tokens[index]?.text ?? '');

  isYearBehind(index: number): boolean {
    const next = this.#text(index) === ',' ? index + 1 : index;
    return /^(?:19|20)\d{2}$/.test(this.#text(next));
  }

  /** Reads words that say that something goes on: one word alone, or with "until" before it. */
  present(index: number): { readonly next: number; readonly text: string } | undefined {
    const begin = this.#phrase(UNTIL, index) ?? index;
    for (const start of begin === index ? [index] : [begin, index]) {
      const open = this.#phrase(OPEN_END, start);
      const next = open !== undefined && this.#isOpenEnd(open) ? open : this.#phrase(ENDS_IN_PRESENT, start);
      if (next !== undefined) return { next, text: this.#said(start, next) };
    }
    return undefined;
  }

  /** Index after the opening of a span: `from 2017`, `מ-2017`, `בין 2017 ל-2019`. */
  rangeOpening(index: number): number {
    const letter = this.isWord(index, 'מ') ? this.#hyphen(index + 1) : undefined;
    return letter ?? this.#phrase(FROM, index) ?? index;
  }

  /** Index after words that make a date an open beginning: `since 2019`, `החל מ-2018`, `מ-01/2021`. */
  since(index: number): number | undefined {
    if (this.isWord(index, 'מ')) return this.#text(index + 1) === '-' ? index + 2 : undefined;
    const next = this.#phrase(SINCE, index);
    return next === undefined ? undefined : this.about(this.#hyphen(next));
  }

  /**
   * Index after words that say where in a year a date lies, and that it is a date: `שנת`, `לסוף`,
   * `the end of the year`, `mid-`.
   */
  about(index: number): number {
    const next = this.#phrase(ABOUT, index);
    return next === undefined ? index : this.about(this.#hyphen(next));
  }

  /** Index after words that may precede a single date: `בשנת 2019`, `ב-2019`. */
  inYear(index: number): number {
    if (this.isWord(index, 'ב')) return this.#hyphen(index + 1);
    return this.isWord(index, 'בשנת') || this.isWord(index, 'שנת') ? index + 1 : index;
  }

  /** Index after words that say that an end is still to come. */
  expected(index: number): number | undefined {
    let next = this.#phrase(EXPECTED, index);
    if (next === undefined) return undefined;
    if (this.#text(next) === '.') next += 1;
    if (this.#text(next) === ':') next += 1;
    return /^(?:ב|ל|in)$/.test(this.#text(next)) ? this.#hyphen(next + 1) : next;
  }

  /** Reads the same after an end: `Dec 2027 (expected)`, `2027, צפוי`. */
  expectedBehind(index: number): number | undefined {
    const isInBrackets = this.#text(index) === '(';
    const next = this.#phrase(EXPECTED, /^[(,]$/.test(this.#text(index)) ? index + 1 : index);
    if (next === undefined) return undefined;
    const end = this.#text(next) === '.' ? next + 1 : next;
    if (isInBrackets) return this.#text(end) === ')' ? end + 1 : undefined;
    return this.isEnd(end) ? end : undefined;
  }

  /**
   * Index after the sign between the dates of a span: dashes and arrows, a word, a slash after a whole year; which
   * others count depends on how the span began, at `opening`.
   */
  rangeSign(index: number, before: DateToken | undefined, opening?: number): number | undefined {
    if (!before || (this.#tokens[index]?.from ?? Infinity) - before.to > MAX_SPACES) return undefined;
    let next = index;
    while (next - index < MAX_DASHES && DASH.test(this.#text(next))) next += 1;
    if (next > index) {
      const until = this.#phrase(UNTIL, next);
      return until === undefined ? next : this.#hyphen(this.isWord(until, 'ל') ? until + 1 : until);
    }
    if (this.#text(index) === '/') {
      const behind = this.#tokens[index + 1];
      const isLong = /^\d{4}$/.test(before.text) || (before.kind === 'number' && this.#isHyphened(index));
      const isSpaced = behind !== undefined && behind.from - (this.#tokens[index] as DateToken).to <= 1;
      return isLong && isSpaced ? index + 1 : undefined;
    }
    const closings = opening === undefined ? undefined : CLOSINGS.get(this.#text(opening));
    // `בין מרץ 2019 למאי 2021`
    if (closings && /^ל./.test(this.#text(index)) && monthOf(this.#text(index)) !== undefined) return index;
    const word = (closings && this.#phrase(closings, index)) ?? this.#phrase(TO, index);
    if (word === undefined) return undefined;
    return this.#hyphen(this.isWord(word, 'ל') ? word + 1 : word);
  }

  /** Returns whether words or figures of an end follow a date, whether or not they can be read. */
  saysUntil(index: number): boolean {
    const dash = this.#text(index) === '-' ? index + 1 : index;
    return this.#phrase(TO, dash) !== undefined || (dash > index && this.#tokens[dash]?.kind === 'number');
  }

  /** Index after the sign between the years of a list: `2019, 2020 and 2021`, `קיץ 2020 + קיץ 2021`. */
  listSign(index: number): number | undefined {
    let next = /^[,;&+]$/.test(this.#text(index)) ? index + 1 : index;
    if (this.isWord(next, 'and')) next += 1;
    else if (this.isWord(next, 'ו')) next = this.#hyphen(next + 1);
    else if (this.#text(next).startsWith('ו') && SEASONS.has(this.#text(next).slice(1))) return next + 1;
    return next > index ? next : undefined;
  }

  /** Index after words after a date that say that it goes on. */
  goesOn(index: number): number | undefined {
    const token = this.#tokens[index];
    if (!token) return undefined;
    if (token.text === '+') return index + 1;
    const isArrow = ARROW.test(token.text);
    if (token.text !== '-' && !isArrow) return this.#onwards(index);
    const behind = this.#text(index + 1);
    const isLast = /^[|)\]]?$/.test(behind) || (behind === '.' && index + 2 >= this.#tokens.length);
    if (isLast || (isArrow && this.#tokens[index + 1]?.kind === 'word')) return index + 1;
    return this.#onwards(index + 1);
  }

  /** Reads an event that ends a time: with the index of its year, or of the token after the event. */
  untilEvent(index: number): { readonly year?: number; readonly next?: number } | undefined {
    const dash = this.#text(index) === '-' ? index + 1 : index;
    if (!/^(?:ו?עד|until|till)$/.test(this.#text(dash))) return undefined;
    for (let next = dash + 2; next <= dash + 1 + MAX_EVENT_WORDS + 1; next += 1) {
      if (this.#tokens[next - 1]?.kind !== 'word') break;
      const about = this.isWord(next, 'ב') ? this.#hyphen(next + 1) : next + 1;
      if (/^(?:ב|בשנת|in)$/.test(this.#text(next))) return { year: about };
    }
    let next = dash + 1;
    if (this.isWord(next, 'my')) next += 1;
    if (!RETIREMENT.test(this.#text(next))) return undefined;
    return { next: /^(?:לגמלאות|לפנסיה|מהעבודה)$/.test(this.#text(next + 1)) ? next + 2 : next + 1 };
  }

  #text = (index: number): string => this.#tokens[index]?.text ?? '';

  /** Index after a hyphen that joins a Hebrew letter to what follows, if there is one. */
  #hyphen = (index: number): number => (this.#text(index) === '-' ? index + 1 : index);

  #onwards(index: number): number | undefined {
    if (/^(?:ואילך|onwards)$/.test(this.#text(index))) return index + 1;
    return this.isWord(index, 'and') && this.isWord(index + 1, 'on') ? index + 2 : undefined;
  }

  /** Whether hyphens join the date before a slash, one with its whole year or a month: `2019-04 / current`. */
  #isHyphened(index: number): boolean {
    const isLong = [3, 5].some((back) => /^\d{4}$/.test(this.#text(index - back)));
    return this.#text(index - 2) === '-' && (isLong || this.#tokens[index - 3]?.kind === 'word');
  }

  #isOpenEnd = (next: number): boolean =>
    this.isEnd(next) || (this.#tokens[next]?.from ?? 0) - (this.#tokens[next - 1]?.to ?? 0) > 1;

  #phrase(phrases: Phrases, index: number): number | undefined {
    const phrase = phrases
      .get(this.#text(index))
      ?.find((words) =>
        words.every((word, offset) => this.#text(index + offset) === word && this.#isApart(index + offset, offset)),
      );
    return phrase && index + phrase.length;
  }

  #isApart = (index: number, offset: number): boolean =>
    offset === 0 || (this.#tokens[index]?.from ?? 0) > (this.#tokens[index - 1]?.to ?? 0);

  #said = (from: number, next: number): string =>
    this.#tokens
      .slice(from, next)
      .map(({ raw }) => raw)
      .join(' ')
      // The words before it say that an end follows.
      .replace(/^date$/i, 'to date');
}
