import { resumeFromLines } from '../../../functions/import/resume/resumeFromLines.ts';
import type { BothWeights } from '../../../functions/import/understand/look.ts';
import type { ValueSeen } from '../../../functions/import/understand/trust.ts';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import { judgeValues } from '../../bench/import/score.ts';
import { linesOfKept, type KeptFile } from './keepSet.ts';

/** A value as the reader saw it, and whether it is right. */
export interface SeenValue {
  readonly seen: ValueSeen;
  readonly right: boolean;
}

/** The names and dates of entries that weights read in a file, as they are seen when it is asked how sure they are. */
export function seenValues(file: KeptFile, weights: BothWeights): SeenValue[] {
  const seen = new Map<string, ValueSeen>();
  const found = resumeFromLines(linesOfKept(file), file.links, file.direction, (lines, links, direction) =>
    understandLines(lines, links, direction, weights, (value, path) => {
      seen.set(path, value);
      return 1;
    }),
  );
  if ('error' in found) return [];
  return judgeValues(file.truth, found.resumeData).flatMap(({ path, right }) => {
    const value = seen.get(path);
    return value ? [{ seen: value, right }] : [];
  });
}
