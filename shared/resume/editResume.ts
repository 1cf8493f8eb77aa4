import { createCustomItem, createBlankCustomSection, createEntry, type EntryByList } from './blankResume.ts';
import type { ListKey } from './ids.ts';
import { RESUME_LIMITS } from './limits.ts';
import { insertEntry, moveById, patchEntry, removeById } from './listEdits.ts';
import type { CustomItem, CustomSection, PersonalInfo, ResumeData } from './schema.ts';

/*
 * The edits of a résumé. Each returns a new résumé that shares every untouched part with the old one, and the very
 * same résumé when there was nothing to change (unknown id, same value, limit reached).
 */

/** Changes fields of the personal details. */
export function setPersonalInfo(resume: ResumeData, changes: Partial<PersonalInfo>): ResumeData {
  const personalInfo = patchEntry(resume.personalInfo, changes);
  return personalInfo === resume.personalInfo ? resume : { ...resume, personalInfo };
}

/** Sets the professional title; an empty one removes it. */
export function setHeadline({ headline: _before, ...resume }: ResumeData, headline: string): ResumeData {
  return headline === '' ? resume : { ...resume, headline };
}

/** Sets the summary. */
export function setSummary(resume: ResumeData, summary: string): ResumeData {
  return summary === resume.summary ? resume : { ...resume, summary };
}

/** Whether a list takes one more entry (limits.ts). */
export function canAddEntry(resume: ResumeData, list: ListKey): boolean {
  return resume[list].length < RESUME_LIMITS[list];
}

/** Adds an entry, a blank one unless given, at the end unless said. */
export function addEntry<K extends ListKey>(
  resume: ResumeData,
  list: K,
  entry: EntryByList[K] = createEntry(list, resume),
  place = resume[list].length,
): ResumeData {
  return canAddEntry(resume, list)
    ? replaceList(resume, list, insertEntry(listEntries(resume, list), entry, place))
    : resume;
}

/** Removes the entry of that id from a list. */
export function removeEntry(resume: ResumeData, list: ListKey, id: string): ResumeData {
  return replaceList(resume, list, removeById(listEntries(resume, list), id));
}

/** Changes fields of an entry; ticking `current` clears the end date (BLD-27). */
export function updateEntry<K extends ListKey>(
  resume: ResumeData,
  list: K,
  id: string,
  changes: Partial<Omit<EntryByList[K], 'id'>>,
): ResumeData {
  const current = 'current' in changes && changes.current === true;
  const wanted = (current ? { ...changes, endDate: '' } : changes) as Partial<EntryByList[K]>;
  const entries = listEntries(resume, list).map((entry) => (entry.id === id ? patchEntry(entry, wanted) : entry));
  return replaceList(resume, list, entries);
}

/** Moves an entry to a place of its list, counted after it was taken out; places beyond the ends are the ends. */
export function moveEntry(resume: ResumeData, list: ListKey, id: string, to: number): ResumeData {
  return replaceList(resume, list, moveById(listEntries(resume, list), id, to));
}

/** Adds a custom section, a blank one unless given, at the end. */
export function addCustomSection(
  resume: ResumeData,
  section: CustomSection = createBlankCustomSection(resume),
): ResumeData {
  if (resume.customSections.length >= RESUME_LIMITS.customSections) return resume;
  return { ...resume, customSections: [...resume.customSections, section] };
}

/** Gives a custom section another title. */
export function renameCustomSection(resume: ResumeData, id: string, title: string): ResumeData {
  return replaceCustomSections(
    resume,
    resume.customSections.map((section) => (section.id === id ? patchEntry(section, { title }) : section)),
  );
}

/** Removes a custom section, also from the order of sections. */
export function removeCustomSection(resume: ResumeData, id: string): ResumeData {
  const without = replaceCustomSections(resume, removeById(resume.customSections, id));
  if (!without.sectionOrder?.includes(id)) return without;
  return { ...without, sectionOrder: without.sectionOrder.filter((key) => key !== id) };
}

/** Adds an item to the end of a custom section, a blank one if none is given. */
export function addCustomItem(
  resume: ResumeData,
  sectionId: string,
  item: CustomItem = createCustomItem(resume),
): ResumeData {
  return replaceCustomItems(resume, sectionId, (items) =>
    items.length < RESUME_LIMITS.customItems ? [...items, item] : items,
  );
}

/** Changes fields of an item of a custom section. */
export function updateCustomItem(
  resume: ResumeData,
  sectionId: string,
  id: string,
  changes: Partial<Omit<CustomItem, 'id'>>,
): ResumeData {
  return replaceCustomItems(resume, sectionId, (items) =>
    items.map((item) => (item.id === id ? patchEntry(item, changes) : item)),
  );
}

/** Removes the item of that id from a custom section. */
export function removeCustomItem(resume: ResumeData, sectionId: string, id: string): ResumeData {
  return replaceCustomItems(resume, sectionId, (items) => removeById(items, id));
}

/** Moves an item of a custom section to another place, counted from 0. */
export function moveCustomItem(resume: ResumeData, sectionId: string, id: string, to: number): ResumeData {
  return replaceCustomItems(resume, sectionId, (items) => moveById(items, id, to));
}

/**
 * Moves a section within the document. `order` is the full order the document has now (the résumé's own, completed by
 * the template's); from then on the résumé states its order itself.
 */
export function moveSection(resume: ResumeData, order: readonly string[], key: string, to: number): ResumeData {
  const keys = order.map((id) => ({ id }));
  const moved = moveById(keys, key, to);
  return moved === keys ? resume : { ...resume, sectionOrder: moved.map(({ id }) => id) };
}

function listEntries<K extends ListKey>(resume: ResumeData, list: K): EntryByList[K][] {
  return resume[list] as EntryByList[K][];
}

function replaceList<K extends ListKey>(resume: ResumeData, list: K, entries: EntryByList[K][]): ResumeData {
  return isSameList(resume[list], entries) ? resume : { ...resume, [list]: entries };
}

function replaceCustomSections(resume: ResumeData, customSections: CustomSection[]): ResumeData {
  return isSameList(resume.customSections, customSections) ? resume : { ...resume, customSections };
}

function replaceCustomItems(
  resume: ResumeData,
  sectionId: string,
  change: (items: CustomItem[]) => CustomItem[],
): ResumeData {
  const sections = resume.customSections.map((section) => {
    const items = section.id === sectionId ? change(section.items) : section.items;
    return isSameList(section.items, items) ? section : { ...section, items };
  });
  return replaceCustomSections(resume, sections);
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((entry, index) => entry === after[index]);
}
