import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { LabelledPage } from './labelledPage.ts';
import { decodeLabels, type Decoded } from './network/decode.ts';
import { labelScores } from './network/network.ts';
import { seePage } from './network/page.ts';
import { learnedWeights } from './network/weights.ts';
import { toParts } from './parts.ts';

/**
 * The parts of some lines with the labels that the network gives them. No step behind it gives others: what is read
 * wrong is taught (README.md).
 */
export function labelParts(lines: readonly TextLine[], direction: Direction, weights = learnedWeights()): LabelledPage {
  const parts = toParts(lines);
  const page = seePage(lines, parts, direction);
  const scores = labelScores(page, weights);
  const found = decodeLabels(scores, weights);
  const labelled = parts.map((part, at) => ({ ...(found[at] as Decoded), part }));
  return new LabelledPage(lines, labelled, direction);
}
