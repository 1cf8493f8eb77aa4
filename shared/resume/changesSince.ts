import { partsOf, type PartPlace, type ResumePart } from './resumeParts.ts';
import type { ResumeData } from './schema.ts';
import { stripMarks } from './textMarks.ts';

/** A difference between a state of a résumé and an earlier one: a field, or an entry that came or went. */
export interface FieldChange extends PartPlace, Pick<ResumePart, 'path' | 'of'> {
  /** `gone`: only the earlier state has it. */
  readonly kind: 'came' | 'changed' | 'gone';
  /** The text without marks, or a photograph; '' if the field was or is empty, or holds no text. */
  readonly before: string;
  readonly after: string;
}

/** A change that another document, made from the earlier state, lacks. */
export interface OpenChange extends FieldChange {
  /** Whether the other document has changed the field too, to something else (`own`). */
  readonly isOwn: boolean;
  readonly own: string;
}

/** Replaces a current job's end in {@link FieldChange}; the caller shows the word of its language instead. */
export const ONGOING = 'present';

/** A part as it is read, a line for each of its fields. */
function textOf({ path, section, value, fields }: ResumePart): string {
  if (path.endsWith('/kind')) return '';
  if (fields) return fields.map(textOf).filter(Boolean).join('\n');
  if (section === 'design') return '';
  if (section === 'template') return (value as readonly [string]).at(0) ?? '';
  return typeof value === 'string' ? stripMarks(value) : value === true ? ONGOING : '';
}

/** Whether two values are the same whatever the order of their keys; an empty text counts as none. */
function isSame(left: unknown, right: unknown): boolean {
  if ((left ?? '') === (right ?? '')) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const values = new Map(Object.entries(right) as [string, unknown][]);
  const keys = Object.keys(left);
  return (
    Object.entries(left).every(([key, value]) => isSame(value, values.get(key))) &&
    [...values].every(([key, value]) => keys.includes(key) || isSame(undefined, value))
  );
}

const byPath = (parts: readonly ResumePart[]) => new Map(parts.map((part) => [part.path, part]));

function* differences(then: readonly ResumePart[], now: readonly ResumePart[]): Generator<FieldChange> {
  const [earlier, later] = [byPath(then), byPath(now)];
  for (const path of new Set([...later.keys(), ...earlier.keys()])) {
    const [was, is] = [earlier.get(path), later.get(path)];
    const part = is ?? was;
    if (!part || isSame(was?.value, is?.value)) continue;
    if (was?.fields && is?.fields) yield* differences(was.fields, is.fields);
    else {
      const { section, entry, of } = part;
      const kind = was === undefined ? 'came' : is === undefined ? 'gone' : 'changed';
      yield { path, section, entry, of, kind, before: was ? textOf(was) : '', after: is ? textOf(is) : '' };
    }
  }
}

/**
 * Returns the changes between two states of a résumé, field by field in the order of the later one, then the removed
 * fields. An entry that only one state has is one change. Entries are compared by id, so that moving one is no change.
 */
export function changesBetween(then: ResumeData, now: ResumeData): FieldChange[] {
  return [...differences(partsOf(then), partsOf(now))].toSorted(
    (a, b) => Number(a.kind === 'gone') - Number(b.kind === 'gone'),
  );
}

/**
 * Three-way comparison: returns where `now` differs from `then` although `mine`, which was made from `then`, does not.
 * Changes of `mine` are not among them.
 */
export function changesSince(then: ResumeData, now: ResumeData, mine: ResumeData): OpenChange[] {
  const [earlier, later, mineByPath] = [allParts(then), allParts(now), allParts(mine)];
  return changesBetween(then, now).flatMap((change) => {
    const has = mineByPath.get(change.path);
    if (isSame(has?.value, later.get(change.path)?.value)) return [];
    const isOwn = !isSame(has?.value, earlier.get(change.path)?.value);
    return [{ ...change, isOwn, own: has ? textOf(has) : '' }];
  });
}

const allParts = (resume: ResumeData) => byPath(partsOf(resume).flatMap(withFields));
const withFields = (part: ResumePart): ResumePart[] => [part, ...(part.fields ?? []).flatMap(withFields)];
