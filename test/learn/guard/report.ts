import type { PairExample } from './examples.ts';

/** A pair with what weights that were learned without it say of it. */
export type Judged = PairExample & {
  readonly chance: number;
  /** The differences that speak most for withholding it, with the chance of each. */
  readonly because: readonly string[];
};

/**
 * From which chance on a proposal is withheld: chosen by the table of {@link report} over sets left out, where more
 * would let inventions through that were withheld before, and less would flag more than 9 % of the project's own honest
 * cases.
 */
export const THRESHOLD = 0.625;

function line(name: string, some: readonly Judged[], threshold: number): string {
  const share = (of: readonly Judged[]) => {
    const withheld = of.filter(({ chance }) => chance >= threshold).length;
    return of.length === 0 ? '' : `${withheld} of ${of.length} (${((100 * withheld) / of.length).toFixed(0)} %)`;
  };
  const invented = share(some.filter((one) => one.invented));
  const honest = share(some.filter((one) => !one.invented));
  return `${name.padEnd(40)} withheld ${invented.padEnd(20)} false alarms ${honest}`;
}

/** Counts by set and language, at other thresholds, of what rules are sure of alone, and by category. */
export function report(judged: readonly Judged[], strangers: readonly Judged[], threshold: number): string[] {
  const of = (set: string, lang?: string) =>
    judged.filter((one) => one.set === set && (lang === undefined || one.lang === lang));
  const categories = [...new Set(strangers.map(({ category }) => category))].toSorted();
  return [
    ...[...new Set(judged.map(({ set }) => set))].flatMap((set) => [
      line(set, of(set), threshold),
      ...['he', 'en'].map((lang) => line(`  ${lang}`, of(set, lang), threshold)),
    ]),
    ...[0.3, 0.4, 0.5, 0.6, 0.7, 0.8].flatMap((other) => [
      line(`strangers at ${other}`, strangers, other),
      line(`  third at ${other}`, of('third'), other),
    ]),
    line(
      'strangers, rules alone',
      strangers.map((one) => ({ ...one, chance: one.sure.length > 0 ? 1 : 0 })),
      0.5,
    ),
    ...categories.map((category) =>
      line(
        `  ${category}`,
        strangers.filter((one) => one.category === category),
        threshold,
      ),
    ),
  ];
}

/** The pairs that were judged wrong, in words. */
export const listMisses = (judged: readonly Judged[], threshold: number): string[] =>
  judged
    .filter((one) => one.invented !== one.chance >= threshold)
    .map(
      (one) =>
        `${one.invented ? 'ESC' : 'FALSE'} ${one.chance.toFixed(2)}${one.set} ${one.lang} ${one.category}\n` +
        [one.source, one.proposal, one.why, one.because.join(' | ')].map((text) => `  ${text}`).join('\n'),
    );
