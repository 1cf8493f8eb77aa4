import { decodeScores, keepTransitions, type Decoded, type Weights } from './decode.ts';
import type { DescribedPart } from './describedPart.ts';
import { featuresOf, FIRST_FEATURES } from './features.ts';
import type { Label } from './labels.ts';
import { FeatureScores, noScores } from './scores.ts';
import { SECOND_FEATURES } from './secondFeatures.ts';
import { secondFeatures } from './secondLook.ts';
import { headedSections } from './unnamedHeadings.ts';

/** Weights of both looks. */
export interface BothWeights {
  readonly first: Weights;
  readonly second: Weights;
}

interface BothScores {
  /** Features of the first look, in the weights of both. */
  readonly shared: FeatureScores;
  readonly more: FeatureScores;
}

const scoresOf = new WeakMap<BothWeights, BothScores>();

function scoresFor(weights: BothWeights): BothScores {
  let found = scoresOf.get(weights);
  if (!found) {
    found = {
      shared: new FeatureScores(FIRST_FEATURES, [weights.first, weights.second]),
      more: new FeatureScores(SECOND_FEATURES, [weights.second]),
    };
    scoresOf.set(weights, found);
    keepTransitions(weights.first);
    keepTransitions(weights.second);
  }
  return found;
}

/** Labels of parts: by a first look, and by a second that knows of the first. */
export function lookTwice(
  described: readonly DescribedPart[],
  boundaries: readonly string[],
  weights: BothWeights,
): { readonly before: readonly Label[]; readonly found: readonly Decoded[]; readonly scores: readonly Float32Array[] } {
  const { shared, more } = scoresFor(weights);
  const [first, second] = [described.map(noScores), described.map(noScores)];
  for (const [at, values] of featuresOf(described, headedSections(described)).entries())
    shared.add(values, [first[at] as Float32Array, second[at] as Float32Array]);
  const before = decodeScores(first, boundaries, weights.first, false).map(({ label }) => label);
  for (const [at, values] of secondFeatures(described, before).entries())
    more.add(values, [second[at] as Float32Array]);
  return { before, found: decodeScores(second, boundaries, weights.second, true), scores: second };
}
