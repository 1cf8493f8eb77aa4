import type { TextLine } from '../page/textLine.ts';
import { isPlace } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * What stands below the jobs of a section, with no heading between, is one of them where its head is set as theirs: the
 * last job of a list is often short, and then looks like an item of another section.
 */

/** Jobs of a section from which on it has a form. */
const MIN_JOBS = 2;

/** The first parts of the cells of an entry, as indexes, with how each is set. */
interface SetEntry {
  readonly parts: readonly number[];
  readonly cells: readonly { readonly at: number; readonly form: string }[];
}

/** Labels by which an item among jobs is a job, where its period, post and employer stand in the cells of theirs. */
export function withJobsAmongJobs(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  for (const entries of entriesOfJobs(found)) {
    const told = entries.map((own) => setOf(lines, parts, own));
    const isJob = ({ parts: own }: SetEntry) => own.every((at) => familyOf(found[at]?.label ?? 'junk') === 'x');
    const heads = told.filter(isJob).map(({ cells }) => headOf(cells, roleAt));
    if (heads.filter((head) => head.length > 0).length < MIN_JOBS) continue;
    for (const entry of told.filter((one, index) => index > 0 && !isJob(one))) {
      const head = heads.find(
        (one) => one.length > 0 && one.every(({ form }, index) => entry.cells[index]?.form === form),
      );
      if (!head) continue;
      const begins = entry.cells.map(({ at }) => at);
      for (const at of entry.parts) {
        const cell = begins.findLastIndex((first) => first <= at);
        const own = head[cell] ? roleAt(head[cell].at) : 'x.body';
        const label = roleOfPart(parts[at], at === begins[cell], own);
        changed[at] = relabelled(found[at], (at === entry.parts[0] ? `B.${label}` : label) as Label);
      }
    }
  }
  return changed;
}

/** What a part of a cell is, by what the cell is in the jobs above. */
function roleOfPart(part: Part | undefined, isFirst: boolean, own: string): string {
  if (part?.kind === 'period' && own !== 'x.body') return 'x.period';
  return own === 'x.company' && !isFirst && isPlace(part?.text ?? '') ? 'x.place' : own;
}

/** The entries below each heading of jobs, up to the next heading: jobs, and items among them. */
function entriesOfJobs(found: readonly Decoded[]): number[][][] {
  const sections: number[][][] = [];
  let isOpen = false;
  for (const [at, { label }] of found.entries()) {
    if (label.startsWith('h:')) {
      isOpen = label === 'h:experience';
      if (isOpen) sections.push([]);
    }
    const family = familyOf(label);
    if (!isOpen || label.startsWith('h:')) continue;
    if (family !== 'x' && family !== 'c') isOpen = false;
    else if (label.startsWith('B.') || sections.at(-1)?.length === 0) sections.at(-1)?.push([at]);
    else sections.at(-1)?.at(-1)?.push(at);
  }
  return sections;
}

function setOf(lines: readonly TextLine[], parts: readonly Part[], own: readonly number[]): SetEntry {
  const [start] = own;
  const firsts = own.filter((at, index) => {
    const before = parts[own[index - 1] ?? -1];
    return before?.line !== parts[at]?.line || before?.cell !== parts[at]?.cell;
  });
  const cells = firsts.map((at) => {
    const part = parts[at];
    const row = (part?.line ?? 0) - (parts[start ?? -1]?.line ?? 0);
    const size = lines[part?.line ?? -1]?.size.toFixed(1);
    return { at, form: `${row} ${part?.cell} ${part?.kind} ${part?.bold} ${part?.bullet} ${size}` };
  });
  return { parts: own, cells };
}

/** The cells of a job up to the last of its period, post and employer; none where it lacks one. */
function headOf(cells: SetEntry['cells'], roleAt: (at: number) => string): SetEntry['cells'] {
  const places = ['x.period', 'x.title', 'x.company'].map((role) => cells.findIndex(({ at }) => roleAt(at) === role));
  return places.includes(-1) ? [] : cells.slice(0, 1 + Math.max(...places));
}
