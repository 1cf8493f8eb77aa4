import { isMonth, monthOfPair, type DateOrder, type DatePoint } from './datePoint.ts';
import { monthByBeginning, monthOf } from './months.ts';
import type { DateToken } from './tokens.ts';
import { OF_YEAR, YearReader } from './yearReader.ts';

/** Reads tokens as a date; places are indexes of tokens. */
export class PointReader extends YearReader {
  readonly #order: DateOrder;
  /** A field that holds a date alone: months may be cut anywhere, and have one figure after their year. */
  readonly #isField: boolean;

  constructor(tokens: readonly DateToken[], order: DateOrder, isField = false) {
    super(tokens);
    [this.#order, this.#isField] = [order, isField];
  }

  /** The date that begins at a token; undefined for none. */
  read(index: number): DatePoint | undefined {
    const point = this.#readOne(index);
    if (!point) return undefined;
    // The same date in the Hebrew calendar, or the other way round: `2022 (תשפ"ב)`, `אלול תשפ"ב (ספטמבר 2022)`.
    if (!this.isSign(point.next, '(')) return point;
    const inBrackets = this.#readOne(point.next + 1);
    const other = inBrackets && (this.twoYears(inBrackets) ?? inBrackets);
    if (!other || !this.isSign(other.next, ')') || (point.isHebrew ?? false) === (other.isHebrew ?? false))
      return point;
    return { ...(point.isHebrew ? other : point), next: other.next + 1 };
  }

  /** A year with the next one after it, `2018/19`: one of studies. */
  twoYears(point: DatePoint): DatePoint | undefined {
    const { year, month, next } = point;
    const until = this.yearAt(next + 1) ?? this.shortYear(next + 1);
    const isJoined = /^[-/]$/.test(this.text(next)) && this.isTight(next) && this.isTight(next + 1);
    return month === undefined && isJoined && until === year + 1 ? { ...point, until, next: next + 2 } : undefined;
  }

  #readOne(index: number): DatePoint | undefined {
    const token = this.tokens[index];
    if (!token) return undefined;
    if (token.kind !== 'sign') {
      const part = this.partOfYear(index);
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
    if (this.isJoint(index + 1, /[./-]/)) {
      const second = this.small(index + 2);
      const sign = this.text(index + 1);
      // The field writes the first sign itself: `12/3.2019`.
      const isSame = this.#isField || this.isSign(index + 3, sign);
      if (second !== undefined && isSame && this.isJoint(index + 3, /[./-]/)) {
        const full = this.yearAt(index + 4);
        if (full !== undefined) return this.#ofPair(full, [first, second], 'sure', index + 5);
        const short = this.shortYear(index + 4);
        // A hyphen may lead to the end: `15.1.19-31.3.21`.
        if (short !== undefined && this.isTight(index + 4) && !this.isJoint(index + 5, sign === '-' ? /[./-]/ : /[./]/))
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
      if (short !== undefined && isMonth(first) && isTight && !this.isJoint(index + 3 + quoted, /[./]/, true)) {
        const point = { year: short, month: first, numbers, next: index + 3 + quoted };
        if (sign === '/') return { ...point, form: 'sure' };
        if (sign === '.' && (this.text(index + 2) !== '00' || this.#isField)) return { ...point, form: 'dotted' };
      }
      // 1.2 – 30.6.2019
      const next = this.isSign(index + 3, '.') ? index + 4 : index + 3;
      if (numbers && !this.isJoint(index + 3, /[./]/, true)) return { year: 0, numbers, form: 'month', next };
    }
    // 3 April 2019, 15th of January 2019, 1-Jul-19, 1. März 2020
    let next = index + 1;
    if (this.isOrdinalEnding(next)) next += 1;
    if (this.isJoint(next, /[./-]/)) next += 1;
    if (['of', 'de'].includes(this.text(next))) next += 1;
    const word = this.tokens[next];
    const isNear = next > index + 1 || (word !== undefined && word.from > token.to);
    return word?.kind === 'word' && isNear && first <= 31 ? this.#ofMonth(next, word.text, true) : undefined;
  }

  /** 2019-04, 2019-04-15, 2019 (Feb), 2019 */
  #fromYear(index: number, year: number): DatePoint {
    const month = this.small(index + 2);
    const isTwo = this.text(index + 2).length === 2 || this.#isField;
    if (month !== undefined && isMonth(month) && isTwo && this.isJoint(index + 1, /[./-]/)) {
      const isDay = this.isJoint(index + 3, /[./-]/) && (this.small(index + 4) ?? 32) <= 31;
      return { year, month, form: 'sure', next: isDay ? index + 5 : index + 3 };
    }
    if (this.isSign(index + 1, '(')) {
      const named = monthOf(this.text(index + 2));
      const end = this.isSign(index + 3, '.') || this.isSign(index + 3, "'") ? index + 4 : index + 3;
      if (named !== undefined && this.isSign(end, ')')) return { year, month: named, form: 'sure', next: end + 1 };
    }
    // 2019 Q1, 2019/H2
    const part = this.isJoint(index + 1, /[/-]/) ? index + 2 : index + 1;
    const behind = this.text(part).length === 1 ? this.behindPart(part) : undefined;
    return { year, form: 'sure', next: behind ?? index + 1 };
  }

  #fromWord(index: number, word: string): DatePoint | undefined {
    const hebrew = this.hebrewYear(index, word);
    if (hebrew) return hebrew;
    // ב-ינואר, ל-יוני
    if (/^[במל]$/.test(word) && this.isSign(index + 1, '-')) {
      const behind = this.tokens[index + 2];
      return behind?.kind === 'word' ? this.#ofMonth(index + 2, behind.text, false) : undefined;
    }
    return this.#ofMonth(index, word, false);
  }

  #ofMonth(index: number, word: string, hasDay: boolean): DatePoint | undefined {
    const month = monthOf(word) ?? (this.#isField ? monthByBeginning(word) : undefined);
    if (month === undefined) return undefined;
    let next = index + 1;
    const isShort = this.isSign(next, '.') || this.#isQuoteOf(next);
    if (isShort) next += 1;
    const bare: DatePoint = { year: 0, month, form: 'month', next };
    // Jul-19, Aug/2011
    if (this.isJoint(next, /[-/]/)) {
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
    if (!hasDay && day !== undefined && day >= 1 && day <= 31 && this.isNear(next)) {
      let behind = next + 1;
      const isOrdinal = this.isOrdinalEnding(behind);
      if (isOrdinal) behind += 1;
      const hasComma = this.isSign(behind, ',');
      if (hasComma) behind += 1;
      const year = this.isNear(behind) ? this.yearAt(behind) : undefined;
      if (year !== undefined) return { year, month, form: 'sure', hasDay: true, next: behind + 1 };
      if (isOrdinal) return { ...bare, next: next + 2 };
    }
    if (this.isSign(next, ',')) next += 1;
    if (OF_YEAR.has(this.text(next))) next += 1;
    if (!this.isNear(next)) return bare;
    const year = this.yearAt(next);
    if (year !== undefined) return { year, month, form: 'sure', hasDay, next: next + 1 };
    // April '19; after the year in a line from the right, אפריל 19'
    if (this.isSign(next, "'") && this.isTight(next + 1)) {
      const quoted = this.shortYear(next + 1) ?? this.figure(next + 1);
      return quoted === undefined ? bare : { year: quoted, month, form: 'sure', next: next + 2 };
    }
    const short = this.shortYear(next);
    const figure = this.figure(next);
    if (short === undefined)
      return figure === undefined ? bare : { ...bare, year: figure, form: 'figure', next: next + 1 };
    const isQuoted = this.isSign(next + 1, "'") && this.isTight(next + 1) && this.tokens[next + 2]?.kind !== 'word';
    return { year: short, month, form: isQuoted ? 'sure' : 'named', next: next + (isQuoted ? 2 : 1) };
  }

  #ofPair(year: number, pair: readonly [number, number], form: DatePoint['form'], next: number): DatePoint {
    return { year, month: monthOfPair(pair, this.#order), pair, form, next };
  }

  /** An apostrophe that shortens the word before it and belongs to no year: `נוב' 19`, `נוב' '19`. */
  #isQuoteOf(index: number): boolean {
    return (
      this.isSign(index, "'") &&
      this.isTight(index) &&
      !(this.isTight(index + 1) && this.shortYear(index + 1) !== undefined)
    );
  }
}
