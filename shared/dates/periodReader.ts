import { canonicalDate, isMonth, monthOfPair, orderOfPair, type DateOrder, type DatePoint } from './datePoint.ts';
import { PhraseReader } from './phrases.ts';
import { PointReader } from './point.ts';
import type { DateToken } from './tokens.ts';

/** A time that a text names, and its place there. */
export interface Period {
  /** `YYYY-MM` or `YYYY`; empty when only an end is named. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  /** The word that says it goes on (`היום`); empty when none does. */
  readonly present: string;
  /** Start, in UTF-16 code units of the text as it was written. */
  readonly from: number;
  readonly to: number;
  /** Whether both ends (or "since") are named; one date alone is weaker evidence of an entry. */
  readonly isRange: boolean;
}

/** The time that some tokens name, and the index of the token after them. */
export interface ReadPeriod extends Omit<Period, 'from' | 'to'> {
  readonly next: number;
  readonly isHebrew?: boolean;
}

const NO_END = { end: '', current: false, present: '', isRange: true } as const;

const isHebrew = (read: ReadPeriod): boolean => read.isHebrew === true;

/** Reads tokens as periods; places are indexes of tokens. */
export class PeriodReader {
  readonly #tokens: readonly DateToken[];
  readonly #order: DateOrder;
  /** Whether the file has years in one figure: one end is enough then, `Sep 6 – Nov 12`. */
  readonly #hasFigures: boolean;
  readonly #points: PointReader;
  readonly #phrases: PhraseReader;

  constructor(tokens: readonly DateToken[], order: DateOrder, hasFigures: boolean) {
    [this.#tokens, this.#order, this.#hasFigures] = [tokens, order, hasFigures];
    this.#points = new PointReader(tokens, order);
    this.#phrases = new PhraseReader(tokens);
  }

  /** Whether a date may begin at a token: not within a word, a number or an address. */
  canBegin(index: number): boolean {
    const before = this.#tokens[index - 1];
    if (!before || !this.#points.isTight(index)) return true;
    return before.kind === 'sign' && !/^[./-]$/.test(before.raw);
  }

  #canEnd(next: number): boolean {
    const token = this.#tokens[next];
    if (!token || !this.#points.isTight(next)) return true;
    if (token.kind !== 'sign') return false;
    return !(/^[./-]$/.test(token.raw) && this.#tokens[next + 1]?.kind === 'number' && this.#points.isTight(next + 1));
  }

  /** Returns the time that is named from a token on, in its longest form. */
  read(index: number): ReadPeriod | undefined {
    const read =
      this.#seasons(index) ??
      this.#monthsOfYear(index) ??
      this.#range(index) ??
      this.#untilAfterWords(index) ??
      this.#turned(index) ??
      this.#since(index) ??
      this.#goesOn(index) ??
      this.#drawnDash(index) ??
      this.#shortEnd(index) ??
      this.#expected(index) ??
      this.#single(index);
    if (!read || !this.#points.isSign(read.next, '(')) return read;
    // Years of the Hebrew calendar and the same of ours in brackets, or the other way round: `תשע"ה-תשע"ח (2014-2018)`.
    const other = this.#range(read.next + 1) ?? this.#since(read.next + 1) ?? this.#goesOn(read.next + 1);
    if (!other || !this.#points.isSign(other.next, ')') || isHebrew(read) === isHebrew(other)) return read;
    return { ...(isHebrew(read) ? other : read), next: other.next + 1 };
  }

  /** Seasons of several years, from the first to the last: `Summers 2019, 2020 and 2021`. */
  #seasons(index: number): ReadPeriod | undefined {
    const first = this.#points.read(index);
    if (!first || first.year === 0 || !this.#phrases.isSeason(index)) return undefined;
    const years = [first.year];
    let { next } = first;
    for (;;) {
      const behind = this.#phrases.listSign(next);
      const year =
        behind === undefined ? undefined : this.#points.yearAt(this.#phrases.isSeason(behind) ? behind + 1 : behind);
      if (behind === undefined || year === undefined || years.length > 9) break;
      years.push(year);
      next = (this.#phrases.isSeason(behind) ? behind + 1 : behind) + 1;
    }
    if (years.length < 2) return undefined;
    // The last of them begins a span: `Summers 2016, 2017 – today`.
    const last = this.#tokens.length > next ? this.#range(next - 1) : undefined;
    if (last && last.next > next) return undefined;
    years.sort((a, b) => a - b);
    return { ...NO_END, start: String(years[0]), end: String(years.at(-1)), next };
  }

  #range(index: number): ReadPeriod | undefined {
    const begin = this.#phrases.about(this.#phrases.rangeOpening(index));
    const first = this.#asNamed(this.#points.read(begin));
    if (!first) return undefined;
    const twoYears = this.#points.twoYears(first);
    return (twoYears && this.#rangeFrom(twoYears, index)) ?? this.#rangeFrom(first, index);
  }

  #asNamed = (point: DatePoint | undefined): DatePoint | undefined =>
    this.#hasFigures && point?.form === 'figure' ? { ...point, form: 'named' } : point;

  /** A span from a date on, which began at `opening`. */
  #rangeFrom(first: DatePoint, opening: number): ReadPeriod | undefined {
    // A month whose year the line has turned round with the end: `ינואר Present – 2023`.
    if (first.form === 'month') {
      const present = this.#phrases.present(first.next);
      const year = present && this.#year(this.#phrases.rangeSign(present.next, this.#tokens[present.next - 1]));
      if (present && year && this.#canEnd(year.next))
        return this.#current({ ...first, year: year.year }, present.text, year.next);
    }
    const behind = this.#phrases.rangeSign(first.next, this.#tokens[first.next - 1], opening);
    if (behind === undefined) return undefined;
    const about = this.#phrases.about(behind);
    const until = this.#phrases.expected(about) ?? about;
    const end = this.#asNamed(this.#points.read(until));
    const second = end && (this.#points.twoYears(end) ?? end);
    const present = this.#phrases.present(until);
    if (present && (!second || present.next > second.next) && !/^(?:month|days|figure)$/.test(first.form))
      return this.#canEnd(present.next) ? this.#current(first, present.text, present.next) : undefined;
    if (!second || !this.#canEnd(second.next)) return undefined;
    if (/^(?:named|figure)$/.test(first.form) && this.#phrases.isYearBehind(second.next)) return undefined;
    return this.#span(first, second, this.#phrases.expectedBehind(second.next) ?? second.next);
  }

  /** The period from one date to another, where their forms allow it: both of one form, or both sure. */
  #span(first: DatePoint, second: DatePoint, next: number): ReadPeriod | undefined {
    if (second.form === 'month' || second.year === 0) return undefined;
    const pairs = [first.pair, second.pair, first.form === 'month' ? first.numbers : undefined];
    const order = pairs.map((pair) => pair && orderOfPair(pair)).find(Boolean) ?? this.#order;
    // Figures that are a day and a month where the end has its day: `1.2 – 30.6.2019`, and not `05/19 – 30/06/2021`.
    const days =
      second.pair && first.numbers && isMonth(first.numbers[order === 'day' ? 1 : 0]) ? first.numbers : undefined;
    if (first.form === 'month' && first.numbers && !days) return undefined;
    const isDay = /^(?:named|figure)$/.test(first.form) && second.hasDay === true;
    const isWithoutYear = first.form === 'month' || isDay || days !== undefined;
    if (!isWithoutYear && first.form !== second.form) return undefined;
    if (isWithoutYear && second.month === undefined) return undefined;
    const [a, b] = [{ ...first, pair: days ?? first.pair }, second].map((point) =>
      point.pair ? { ...point, month: monthOfPair(point.pair, order) } : point,
    ) as [DatePoint, DatePoint];
    const from = canonicalDate(isWithoutYear ? { year: b.year, month: a.month } : a);
    const until = canonicalDate(b.until === undefined ? b : { year: b.until });
    const isTurned = from.slice(0, 4) > until.slice(0, 4) || (from.length === 7 && until.length === 7 && from > until);
    if (days && isTurned)
      return first.form === 'month' ? undefined : this.#span({ ...first, numbers: undefined }, second, next);
    if (isWithoutYear && from === until) return { start: from, ...NO_END, isRange: false, next };
    const areHebrew = a.isHebrew === true && b.isHebrew === true;
    return { ...NO_END, start: isTurned ? until : from, end: isTurned ? from : until, isHebrew: areHebrew, next };
  }

  /** Months of one year: `02-06/2019`. */
  #monthsOfYear(index: number): ReadPeriod | undefined {
    const month = this.#points.small(index);
    const isTight = this.#points.isTight(index + 1) && this.#points.isTight(index + 2);
    const isDash = this.#points.isSign(index + 1, '-') && (isTight || /^0\d$/.test(this.#tokens[index]?.text ?? ''));
    const isOfMonth = this.#points.small(index + 2) !== undefined && !this.#points.isSign(index + 3, '-');
    if (month === undefined || month < 1 || !isDash || !isOfMonth) return undefined;
    const last = this.#year(index + 2);
    if (!last?.month || last.pair || month >= last.month || !this.#canEnd(last.next)) return undefined;
    return { ...NO_END, start: canonicalDate({ ...last, month }), end: canonicalDate(last), next: last.next };
  }

  #current(point: DatePoint, present: string, next: number): ReadPeriod {
    return {
      start: canonicalDate(point),
      end: '',
      current: true,
      present,
      isRange: true,
      isHebrew: point.isHebrew === true,
      next,
    };
  }

  #year(index: number | undefined): DatePoint | undefined {
    const point = index === undefined ? undefined : this.#points.read(index);
    return point?.form === 'sure' ? point : undefined;
  }

  /** Reads an end that is named before its year, or instead of it: `1991 until my retirement in 2019`. */
  #untilAfterWords(index: number): ReadPeriod | undefined {
    const first = this.#year(this.#phrases.rangeOpening(index));
    if (!first || first.isHebrew) return undefined;
    const end = this.#phrases.untilEvent(first.next);
    if (!end) return undefined;
    const second = end.year === undefined ? undefined : this.#year(end.year);
    if (second && this.#canEnd(second.next)) return this.#span(first, second, second.next);
    return end.next === undefined ? undefined : { ...NO_END, start: canonicalDate(first), next: end.next };
  }

  /** A span whose ends the line has turned round: `היום – 2019`. */
  #turned(index: number): ReadPeriod | undefined {
    const present = this.#phrases.present(index);
    const begin = present && this.#phrases.rangeSign(present.next, this.#tokens[present.next - 1]);
    const point = this.#year(begin);
    return present && point && this.#canEnd(point.next) ? this.#current(point, present.text, point.next) : undefined;
  }

  #since(index: number): ReadPeriod | undefined {
    const begin = this.#phrases.since(index);
    const point = this.#year(begin);
    // With an end it is a span: `מאז 07/2021 ועד היום`; with words for one it does not go on.
    if (begin === undefined || this.#range(begin)) return undefined;
    const isOpen = point && this.#canEnd(point.next) && !this.#phrases.saysUntil(point.next);
    return isOpen ? this.#current(point, '', point.next) : undefined;
  }

  /** A date with what says that it goes on: a dash and no more, `ואילך`, an arrow, a plus. */
  #goesOn(index: number): ReadPeriod | undefined {
    const point = this.#year(index);
    const next = point && this.#phrases.goesOn(point.next);
    return point && next !== undefined ? this.#current(point, '', next) : undefined;
  }

  /** A dash that the file draws and does not name: `2019 2021`, `2019 היום`. */
  #drawnDash(index: number): ReadPeriod | undefined {
    const first = this.#year(index);
    if (!first || first.isHebrew || this.#points.isTight(first.next)) return undefined;
    const second = this.#year(first.next);
    if (second && !second.isHebrew && this.#phrases.isEnd(second.next)) return this.#span(first, second, second.next);
    const present = this.#phrases.present(first.next);
    return present && this.#phrases.isEnd(present.next) ? this.#current(first, present.text, present.next) : undefined;
  }

  /** 2018-19, where two figures are more than those of the year before them, and count nothing. */
  #shortEnd(index: number): ReadPeriod | undefined {
    const year = this.#points.yearAt(index);
    const end = this.#points.shortYear(index + 2);
    const isSign = this.#tokens[index + 1]?.kind === 'sign' && /^[-/]$/.test(this.#tokens[index + 1]?.text ?? '');
    if (
      year === undefined ||
      end === undefined ||
      !isSign ||
      !this.#canEnd(index + 3) ||
      this.#phrases.isCounted(index + 3)
    )
      return undefined;
    // 1999/00
    const isNext = (year + 1) % 100 === end % 100;
    const until = isNext ? year + 1 : Math.floor(year / 100) * 100 + (end % 100);
    return until > year ? { ...NO_END, start: String(year), end: String(until), next: index + 3 } : undefined;
  }

  /** An end that is still to come, and nothing before it: `Expected June 2027`, `June 2027 (expected)`. */
  #expected(index: number): ReadPeriod | undefined {
    const begin = this.#phrases.expected(index);
    const point = this.#year(begin ?? index);
    const next = point && (begin === undefined ? this.#phrases.expectedBehind(point.next) : point.next);
    if (!point || next === undefined || !this.#canEnd(next)) return undefined;
    return { start: '', end: canonicalDate(point), current: false, present: '', isRange: false, next };
  }

  #single(index: number): ReadPeriod | undefined {
    const point = this.#year(this.#phrases.inYear(index));
    if (!point || !this.#canEnd(point.next)) return undefined;
    const start = canonicalDate(point);
    // A year of the Hebrew calendar is given by the two of ours that it lies in.
    const end = point.until === undefined ? '' : String(point.until);
    return {
      start,
      end,
      current: false,
      present: '',
      isRange: false,
      isHebrew: point.isHebrew === true,
      next: point.next,
    };
  }
}
