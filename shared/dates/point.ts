import { isMonth, longYear, monthOfPair, type DateOrder, type DatePoint } from './datePoint.ts';
import { autumnOf } from './hebrewYear.ts';
import { monthByBeginning, monthOf } from './months.ts';
import type { DateToken } from './tokens.ts';
import { HEBREW_MONTHS, ORDINAL_WORDS, QUARTER_WORDS, SEASON_WORDS } from './words.ts';

const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];
/** Spaces between the parts of a date at most. */
const MAX_SPACES = 9;
const SEASONS: ReadonlySet<string> = new Set(SEASON_WORDS);
const QUARTERS: ReadonlySet<string> = new Set(QUARTER_WORDS);
const ORDINALS: ReadonlySet<string> = new Set(ORDINAL_WORDS);
const HEBREW_MONTH_AT = new Map(HEBREW_MONTHS.map((name, index) => [name, index]));
/** Months before this one of the list lie in the autumn year. */
const FIRST_OF_SPRING = HEBREW_MONTHS.indexOf('שבט');
/** What may stand between the name of a month, or of a part of a year, and its year. */
const OF_YEAR: ReadonlySet<string> = new Set(['of', 'de', 'של', 'שנת', 'בשנת', 'לשנת']);
/** Whether a word is one of a list, also with what Hebrew joins to it: `ברבעון`, `הראשון`. */
const isNamed = (list: ReadonlySet<string>, word: string) =>
  list.has(word) || (word.length > 2 && /^[בהלמ]/.test(word) && list.has(word.slice(1)));
/** A year of the Hebrew calendar begins in autumn and ends in the next year of ours. */
const hebrewYear = (year: number, next: number): DatePoint => ({
  year,
  until: year + 1,
  form: 'sure',
  isHebrew: true,
  next,
});
const HYPHENS = /^[-\u2010\u2011]$/;
const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|º|ª)$/;

/** Reads tokens as a date; places are indexes of tokens. */
export class PointReader {
  readonly #tokens: readonly DateToken[];
  readonly #order: DateOrder;
  /** A field that holds a date alone: months may be cut anywhere, and have one figure behind their year. */
  readonly #isField: boolean;

  constructor(tokens: readonly DateToken[], order: DateOrder, isField = false) {
    [this.#tokens, this.#order, this.#isField] = [tokens, order, isField];
  }

  /** The date that begins at a token; undefined for none. */
  read(index: number): DatePoint | undefined {
    const point = this.#readOne(index);
    if (!point) return undefined;
    // What the Hebrew calendar says of it, or the other way round: `2022 (תשפ"ב)`, `אלול תשפ"ב (ספטמבר 2022)`.
    if (!this.isSign(point.next, '(')) return point;
    const inBrackets = this.#readOne(point.next + 1);
    const other = inBrackets && (this.twoYears(inBrackets) ?? inBrackets);
    if (!other || !this.isSign(other.next, ')') || (point.isHebrew ?? false) === (other.isHebrew ?? false))
      return point;
    return { ...(point.isHebrew ? other : point), next: other.next + 1 };
  }

  /** A year with the next one behind it, `2018/19`: one of studies. */
  twoYears(point: DatePoint): DatePoint | undefined {
    const { year, month, next } = point;
    const until = this.yearAt(next + 1) ?? this.shortYear(next + 1);
    const isJoined = /^[-/]$/.test(this.#text(next)) && this.isTight(next) && this.isTight(next + 1);
    return month === undefined && isJoined && until === year + 1 ? { ...point, until, next: next + 2 } : undefined;
  }

  #readOne(index: number): DatePoint | undefined {
    const token = this.#tokens[index];
    if (!token) return undefined;
    if (token.kind !== 'sign') {
      const part = this.#partOfYear(index);
      return part ?? (token.kind === 'number' ? this.#fromNumber(index, token) : this.#fromWord(index, token.text));
    }
    // '19
    const year = this.shortYear(index + 1);
    return token.text === "'" && year !== undefined && this.isTight(index + 1)
      ? { year, form: 'quoted', next: index + 2 }
      : undefined;
  }

  #fromNumber(index: number, token: DateToken): DatePoint | undefined {
    const year = this.yearAt(index);
    if (year !== undefined) return this.#fromYear(index, year);
    const first = this.small(index);
    if (first === undefined) return undefined;
    if (this.#isJoint(index + 1, /[./-]/)) {
      const second = this.small(index + 2);
      const sign = this.#text(index + 1);
      if (second !== undefined && this.isSign(index + 3, sign) && this.#isJoint(index + 3, /[./-]/)) {
        const full = this.yearAt(index + 4);
        if (full !== undefined) return this.#ofPair(full, [first, second], 'sure', index + 5);
        const short = this.shortYear(index + 4);
        // A hyphen may lead to the end: `15.1.19-31.3.21`.
        if (
          short !== undefined &&
          this.isTight(index + 4) &&
          !this.#isJoint(index + 5, sign === '-' ? /[./-]/ : /[./]/)
        )
          return this.#ofPair(short, [first, second], 'days', index + 5);
      }
      const full = this.yearAt(index + 2);
      if (full !== undefined)
        return { year: full, month: isMonth(first) ? first : undefined, form: 'sure', next: index + 3 };
      // 04/19, 6.21
      const quoted = this.isSign(index + 2, "'") ? 1 : 0;
      const short = this.shortYear(index + 2 + quoted);
      const isTight = this.isTight(index + 1) && this.isTight(index + 2) && this.isTight(index + 2 + quoted);
      const areDayAndMonth = second !== undefined && isTight && (isMonth(first) || isMonth(second)) && sign !== '-';
      const numbers = areDayAndMonth ? ([first, second] as const) : undefined;
      if (short !== undefined && isMonth(first) && isTight && !this.#isJoint(index + 3 + quoted, /[./]/, true)) {
        const point = { year: short, month: first, numbers, next: index + 3 + quoted };
        if (sign === '/') return { ...point, form: 'sure' };
        if (sign === '.' && (this.#text(index + 2) !== '00' || this.#isField)) return { ...point, form: 'dotted' };
      }
      // 1.2 – 30.6.2019
      const next = this.isSign(index + 3, '.') ? index + 4 : index + 3;
      if (numbers && !this.#isJoint(index + 3, /[./]/, true)) return { year: 0, numbers, form: 'month', next };
    }
    // 3 April 2019, 15th of January 2019, 1-Jul-19, 1. März 2020
    let next = index + 1;
    if (this.#isOrdinalEnding(next)) next += 1;
    if (this.#isJoint(next, /[./-]/)) next += 1;
    if (['of', 'de'].includes(this.#text(next))) next += 1;
    const word = this.#tokens[next];
    const isNear = next > index + 1 || (word !== undefined && word.from > token.to);
    return word?.kind === 'word' && isNear && first <= 31 ? this.#ofMonth(next, word.text, true) : undefined;
  }

  /** 2019-04, 2019-04-15, 2019 (Feb), 2019 */
  #fromYear(index: number, year: number): DatePoint {
    const month = this.small(index + 2);
    const isTwo = this.#text(index + 2).length === 2 || this.#isField;
    if (month !== undefined && isMonth(month) && isTwo && this.#isJoint(index + 1, /[./-]/)) {
      const isDay = this.#isJoint(index + 3, /[./-]/) && (this.small(index + 4) ?? 32) <= 31;
      return { year, month, form: 'sure', next: isDay ? index + 5 : index + 3 };
    }
    if (this.isSign(index + 1, '(')) {
      const named = monthOf(this.#text(index + 2));
      const end = this.isSign(index + 3, '.') || this.isSign(index + 3, "'") ? index + 4 : index + 3;
      if (named !== undefined && this.isSign(end, ')')) return { year, month: named, form: 'sure', next: end + 1 };
    }
    // 2019 Q1, 2019/H2
    const part = this.#isJoint(index + 1, /[/-]/) ? index + 2 : index + 1;
    const behind = this.#text(part).length === 1 ? this.#behindPart(part) : undefined;
    return { year, form: 'sure', next: behind ?? index + 1 };
  }

  #fromWord(index: number, word: string): DatePoint | undefined {
    const hebrew = this.#hebrewYear(index, word);
    if (hebrew) return hebrew;
    // ב-ינואר, ל-יוני
    if (/^[במל]$/.test(word) && this.isSign(index + 1, '-')) {
      const behind = this.#tokens[index + 2];
      return behind?.kind === 'word' ? this.#ofMonth(index + 2, behind.text, false) : undefined;
    }
    return this.#ofMonth(index, word, false);
  }

  /** Summer 2019, Q3 2019, רבעון שלישי 2019, third quarter of 2019: a year, for no month is said. */
  #partOfYear(index: number): DatePoint | undefined {
    let next = this.#behindPart(index);
    if (next === undefined) return undefined;
    if (/^[,/-]$/.test(this.#text(next))) next += 1;
    if (OF_YEAR.has(this.#text(next))) next += 1;
    const quoted = this.isSign(next, "'") ? next + 1 : next;
    const short = /^[/']$/.test(this.#text(quoted - 1)) ? this.shortYear(quoted) : undefined;
    const year = this.#isNear(next) ? (this.yearAt(next) ?? short) : undefined;
    return year === undefined ? undefined : { year, form: 'sure', next: quoted + 1 };
  }

  /** Behind the name of a part of a year. */
  #behindPart(index: number): number | undefined {
    const word = this.#text(index);
    // `תל אביב 2012`: a town.
    if (SEASONS.has(word)) return this.#text(index - 1) === 'תל' ? undefined : index + 1;
    const ordinal = this.#behindOrdinal(index);
    if (ordinal !== undefined) return isNamed(QUARTERS, this.#text(ordinal)) ? ordinal + 1 : undefined;
    if (!isNamed(QUARTERS, word) || (word.length === 1 && !this.isTight(index + 1))) return undefined;
    return this.#behindOrdinal(index + 1);
  }

  /** Behind one to four: `1`, `1st`, `first`, `הראשון`, `א'`. */
  #behindOrdinal(index: number): number | undefined {
    const word = this.#text(index);
    if (/^[1-4]$/.test(word)) return this.#isOrdinalEnding(index + 1) ? index + 2 : index + 1;
    if (!isNamed(ORDINALS, word)) return undefined;
    return word.length === 1 && this.isSign(index + 1, "'") ? index + 2 : index + 1;
  }

  #ofMonth(index: number, word: string, hasDay: boolean): DatePoint | undefined {
    const month = monthOf(word) ?? (this.#isField ? monthByBeginning(word) : undefined);
    if (month === undefined) return undefined;
    let next = index + 1;
    const isShort = this.isSign(next, '.') || this.#isQuoteOf(next);
    if (isShort) next += 1;
    const bare: DatePoint = { year: 0, month, form: 'month', next };
    // Jul-19, Aug/2011
    if (this.#isJoint(next, /[-/]/)) {
      const long = this.yearAt(next + 1);
      if (long !== undefined) return { year: long, month, form: 'sure', next: next + 2 };
      const quoted = this.isSign(next + 1, "'") ? 1 : 0;
      const short = this.shortYear(next + 1 + quoted);
      if (short !== undefined && this.isTight(next) && this.isTight(next + 1))
        return { year: short, month, form: 'sure', next: next + 2 + quoted };
      return bare;
    }
    // January 15th, 2019
    const day = this.small(next);
    if (!hasDay && day !== undefined && day >= 1 && day <= 31 && this.#isNear(next)) {
      let behind = next + 1;
      const isOrdinal = this.#isOrdinalEnding(behind);
      if (isOrdinal) behind += 1;
      const hasComma = this.isSign(behind, ',');
      if (hasComma) behind += 1;
      const year = this.#isNear(behind) ? this.yearAt(behind) : undefined;
      if (year !== undefined) return { year, month, form: 'sure', hasDay: true, next: behind + 1 };
      if (isOrdinal) return { ...bare, next: next + 2 };
    }
    if (this.isSign(next, ',')) next += 1;
    if (OF_YEAR.has(this.#text(next))) next += 1;
    if (!this.#isNear(next)) return bare;
    const year = this.yearAt(next);
    if (year !== undefined) return { year, month, form: 'sure', hasDay, next: next + 1 };
    // April '19; behind the year in a line from the right, אפריל 19'
    if (this.isSign(next, "'") && this.isTight(next + 1)) {
      const quoted = this.shortYear(next + 1) ?? this.#figure(next + 1);
      return quoted === undefined ? bare : { year: quoted, month, form: 'sure', next: next + 2 };
    }
    const short = this.shortYear(next);
    const figure = this.#figure(next);
    if (short === undefined)
      return figure === undefined ? bare : { ...bare, year: figure, form: 'figure', next: next + 1 };
    const isQuoted = this.isSign(next + 1, "'") && this.isTight(next + 1) && this.#tokens[next + 2]?.kind !== 'word';
    return { year: short, month, form: isQuoted ? 'sure' : 'named', next: next + (isQuoted ? 2 : 1) };
  }

  #hebrewYear(index: number, word: string): DatePoint | undefined {
    const alone = autumnOf(word) ?? (/^[במלש]/.test(word) ? autumnOf(word.slice(1)) : undefined);
    if (alone !== undefined) return hebrewYear(alone, index + 1);
    const joined = /^[במל]$/.test(word) && this.isSign(index + 1, '-') ? index + 2 : index;
    const plain = joined > index ? this.#text(joined) : word;
    const month =
      HEBREW_MONTH_AT.get(plain) ?? (/^[במל]/.test(plain) ? HEBREW_MONTH_AT.get(plain.slice(1)) : undefined);
    if (joined > index && month === undefined) {
      const year = autumnOf(plain);
      return year === undefined ? undefined : hebrewYear(year, joined + 1);
    }
    if (month === undefined) return undefined;
    // אדר א', אדר ב'
    let next = joined + 1;
    if (/^[אב]$/.test(this.#text(next))) next += this.isSign(next + 1, "'") ? 2 : 1;
    const year = autumnOf(this.#text(next));
    if (year === undefined) return undefined;
    return { year: month < FIRST_OF_SPRING ? year : year + 1, form: 'sure', isHebrew: true, next: next + 1 };
  }

  #ofPair(year: number, pair: readonly [number, number], form: DatePoint['form'], next: number): DatePoint {
    return { year, month: monthOfPair(pair, this.#order), pair, form, next };
  }

  /** The year that a token is, in four figures. */
  yearAt(index: number): number | undefined {
    const { kind, text } = this.#tokens[index] ?? {};
    const year = kind === 'number' && text?.length === 4 ? Number(text) : 0;
    return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
  }

  /** The year that a token is in two figures. */
  shortYear(index: number): number | undefined {
    const { kind, text = '' } = this.#tokens[index] ?? {};
    return kind === 'number' && text.length === 2 ? longYear(Number(text)) : undefined;
  }

  /** A day or a month. */
  small(index: number): number | undefined {
    const { kind, text = '' } = this.#tokens[index] ?? {};
    return kind === 'number' && text.length <= 2 ? Number(text) : undefined;
  }

  /** The year that a token is in one figure. */
  #figure(index: number): number | undefined {
    return this.#text(index).length === 1 ? this.small(index) && 2000 + Number(this.#text(index)) : undefined;
  }

  #text = (index: number): string => this.#tokens[index]?.text ?? '';

  #isOrdinalEnding = (index: number): boolean => ORDINAL_ENDING.test(this.#text(index)) && this.isTight(index);

  isSign(index: number, sign: string): boolean {
    const token = this.#tokens[index];
    return token?.kind === 'sign' && token.text === sign;
  }

  /** Whether nothing stands between a token and the one before it. */
  isTight = (index: number): boolean => this.#tokens[index]?.from === this.#tokens[index - 1]?.to;

  #isNear = (index: number): boolean =>
    (this.#tokens[index]?.from ?? Infinity) - (this.#tokens[index - 1]?.to ?? 0) <= MAX_SPACES;

  /** An apostrophe that shortens the word before it and belongs to no year: `נוב' 19`, `נוב' '19`. */
  #isQuoteOf(index: number): boolean {
    return (
      this.isSign(index, "'") &&
      this.isTight(index) &&
      !(this.isTight(index + 1) && this.shortYear(index + 1) !== undefined)
    );
  }

  /** A sign between the numbers of a date, with a space on either side at most; a dash that is longer is none. */
  #isJoint(index: number, signs: RegExp, isTight = false): boolean {
    const token = this.#tokens[index];
    const [before, behind] = [this.#tokens[index - 1], this.#tokens[index + 1]];
    if (token?.kind !== 'sign' || !signs.test(token.text) || !behind || !before) return false;
    if (token.text === '-' && !HYPHENS.test(token.raw)) return false;
    const spaces = Math.max(token.from - before.to, behind.from - token.to);
    return spaces <= (isTight ? 0 : 1) && (!isTight || behind.kind === 'number');
  }
}
