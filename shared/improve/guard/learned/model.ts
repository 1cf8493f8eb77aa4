import learned from './weights.json' with { type: 'json' };
import type { RuleFinding, Piece } from './view.ts';

/** Weights by the names of features, and from which chance on a difference is withheld. */
export interface GuardModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly threshold: number;
}

/** A model with a digest of what it was learned from, which tells when it has to be learned anew. */
export interface LearnedModel extends GuardModel {
  readonly learnedFrom: string;
}

/** A weight is written as a whole number of these. */
const UNIT = 0.01;

export const parseModel = ({ threshold, learnedFrom, weights }: typeof learned): LearnedModel => ({
  threshold,
  learnedFrom,
  weights: new Map(
    weights.map((line) => {
      const tab = line.lastIndexOf('\t');
      return [line.slice(0, tab), Number(line.slice(tab + 1)) * UNIT] as const;
    }),
  ),
});

export const formatModel = ({ weights, threshold, learnedFrom }: LearnedModel): typeof learned => ({
  threshold: Number(threshold.toFixed(3)),
  learnedFrom,
  weights: [...weights]
    .flatMap(([name, weight]) => {
      const whole = Math.round(weight / UNIT);
      return whole === 0 ? [] : [`${name}\t${whole}`];
    })
    .toSorted(),
});

export const MODEL: LearnedModel = parseModel(learned);

/** How likely a difference says more than the source, 0 to 1. */
export function chanceOf({ features }: Pick<Piece, 'features'>, { weights }: GuardModel = MODEL): number {
  let sum = 0;
  for (const name of features) sum += weights.get(name) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** How likely a proposal says more than its source: that at least one of its differences does. */
export const chanceOfAny = (pieces: readonly Pick<Piece, 'features'>[], model: GuardModel = MODEL): number =>
  1 - pieces.reduce((none, piece) => none * (1 - chanceOf(piece, model)), 1);

/** The differences that are withheld: none unless the proposal as a whole is; then those that are likely. */
export function scorePieces(pieces: readonly Piece[], model: GuardModel = MODEL): readonly RuleFinding[] {
  if (chanceOfAny(pieces, model) < model.threshold) return [];
  const scored = pieces.map((piece) => ({ piece, chance: chanceOf(piece, model) }));
  const most = Math.max(...scored.map(({ chance }) => chance));
  return scored
    .filter(({ chance }) => chance >= Math.min(most, model.threshold))
    .map(({ piece: { reason, text, index } }) => ({ reason, text, index }));
}
