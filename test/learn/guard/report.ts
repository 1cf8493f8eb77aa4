import { agreesWithModel } from '../../../shared/improve/guard/learned/certainty.ts';
import { weighPieces, type GuardModel } from '../../../shared/improve/guard/learned/model.ts';
import type { Outcome } from '../../../shared/improve/guard/proposal.ts';
import type { PairExample } from './examples.ts';

/** A pair with what weights that were learned without it say of it. */
export type Judged = PairExample & {
  readonly chance: number;
  /** The weights that say so. */
  readonly model: Pick<GuardModel, 'weights'>;
  /** The differences that speak most for withholding it, with the chance of each. */
  readonly because: readonly string[];
};

/** From which chance on a proposal is asked about, and withheld. */
export interface Thresholds {
  readonly asked: number;
  readonly withheld: number;
}

/**
 * Chosen by the table of {@link report} over sets left out: the first so that few inventions come as clean, the second
 * so that few honest rewordings are withheld (decision 37).
 */
export const THRESHOLDS: Thresholds = { asked: 0.2, withheld: 0.9 };

export function outcomeAt({ sure, suspected, pieces, model }: Judged, thresholds: Thresholds): Outcome {
  if (sure.length > 0) return 'withheld';
  const weighed = weighPieces(pieces, { ...model, ...thresholds }, agreesWithModel(suspected)).outcome;
  return suspected.length > 0 && weighed === 'clean' ? 'asked' : weighed;
}

const share = (count: number, of: number) =>
  of === 0 ? ''.padEnd(10) : `${String(count).padStart(3)} ${`(${((100 * count) / of).toFixed(1)} %)`.padStart(9)}`;

function line(name: string, some: readonly Judged[], thresholds: Thresholds): string {
  const cells = [true, false].flatMap((invented) => {
    const of = some.filter((one) => one.invented === invented);
    const count = (outcome: Outcome) => of.filter((one) => outcomeAt(one, thresholds) === outcome).length;
    if (of.length === 0) return [];
    return [
      `${invented ? 'invented' : 'honest'} ${String(of.length).padStart(3)}:`,
      ...(['withheld', 'asked', 'clean'] as const).map((outcome) => `${outcome} ${share(count(outcome), of.length)}`),
    ];
  });
  return `${name.padEnd(28)} ${cells.join(' ')}`;
}

/** Outcomes by set and language, at other thresholds, of what rules say alone, and by category. */
export function report(judged: readonly Judged[], strangers: readonly Judged[], thresholds: Thresholds): string[] {
  const of = (set: string, lang?: string) =>
    judged.filter((one) => one.set === set && (lang === undefined || one.lang === lang));
  const categories = [...new Set(strangers.map(({ category }) => category))].toSorted();
  return [
    ...[...new Set(judged.map(({ set }) => set))].flatMap((set) => [
      line(set, of(set), thresholds),
      ...['he', 'en'].map((lang) => line(`  ${lang}`, of(set, lang), thresholds)),
    ]),
    line('strangers', strangers, thresholds),
    ...[0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4].map((asked) =>
      line(`  asked from ${asked}`, strangers, { ...thresholds, asked }),
    ),
    ...[0.7, 0.8, 0.85, 0.9, 0.95, 0.98].map((withheld) =>
      line(`  withheld from ${withheld}`, strangers, { ...thresholds, withheld }),
    ),
    line(
      '  rules alone',
      strangers.map((one) => ({ ...one, pieces: [] })),
      thresholds,
    ),
    ...categories.map((category) =>
      line(
        `  ${category}`,
        strangers.filter((one) => one.category === category),
        thresholds,
      ),
    ),
  ];
}

/** The inventions that came as clean and the honest rewordings that did not, in words. */
export const listMisses = (judged: readonly Judged[], thresholds: Thresholds): string[] =>
  judged
    .map((one) => ({ one, outcome: outcomeAt(one, thresholds) }))
    .filter(({ one, outcome }) => (outcome === 'clean') === one.invented)
    .map(
      ({ one, outcome }) =>
        `${one.invented ? 'invented' : 'honest'} ${outcome} ${one.chance.toFixed(2)} ${one.set} ${one.lang} ` +
        `${one.category}\n` +
        [one.source, one.proposal, one.why, one.because.join(' | ')].map((text) => `  ${text}`).join('\n'),
    );
