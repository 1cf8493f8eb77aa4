import type { TextLine } from '../../../functions/import/page/textLine.ts';
import { resumeFromLines } from '../../../functions/import/understand/resumeFromLines.ts';
import type { NetworkWeights } from '../../../functions/import/understand/network/weights.ts';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import type { ValueSeen } from '../../../functions/import/understand/valueSeen.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import { judgeValues, type ExpectedResume } from '../../bench/import/score.ts';
import { estranged } from './estranged.ts';

/** A file as lines, with what it says. */
export interface FileOfLines {
  readonly name: string;
  readonly direction: Direction;
  readonly links: readonly string[];
  readonly lines: readonly TextLine[];
  readonly truth: ExpectedResume;
}

/** A value as the reader saw it, and whether it is right. */
export interface SeenValue {
  readonly seen: ValueSeen;
  readonly right: boolean;
}

/** Versions of a file that trust is learned from: as it is (0), and with half of its headings in no language. */
export const VERSIONS = [0, 1, 2] as const;

/**
 * The values of a version of a file whose trust is learned (names and dates of entries, the name and the address of the
 * person), as they are seen when it is asked how sure they are.
 */
export function seenValues(file: FileOfLines, version: number, weights?: NetworkWeights): SeenValue[] {
  const seen = new Map<string, ValueSeen>();
  const written = version === 0 ? file.lines : estranged(file.name, file.lines, version);
  const found = resumeFromLines(written, file.links, file.direction, (lines, links, direction) =>
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
