import type { Mutant } from './instrument.ts';

/**
 * Mutants that were looked at and change nothing that anybody could see, by why: `file  from → to`, as a run prints them
 * without the line. They count neither as killed nor as survived. `test/checks/mutations.test.ts` fails for one that no
 * longer exists.
 */
export const JUDGED: Readonly<Record<string, readonly string[]>> = {};

const ROWS = new Set(Object.values(JUDGED).flat());

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70);

export const isJudged = ({ file, from, to }: Pick<Mutant, 'file' | 'from' | 'to'>): boolean =>
  ROWS.has(`${file}  ${oneLine(from)} → ${oneLine(to)}`);
