import { collectIds, newEntryId, nextTimestampId, type ListKey } from '../../../../shared/resume/ids.ts';
import { createCustomItem, createEntry, type EntryByList } from '../../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { CustomItem, ResumeData } from '../../../../shared/resume/schema.ts';
import {
  addCustomItem,
  addEntry,
  canAddEntry,
  moveCustomItem,
  moveEntry,
  removeCustomItem,
  removeEntry,
  updateCustomItem,
  updateEntry,
} from '../../../../shared/resume/editResume.ts';
import { duplicateCustomItem, duplicateEntry, restoreCustomItem, restoreEntry } from '../store/edits.ts';
import type { BuilderTab } from '../store/tabs.ts';
import { ENTRY_FORMS, type EntryFormSpec } from './fieldSpecs.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';

/** An entry of any list, by its fields' names. */
export type FormEntry = { readonly id: string } & Readonly<Record<string, string | boolean | undefined>>;

/** One list of entries, of whatever kind: what a form needs of it. */
export interface EntryListModel {
  readonly kind: EntryFormSpec;
  readonly tab: BuilderTab;
  /** The entries in order; the same array while they are unchanged. */
  read(resume: ResumeData): readonly FormEntry[];
  canAdd(resume: ResumeData): boolean;
  /** Id that `add` and `duplicate` will give to the new entry of that résumé. */
  add(resume: ResumeData, id: string): ResumeData;
  newId(resume: ResumeData): string;
  update(resume: ResumeData, id: string, changes: Readonly<Record<string, string | boolean | undefined>>): ResumeData;
  remove(resume: ResumeData, id: string): ResumeData;
  move(resume: ResumeData, id: string, to: number): ResumeData;
  duplicate(resume: ResumeData, id: string): ResumeData;
  restore(resume: ResumeData, entry: FormEntry, index: number): ResumeData;
}

const NO_ENTRIES: readonly FormEntry[] = [];

function createListModel(list: Exclude<ListKey, 'skills'>): EntryListModel {
  return {
    kind: ENTRY_FORMS[list],
    tab: list,
    read: (resume): readonly FormEntry[] => resume[list],
    canAdd: (resume) => canAddEntry(resume, list),
    newId: (resume) => newEntryId(list, resume),
    add: (resume, id) => addEntry(resume, list, { ...createEntry(list, resume), id }),
    update: (resume, id, changes) => updateEntry(resume, list, id, changes),
    remove: (resume, id) => removeEntry(resume, list, id),
    move: (resume, id, to) => moveEntry(resume, list, id, to),
    duplicate: (resume, id) => duplicateEntry(resume, list, id),
    restore: (resume, entry, index) => restoreEntry(resume, list, entry as unknown as EntryByList[typeof list], index),
  };
}

function createSectionModel(sectionId: string): EntryListModel {
  const items = (resume: ResumeData) => resume.customSections.find((section) => section.id === sectionId)?.items;
  return {
    kind: ENTRY_FORMS.custom,
    tab: `custom-${sectionId}`,
    read: (resume) => (items(resume) as readonly FormEntry[] | undefined) ?? NO_ENTRIES,
    canAdd: (resume) => (items(resume)?.length ?? RESUME_LIMITS.customItems) < RESUME_LIMITS.customItems,
    newId: (resume) => nextTimestampId('item', collectIds(resume)),
    add: (resume, id) => addCustomItem(resume, sectionId, { ...createCustomItem(resume), id }),
    update: (resume, id, changes) => updateCustomItem(resume, sectionId, id, changes),
    remove: (resume, id) => removeCustomItem(resume, sectionId, id),
    move: (resume, id, to) => moveCustomItem(resume, sectionId, id, to),
    duplicate: (resume, id) => duplicateCustomItem(resume, sectionId, id),
    restore: (resume, entry, index) => restoreCustomItem(resume, sectionId, entry as unknown as CustomItem, index),
  };
}

/** The lists every résumé has, except the skills, which have a separate form. */
export const ENTRY_LISTS = {
  experience: createListModel('experience'),
  education: createListModel('education'),
  projects: createListModel('projects'),
  languages: createListModel('languages'),
} as const;

const sectionModels = new Map<string, EntryListModel>();

/** The items of a custom section; memoized: the same object for the same section. */
export function getSectionModel(sectionId: string): EntryListModel {
  const known = sectionModels.get(sectionId);
  if (known) return known;
  const made = createSectionModel(sectionId);
  sectionModels.set(sectionId, made);
  return made;
}

/** Returns the value of a field of the entry with that id; undefined if the entry no longer exists. */
export const fieldOf = (entries: EntryListModel, resume: ResumeData, id: string, name: string) =>
  ownProperty(
    entries.read(resume).find((entry) => entry.id === id),
    name,
  );

/** Title of an entry: `Developer, Acme`; empty when its fields are. */
export function entryTitle(kind: EntryFormSpec, entry: FormEntry): string {
  return kind.titles
    .map((name) => String(ownProperty(entry, name) ?? '').trim())
    .filter((text) => text !== '')
    .join(', ');
}
