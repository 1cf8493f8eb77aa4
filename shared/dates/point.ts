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
    const other = this.#readOne(point.next + 1);
    if (!other || !this.isSign(other.next, ')') || (point.isHebrew ?? false) === (other.isHebrew ?? false))
      return point;
    return { ...(point.isHebrew ? other : point), next: other.next + 1 };
  }

  #readOne(index: number): DatePoint | undefined {
    const token = this.#tokens[index];
    if (!token) return undefined;
    if (token.kind === 'number') return this.#fromNumber(index, token);
    if (token.kind === 'word') return this.#fromWord(index, token.text);
    // '19
    const year = this.shortYear(index + 1);
    return token.text === "'" && year !== undefined && this.isTight(index + 1)
      ? { year, form: 'quoted', next: index + 2 }
      : undefined;
  }

  #fromNumber(index: number, token: DateToken): DatePoint | undefined {
    const year = this.yearAt(index);
    if (year !== undefined) return this.#fromYear(index, year);
    const first = this.#small(index);
    if (first === undefined) return undefined;
    if (this.#isJoint(index + 1, /[./-]/)) {
      const second = this.#small(index + 2);
      if (second !== undefined && this.#isJoint(index + 3, /[./-]/)) {
        const full = this.yearAt(index + 4);
        if (full !== undefined) return this.#ofPair(full, [first, second], 'sure', index + 5);
        const short = this.shortYear(index + 4);
        if (short !== undefined && this.isTight(index + 4) && !this.#isJoint(index + 5, /[./-]/))
          return this.#ofPair(short, [first, second], 'days', index + 5);
      }
      const full = this.yearAt(index + 2);
      if (full !== undefined)
        return { year: full, month: isMonth(first) ? first : undefined, form: 'sure', next: index + 3 };
      // 04/19, 6.21
      const quoted = this.isSign(index + 2, "'") ? 1 : 0;
      const short = this.shortYear(index + 2 + quoted);
      const isTight = this.isTight(index + 1) && this.isTight(index + 2) && this.isTight(index + 2 + quoted);
      if (short !== undefined && isMonth(first) && isTight && !this.#isJoint(index + 3 + quoted, /[./]/, true)) {
        if (this.isSign(index + 1, '/')) return { year: short, month: first, form: 'sure', next: index + 3 + quoted };
        if (this.isSign(index + 1, '.') && (this.#tokens[index + 2]?.text !== '00' || this.#isField))
          return { year: short, month: first, form: 'dotted', next: index + 3 + quoted };
      }
    }
    // 3 April 2019, 15th of January 2019, 1-Jul-19, 1. März 2020
    let next = index + 1;
    if (ORDINAL_ENDING.test(this.#tokens[next]?.text ?? '') && this.isTight(next)) next += 1;
    if (this.#isJoint(next, /[./-]/)) next += 1;
    if (['of', 'de'].includes(this.#tokens[next]?.text ?? '')) next += 1;
    const word = this.#tokens[next];
    const isNear = next > index + 1 || (word !== undefined && word.from > token.to);
    return word?.kind === 'word' && isNear && first <= 31 ? this.#ofMonth(next, word.text, true) : undefined;
  }

  /** 2019-04, 2019-04-15, 2019 (Feb), 2019 */
  #fromYear(index: number, year: number): DatePoint {
    const month = this.#small(index + 2);
    const isTwo = this.#tokens[index + 2]?.text.length === 2 || this.#isField;
    if (month !== undefined && isMonth(month) && isTwo && this.#isJoint(index + 1, /[./-]/)) {
      const isDay = this.#isJoint(index + 3, /[./-]/) && (this.#small(index + 4) ?? 32) <= 31;
      return { year, month, form: 'sure', next: isDay ? index + 5 : index + 3 };
    }
    if (this.isSign(index + 1, '(')) {
      const named = monthOf(this.#tokens[index + 2]?.text ?? '');
      const end = this.isSign(index + 3, '.') || this.isSign(index + 3, "'") ? index + 4 : index + 3;
      if (named !== undefined && this.isSign(end, ')')) return { year, month: named, form: 'sure', next: end + 1 };
    }
    return { year, form: 'sure', next: index + 1 };
  }

  #fromWord(index: number, word: string): DatePoint | undefined {
    const hebrew = this.#hebrewYear(index, word);
    if (hebrew) return hebrew;
    // ב-ינואר, ל-יוני
    if (/^[במל]$/.test(word) && this.isSign(index + 1, '-')) {
      const behind = this.#tokens[index + 2];
      return behind?.kind === 'word' ? this.#ofMonth(index + 2, behind.text, false) : undefined;
    }
    const season = this.#season(index, word);
    return season ?? this.#ofMonth(index, word, false);
  }

  /** Summer 2019, Q3 2019, רבעון שלישי 2019: a year, for no month is said. */
  #season(index: number, word: string): DatePoint | undefined {
    let next = index + 1;
    if (QUARTERS.has(word)) {
      const isNumbered = /^[1-4]$/.test(this.#tokens[next]?.text ?? '') || ORDINALS.has(this.#tokens[next]?.text ?? '');
      if (!isNumbered || (word.length === 1 && !this.isTight(next))) return undefined;
      next += 1;
      // `תל אביב 2012`: a town.
    } else if (!SEASONS.has(word) || this.#tokens[index - 1]?.text === 'תל') return undefined;
    if (QUARTERS.has(word) && /^[,/]$/.test(this.#tokens[next]?.text ?? '')) next += 1;
    if (['of', 'של', 'שנת'].includes(this.#tokens[next]?.text ?? '')) next += 1;
    const year = this.#isNear(next) ? this.yearAt(next) : undefined;
    return year === undefined ? undefined : { year, form: 'sure', next: next + 1 };
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
    const day = this.#small(next);
    if (!hasDay && day !== undefined && day >= 1 && day <= 31 && this.#isNear(next)) {
      let behind = next + 1;
      const isOrdinal = ORDINAL_ENDING.test(this.#tokens[behind]?.text ?? '') && this.isTight(behind);
      if (isOrdinal) behind += 1;
      const hasComma = this.isSign(behind, ',');
      if (hasComma) behind += 1;
      const year = this.#isNear(behind) ? this.yearAt(behind) : undefined;
      if (year !== undefined) return { year, month, form: 'sure', hasDay: true, next: behind + 1 };
      if (isOrdinal) return { ...bare, next: next + 2 };
    }
    if (this.isSign(next, ',')) next += 1;
    if (['of', 'de', 'של', 'שנת'].includes(this.#tokens[next]?.text ?? '')) next += 1;
    if (!this.#isNear(next)) return bare;
    const year = this.yearAt(next);
    if (year !== undefined) return { year, month, form: 'sure', hasDay, next: next + 1 };
    // April '19; behind the year in a line from the right, אפריל 19'
    if (this.isSign(next, "'") && this.isTight(next + 1)) {
      const quoted = this.shortYear(next + 1);
      return quoted === undefined ? bare : { year: quoted, month, form: 'sure', next: next + 2 };
    }
    const short = this.shortYear(next);
    if (short === undefined) return bare;
    const isQuoted = this.isSign(next + 1, "'") && this.isTight(next + 1) && this.#tokens[next + 2]?.kind !== 'word';
    return { year: short, month, form: isQuoted ? 'sure' : 'named', next: next + (isQuoted ? 2 : 1) };
  }

  #hebrewYear(index: number, word: string): DatePoint | undefined {
    const alone = autumnOf(word) ?? (/^[במלש]/.test(word) ? autumnOf(word.slice(1)) : undefined);
    if (alone !== undefined) return { year: alone, form: 'sure', isHebrew: true, next: index + 1 };
    const joined = /^[במל]$/.test(word) && this.isSign(index + 1, '-') ? index + 2 : index;
    const plain = joined > index ? (this.#tokens[joined]?.text ?? '') : word;
    const month =
      HEBREW_MONTH_AT.get(plain) ?? (/^[במל]/.test(plain) ? HEBREW_MONTH_AT.get(plain.slice(1)) : undefined);
    if (joined > index && month === undefined) {
      const year = autumnOf(plain);
      return year === undefined ? undefined : { year, form: 'sure', isHebrew: true, next: joined + 1 };
    }
    if (month === undefined) return undefined;
    // אדר א', אדר ב'
    let next = joined + 1;
    if (/^[אב]$/.test(this.#tokens[next]?.text ?? '')) next += this.isSign(next + 1, "'") ? 2 : 1;
    const year = autumnOf(this.#tokens[next]?.text ?? '');
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

  #small(index: number): number | undefined {
    const { kind, text = '' } = this.#tokens[index] ?? {};
    return kind === 'number' && text.length <= 2 ? Number(text) : undefined;
  }

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
