import type { PersonalInfo, ResumeData } from '../../../shared/resume/schema.ts';
import { setPersonalInfo, setSummary } from '../../../shared/resume/sections.ts';
import type { Place } from '../store/resumeStore.ts';
import type { Entries } from './entries.ts';

/** One text of the résumé: how to read it, how to write it, and where it is edited. */
export interface Binding {
  readonly get: (resume: ResumeData) => string;
  readonly set: (resume: ResumeData, value: string) => ResumeData;
  readonly place: Place;
  /** Typing in one binding is one step of undo. */
  readonly group: string;
}

export function personalBinding(name: keyof PersonalInfo): Binding {
  return {
    get: (resume) => resume.personalInfo[name],
    set: (resume, value) => setPersonalInfo(resume, { [name]: value }),
    place: { tab: 'personal' },
    group: `personal.${name}`,
  };
}

export const SUMMARY_BINDING: Binding = { get: (resume) => resume.summary, set: setSummary, place: { tab: 'summary' }, group: 'summary' };

export function entryBinding(entries: Entries, id: string, name: string): Binding {
  return {
    get: (resume) => {
      const value = entries.read(resume).find((entry) => entry.id === id)?.[name];
      return typeof value === 'string' ? value : '';
    },
    set: (resume, value) => entries.update(resume, id, { [name]: value }),
    place: { tab: entries.tab, entry: id },
    group: `${id}.${name}`,
  };
}
