import type { Decoded } from './decode.ts';
import { roleOf } from './labels.ts';

/**
 * The indexes of the parts of each study: from its first part up to the next entry, heading or other part.
 *
 * ```ts
 * // B.e.degree, e.school, h:skills, B.e.degree
 * studyParts(found); // [[0, 1], [3]]
 * ```
 */
export function studyParts(found: readonly Decoded[]): number[][] {
  const studies: number[][] = [];
  let isOpen = false;
  for (const [at, { label }] of found.entries()) {
    const isOwn = roleOf(label).startsWith('e.');
    if (isOwn && label.startsWith('B.')) studies.push([at]);
    else if (isOwn && isOpen) studies.at(-1)?.push(at);
    isOpen = isOwn;
  }
  return studies;
}
