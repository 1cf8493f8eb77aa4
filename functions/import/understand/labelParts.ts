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
import { toParts, type Part } from './parts.ts';
import { withPlacesAmongItems } from './placesAmongItems.ts';
import { relabelled, type LabelStep } from './relabelled.ts';
import { withUnitsOfEmployers } from './unitsOfEmployers.ts';

/** Steps after the network, in this order. */
const STEPS: readonly LabelStep[] = [
  withKnownHeadings,
  withColumnHeads,
  withLonePeriods,
  withUnitsOfEmployers,
  withPlacesAmongItems,
  withoutOffers,
];

/** A note that references are given on request, a whole line or a piece of a list: it says nothing of a person. */
const ON_REQUEST =
  /^[^\p{L}]*(?:references?|referees|recommendations|המלצות|ממליצים)(?!\p{L}).*(?:request|דרישה|בקשה)[^\p{L}]*$/iu;

/** Sets such notes aside: the network takes one for an item of whatever section ends above it. */
function withoutOffers(...[lines, parts, decodedLabels]: Parameters<LabelStep>): readonly Decoded[] {
  return decodedLabels.map((decoded, index) => {
    const { text, line } = parts[index] as Part;
    const isOffer = [text, lines[line]?.text ?? ''].some((said) => ON_REQUEST.test(said));
    return isOffer && !decoded.label.startsWith('h:') ? { ...decoded, ...relabelled(decoded, 'junk') } : decoded;
  });
}

/** Returns the parts of these lines with the labels of the network, after the steps that correct some of them. */
export function labelParts(lines: readonly TextLine[], direction: Direction, weights = learnedWeights()): LabelledPage {
  const parts = toParts(lines);
  const scores = labelScores(seePage(lines, parts, direction), weights);
  let decodedLabels: readonly Decoded[] = decodeLabels(scores, weights);
  for (const step of STEPS) decodedLabels = step(lines, parts, decodedLabels);
  const labelled = parts.map((part, index) => ({ ...(decodedLabels[index] as Decoded), part }));
  return new LabelledPage(lines, labelled, direction);
}
