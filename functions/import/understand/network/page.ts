import type { Direction } from '../../../../shared/platform/language.ts';
import type { TextLine } from '../../page/textLine.ts';
import { namesOf } from '../feature.ts';
import { partsAlone } from '../features.ts';
import { PART_FEATURES } from '../partFeatures.ts';
import type { Part } from '../parts.ts';
import { measuresOf, spotsOf } from './geometry.ts';
import { placesOf } from './relations.ts';
import { wordRows } from './words.ts';

/** A document as the network sees it: for each part what it is by itself, its words, and where it stands. */
export function seePage(lines: readonly TextLine[], parts: readonly Part[], direction: Direction) {
  const spots = spotsOf(lines, parts, direction);
  return {
    count: parts.length,
    /** Names of features with their values, as `words=2`. */
    features: partsAlone(lines, parts, direction).map((seen) => namesOf(PART_FEATURES, seen)),
    /** Rows of the table of words (words.ts). */
    words: parts.map(({ text }) => wordRows(text)),
    /** Numbers of places (geometry.ts), and what parts are compared by (relations.ts): a row for each part. */
    measures: measuresOf(spots),
    places: placesOf(spots),
  };
}
export type SeenPage = ReturnType<typeof seePage>;
