import type { Direction } from '../../../../shared/platform/language.ts';
import type { TextLine } from '../../page/textLine.ts';
import { namesOf } from '../feature.ts';
import { partsAlone } from '../features.ts';
import { PART_FEATURES } from '../partFeatures.ts';
import type { Part } from '../parts.ts';
import { measuresOf, spotsOf } from './geometry.ts';
import { placesOf } from './relations.ts';
import { wordRows } from './words.ts';

/** Returns a document as the network sees it: for each part its features, its words and its position. */
export function seePage(lines: readonly TextLine[], parts: readonly Part[], direction: Direction) {
  const spots = spotsOf(lines, parts, direction);
  return {
    count: parts.length,
    /** Names of features with their values: `words=2`. */
    features: partsAlone(lines, parts, direction).map((seen) => namesOf(PART_FEATURES, seen)),
    /** Rows in the table of words (words.ts). */
    words: parts.map(({ text }) => wordRows(text)),
    /** Numbers of positions (geometry.ts), and a row per part by which pairs are compared (relations.ts). */
    measures: measuresOf(spots),
    places: placesOf(spots),
  };
}
export type SeenPage = ReturnType<typeof seePage>;
