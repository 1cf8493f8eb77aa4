import { CURRENCIES, UNITS, type Unit } from '../lexicon/units.ts';
import type { Fact, Place } from './facts.ts';
import { findNumbers } from './numbers.ts';
import { rememberTexts } from './remember.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';
import { contextKeys } from './contentKeys.ts';

/** A number with what it measures: unit or currency, and how exactly it is said. */
export interface Quantity {
  readonly fact: Fact;
  /** Undefined for a year, and for a word of an amount (dozens). */
  readonly value: number | undefined;
  readonly unit: Unit | undefined;
  readonly bound: Bound;
}

/** As said, about, at most, at least. */
type Bound = 'exact' | 'about' | 'most' | 'least';

const BEFORE_BOUNDS: readonly (readonly [Bound, RegExp])[] = [
  [
    'least',
    new RegExp(
      String.raw`(?:\b(?:over|more than|at least|above|exceeding|upwards of|minimum(?: of)?|in excess of)|` +
        String.raw`(?<![א-ת])ו?(?:מעל|יותר מ|למעלה מ|לפחות|לא פחות מ|מינימום))(?: ל)?[- ]*(?:NIS |USD |EUR |` +
        String.raw`[$€£₪])?$`,
      'i',
    ),
  ],
  [
    'most',
    new RegExp(
      String.raw`(?:\b(?:up to|at most|under|less than|fewer than|no more than|maximum(?: of)?|below)|` +
        String.raw`(?<![א-ת])[ושהבלכ]{0,2}(?:עד|לכל היותר|פחות מ|מתחת ל|מקסימום)(?: ל)?)[- ]*(?:NIS |USD |EUR |` +
        String.raw`[$€£₪])?$`,
      'i',
    ),
  ],
  [
    'about',
    new RegExp(
      String.raw`(?:\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|some|circa|close to|` +
        String.raw`an? average of)|~|(?<![א-ת])[ושהבל]{0,2}(?:בערך|סביב|כמעט|קרוב ל|בסביבות|לערך|כ))[- ]*(?:NIS |` +
        String.raw`USD |EUR |[$€£₪])?$`,
      'i',
    ),
  ],
];
const AFTER_BOUNDS: readonly (readonly [Bound, RegExp])[] = [
  ['least', /^\s*(?:\+|(?:[\p{L}₪$€"]+ )?(?:or more|and (?:above|up|more)|ויותר|ומעלה|לפחות))/iu],
  ['most', /^\s*(?:[\p{L}₪$€"]+ )?(?:or less|at most|and (?:less|below|under)|ופחות|לכל היותר)/iu],
  ['about', /^\s*(?:[\p{L}₪$€"]+ )?(?:or so|on average|approximately|approx|בערך|לערך|בממוצע)/iu],
];

const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, '1/4': 0.25, '3/4': 0.75, '1/3': 1 / 3 };

/** Characters on either side of a number in which its unit and bound stand. */
const REACH = 24;

/** The numbers of a text with their units. */
export const findQuantities: (text: string) => readonly Quantity[] = rememberTexts(readQuantities);

function readQuantities(text: string): Quantity[] {
  return findNumbers(text).map((fact) => {
    const before = text.slice(Math.max(0, fact.index - REACH), fact.index).replace(/^.*\n/s, '');
    const after = text
      .slice(fact.index + fact.text.length, fact.index + fact.text.length + REACH)
      .replace(/\n.*$/s, '');
    const value = Number.parseFloat(fact.key);
    return {
      fact,
      value: FRACTIONS[fact.key] ?? (fact.kind === 'date' || !/^[\d.]+%?$/.test(fact.key) ? undefined : value),
      unit:
        fact.kind === 'percentage'
          ? UNITS.get('%')
          : (unitWithin(fact.text) ?? unitBefore(before, fact.key) ?? unitAfter(after)),
      bound: boundOf(before, after, fact.text),
    };
  });
}

/** The first number of a range stands right before: from 7 to 14, 7 עד 14. */
const IN_RANGE = /\d[\d.,]*\s*(?:-|to|up to|until|עד|ועד)\s*-?$/i;

function boundOf(before: string, after: string, text: string): Bound {
  if (IN_RANGE.test(before)) return 'exact';
  const found =
    BEFORE_BOUNDS.find(([, pattern]) => pattern.test(before)) ??
    AFTER_BOUNDS.find(([, pattern]) => pattern.test(after));
  if (found) return found[0];
  // כשלושים: "about" is a prefix of the word.
  return /^[ושהבל]?כ[א-ת]{2}/.test(text) ? 'about' : 'exact';
}

const unitBefore = (before: string, key: string): Unit | undefined => {
  // A year and a half: the unit stands first.
  const whole = key === '1.5' ? /(\p{L}+)\s$/u.exec(before)?.[1] : undefined;
  if (whole !== undefined) return unitAfter(` ${whole}`);
  const sign = /(?:([$€£₪])|\b(NIS|USD|ILS|EUR|GBP))\s*$/i.exec(before);
  return sign ? UNITS.get((sign[1] ?? sign[2] ?? '').toLowerCase()) : undefined;
};
function unitAfter(after: string): Unit | undefined {
  // An age.
  if (/^[\s-]?years?[- ]olds?\b/i.test(after)) return undefined;
  if (/^[\s-]?(?:square met(?:er|re)s?|מטרים? (?:רבוע|מרובע)|מטר (?:רבוע|מרובע))/i.test(after)) return UNITS.get('sqm');
  const match = /^[\s-]?(?:(₪|\$|€|£|%|°c)|(\p{L}+(?:["']\p{L}*)?))/iu.exec(after);
  if (!match) return undefined;
  const word = (match[1] ?? match[2] ?? '').toLowerCase();
  // "5 a day" is no current of 5 amperes.
  if (/^[ahsvw]$/.test(word) && after.startsWith(' ')) return undefined;
  const found = UNITS.get(word) ?? UNITS.get(normalizeWord(word));
  if (found || !isHebrewWord(word)) return found;
  return prefixVariants(word)
    .map((form) => UNITS.get(form))
    .find(Boolean);
}
/** שנתיים is two years by itself. */
const unitWithin = (text: string): Unit | undefined =>
  prefixVariants(text.toLowerCase())
    .map((form) => UNITS.get(form))
    .find(Boolean);

/** The words of units and bounds beside the numbers of a text: compared here, and not word by word. */
export const unitPlaces: (text: string) => readonly Place[] = rememberTexts((text) =>
  findNumbers(text).flatMap(({ index, text: number }) => {
    const from = index + number.length;
    const word = /^[\s-]?(\p{L}+(?:["']\p{L}*)?\.?)(?: (?:רבוע|מרובע)\p{L}*)?/u.exec(text.slice(from, from + REACH));
    return word?.[1] && (unitAfter(text.slice(from, from + REACH)) || word[0].startsWith('-year'))
      ? [{ text: word[0], index: from }]
      : [];
  }),
);

/** The measure in the base unit of its dimension: 90 minutes and 1.5 hours are one. */
export const measureOf = ({ value, unit }: Quantity): string | undefined =>
  value !== undefined && unit ? `${unit.dimension} ${Number((value * unit.size).toPrecision(12))}` : undefined;

/** What a proposal does to a number that its source has: another unit, another bound. */
export interface QuantityFault extends Place {
  readonly reason: 'unit' | 'hedge';
}

const RISES: Readonly<Record<Bound, readonly Bound[]>> = {
  // What each may become without saying more.
  exact: ['exact', 'about', 'most'],
  about: ['about'],
  most: ['most'],
  least: ['least', 'exact'],
};

export function findQuantityFaults(sources: readonly string[], after: string): QuantityFault[] {
  const known = sources.flatMap(findQuantities);
  const dimensions = new Set(
    sources.flatMap((text) => tokenizeWords(text).map(({ text: word }) => unitAfter(` ${word}`)?.dimension)),
  );
  const singles = new Set(sources.flatMap(singleUnits));
  return findQuantities(after).flatMap((quantity): QuantityFault[] => {
    const { fact, unit, bound } = quantity;
    const measure = measureOf(quantity);
    const same = known.filter(
      (each) => each.fact.key === fact.key || (measure !== undefined && measureOf(each) === measure),
    );
    if (same.length === 0) return [];
    const place = { text: fact.text, index: fact.index };
    const measureKnown =
      measure !== undefined && (known.some((each) => measureOf(each) === measure) || singles.has(measure));
    const fits = (other: Unit | undefined, mine: Unit) =>
      !other
        ? !CURRENCIES.has(mine.dimension)
        : other.dimension === mine.dimension && (other.size === mine.size || measureKnown);
    // The unit stands nowhere in the source: three evenings became three years.
    const isNewUnit =
      unit && !known.some((each) => each.unit?.dimension === unit.dimension) && !dimensions.has(unit.dimension);
    if (isNewUnit && !measureKnown && unit.dimension !== 'share') return [{ reason: 'unit', ...place }];
    const rival = unit && known.some((each) => each.unit?.dimension === unit.dimension && each.fact.key !== fact.key);
    if (unit && !measureKnown && !same.some((each) => fits(each.unit, unit) && !(rival && !each.unit)))
      return [{ reason: 'unit', ...place }];
    if (fact.kind !== 'date' && !same.some((each) => RISES[each.bound].includes(bound)))
      return [{ reason: 'hedge', ...place }];
    return [];
  });
}

/** Behind these a unit says how often: five days a week are no week. */
const RATE_BEFORE = /\b(?:per|(?:days?|hours?|shifts?|times|once|twice|evenings?|nights?) (?:an?|each|every)) $/i;
const isRate = (text: string, { text: word, index }: TextWord) =>
  (isHebrewWord(word) && word.startsWith('ב')) || RATE_BEFORE.test(text.slice(Math.max(0, index - 16), index));

/** An hour, a year: one of its unit, without a number. */
const singleUnits = (text: string): string[] =>
  tokenizeWords(text).flatMap((word) => {
    const unit = isRate(text, word) ? undefined : unitAfter(` ${word.text}`);
    return unit && (unit.dimension === 'time' || unit.dimension === 'months') ? [`${unit.dimension} ${unit.size}`] : [];
  });

/** The numbers of a text by which they are known elsewhere: as written, and measured. */
export function quantityKeys(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .flatMap(findQuantities)
      .flatMap((quantity) => {
        const measure = measureOf(quantity);
        const share = quantity.unit === undefined && FRACTIONS[quantity.fact.key];
        return [
          quantity.fact.key,
          ...(measure === undefined ? [] : [measure]),
          ...(share ? [`share ${share * 100}`] : []),
        ];
      })
      .concat(texts.flatMap(singleUnits)),
  );
}

/** A number among its neighbours, up to the next number and the end of its part of the sentence. */
interface Neighbourhood {
  readonly fact: Fact;
  readonly context: ReadonlySet<string>;
}

function withNeighbours(text: string, facts: readonly Fact[]): Neighbourhood[] {
  return facts.map((fact, at) => {
    const previous = facts[at - 1];
    const next = facts[at + 1];
    const from = Math.max(previous ? previous.index + previous.text.length : 0, fact.index - 60);
    const to = Math.min(next ? next.index : text.length, fact.index + fact.text.length + 60);
    const left =
      text
        .slice(from, fact.index)
        .split(/[.;:!?,\n]\s|\n/)
        .at(-1) ?? '';
    const right = text.slice(fact.index + fact.text.length, to).split(/[.;:!?,\n](?:\s|$)|\n/)[0] ?? '';
    return { fact, context: new Set([...contextKeys(left).slice(-3), ...contextKeys(right).slice(0, 4)]) };
  });
}

/** Numbers with a word between them that leads from one to the other. */
function rangesOf(text: string, numbers: readonly Fact[]): [Fact, Fact][] {
  return numbers.flatMap((from, at): [Fact, Fact][] => {
    const to = numbers[at + 1];
    if (!to) return [];
    const between = text.slice(from.index + from.text.length, to.index);
    return between.length <= 18 &&
      !/[\n.;]/.test(between) &&
      /(?:^|[\s(])(?:to|until|till|out of|of|עד|ועד|ל|לבין)-?\s*\(?$|^\s*-\s*$|\sל-?$|\bs? to $/.test(between)
      ? [[from, to]]
      : [];
  });
}

/**
 * Numbers that now say something else: those that changed places with another (40% to 85% became 85% to 40%), and
 * those that stand among another's words rather than among their own.
 */
export function findSwappedNumbers(before: string, after: string): Fact[] {
  const old = findNumbers(before);
  const numbers = findNumbers(after);
  const order = rangesOf(before, old);
  const pairs = new Set(order.map(([from, to]) => `${from.key}>${to.key}`));
  const starts = new Set(order.map(([from]) => from.key));
  const ends = new Set(order.map(([, to]) => to.key));
  const reversed = rangesOf(after, numbers)
    .filter(
      ([from, to]) =>
        !pairs.has(`${from.key}>${to.key}`) &&
        (ends.has(from.key) ||
          starts.has(to.key) ||
          ends.has(to.key) ||
          (from.kind === 'date' && starts.has(from.key))),
    )
    .map(([from]) => from);
  const contexts = new Map<string, Set<string>>();
  for (const { fact, context } of withNeighbours(before, old))
    contexts.set(fact.key, new Set([...(contexts.get(fact.key) ?? []), ...context]));
  const overlap = (key: string, context: ReadonlySet<string>) => {
    const own = contexts.get(key);
    return own ? [...context].filter((word) => own.has(word)).length : 0;
  };
  const now = withNeighbours(after, numbers);
  // Each stands closer to the other's words than to its own: they have changed places.
  const strays = (key: string, to: string) =>
    now.some(({ fact, context }) => fact.key === key && overlap(to, context) > overlap(key, context));
  const later = new Set(contextKeys(after));
  const earlier = new Set(contextKeys(before));
  const strayed = now.filter(({ fact, context }) => {
    const words = contexts.get(fact.key);
    if (!words?.size) return false;
    const own = overlap(fact.key, context);
    // MARC 21 became 21 manuscripts: its words stand elsewhere now, and those beside it stood elsewhere.
    if (
      own === 0 &&
      context.size > 0 &&
      [...words].every((word) => later.has(word)) &&
      [...context].every((word) => earlier.has(word))
    )
      return true;
    return [...contexts.keys()].some(
      (key) => key !== fact.key && overlap(key, context) > own && (own === 0 || strays(key, fact.key)),
    );
  });
  return [...new Set([...reversed, ...strayed.map(({ fact }) => fact)])];
}
