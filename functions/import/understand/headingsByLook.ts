import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** What a heading in words of one's own heads, by the family of what begins right below it. */
const HEADING_OF: Readonly<Partial<Record<string, Label>>> = {
  x: 'h:experience',
  e: 'h:education',
  c: 'h:custom',
  p: 'h:projects',
};
/** Points by which two texts of one size differ at the most; how much larger than what is below it a heading is. */
const [SAME_SIZE, LARGER] = [0.3, 1.3];
/** Characters of a heading. */
const MAX_HEADING = 35;

/**
 * Labels by which a line is a heading that looks as the headings of the page do and as nothing else there, in type
 * larger than what begins below it: `At school` above studies, below `On stage` above jobs.
 */
export function withHeadingsByLook(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const lineOf = (at: number) => lines[parts[at]?.line ?? -1];
  const isHeading = (at: number) => found[at]?.label.startsWith('h:') === true;
  const first = found.findIndex((_, at) => isHeading(at));
  if (first < 0) return found;
  const isLike = (one: number, other: number) =>
    Math.abs((lineOf(one)?.size ?? 0) - (lineOf(other)?.size ?? 0)) < SAME_SIZE &&
    parts[one]?.bold === parts[other]?.bold;
  const isAlone = (at: number) =>
    lineOf(at)?.cells.length === 1 &&
    parts[at - 1]?.line !== parts[at]?.line &&
    parts[at + 1]?.line !== parts[at]?.line;
  const changed = [...found];
  for (const [at, { label }] of found.entries()) {
    const [own, below] = [parts[at], found[at + 1]];
    const heading = ownProperty(HEADING_OF, familyOf(below?.label ?? 'junk'));
    if (at <= first || isHeading(at) || !own || !heading || !below?.label.startsWith('B.')) continue;
    if (familyOf(label) !== 'x' && familyOf(label) !== 'e' && familyOf(label) !== 'c') continue;
    const canHead = isAlone(at) && own.kind === 'text' && !own.bullet && own.text.length <= MAX_HEADING;
    const isLarger = (lineOf(at)?.size ?? 0) >= LARGER * (lineOf(at + 1)?.size ?? Infinity);
    const alike = [...found.keys()].filter((other) => other > first - 1 && other !== at && isLike(at, other));
    if (canHead && isLarger && alike.length > 0 && alike.every(isHeading)) changed[at] = relabelled(found[at], heading);
  }
  return changed;
}
