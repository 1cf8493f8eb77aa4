import type { Language } from '../../../../shared/platform/language.ts';
import {
  createCustomItem,
  createBlankCustomSection,
  createEntry,
  type EntryByList,
} from '../../../../shared/resume/blankResume.ts';
import { collectIds, newEntryId, nextTimestampId, type ListKey } from '../../../../shared/resume/ids.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { insertEntry } from '../../../../shared/resume/listEdits.ts';
import type { CustomItem, CustomSection, ResumeData } from '../../../../shared/resume/schema.ts';
import { addCustomItem, addEntry } from '../../../../shared/resume/editResume.ts';
import { choiceOf, templateOf, type Template } from '../../../../shared/templates/catalogue.ts';

/* Edits of the screens beyond those of the model: each returns the very same résumé when nothing changes. */

/** A template in this version. */
export function setTemplate(resume: ResumeData, template: Template): ResumeData {
  if (templateOf(resume) === template) return resume;
  const { templateVersion: _before, ...rest } = resume;
  return { ...rest, ...choiceOf(template) };
}

/** Sets the résumé's language; null: it is detected from the content again. */
export function setLanguage(resume: ResumeData, language: Language | null): ResumeData {
  if ((resume.language ?? null) === language) return resume;
  const { language: _before, ...rest } = resume;
  return language === null ? rest : { ...rest, language };
}

/** A copy of an entry right after it. */
export function duplicateEntry(resume: ResumeData, list: ListKey, id: string): ResumeData {
  const entries: readonly EntryByList[ListKey][] = resume[list];
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (!entry) return resume;
  return addEntry(resume, list, { ...createEntry(list, resume), ...entry, id: newEntryId(list, resume) }, index + 1);
}

/** Puts a copy of a custom section's item after it; returns the same résumé if the item no longer exists. */
export function duplicateCustomItem(resume: ResumeData, sectionId: string, id: string): ResumeData {
  const items = resume.customSections.find((section) => section.id === sectionId)?.items ?? [];
  const item = items.find((each) => each.id === id);
  return item
    ? restoreCustomItem(
        resume,
        sectionId,
        { ...createCustomItem(resume), ...item, id: nextTimestampId('item', collectIds(resume)) },
        items.indexOf(item) + 1,
      )
    : resume;
}

/** Restores a deleted entry at its place; nothing when it is there. */
export function restoreEntry<K extends ListKey>(
  resume: ResumeData,
  list: K,
  entry: EntryByList[K],
  index: number,
): ResumeData {
  return collectIds(resume).has(entry.id) ? resume : addEntry(resume, list, entry, index);
}

/** Puts a removed item of a custom section back to its place, unless it is there again. */
export function restoreCustomItem(resume: ResumeData, sectionId: string, item: CustomItem, index: number): ResumeData {
  if (collectIds(resume).has(item.id)) return resume;
  const added = addCustomItem(resume, sectionId, item);
  if (added === resume) return resume;
  const place = (section: CustomSection) =>
    section.id === sectionId
      ? {
          ...section,
          items: insertEntry(
            section.items.filter((each) => each.id !== item.id),
            item,
            index,
          ),
        }
      : section;
  return { ...added, customSections: added.customSections.map(place) };
}

/** Restores a deleted custom section, with its place in the order of sections. */
export function restoreCustomSection(
  resume: ResumeData,
  section: CustomSection,
  index: number,
  order: readonly string[] | undefined,
): ResumeData {
  if (collectIds(resume).has(section.id) || resume.customSections.length >= RESUME_LIMITS.customSections) return resume;
  const customSections = insertEntry(resume.customSections, section, index);
  return order && resume.sectionOrder
    ? { ...resume, customSections, sectionOrder: [...order] }
    : { ...resume, customSections };
}

/** A new custom section with one blank item; its id is chosen by the caller. */
export function createCustomSection(resume: ResumeData, title: string): CustomSection {
  return createBlankCustomSection(resume, title);
}
