import { CURRENCIES, type Bound, type Unit } from '../lexicon/quantities.ts';
import type { TextMatch } from './facts.ts';
import { isHebrewWord, tokenizeWords, type TextWord } from './words.ts';
import { FRACTIONS, findQuantities, measureOf, type Quantity, unitAfter } from './quantities.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** A fault at a number that the source has: another unit, another bound. */
export interface QuantityFault extends TextMatch {
  readonly reason: 'unit' | 'hedge';
}

const RISES: Readonly<Record<Bound, readonly Bound[]>> = {
  // The bounds that each may become without claiming more.
  exact: ['exact', 'about', 'most'],
  about: ['about'],
  most: ['most'],
  least: ['least', 'exact'],
};

/** Returns the sources' numbers in the form in which they are compared, without repetitions. */
function readKnown(sources: readonly string[]) {
  const kinds = new Map<string, { readonly quantity: Quantity; readonly measure: string | undefined }>();
  for (const quantity of sources.flatMap(findQuantities)) {
    const { fact, unit, bound } = quantity;
    const kind = [fact.key, fact.kind, unit?.dimension, unit?.size, bound].join(' ');
    if (!kinds.has(kind)) kinds.set(kind, { quantity, measure: measureOf(quantity) });
  }
  const keys = Map.groupBy([...kinds.values()], ({ quantity }) => quantity.fact.key);
  const measures = Map.groupBy([...kinds.values()], ({ measure }) => measure);
  const byDimension = Map.groupBy([...kinds.values()], ({ quantity }) => quantity.unit?.dimension);
  const keysByDimension = new Map(
    [...byDimension].map(([of, each]) => [of, new Set(each.map(({ quantity }) => quantity.fact.key))]),
  );
  return { keys, measures, keysByDimension };
}

/** Finds numbers of a proposal whose unit or bound the sources do not support. */
export function findQuantityFaults(sources: readonly string[], after: string): QuantityFault[] {
  const { keys, measures, keysByDimension } = readKnown(sources);
  const dimensions = new Set(
    sources.flatMap((text) => tokenizeWords(text).map(({ text: word }) => unitAfter(` ${word}`)?.dimension)),
  );
  const singles = new Set(sources.flatMap(singleUnits));
  return findQuantities(after).flatMap((quantity): QuantityFault[] => {
    const { fact, unit, bound } = quantity;
    const measure = measureOf(quantity);
    const measured = measure === undefined ? [] : (measures.get(measure) ?? []);
    const same = [...(keys.get(fact.key) ?? []), ...measured].map((each) => each.quantity);
    if (same.length === 0) return [];
    const place = { text: fact.text, index: fact.index };
    const measureKnown = measure !== undefined && (measured.length > 0 || singles.has(measure));
    const fits = (other: Unit | undefined, mine: Unit) =>
      !other
        ? !CURRENCIES.has(mine.dimension)
        : other.dimension === mine.dimension && (other.size === mine.size || measureKnown);
    const inDimension = unit && keysByDimension.get(unit.dimension);
    // No source has the unit: three evenings became three years.
    const isNewUnit = unit && !inDimension && !dimensions.has(unit.dimension);
    if (isNewUnit && !measureKnown && unit.dimension !== 'share') return [{ reason: 'unit', ...place }];
    const rival = inDimension !== undefined && inDimension.size > (inDimension.has(fact.key) ? 1 : 0);
    if (unit && !measureKnown && !same.some((each) => fits(each.unit, unit) && !(rival && !each.unit)))
      return [{ reason: 'unit', ...place }];
    // "Over 14 days" may be a duration and no bound.
    const isSpan =
      unit !== undefined &&
      ['time', 'months'].includes(unit.dimension) &&
      /(?<!\b(?:with|of|for|ha[sd]|have) )\bover $/i.test(after.slice(Math.max(0, fact.index - 10), fact.index));
    if (fact.kind !== 'date' && !isSpan && !same.some((each) => RISES[each.bound].includes(bound)))
      return [{ reason: 'hedge', ...place }];
    return [];
  });
}

/** After these words a unit gives a rate: "five days a week" is not one week. */
const RATE_BEFORE = /\b(?:per|(?:days?|hours?|shifts?|times|once|twice|evenings?|nights?) (?:an?|each|every)) $/i;

const isRate = (text: string, { text: word, index }: TextWord) =>
  (isHebrewWord(word) && word.startsWith('ב')) || RATE_BEFORE.test(text.slice(Math.max(0, index - 16), index));

/** Finds a unit without a number, which means one of it: an hour, a year. */
const singleUnits = (text: string): string[] =>
  tokenizeWords(text).flatMap((word) => {
    const unit = isRate(text, word) ? undefined : unitAfter(` ${word.text}`);
    return unit && (unit.dimension === 'time' || unit.dimension === 'months') ? [`${unit.dimension} ${unit.size}`] : [];
  });

/** Returns the keys of a text's numbers: as written, and measured. */
export function quantityKeys(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .flatMap(findQuantities)
      .flatMap((quantity) => {
        const measure = measureOf(quantity);
        const share = quantity.unit === undefined && ownProperty(FRACTIONS, quantity.fact.key);
        return [
          quantity.fact.key,
          ...(measure === undefined ? [] : [measure]),
          ...(share ? [`share ${share * 100}`] : []),
        ];
      })
      .concat(texts.flatMap(singleUnits)),
  );
}
