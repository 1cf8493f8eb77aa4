import type { Direction } from '../../../../shared/platform/language.ts';
import type { TextLine } from '../../page/textLine.ts';
import { featuresOf } from '../features.ts';
import type { Part } from '../parts.ts';
import { measuresOf, spotsOf } from './geometry.ts';
import { placesOf } from './relations.ts';
import { wordRows } from './words.ts';

/** A document as the network sees it: for each part what it is by itself, its words, and where it stands. */
export interface SeenPage {
  readonly count: number;
  /** Names of features with their values, as `words=2`. */
  readonly features: readonly (readonly string[])[];
  /** Rows of the table of words (words.ts). */
  readonly words: readonly (readonly number[])[];
  /** Numbers of places (geometry.ts), and what parts are compared by (relations.ts): a row for each part. */
  readonly measures: Float32Array;
  readonly places: Float32Array;
}

export function seePage(lines: readonly TextLine[], parts: readonly Part[], direction: Direction): SeenPage {
  const spots = spotsOf(lines, parts, direction);
  return {
    count: parts.length,
    features: featuresOf(lines, parts, direction),
    words: parts.map(({ text }) => wordRows(text)),
    measures: measuresOf(spots),
    places: placesOf(spots),
  };
}
