import type { Mutant } from './instrument.ts';
import type { RunMutants } from './runTests.ts';

/** What became of the mutants of a file. */
export interface MutationScore {
  readonly file: string;
  readonly killed: number;
  /** With whether slower tests were not asked, as its time was up. */
  readonly survived: readonly (Mutant & { readonly isCut: boolean })[];
  readonly uncovered: number;
  readonly loaded: number;
  readonly left: number;
}

/** The scores of all files that have mutants, by name. */
export function toScores(mutants: readonly Mutant[], { plan, outcome }: RunMutants): readonly MutationScore[] {
  const covered = new Set(Object.values(plan.tests).flatMap((test) => test.mutants));
  const loaded = new Set(plan.loaded);
  const [killed, cut, left] = [new Set(outcome.killed), new Set(outcome.cut), new Set(outcome.left)];
  const isAtLoad = ({ id, isLoaded }: Mutant) => (loaded.has(id) && !covered.has(id)) || (isLoaded && !killed.has(id));
  const scoreOf = (file: string): MutationScore => {
    const all = mutants.filter((mutant) => mutant.file === file);
    const switched = all.filter((mutant) => !isAtLoad(mutant));
    return {
      file,
      killed: switched.filter(({ id }) => killed.has(id)).length,
      survived: switched
        .filter(({ id }) => covered.has(id) && !killed.has(id) && !left.has(id))
        .map((mutant) => ({ ...mutant, isCut: cut.has(mutant.id) })),
      uncovered: switched.filter(({ id }) => !covered.has(id)).length,
      loaded: all.length - switched.length,
      left: switched.filter(({ id }) => left.has(id)).length,
    };
  };
  return [...new Set(mutants.map(({ file }) => file))].toSorted().map(scoreOf);
}

const HEADS = ['of run', 'of all', 'killed', 'survived', 'not run', 'at load', 'no time', 'file'];

/** The table of a run, and what survived, a line each. */
export function printScores(scores: readonly MutationScore[], withSurvivors: boolean): void {
  const sum = (count: (score: MutationScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  console.log(HEADS.map((head) => head.padStart(9)).join(' '));
  for (const { file, killed, survived, uncovered, loaded, left } of scores)
    console.log(row(` ${file}`, killed, survived.length, uncovered, loaded, left));
  const sums = [(s: MutationScore) => s.killed, (s: MutationScore) => s.survived.length] as const;
  const [uncovered, loaded, left] = [sum((s) => s.uncovered), sum((s) => s.loaded), sum((s) => s.left)];
  console.log(row(' together', sum(sums[0]), sum(sums[1]), uncovered, loaded, left));
  if (!withSurvivors) return;
  for (const { file, line, from, to, isCut } of scores.flatMap(({ survived }) => survived))
    console.log(`${file}:${line}  ${oneLine(from)} → ${oneLine(to)}${isCut ? '  (slower tests were not asked)' : ''}`);
}

/** A line of the table: the share of the mutants that ran, and of all that could be switched. */
function row(name: string, killed: number, survived: number, uncovered: number, loaded: number, left: number): string {
  const share = (of: number) => (of === 0 ? '-' : `${((100 * killed) / of).toFixed(1)} %`);
  const shares = [share(killed + survived), share(killed + survived + uncovered)];
  return [...shares, killed, survived, uncovered, loaded, left, name].map((cell) => String(cell).padStart(9)).join(' ');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 70);
