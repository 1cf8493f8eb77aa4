import { findClockTimes } from './clockTimes.ts';
import {
  AFTER_BOUNDS,
  BEFORE_BOUNDS,
  CURRENCIES,
  MULTIPLIERS,
  UNITS,
  type Bound,
  type Unit,
} from '../lexicon/quantities.ts';
import { coverOf, type Fact, type TextMatch } from './facts.ts';
import { findMonthDates } from '../../dates/monthDates.ts';
import { findNumbers } from './numbers.ts';
import { memoizeByText } from './memoize.ts';
import { lookUp, normalizeWord } from './words.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** A number with what it measures: its unit or currency, and its bound. */
export interface Quantity {
  readonly fact: Fact;
  /** Undefined for a year, and for a vague amount (dozens). */
  readonly value: number | undefined;
  readonly unit: Unit | undefined;
  readonly bound: Bound;
}

/** Fractions in words and signs. */
export const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, '1/4': 0.25, '3/4': 0.75, '1/3': 1 / 3 };

/** How many characters on either side of a number may hold its unit and bound. */
const REACH = 24;

/** Finds the numbers of a text with their units. */
export const findQuantities: (text: string) => readonly Quantity[] = memoizeByText(readQuantities);

function readQuantities(text: string): Quantity[] {
  const isTaken = coverOf(text, [...findMonthDates(text), ...findClockTimes(text)]);
  // The year in a month's date also counts alone.
  const facts = findNumbers(text).filter(({ kind, index }) => kind === 'date' || !isTaken(index));
  const isEnd = facts.map((fact, place) => isRangeEnd(text, facts[place - 1], fact));
  const units = facts.map((fact) => unitOf(text, fact));
  return facts.map((fact, place) => ({
    fact: isEnd[place + 1] ? { ...fact, ...sharedSigns(fact, facts[place + 1]) } : fact,
    value: ownProperty(FRACTIONS, fact.key) ?? valueOf(fact),
    // A range shares its unit: 2–3 million shekels, NIS 2 to 3 million.
    unit:
      units[place] ?? (isEnd[place + 1] ? units[place + 1] : isEnd[place] ? currencyOf(units[place - 1]) : undefined),
    bound: isEnd[place] ? 'exact' : boundOf(...around(text, fact), fact),
  }));
}

/** Signs after the second number of a range may apply to the first too: 2–40M, 75 to 100%. */
function sharedSigns({ key, text }: Fact, next: Fact | undefined): Partial<Fact> {
  if (!next || !/^[\d.,]+$/.test(text)) return {};
  const times = MULTIPLIERS.get(/\d ?(\p{L}+)/u.exec(next.text)?.[1]?.toLowerCase() ?? '');
  return next.kind === 'percentage' ? { also: [`${key}%`] } : times ? { also: [String(Number(key) * times)] } : {};
}

const valueOf = ({ kind, key }: Fact) =>
  kind === 'date' || !/^[\d.]+%?$/.test(key) ? undefined : Number.parseFloat(key);

/** Returns the text on either side of a number in its line. */
const around = (text: string, { index, text: { length } }: Fact): [before: string, after: string] => [
  text.slice(Math.max(0, index - REACH), index).replace(/^.*\n/s, ''),
  text.slice(index + length, index + length + REACH).replace(/\n.*/s, ''),
];

const currencyOf = (unit: Unit | undefined) => (unit && CURRENCIES.has(unit.dimension) ? unit : undefined);

function unitOf(text: string, fact: Fact): Unit | undefined {
  if (fact.kind === 'percentage') return UNITS.get('%');
  const [before, after] = around(text, fact);
  if (ORDINAL.test(fact.text) || before.endsWith(' and a ')) return undefined;
  const unit = lookUp(fact.text, UNITS) ?? unitBefore(before, fact.key);
  return unit ?? (DURING.test(after) ? undefined : unitAfter(after.replace(/^ and a half/, '')));
}

/** Numbers that measure nothing: the third year, שנה ג', 240 בימי שבת. */
const ORDINAL = /(?:\d(?:st|nd|rd)|th|third|(?:יש|יע|ינ|יר)ית?|שניי?ה|^[א-ת]+['"][א-ת]?)$/i;
const DURING = /^\s?ב(?:ימי|שעות|שבועות|חודשי|שנות)(?![א-ת])/;
const RANGE = /^(.{0,14}?)\s*(?<!\p{L})(?:-|to|up to|until|ו?עד)\s*-?[$€£₪]?$/iu;
const FROM = /(?<!\p{L})(?:between |בין |[ושה]?מ)-?[$€£₪]?$/iu;
const AND = /^(.{0,14}?) (?:and |ל-?)[$€£₪]?$/i;

/** Whether a number ends a range, so that it is no bound: from 7 to 14, 75% עד 100%. */
function isRangeEnd(text: string, from: Fact | undefined, { index, key }: Fact): boolean {
  if (!from || from.key === key) return false;
  const joint = text.slice(from.index + from.text.length, index);
  const [, unit] = RANGE.exec(joint) ?? (FROM.test(around(text, from)[0]) ? AND.exec(joint) : undefined) ?? [];
  return unit === '' || (unit !== undefined && unitAfter(unit) !== undefined);
}

function boundOf(before: string, after: string, { text, key }: Fact): Bound {
  // יותר ממחצית: a prefix of the word belongs to the bound.
  const prefix = /^מ(?=[א-ת]{3})/.exec(text)?.[0] ?? '';
  const row =
    BEFORE_BOUNDS.find(([, pattern]) => pattern.test(`${before}${prefix}`)) ??
    AFTER_BOUNDS.find(([, pattern]) => pattern.test(after));
  if (row) return row[0];
  // כשלושים: the prefix means "about".
  return /^[ושהבל]?כ[א-ת]{2}/.test(text) && !key.endsWith('x') ? 'about' : 'exact';
}

const unitBefore = (before: string, key: string): Unit | undefined => {
  // A year and a half: the unit comes first.
  const whole = key === '1.5' ? /(?<!\p{L})(\p{L}+)\s$/u.exec(before)?.[1] : undefined;
  if (whole !== undefined) return unitAfter(` ${whole}`);
  const sign = /(?:([$€£₪])|\b(NIS|USD|ILS|EUR|GBP))\s*$/i.exec(before);
  return sign ? UNITS.get((sign[1] ?? sign[2] ?? '').toLowerCase()) : undefined;
};

/** Returns the unit directly after a number. */
export function unitAfter(after: string): Unit | undefined {
  // An age is no measure.
  if (/^[\s-]?years?[- ]olds?\b/i.test(after)) return undefined;
  if (/^[\s-]?(?:square met(?:er|re)s?|m[²2](?!\p{L})|מטרים? (?:רבוע|מרובע)|מטר (?:רבוע|מרובע))/iu.test(after))
    return UNITS.get('sqm');
  const match = /^\+?[\s-]?(?:(₪|\$|€|£|%|°c)|(\p{L}+(?:["']\p{L}*)?))/iu.exec(after);
  if (!match) return undefined;
  const word = (match[1] ?? match[2] ?? '').toLowerCase();
  // "5 a day" does not mean 5 amperes.
  if (/^[ahsvw]$/.test(word) && after.startsWith(' ')) return undefined;
  return UNITS.get(normalizeWord(word)) ?? lookUp(word, UNITS);
}

/** Finds the words of units and bounds beside a text's numbers. They are compared here and not word by word. */
export const unitPlaces: (text: string) => readonly TextMatch[] = memoizeByText((text) =>
  findNumbers(text).flatMap(({ index, text: number }) => {
    const from = index + number.length;
    const word = /^[\s-]?(\p{L}+(?:["']\p{L}*)?\.?)(?: (?:רבוע|מרובע)\p{L}*)?/u.exec(text.slice(from, from + REACH));
    return word?.[1] && (unitAfter(text.slice(from, from + REACH)) || word[0].startsWith('-year'))
      ? [{ text: word[0], index: from }]
      : [];
  }),
);

/** Returns the measure in the base unit of its dimension, so that 90 minutes equal 1.5 hours. */
export const measureOf = ({ value, unit }: Quantity): string | undefined =>
  value !== undefined && unit ? `${unit.dimension} ${Number((value * unit.size).toPrecision(12))}` : undefined;
