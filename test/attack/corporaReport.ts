import type { Imported } from './importOverHttp.ts';

/** The known facts about a file of a corpus. */
export interface KnownImport extends Imported {
  readonly name: string;
  readonly faults: readonly string[];
  /** Peak memory of all processes of the server together so far, in MB. */
  readonly megabytes: number;
}

const DEAREST = 5;
const inSeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);
const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(36) : String(cell).padStart(10))).join('');

/** Lines: the answers with their files, the most expensive of them, memory, and what is wrong with which file. */
export function reportOf(known: readonly KnownImport[], files: number): string[] {
  const byAnswer = Map.groupBy(known, ({ answer, isScan }) => (isScan ? `${answer}, by recognition` : answer));
  const answers = [...byAnswer].toSorted(([, one], [, other]) => other.length - one.length);
  const dearest = known.toSorted((one, other) => other.processorMs - one.processorMs).slice(0, DEAREST);
  const faulty = known.filter(({ faults }) => faults.length > 0);
  return [
    row('Answer', 'files', 'median s', 'slowest s', 'processor'),
    ...answers.map(([answer, of]) => {
      const times = of.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
      const worked = Math.max(...of.map(({ processorMs }) => processorMs));
      return row(answer, of.length, ...[times[times.length >> 1] ?? 0, times.at(-1) ?? 0, worked].map(inSeconds));
    }),
    '',
    'Dearest answers, in seconds of the processor',
    ...dearest.map(({ name, processorMs, answer }) => `  ${inSeconds(processorMs)}  ${name}  ${answer}`),
    '',
    `Memory of all processes of the server, at most: ${Math.max(0, ...known.map(({ megabytes }) => megabytes))} MB`,
    `${known.length} of ${files} files; faults in ${faulty.length}`,
    ...faulty.map(({ name, faults }) => `  ${name}: ${faults.join('; ')}`),
  ];
}
