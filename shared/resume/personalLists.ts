import { newEntryId } from './ids.ts';
import { RESUME_LIMITS } from './limits.ts';
import { insertEntry } from './listEdits.ts';
import type { DetailKind, MoreContact, PersonalDetail, ResumeData } from './schema.ts';

/*
 * Further contacts and details of a person (decision 129): lists that a résumé has only while something is in them.
 * Each edit returns a new résumé, and the very same one where there was nothing to change.
 */

/** The entries of each list. */
export interface PersonalEntries {
  contacts: MoreContact;
  details: PersonalDetail;
}
export type PersonalList = keyof PersonalEntries;

/** Details that an employer may not consider: better left out, and never shown where contacts are hidden. */
export const SENSITIVE_DETAILS: readonly DetailKind[] = ['birthYear', 'family', 'own'];

const NO_ENTRIES: readonly never[] = [];

/** The entries of a list in order; the same array while they are unchanged. */
export const personalEntries = <K extends PersonalList>(resume: ResumeData, list: K): readonly PersonalEntries[K][] =>
  (resume[list] as PersonalEntries[K][] | undefined) ?? NO_ENTRIES;

export const canAddPersonal = (resume: ResumeData, list: PersonalList): boolean =>
  personalEntries(resume, list).length < RESUME_LIMITS[list];

/** A further contact with the next id of that résumé. */
export const createContact = (resume: ResumeData, kind: MoreContact['kind'], value = ''): MoreContact => ({
  id: newEntryId('contacts', resume),
  kind,
  value,
});

/** A detail with the next id of that résumé. */
export const createDetail = (resume: ResumeData, kind: PersonalDetail['kind']): PersonalDetail => ({
  id: newEntryId('details', resume),
  kind,
  label: '',
  value: '',
});

/** Adds an entry, at the end unless said, where there is room. */
export const addPersonal = <K extends PersonalList>(
  resume: ResumeData,
  list: K,
  entry: PersonalEntries[K],
  place: number = RESUME_LIMITS[list],
): ResumeData =>
  canAddPersonal(resume, list)
    ? withEntries(resume, list, insertEntry(personalEntries(resume, list), entry, place))
    : resume;

/** The résumé with these entries; the very same where they are what they were. */
export function withEntries<K extends PersonalList>(
  resume: ResumeData,
  list: K,
  entries: readonly PersonalEntries[K][],
): ResumeData {
  const before = personalEntries(resume, list);
  if (before.length === entries.length && before.every((entry, index) => entry === entries[index])) return resume;
  const { [list]: _before, ...rest } = resume;
  return (entries.length === 0 ? rest : { ...resume, [list]: entries }) as ResumeData;
}
