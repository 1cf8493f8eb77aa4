import { newEntryId } from './ids.ts';
import { RESUME_LIMITS } from './limits.ts';
import { insertEntry, moveById, patchEntry, removeById } from './listEdits.ts';
import type { DetailKind, MoreContact, PersonalDetail, ResumeData } from './schema.ts';

/*
 * Further contacts and details of a person (decision 129): lists that a résumé has only while something is in them.
 * Each edit returns a new résumé, and the very same one where there was nothing to change.
 */

/** The entries of each list. */
interface PersonalEntries {
  contacts: MoreContact;
  details: PersonalDetail;
}
export type PersonalList = keyof PersonalEntries;

/** What an employer may not go by, or nobody knows: better left out, and never shown where contacts are not. */
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

/** Changes fields of an entry. */
export const updatePersonal = <K extends PersonalList>(
  resume: ResumeData,
  list: K,
  id: string,
  changes: Partial<Omit<PersonalEntries[K], 'id'>>,
): ResumeData =>
  withEntries(
    resume,
    list,
    personalEntries(resume, list).map((entry) =>
      entry.id === id ? patchEntry<object>(entry, changes) : entry,
    ) as PersonalEntries[K][],
  );

/** Removes the entry of that id; the last one leaves no list. */
export const removePersonal = (resume: ResumeData, list: PersonalList, id: string): ResumeData =>
  withEntries(resume, list, removeById<MoreContact | PersonalDetail>(personalEntries(resume, list), id) as never[]);

/** Moves an entry to a place of its list, counted after it was taken out. */
export const movePersonal = (resume: ResumeData, list: PersonalList, id: string, to: number): ResumeData =>
  withEntries(
    resume,
    list,
    moveById<MoreContact | PersonalDetail>([...personalEntries(resume, list)], id, to) as never[],
  );

function withEntries<K extends PersonalList>(
  resume: ResumeData,
  list: K,
  entries: readonly PersonalEntries[K][],
): ResumeData {
  const before = personalEntries(resume, list);
  if (before.length === entries.length && before.every((entry, index) => entry === entries[index])) return resume;
  const { [list]: _before, ...rest } = resume;
  return (entries.length === 0 ? rest : { ...resume, [list]: entries }) as ResumeData;
}
