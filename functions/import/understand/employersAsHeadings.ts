import type { TextLine } from '../page/textLine.ts';
import { isPlace, isRegion } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import { findPeriods } from '../resume/periods.ts';
import type { Decoded } from './decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * An employer in a line of its own, set larger than the text, looks like a heading: `Royal Navy` above the post and its
 * period. Where the jobs above it have theirs so and no known heading of the page does, it is one more, and so is what
 * stands like it behind it.
 */

/** Employers above, from which on a look is theirs. */
const MIN_EMPLOYERS = 2;

/** Labels by which a line that is set as the employers above it, before a post and a period, begins a job. */
export function withEmployersTakenForHeadings(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const labelAt = (at: number) => found[at]?.label ?? 'junk';
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const lookOf = (at: number) => {
    const line = lines[parts[at]?.line ?? -1];
    return `${line?.size.toFixed(1)} ${line?.bold} ${line?.column}`;
  };
  /** Whether a line is all one text, above a text without a bullet and a line that says from when to when. */
  const isHeadOfThree = (at: number) => {
    const line = parts[at]?.line ?? -1;
    const [own = [], post = [], period = []] = [0, 1, 2].map((by) => byLine.get(line + by));
    const [below, when] = [parts[post[0] ?? -1], parts[period[0] ?? -1]];
    return (
      own.length === 1 &&
      parts[at]?.kind === 'text' &&
      below?.kind === 'text' &&
      !below.bullet &&
      when?.kind === 'period' &&
      findPeriods(when.text).some(({ isRange }) => isRange)
    );
  };
  const employers = [...parts.keys()].filter((at) => /^B\.[xg]\.company$/.test(labelAt(at)) && isHeadOfThree(at));
  const known = new Set(
    [...parts.keys()].filter((at) => labelAt(at).startsWith('h:') && isNamed(parts[at]?.text ?? '')).map(lookOf),
  );
  const [first, ...more] = employers;
  const look = first === undefined ? '' : lookOf(first);
  if (
    first === undefined ||
    more.length + 1 < MIN_EMPLOYERS ||
    more.some((at) => lookOf(at) !== look) ||
    known.has(look)
  )
    return found;
  const changed = [...found];
  const set = (at: number, label: Label) => {
    changed[at] = relabelled(found[at], label);
  };
  /** The line of the employer whose job the parts are of, where it was taken for something else. */
  let taken = -1;
  let isPlaced = false;
  for (const at of [...parts.keys()].slice((employers.at(-1) ?? 0) + 1)) {
    const part = parts[at];
    const isHeading = labelAt(at).startsWith('h:');
    const isOther = (labelAt(at) === 'h:custom' && !isNamed(part?.text ?? '')) || familyOf(labelAt(at)) === 'c';
    if (isOther && lookOf(at) === look && isHeadOfThree(at)) {
      set(at, 'B.x.company');
      [taken, isPlaced] = [part?.line ?? -1, false];
      continue;
    }
    // What else is headed there is no job.
    if (isHeading) break;
    if (taken < 0 || !part || labelAt(at) === 'length') continue;
    const by = part.line - taken;
    const isWhere = by === 3 && !part.bullet && (isPlace(part.text) || isRegion(part.text));
    isPlaced ||= isWhere;
    set(
      at,
      by === 1
        ? 'x.title'
        : by === 2 && part.kind === 'period'
          ? 'x.period'
          : isPlaced && by === 3
            ? 'x.place'
            : 'x.body',
    );
  }
  return changed;
}

/** Whether a text is the name of a section; that of an army is an employer as well. */
const isNamed = (text: string) => !['military', undefined].includes(kindByName(text));
