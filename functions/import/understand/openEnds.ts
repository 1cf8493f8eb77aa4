import type { Direction } from '../../../shared/platform/language.ts';
import { hasRightToLeft } from '../page/bidi.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPeriods } from '../resume/periods.ts';
import { entriesOf } from './entry.ts';
import { roleOf, type LabelledPart } from './labels.ts';

/*
 * Where the entries of a list have ranges, what stands at the place of an end is one: nothing behind the sign of a
 * range (`2013— Blue Door` beside `2006—2013 Red Door`), or words that no list has (`2013 – the loom still sings`).
 */

/** How sure a period is at the most whose end is told so. */
const MOST_SURE = 0.7;
/** Letters of the longest text that stands for an end. */
const MAX_LENGTH = 24;
const NAMES = { x: ['x.title', 'x.company'], e: ['e.degree', 'e.school'] } as const;

/** Parts and labels by which a range without an end, or with one in words of no list, is a period that goes on. */
export function withOpenEnds(
  lines: readonly TextLine[],
  labelled: readonly LabelledPart[],
  direction: Direction,
): LabelledPart[] {
  const changed = new Map<LabelledPart, LabelledPart>();
  for (const family of ['x', 'e'] as const) {
    const periods = entriesOf(labelled, family).flatMap(({ parts }) => {
      const own = parts.filter(({ label }) => roleOf(label) === `${family}.period`);
      const [first] = own;
      const [found, ...more] = first ? findPeriods(first.part.text) : [];
      if (!first || !found || own.length > 1 || more.length > 0) return [];
      return [{ parts, first, isRange: found.isRange, ...around(lines, first) }];
    });
    const ranges = periods.filter(({ isRange }) => isRange);
    // Where a dash stands behind ranges too, it joins them to their names.
    if (
      ranges.length === 0 ||
      ranges.some(({ before, behind }) => JOINS_BEHIND.test(behind) || SIGN_BEFORE.test(before))
    )
      continue;
    for (const { parts, first, isRange, before, behind } of periods) {
      if (isRange) continue;
      const text = first.part.text;
      const label = `${family}.period` as const;
      // The order of a line from the right puts what stands behind Latin letters before them.
      const isTurned = direction === 'rtl' && !hasRightToLeft(before) && SIGN_BEFORE.test(before);
      if (SIGN_BEHIND.test(behind) || isTurned)
        changed.set(first, { ...first, part: { ...first.part, text: `${text}–` }, sure: lowered(first) });
      const [next] = parts.slice(parts.indexOf(first) + 1);
      const hasNames = NAMES[family].every((name) => parts.some((one) => one !== next && roleOf(one.label) === name));
      if (next && hasNames && isEndInWords(next, first, behind))
        changed.set(next, { ...next, label, sure: lowered(next) });
    }
  }
  return labelled.map((one) => changed.get(one) ?? one);
}

/** A dash right at a date, with a space on its other side: no sign between two names. */
const SIGN_BEHIND = /^[‒–—-](?=\s+\p{L})/u;
const SIGN_BEFORE = /\p{L}\s+[‒–—-]$/u;
const JOINS_BEHIND = /^\s*[‒–—-]/u;

const lowered = ({ sure }: LabelledPart) => Math.min(sure, MOST_SURE);

/** What stands before and behind a part in its cell. */
function around(lines: readonly TextLine[], { part }: LabelledPart) {
  const text = lines[part.line]?.cells[part.cell]?.text ?? '';
  return { before: text.slice(0, part.from), behind: text.slice(part.to) };
}

/** Whether a part is all that stands behind the dash of a date, in its cell. */
const isEndInWords = ({ part }: LabelledPart, { part: date }: LabelledPart, behind: string) =>
  part.kind === 'text' &&
  part.line === date.line &&
  part.cell === date.cell &&
  part.text.length <= MAX_LENGTH &&
  !/\d/.test(part.text) &&
  JOINS_BEHIND.test(behind) &&
  behind.trim().replace(JOINS_BEHIND, '').trim() === part.text;
