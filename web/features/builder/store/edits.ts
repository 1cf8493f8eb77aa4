import type { Language } from '../../../../shared/platform/language.ts';
import {
  createCustomItem,
  createBlankCustomSection,
  createEntry,
  createSkill,
  type EntryByList,
} from '../../../../shared/resume/blankResume.ts';
import { collectIds, newEntryId, nextTimestampId, type ListKey } from '../../../../shared/resume/ids.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { insertEntry } from '../../../../shared/resume/listEdits.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import type { CustomItem, CustomSection, ResumeData } from '../../../../shared/resume/schema.ts';
import { areNumberedBullets, bulletMarkOf, splitOutsideBrackets } from '../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';
import { addCustomItem, addEntry, updateEntry } from '../../../../shared/resume/editResume.ts';
import { choiceOf, templateOf, type Template } from '../../../../shared/templates/catalogue.ts';
import { skillKey } from '../../../../shared/resume/skillSuggestions.ts';

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

/**
 * Splits a text into names of skills: at commas, semicolons, bullets or line breaks that do not stand in brackets.
 * Marks of lists, `1.` among others in order, and marks of emphasis are no part of a name.
 */
export function parseSkillNames(text: string): string[] {
  const lines = normalizeText(text)
    .split('\n')
    .map((line) => line.slice(bulletMarkOf(line).length).trim());
  const isNumbered = areNumberedBullets(lines.filter((line) => line !== ''));
  const plain = lines.map((line) => stripMarks(isNumbered ? line.replace(/^\S+\s/, '') : line)).join('\n');
  return splitOutsideBrackets(plain, ',;،•·|\n\t').map((name) =>
    name.replace(/\s+/g, ' ').slice(0, RESUME_LIMITS.line),
  );
}

/**
 * What is typed into the field of skills, in two: the names that a comma has ended, and what is still being typed, as a
 * bracket that is open.
 */
export function takeTypedSkills(typed: string): { readonly names: readonly string[]; readonly rest: string } {
  let [depth, last] = [0, -1];
  for (let index = 0; index < typed.length; index += 1) {
    const sign = typed.charAt(index);
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth === 0 && ',،'.includes(sign)) last = index;
  }
  const names = parseSkillNames(typed.slice(0, last + 1));
  return { names, rest: last < 0 ? typed : typed.slice(last + 1).trimStart() };
}

/**
 * Adds skills that are not there yet (case-insensitively): blank ones are filled first, what exceeds the limit is
 * dropped.
 */
export function addSkills(resume: ResumeData, names: readonly string[]): ResumeData {
  let next = resume;
  for (const name of names) {
    const key = skillKey(name);
    if (next.skills.some((skill) => skillKey(skill.name) === key)) continue;
    const blank = next.skills.find((skill) => skill.name.trim() === '');
    next = blank ? updateEntry(next, 'skills', blank.id, { name }) : addEntry(next, 'skills', createSkill(next, name));
  }
  return next;
}

/** A copy of an entry right after it. */
export function duplicateEntry(resume: ResumeData, list: ListKey, id: string): ResumeData {
  const entries: readonly EntryByList[ListKey][] = resume[list];
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (!entry) return resume;
  return addEntry(resume, list, { ...createEntry(list, resume), ...entry, id: newEntryId(list, resume) }, index + 1);
}

/** Puts a copy of an item of a custom section behind it; the résumé as it is where the item is gone. */
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
