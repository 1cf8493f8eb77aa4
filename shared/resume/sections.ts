import { newCustomItem, newCustomSection, newEntry, type EntryOf } from './defaults.ts';
import type { ListKey } from './ids.ts';
import { LIMITS } from './limits.ts';
import { insert, move, patch, remove } from './lists.ts';
import type { CustomItem, CustomSection, PersonalInfo, ResumeData } from './schema.ts';

/*
 * The edits of a résumé. Each returns a new résumé that shares every untouched part with the old one, and the very
 * same résumé when there was nothing to change (unknown id, same value, limit reached).
 */

export function setPersonalInfo(resume: ResumeData, changes: Partial<PersonalInfo>): ResumeData {
  const personalInfo = patch(resume.personalInfo, changes);
  return personalInfo === resume.personalInfo ? resume : { ...resume, personalInfo };
}

export function setSummary(resume: ResumeData, summary: string): ResumeData {
  return summary === resume.summary ? resume : { ...resume, summary };
}

/** Whether a list takes one more entry (limits.ts). */
export function canAddEntry(resume: ResumeData, list: ListKey): boolean {
  return resume[list].length < LIMITS[list];
}

/** Adds an entry, a blank one unless given, at the end unless said. */
export function addEntry<K extends ListKey>(resume: ResumeData, list: K, entry: EntryOf[K] = newEntry(list, resume), at = resume[list].length): ResumeData {
  return canAddEntry(resume, list) ? withList(resume, list, insert(entriesOf(resume, list), entry, at)) : resume;
}

export function removeEntry(resume: ResumeData, list: ListKey, id: string): ResumeData {
  return withList(resume, list, remove(entriesOf(resume, list), id));
}

/** Changes fields of an entry; ticking `current` clears the end date (BLD-27). */
export function updateEntry<K extends ListKey>(resume: ResumeData, list: K, id: string, changes: Partial<Omit<EntryOf[K], 'id'>>): ResumeData {
  const current = 'current' in changes && changes.current === true;
  const wanted = (current ? { ...changes, endDate: '' } : changes) as Partial<EntryOf[K]>;
  const entries = entriesOf(resume, list).map((entry) => (entry.id === id ? patch(entry, wanted) : entry));
  return withList(resume, list, entries);
}

/** Moves an entry to a place of its list, counted after it was taken out; places beyond the ends are the ends. */
export function moveEntry(resume: ResumeData, list: ListKey, id: string, to: number): ResumeData {
  return withList(resume, list, move(entriesOf(resume, list), id, to));
}

/** Adds a custom section, a blank one unless given, at the end. */
export function addCustomSection(resume: ResumeData, section: CustomSection = newCustomSection(resume)): ResumeData {
  if (resume.customSections.length >= LIMITS.customSections) return resume;
  return { ...resume, customSections: [...resume.customSections, section] };
}

export function renameCustomSection(resume: ResumeData, id: string, title: string): ResumeData {
  return withSections(resume, resume.customSections.map((section) => (section.id === id ? patch(section, { title }) : section)));
}

/** Removes a custom section, also from the order of sections. */
export function removeCustomSection(resume: ResumeData, id: string): ResumeData {
  const without = withSections(resume, remove(resume.customSections, id));
  if (!without.sectionOrder?.includes(id)) return without;
  return { ...without, sectionOrder: without.sectionOrder.filter((key) => key !== id) };
}

export function addCustomItem(resume: ResumeData, sectionId: string, item: CustomItem = newCustomItem(resume)): ResumeData {
  return withItems(resume, sectionId, (items) => (items.length < LIMITS.customItems ? [...items, item] : items));
}

export function updateCustomItem(resume: ResumeData, sectionId: string, id: string, changes: Partial<Omit<CustomItem, 'id'>>): ResumeData {
  return withItems(resume, sectionId, (items) => items.map((item) => (item.id === id ? patch(item, changes) : item)));
}

export function removeCustomItem(resume: ResumeData, sectionId: string, id: string): ResumeData {
  return withItems(resume, sectionId, (items) => remove(items, id));
}

export function moveCustomItem(resume: ResumeData, sectionId: string, id: string, to: number): ResumeData {
  return withItems(resume, sectionId, (items) => move(items, id, to));
}

/**
 * Moves a section within the document. `order` is the full order the document has now (the résumé's own, completed by
 * the template's); from then on the résumé states its order itself.
 */
export function moveSection(resume: ResumeData, order: readonly string[], key: string, to: number): ResumeData {
  const keys = order.map((id) => ({ id }));
  const moved = move(keys, key, to);
  return moved === keys ? resume : { ...resume, sectionOrder: moved.map(({ id }) => id) };
}

function entriesOf<K extends ListKey>(resume: ResumeData, list: K): EntryOf[K][] {
  return resume[list] as EntryOf[K][];
}

function withList<K extends ListKey>(resume: ResumeData, list: K, entries: EntryOf[K][]): ResumeData {
  return same(resume[list], entries) ? resume : { ...resume, [list]: entries };
}

function withSections(resume: ResumeData, customSections: CustomSection[]): ResumeData {
  return same(resume.customSections, customSections) ? resume : { ...resume, customSections };
}

function withItems(resume: ResumeData, sectionId: string, change: (items: CustomItem[]) => CustomItem[]): ResumeData {
  const sections = resume.customSections.map((section) => {
    const items = section.id === sectionId ? change(section.items) : section.items;
    return same(section.items, items) ? section : { ...section, items };
  });
  return withSections(resume, sections);
}

function same(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((entry, index) => entry === after[index]);
}
