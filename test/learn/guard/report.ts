import type { PairExample } from './examples.ts';

/** A pair with what weights that were learned without it say of it. */
export type Judged = PairExample & {
  readonly chance: number;
  /** The differences that speak most for withholding it, with the chance of each. */
  readonly because: readonly string[];
};

/** What an invention costs that gets through, where an honest proposal that is withheld costs 1. */
const COST_OF_ESCAPE = 2;

/** The threshold with the least cost: shares of inventions that get through and of honest proposals withheld. */
export function chooseThreshold(scored: readonly Judged[]): number {
  const shareOf = (invented: boolean, is: (chance: number) => boolean) => {
    const own = scored.filter((one) => one.invented === invented);
    return own.filter(({ chance }) => is(chance)).length / Math.max(1, own.length);
  };
  const costOf = (threshold: number) =>
    COST_OF_ESCAPE * shareOf(true, (chance) => chance < threshold) + shareOf(false, (chance) => chance >= threshold);
  const tried = Array.from({ length: 30 }, (_, at) => (at + 10) / 40).filter((threshold) => threshold < 0.96);
  return tried.toSorted((a, b) => costOf(a) - costOf(b) || a - b)[0] ?? 0.5;
}

function line(name: string, some: readonly Judged[], threshold: number): string {
  const share = (of: readonly Judged[]) => {
    const withheld = of.filter(({ chance }) => chance >= threshold).length;
    return of.length === 0 ? '' : `${withheld} of ${of.length} (${((100 * withheld) / of.length).toFixed(0)} %)`;
  };
  const invented = share(some.filter((one) => one.invented));
  return `${name.padEnd(40)} withheld ${invented.padEnd(20)} false alarms ${share(some.filter((one) => !one.invented))}`;
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
