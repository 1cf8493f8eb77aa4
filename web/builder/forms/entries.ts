import { idsOf, nextEntryId, nextStampId, type ListKey } from '../../../shared/resume/ids.ts';
import { newCustomItem, newEntry, type EntryOf } from '../../../shared/resume/defaults.ts';
import { LIMITS } from '../../../shared/resume/limits.ts';
import type { CustomItem, ResumeData } from '../../../shared/resume/schema.ts';
import { addCustomItem, addEntry, canAddEntry, moveCustomItem, moveEntry, removeCustomItem, removeEntry, updateCustomItem, updateEntry } from '../../../shared/resume/sections.ts';
import { duplicateCustomItem, duplicateEntry, restoreCustomItem, restoreEntry } from '../store/edits.ts';
import type { TabId } from '../store/tabs.ts';
import { KINDS, type EntryKind } from './kinds.ts';

/** An entry of any list, by its fields' names. */
export type AnyEntry = { readonly id: string } & Readonly<Record<string, string | boolean>>;

/** One list of entries, whichever it is: what a form needs of it. */
export interface Entries {
  readonly kind: EntryKind;
  readonly tab: TabId;
  /** The entries in order; the same array while they are the same. */
  read(resume: ResumeData): readonly AnyEntry[];
  canAdd(resume: ResumeData): boolean;
  /** Id that `add` and `duplicate` will give to the new entry of that résumé. */
  add(resume: ResumeData, id: string): ResumeData;
  newId(resume: ResumeData): string;
  update(resume: ResumeData, id: string, changes: Readonly<Record<string, string | boolean>>): ResumeData;
  remove(resume: ResumeData, id: string): ResumeData;
  move(resume: ResumeData, id: string, to: number): ResumeData;
  duplicate(resume: ResumeData, id: string): ResumeData;
  restore(resume: ResumeData, entry: AnyEntry, at: number): ResumeData;
}

const NONE: readonly AnyEntry[] = [];

function ofList(list: Exclude<ListKey, 'skills'>): Entries {
  return {
    kind: KINDS[list],
    tab: list,
    read: (resume): readonly AnyEntry[] => resume[list],
    canAdd: (resume) => canAddEntry(resume, list),
    newId: (resume) => nextEntryId(list, idsOf(resume)),
    add: (resume, id) => addEntry(resume, list, { ...newEntry(list, resume), id }),
    update: (resume, id, changes) => updateEntry(resume, list, id, changes),
    remove: (resume, id) => removeEntry(resume, list, id),
    move: (resume, id, to) => moveEntry(resume, list, id, to),
    duplicate: (resume, id) => duplicateEntry(resume, list, id),
    restore: (resume, entry, at) => restoreEntry(resume, list, entry as unknown as EntryOf[typeof list], at),
  };
}

function ofSection(sectionId: string): Entries {
  const items = (resume: ResumeData) => resume.customSections.find((section) => section.id === sectionId)?.items;
  return {
    kind: KINDS.custom,
    tab: `custom-${sectionId}`,
    read: (resume) => (items(resume) as readonly AnyEntry[] | undefined) ?? NONE,
    canAdd: (resume) => (items(resume)?.length ?? LIMITS.customItems) < LIMITS.customItems,
    newId: (resume) => nextStampId('item', idsOf(resume)),
    add: (resume, id) => addCustomItem(resume, sectionId, { ...newCustomItem(resume), id }),
    update: (resume, id, changes) => updateCustomItem(resume, sectionId, id, changes),
    remove: (resume, id) => removeCustomItem(resume, sectionId, id),
    move: (resume, id, to) => moveCustomItem(resume, sectionId, id, to),
    duplicate: (resume, id) => duplicateCustomItem(resume, sectionId, id),
    restore: (resume, entry, at) => restoreCustomItem(resume, sectionId, entry as unknown as CustomItem, at),
  };
}

/** The lists every résumé has, except the skills, which have a form of their own. */
export const LISTS = { experience: ofList('experience'), education: ofList('education'), projects: ofList('projects'), languages: ofList('languages') } as const;

const sections = new Map<string, Entries>();

/** The items of a custom section; the same object for the same section. */
export function sectionEntries(sectionId: string): Entries {
  const known = sections.get(sectionId);
  if (known) return known;
  const made = ofSection(sectionId);
  sections.set(sectionId, made);
  return made;
}

/** What names an entry: `Developer, Acme`; empty when nothing does. */
export function titleOf(kind: EntryKind, entry: AnyEntry): string {
  return kind.titles.map((name) => String(entry[name] ?? '').trim()).filter((text) => text !== '').join(', ');
}
