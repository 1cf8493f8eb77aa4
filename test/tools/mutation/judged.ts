import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrument.ts';

type Place = readonly [context: string, from: string, to: string];
type Judged = Readonly<Record<string, Readonly<Record<string, readonly Place[]>>>>;

/** The rows of `judged/*.json`: by reason and file, the mutants' line, and what becomes of what in it. */
const ROWS = globSync('judged/*.json', { cwd: import.meta.dirname })
  .map((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Judged)
  .flatMap((judged) => Object.values(judged).flatMap((files) => Object.entries(files)));

const keyOf = ({ file, context, from, to }: Pick<Mutant, 'file' | 'context' | 'from' | 'to'>) =>
  [file, context, from, to].join('\0');

/** Files with a judged mutant. */
export const JUDGED_FILES: ReadonlySet<string> = new Set(ROWS.map(([file]) => file));

/**
 * Mutants that were looked at and change nothing that anybody could see. They count neither as killed nor as survived.
 * `test/checks/mutations.test.ts` fails for one that no longer exists.
 */
export const JUDGED_MUTANTS: ReadonlySet<string> = new Set(
  ROWS.flatMap(([file, places]) => places.map(([context, from, to]) => keyOf({ file, context, from, to }))),
);

export const isJudged = (mutant: Parameters<typeof keyOf>[0]): boolean => JUDGED_MUTANTS.has(keyOf(mutant));
