import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { withColumnHeads } from './columnHeads.ts';
import { withKnownHeadings } from './knownHeadings.ts';
import { LabelledPage } from './labelledPage.ts';
import { withLonePeriods } from './lonePeriods.ts';
import { decodeLabels, type Decoded } from './network/decode.ts';
import { labelScores } from './network/network.ts';
import { seePage } from './network/page.ts';
import { learnedWeights } from './network/weights.ts';
import { toParts } from './parts.ts';
import { withPlacesAmongItems } from './placesAmongItems.ts';
import type { LabelStep } from './relabelled.ts';
import { withUnitsOfEmployers } from './unitsOfEmployers.ts';

/** Steps after the network, in this order. */
const STEPS: readonly LabelStep[] = [
  withKnownHeadings,
  withColumnHeads,
  withLonePeriods,
  withUnitsOfEmployers,
  withPlacesAmongItems,
];

/** Returns the parts of these lines with the labels of the network, after the steps that correct some of them. */
export function labelParts(lines: readonly TextLine[], direction: Direction, weights = learnedWeights()): LabelledPage {
  const parts = toParts(lines);
  const scores = labelScores(seePage(lines, parts, direction), weights);
  let decodedLabels: readonly Decoded[] = decodeLabels(scores, weights);
  for (const step of STEPS) decodedLabels = step(lines, parts, decodedLabels);
  const labelled = parts.map((part, index) => ({ ...(decodedLabels[index] as Decoded), part }));
  return new LabelledPage(lines, labelled, direction);
}
