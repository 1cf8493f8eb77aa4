import learned from './weights.json' with { type: 'json' };
import type { Outcome } from '../proposal.ts';
import type { RuleFinding, EditPiece } from './view.ts';

/** Weights by the names of features, and from which chance on a proposal is asked about, and withheld. */
export interface GuardModel {
  readonly weights: ReadonlyMap<string, number>;
  readonly asked: number;
  readonly withheld: number;
}

/** A model with a digest of what it was learned from, which tells when it has to be learned anew. */
export interface LearnedModel extends GuardModel {
  readonly learnedFrom: string;
}

/** A weight is written as a whole number of these. */
const UNIT = 0.01;

export const parseModel = ({ asked, withheld, learnedFrom, weights }: typeof learned): LearnedModel => ({
  asked,
  withheld,
  learnedFrom,
  weights: new Map(
    weights.map((line) => {
      const tab = line.lastIndexOf('\t');
      return [line.slice(0, tab), Number(line.slice(tab + 1)) * UNIT] as const;
    }),
  ),
});

export const formatModel = ({ weights, asked, withheld, learnedFrom }: LearnedModel): typeof learned => ({
  asked,
  withheld,
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
export function chanceOf(
  { features }: Pick<EditPiece, 'features'>,
  { weights }: Pick<GuardModel, 'weights'> = MODEL,
): number {
  let sum = 0;
  for (const name of features) sum += weights.get(name) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** How likely a proposal says more than its source: that at least one of its differences does. */
export const chanceOfAny = (
  pieces: readonly Pick<EditPiece, 'features'>[],
  model: Pick<GuardModel, 'weights'> = MODEL,
): number => 1 - pieces.reduce((none, piece) => none * (1 - chanceOf(piece, model)), 1);

const wordsOf = (findings: readonly RuleFinding[]) => findings.flatMap(({ text }) => text.split(/\s+/)).length;

/**
 * What the model makes of a proposal, and the differences that are the reason: none where it is clean. One word alone
 * is asked about, however likely, as it may be another word for the same that no lexicon has; unless a rule suspects
 * the proposal too (`agrees`): two that know of different things are seldom wrong together (decision 37).
 */
export function weighPieces(
  pieces: readonly Pick<EditPiece, 'text' | 'index' | 'reason' | 'features'>[],
  model: Pick<GuardModel, 'weights' | 'asked' | 'withheld'> = MODEL,
  agrees = false,
): { readonly outcome: Outcome; readonly findings: readonly RuleFinding[] } {
  const chance = chanceOfAny(pieces, model);
  const likely = outcomeOf(chance, model);
  if (likely === 'clean') return { outcome: likely, findings: [] };
  const scored = pieces.map((piece) => ({ piece, chance: chanceOf(piece, model) }));
  const most = Math.max(...scored.map(({ chance: of }) => of));
  const findings = scored
    .filter(({ chance: of }) => of >= Math.min(most, model[likely]))
    .map(({ piece: { reason, text, index } }) => ({ reason, text, index }));
  return { outcome: agrees || wordsOf(findings) > 1 ? likely : 'asked', findings };
}

/** What becomes of a proposal that says more with this chance. */
const outcomeOf = (chance: number, { asked, withheld }: Pick<GuardModel, 'asked' | 'withheld'>): Outcome =>
  chance >= withheld ? 'withheld' : chance >= asked ? 'asked' : 'clean';
