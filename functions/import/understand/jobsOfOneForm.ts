import type { TextLine } from '../page/textLine.ts';
import { canBeTown } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import { findPeriods } from '../resume/periods.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** Parts of a head by which two entries are known to be of one form: a period and two names. */
const MIN_HEAD = 3;

/** The part at which each section begins, up to the next one. */
interface HeadedBox {
  readonly heading: number;
  readonly own: readonly number[];
}

/**
 * Labels in which what stands below a heading in words of one's own is a job, where it is set as the one job right
 * above the heading: a page may have a box for each, `Now`, `Before that` and `First`, with period, post and employer
 * in each.
 */
export function withJobsOfOneForm(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const set = (at: number, label: Label) => {
    if (changed[at]?.label !== label) changed[at] = relabelled(found[at], label);
  };
  let above: readonly number[] = [];
  for (const { heading, own } of sectionsOf(found)) {
    const head = headOf(above, changed);
    const isOwn = changed[heading]?.label === 'h:custom' && kindByName(parts[heading]?.text ?? '') === undefined;
    if (isOwn && isWholeHead(parts, head, changed) && isAlike(lines, parts, head, own)) {
      const roles = head.map((at) => roleOf(changed[at]?.label ?? 'junk') as Label);
      set(heading, 'h:experience');
      for (const [index, at] of own.entries()) set(at, roleInHead(roles, index, parts[at]?.text ?? ''));
    }
    // Where a heading stands above several jobs, the next one begins something else.
    const starts = own.filter((at) => changed[at]?.label.startsWith('B.'));
    above =
      starts.length === 1 && changed[starts[0] ?? -1]?.label.startsWith('B.x.')
        ? own.slice(own.indexOf(starts[0]!))
        : [];
  }
  return changed;
}

function sectionsOf(found: readonly Decoded[]): readonly HeadedBox[] {
  const headings = [...found.keys()].filter((at) => found[at]?.label.startsWith('h:'));
  return headings.map((heading, index) => {
    const end = headings[index + 1] ?? found.length;
    return { heading, own: [...found.keys()].slice(heading + 1, end) };
  });
}

/** The parts of a job before what was done there. */
function headOf(job: readonly number[], found: readonly Decoded[]): readonly number[] {
  const end = job.findIndex((at) => familyOf(found[at]?.label ?? 'junk') !== 'x' || found[at]?.label.endsWith('.body'));
  return end < 0 ? job : job.slice(0, end);
}

const isWholeHead = (parts: readonly Part[], head: readonly number[], found: readonly Decoded[]) =>
  head.length >= MIN_HEAD &&
  ['x.period', 'x.title', 'x.company'].every((role) =>
    head.some((at) => roleOf(found[at]?.label ?? 'junk') === role),
  ) &&
  head.some((at) => isFromTo(parts[at]));

/** Whether a part says from when to when: an item of another section has one date. */
const isFromTo = (part: Part | undefined) =>
  part?.kind === 'period' && findPeriods(part.text).some(({ isRange }) => isRange);

/** Whether a section begins with what is set as a head: the same lines, cells, types and kinds of texts. */
function isAlike(
  lines: readonly TextLine[],
  parts: readonly Part[],
  head: readonly number[],
  own: readonly number[],
): boolean {
  const formsOf = (some: readonly number[]) =>
    some.map((at) => {
      const part = parts[at];
      const row = (part?.line ?? 0) - (parts[some[0] ?? -1]?.line ?? 0);
      const size = lines[part?.line ?? -1]?.size.toFixed(1);
      return `${row} ${part?.cell} ${part?.kind} ${isFromTo(part)} ${part?.bold} ${part?.bullet} ${size}`;
    });
  return own.length >= head.length && formsOf(own.slice(0, head.length)).join() === formsOf(head).join();
}

/** What a part is by its place in a head; a second post or employer in one is where that is, if it may be a town. */
function roleInHead(roles: readonly Label[], index: number, text: string): Label {
  const role = roles[index];
  if (role === undefined) return 'x.body';
  if (index === 0) return `B.${role}` as Label;
  const isSecond = role !== 'x.place' && roles.indexOf(role) < index && roles[index - 1] !== role;
  return isSecond && canBeTown(text) ? 'x.place' : role;
}
