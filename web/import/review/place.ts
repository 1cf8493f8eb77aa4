import { newCustomItem, newCustomSection, newEntry } from '../../../shared/resume/defaults.ts';
import { LIMITS } from '../../../shared/resume/limits.ts';
import type { PersonalInfo, ResumeData } from '../../../shared/resume/schema.ts';
import { addCustomItem, addCustomSection, addEntry, setPersonalInfo, setSummary, updateEntry } from '../../../shared/resume/sections.ts';
import { isBlank } from '../../../shared/resume/visible.ts';
import { addSkills, skillNames } from '../../builder/store/edits.ts';
import type { Place } from '../../builder/store/resumeStore.ts';

type EntryList = 'experience' | 'education' | 'projects';

/** Where a text may go: a personal detail that is empty, the end of a text, or an entry or section of its own. */
export type Target =
  | { readonly kind: 'personal'; readonly field: keyof PersonalInfo }
  | { readonly kind: 'summary' | 'skills' | 'language' | 'section' }
  | { readonly kind: 'entry'; readonly list: EntryList; readonly id: string }
  | { readonly kind: 'newEntry'; readonly list: EntryList }
  | { readonly kind: 'item'; readonly section: string };

export interface Placed {
  readonly resume: ResumeData;
  /** Where to look for it. */
  readonly place: Place;
}

const LISTS: readonly EntryList[] = ['experience', 'education', 'projects'];
const PERSONAL: readonly (keyof PersonalInfo)[] = ['fullName', 'email', 'phone', 'address', 'linkedin', 'website'];
const TITLE = { experience: 'title', education: 'degree', projects: 'name' } as const;

/** Every place a text may go in this résumé, in the order of its tabs. */
export function targetsOf(resume: ResumeData): Target[] {
  const empty = PERSONAL.filter((field) => resume.personalInfo[field].trim() === '');
  return [
    ...empty.map((field): Target => ({ kind: 'personal', field })),
    { kind: 'summary' },
    ...LISTS.flatMap((list): Target[] => [...resume[list].filter((entry) => !isBlank(entry)).map(({ id }): Target => ({ kind: 'entry', list, id })), { kind: 'newEntry', list }]),
    { kind: 'skills' },
    { kind: 'language' },
    ...resume.customSections.map(({ id }): Target => ({ kind: 'item', section: id })),
    { kind: 'section' },
  ];
}

/** A name for a target that stays the same while the résumé changes. */
export function keyOf(target: Target): string {
  return Object.values(target).join(':');
}

/** Puts a text there, as it is; null where there is no room for all of it. */
export function place(resume: ResumeData, target: Target, text: string): Placed | null {
  if (text.length > LIMITS.description) return null;
  switch (target.kind) {
    case 'personal': {
      const most = target.field === 'linkedin' || target.field === 'website' ? LIMITS.url : LIMITS.line;
      return changed(resume, text.length > most ? resume : setPersonalInfo(resume, { [target.field]: text }), { tab: 'personal' });
    }
    case 'summary':
      return changed(resume, setSummary(resume, appended(resume.summary, text, LIMITS.summary) ?? resume.summary), { tab: 'summary' });
    case 'skills':
      return changed(resume, addSkills(resume, skillNames(text)), { tab: 'skills' });
    case 'language': {
      const entry = { ...newEntry('languages', resume), name: text };
      return changed(resume, text.length > LIMITS.line ? resume : addEntry(resume, 'languages', entry), { tab: 'languages', entry: entry.id });
    }
    case 'entry': {
      const description = appended(resume[target.list].find(({ id }) => id === target.id)?.description ?? '', text, LIMITS.description);
      return changed(resume, description === null ? resume : updateEntry(resume, target.list, target.id, { description }), { tab: target.list, entry: target.id });
    }
    case 'newEntry': {
      const entry = { ...newEntry(target.list, resume), ...(text.length > LIMITS.line ? { description: text } : { [TITLE[target.list]]: text }) };
      return changed(resume, addEntry(resume, target.list, entry), { tab: target.list, entry: entry.id });
    }
    case 'item': {
      const item = itemOf(resume, text);
      return changed(resume, addCustomItem(resume, target.section, item), { tab: `custom-${target.section}`, entry: item.id });
    }
    case 'section': {
      const section = { ...newCustomSection(resume), items: [itemOf(resume, text)] };
      return changed(resume, addCustomSection(resume, section), { tab: `custom-${section.id}` });
    }
  }
}

/** A short text names an item, a long one describes it. */
function itemOf(resume: ResumeData, text: string) {
  const item = newCustomItem(resume);
  return text.length > LIMITS.line ? { ...item, description: text } : { ...item, title: text };
}

/** A line more; null where it would be too long. */
function appended(before: string, text: string, most: number): string | null {
  const after = before.trim() === '' ? text : `${before.replace(/\n+$/, '')}\n${text}`;
  return after.length > most ? null : after;
}

function changed(before: ResumeData, resume: ResumeData, at: Place): Placed | null {
  return resume === before ? null : { resume, place: at };
}
