import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { quantile } from '../bench.ts';
import { RUNS, type Figure } from './figures.ts';

/** File of the last comparisons with a commit, for docs/performance.md. */
const RESULTS = new URL('../../../.build/against.json', import.meta.url);

/** A figure of both states of the repository, in turns. */
export interface AgainstRow {
  /** Script and key of the run's figure ({@link RUNS}). */
  readonly script: string;
  readonly key: string;
  readonly before: readonly number[];
  readonly today: readonly number[];
  /** The part of the processors that other work took meanwhile, 0 to 1. */
  readonly others: number;
}

export interface AgainstResults {
  readonly commit: string;
  readonly rows: readonly AgainstRow[];
}

export const readResults = (): Promise<AgainstResults | undefined> =>
  readFile(RESULTS, 'utf8').then(
    (text) => JSON.parse(text) as AgainstResults,
    () => undefined,
  );

/** Keeps rows in place of the same ones of an earlier comparison with that commit. */
export async function keepResults(commit: string, rows: readonly AgainstRow[]): Promise<void> {
  const known = await readResults();
  const others = known?.commit === commit ? known.rows : [];
  const all = new Map([...others, ...rows].map((row) => [`${row.script} ${row.key}`, row]));
  await mkdir(new URL('.', RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ commit, rows: [...all.values()] } satisfies AgainstResults)}\n`);
}

const figureOf = ({ script, key }: AgainstRow): Figure | undefined =>
  RUNS.find((run) => run.script === script)?.figures[key];

const spread = (values: readonly number[]) =>
  [0, 0.5, 1].map((share) => String(Number(quantile(values, share).toPrecision(3)))).join(' - ');

/** Today's median as a part of the other's. */
export const ratioOf = ({ before, today }: AgainstRow): number => quantile(today) / quantile(before);

export function isMet(row: AgainstRow): boolean {
  const { wanted = 0, atLeast, isCount } = figureOf(row) ?? {};
  const value = isCount ? quantile(row.today) : ratioOf(row);
  return atLeast ? value >= wanted : value <= wanted;
}

/** The cells of a row: figure, before, today, ratio, what was wanted, rounds, what others took. */
export function describeRow(row: AgainstRow): readonly string[] {
  const { name, unit, wanted, atLeast, isCount } = figureOf(row) ?? { name: row.key, unit: '', wanted: 0 };
  return [
    `${name}, ${unit}`,
    spread(row.before),
    spread(row.today),
    ratioOf(row).toFixed(2),
    `${atLeast ? '>=' : '<='} ${wanted}${isCount ? ` ${unit}` : ''}${isMet(row) ? '' : ', missed'}`,
    `${row.before.length}`,
    `${(100 * row.others).toFixed(0)} %`,
  ];
}
