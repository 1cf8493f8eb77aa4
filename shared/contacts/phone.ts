import { foldText } from '../text/fold.ts';

/** A phone number in a text. */
export interface Phone {
  /** Start and end of the number with its extension, in UTF-16 code units of the text as it was written. */
  readonly from: number;
  readonly to: number;
  /** The number as written, with plain signs and digits and its plus first: `+972 54-111-2222`, `03-1234567 ext. 4`. */
  readonly value: string;
  /** The number to dial: `+972541112222`, `0541112222`, `*2345`. */
  readonly dial: string;
}

/** Digits that follow each other, and the signs between them and the ones before. */
interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

const [MAX_SIGNS, MAX_GROUPS] = [5, 9];
/** Signs between two groups of a number: spaces, a dot, a dash, brackets of an area code, one slash. */
const BETWEEN = /^(?:\s{0,4}(?:\)\s?)?[-.]?\s{0,4}\(?|\/)$/;
/** Signs that a number begins with. */
const OPENING = /(?:\(?\+ ?\(?|\*|\()$/;
/** No number begins right after these: it would be the rest of another number, of an address or of a code. */
const NOT_BEHIND = /[a-z\d@_*.][./-]?$|[\d/]$/i;
/** Where another number may begin after digits: after spaces, or at an area code in brackets. */
const NEXT = /^(?: +-+ +| {2,}| *\(| *\+|\/| +\/ +)/;
const EXTENSION = /^(?: ?[,;(])? {0,2}(?:ext(?:ension)?\.?|x|שלוחה|שלו'|#)[ :.]{0,3}\d{1,6}(?!\d)\)?/i;
/** For a short number whose star is written after it, as in a line taken from the right. */
const [STAR_BEHIND, STAR_BEFORE] = [/^\*(?=\s*(?:$|[|•·,;)]))/, /(?:^|[|•·,;:(])\s*$|\p{L}\s$/u];
/** A number of this country at home, and its numbers that cost the caller otherwise: `1-800-123456`. */
const HOME = /^(?:0(?:5\d{8}|7\d{8}|[23489]\d{7})|1[578]00\d{6})$/;
/** A number abroad as it is dialled in America; one of Britain at home has fewer digits: `0114 496 0000`. */
const FROM_AMERICA = /^011[1-9]\d{9,}$/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Digits of a number that a word says to be a phone's, and of any (E.164). */
const [MIN_NAMED_DIGITS, MAX_NAMED_DIGITS] = [9, 13];
const [MIN_DIGITS, MAX_DIGITS] = [8, 15];

/**
 * Returns the phone numbers of a text, of Israel and abroad, with any dashes, slashes and signs. Years, dates and
 * identity numbers are left out. A number that a word names as a phone's (`isNamed`) may be of any country and need not
 * be in groups. In linear time.
 */
export function findPhones(source: string, isNamed?: boolean): Phone[] {
  const { text, sourceAt } = foldText(source);
  const groups = groupsOf(text);
  const phones: Phone[] = [];
  for (let index = 0, end = 0; index < groups.length;) {
    const run = runFrom(text, groups, index, end);
    const count = run && lengthOfNumber(run, isNamed);
    if (!run || !count) {
      index += 1;
      continue;
    }
    const number = numberOf(text, run, count);
    phones.push({ ...number, from: sourceAt(number.from), to: sourceAt(number.to - 1) + 1 });
    index += count;
    while ((groups[index]?.from ?? Infinity) < number.to) index += 1;
    end = number.to;
  }
  return phones;
}

const digitsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join('');

const groupsOf = (text: string): Group[] => {
  let end = 0;
  return Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const before = text.slice(Math.max(end, index - MAX_SIGNS - 1), index);
    end = index + digits.length;
    return { digits, from: index, to: end, before };
  });
};

/** Groups that may be one number, with the signs before and after them. */
interface DigitRun {
  readonly first: Group;
  /** The first and those behind it. */
  readonly groups: readonly Group[];
  readonly opening: string;
  readonly isBehindDigits: boolean;
  readonly hasPlusBehind: (count: number) => boolean;
  /** A star follows four figures that stand alone: a line taken from the right has it there. */
  readonly hasStarBehind: boolean;
}

/** The groups that may make a number from one of them on; undefined if none can begin there. */
function runFrom(text: string, all: readonly Group[], index: number, end: number): DigitRun | undefined {
  const first = all[index];
  if (!first) return undefined;
  const [opening = ''] = OPENING.exec(first.before) ?? [];
  const last = all[index - 1];
  // Another number may follow a range of years.
  const isJoined =
    last !== undefined &&
    first.from - last.to <= MAX_SIGNS &&
    BETWEEN.test(first.before) &&
    (YEAR.test(first.digits) || !YEAR.test(last.digits));
  const isNext = first.from - opening.length === end || NEXT.test(first.before);
  if (!isNext && NOT_BEHIND.test(text.slice(Math.max(0, first.from - opening.length - 2), first.from - opening.length)))
    return undefined;
  const groups = [first];
  for (const group of all.slice(index + 1, index + MAX_GROUPS)) {
    if (group.before.length > MAX_SIGNS || !BETWEEN.test(group.before)) break;
    groups.push(group);
  }
  return {
    first,
    groups,
    opening,
    isBehindDigits: isJoined && !isNext,
    hasPlusBehind: (count) => text[(groups[count - 1] as Group).to] === '+',
    hasStarBehind:
      STAR_BEHIND.test(text.slice(first.to, first.to + MAX_SIGNS)) &&
      STAR_BEFORE.test(text.slice(Math.max(0, first.from - MAX_SIGNS), first.from)),
  };
}

/** How many groups from the first on are a number; 0 for none. */
function lengthOfNumber(run: DigitRun, isNamed = false): number {
  const { first, groups, opening, isBehindDigits, hasPlusBehind, hasStarBehind } = run;
  if (opening === '*' || (hasStarBehind && first.digits.length === 4))
    return /^\d{3,5}$/.test(first.digits) && !YEAR.test(first.digits) ? 1 : 0;
  // After a number comes a space; after an Israeli number also a slash before the next number, or before its last
  // figure alone: `03-1234567/8`.
  const canEnd = (count: number) => /^$|[ (]/.test(groups[count]?.before ?? '');
  for (let count = 1; count <= groups.length; count += 1)
    if (
      (canEnd(count) || groups[count]?.before === '/') &&
      HOME.test(atHome(digitsOf(groups.slice(0, count)))) &&
      !areDates(groups.slice(0, count))
    )
      return count;
  if (isBehindDigits) return 0;
  for (let count = groups.length; count > 0; count -= 1) {
    const numberGroups = groups.slice(0, count);
    if (canEnd(count) && isNumber(numberGroups, opening.includes('+') || hasPlusBehind(count), isNamed)) return count;
  }
  return 0;
}

const atHome = (digits: string) => digits.replace(/^(?:00)?9720?/, '0');

function isNumber(groups: readonly Group[], hasPlus: boolean, isNamed: boolean): boolean {
  const digits = digitsOf(groups);
  if (hasPlus || /^00[1-9]/.test(digits)) return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
  if (FROM_AMERICA.test(digits)) return digits.length <= MAX_DIGITS + 3;
  if (areDates(groups)) return false;
  const signs = groups.slice(1).map(({ before }) => before);
  // Numbers of America, and of Russia with its 8.
  if (/^(?:1?[2-9]|8[3489])\d{9}$/.test(digits) && signs.length > 0) return true;
  if (isNamed && digits.length >= MIN_NAMED_DIGITS && digits.length <= MAX_NAMED_DIGITS) return true;
  // Other countries' numbers at home: zero, and in groups.
  return /^0\d{8,10}$/.test(digits) && signs.some((sign) => /^[ .-]$/.test(sign)) && !signs.includes('/');
}

/** Whether groups are days, months and years, as `05/2019 - 2021` and `1.2.19 - 3.4.21` are. */
function areDates(groups: readonly Group[]): boolean {
  const isDate = groups.every(({ digits }) => digits.length <= 2 || YEAR.test(digits));
  return isDate && (groups.some(({ digits }) => YEAR.test(digits)) || groups.length % 3 === 0);
}

function numberOf(text: string, run: DigitRun, count: number): Phone {
  const { first, groups, opening, hasPlusBehind, hasStarBehind } = run;
  const last = (groups[count - 1] as Group).to;
  const digits = digitsOf(groups.slice(0, count));
  if (hasStarBehind && digits.length === 4 && opening !== '*')
    return { from: first.from, to: last + 1, value: `*${digits}`, dial: `*${digits}` };
  const hasPlus = opening.includes('+') || hasPlusBehind(count);
  let from = first.from - opening.length;
  const said = text.slice(from, last);
  // A bracket around the whole number is not part of it.
  if (said.startsWith('(') && !said.includes(')')) from += 1;
  const [extension = ''] = EXTENSION.exec(text.slice(last, last + 24)) ?? [];
  const to = last + (extension === '' && hasPlusBehind(count) ? 1 : extension.length);
  const isAbroad = hasPlus || /^(?:00[1-9]|972\d{8})/.test(digits) || FROM_AMERICA.test(digits);
  const plain = text.slice(from, last) + extension;
  return {
    from,
    to,
    value: isAbroad && !/^\(?(?:\+|00|011)/.test(plain) ? `+${plain}` : plain,
    dial:
      opening === '*'
        ? `*${digits}`
        : isAbroad
          ? `+${digits.replace(/^(?:00|011(?=\d{10}))/, '').replace(/^9720/, '972')}`
          : digits,
  };
}
