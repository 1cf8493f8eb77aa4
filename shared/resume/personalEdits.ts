import { moveById, patchEntry, removeById } from './listEdits.ts';
import { personalEntries, withEntries, type PersonalEntries, type PersonalList } from './personalLists.ts';
import type { MoreContact, PersonalDetail, ResumeData } from './schema.ts';

/* Edits of further contacts and details that are there: they come with the form that has some. */

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
