import type { ModelPlacement } from '../../../../../shared/api/import.ts';
import { removeEntry, setSummary, updateEntry } from '../../../../../shared/resume/editResume.ts';
import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

const LISTS = ['experience', 'education', 'skills'] as const;
/** Parts of a résumé that a language model may place texts in. */
export type PlacedPart = (typeof LISTS)[number] | 'summary';

/** A part that a language model placed: an entry or some of its fields, a skill, the summary. */
export interface Placement {
  readonly part: PlacedPart;
  /** Id of its entry; null for the summary. */
  readonly entry: string | null;
  /** The texts that it placed, by field, as they were then. */
  readonly values: Readonly<Record<string, string>>;
  /** The rules' reading of these fields; null if the model placed the whole entry. */
  readonly was: Readonly<Record<string, string>> | null;
  /** Texts that had no place without it. */
  readonly unplaced: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the answer's model placements by ids instead of places in lists, as far as the résumé holds them. */
export function toPlacements(resume: ResumeData, placed: readonly ModelPlacement[]): Placement[] {
  return placed.flatMap(({ path, was, unplaced }): Placement[] => {
    if (path === 'summary')
      return [{ part: 'summary', entry: null, values: { summary: resume.summary }, was: null, unplaced }];
    const [list = '', index = ''] = path.split('.');
    const part = LISTS.find((name) => name === list);
    const entry: (Fields & { readonly id: string }) | undefined = part && resume[part][Number(index)];
    if (!part || !entry) return [];
    const isAdded = Object.keys(was).length === 0;
    const fields = Object.entries(entry).filter(
      (pair): pair is [string, string] =>
        pair[0] !== 'id' &&
        typeof pair[1] === 'string' &&
        (isAdded ? pair[1].trim() !== '' : Object.hasOwn(was, pair[0])),
    );
    return [{ part, entry: entry.id, values: Object.fromEntries(fields), was: isAdded ? null : was, unplaced }];
  });
}

/** The fields of a placement that still hold what the model placed there. */
export function standingFields({ part, entry, values }: Placement, resume: ResumeData): string[] {
  const record: Fields | undefined = part === 'summary' ? { ...resume } : resume[part].find(({ id }) => id === entry);
  return record ? Object.keys(values).filter((field) => ownProperty(record, field) === ownProperty(values, field)) : [];
}

/** The résumé as it was read without the model there; what the person has written since stays. */
export function takeBack(resume: ResumeData, placement: Placement): ResumeData {
  const { part, entry, was } = placement;
  if (part === 'summary' || entry === null) return setSummary(resume, '');
  if (!was) return removeEntry(resume, part, entry);
  const standing = standingFields(placement, resume);
  const before = Object.fromEntries(Object.entries(was).filter(([field]) => standing.includes(field)));
  return part === 'skills' ? resume : updateEntry(resume, part, entry, before);
}
