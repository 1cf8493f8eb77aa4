import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * Where what was done stands in a column beside the names of a job, its first line is beside the employer and was taken
 * for the post that stands below: the rest of the column says what it is.
 */

/** Points by which texts of one column may begin or end beside each other. */
const TOLERANCE = 3;

/** Labels by which a text beside the names of a job is no second post, where others of its column say what was done. */
export function withDoneBeside(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  const cellOf = (at: number) => lines[parts[at]?.line ?? -1]?.cells[parts[at]?.cell ?? -1];
  const isBeside = (at: number) => (parts[at]?.cell ?? 0) > 0;
  const isOneColumn = (one: number, other: number) => {
    const [a, b] = [cellOf(one), cellOf(other)];
    return a && b && (Math.abs(a.left - b.left) < TOLERANCE || Math.abs(a.right - b.right) < TOLERANCE);
  };
  const done = [...parts.keys()].filter((at) => isBeside(at) && roleAt(at) === 'x.body');
  const begins = [...parts.keys()].filter((at) => /^(?:B\.|h:)/.test(found[at]?.label ?? ''));
  return found.map((one, at) => {
    if (one.label !== 'x.title' || !isBeside(at) || !done.some((other) => isOneColumn(at, other))) return one;
    const from = begins.findLast((start) => start <= at) ?? 0;
    const to = begins.find((start) => start > at) ?? found.length;
    const hasPost = found.slice(from, to).some((_, index) => {
      const other = from + index;
      return roleAt(other) === 'x.title' && !isBeside(other) && parts[other]?.line !== parts[at]?.line;
    });
    return hasPost ? relabelled(one, 'x.body') : one;
  });
}
