import type { PersonalInfo, ResumeData } from '../../../../shared/resume/schema.ts';
import { setHeadline, setPersonalInfo, setSummary } from '../../../../shared/resume/editResume.ts';
import type { EditLocation } from '../../drafts/index.ts';
import { fieldOf, type EntryListModel } from './entryLists.ts';

/** A binding (lens) of one text of the résumé: how to read it, how to write it, and where it is edited. */
export interface TextBinding {
  readonly get: (resume: ResumeData) => string;
  readonly set: (resume: ResumeData, value: string) => ResumeData;
  readonly location: EditLocation;
  /** Group of the undo history: typing in one binding is one step of undo. */
  readonly undoGroup: string;
}

/** Binding of a field of the personal details. */
export function personalBinding(name: keyof PersonalInfo): TextBinding {
  return {
    get: (resume) => resume.personalInfo[name],
    set: (resume, value) => setPersonalInfo(resume, { [name]: value }),
    location: { tab: 'personal' },
    undoGroup: `personal.${name}`,
  };
}

export const HEADLINE_BINDING: TextBinding = {
  get: (resume) => resume.headline ?? '',
  set: setHeadline,
  location: { tab: 'personal' },
  undoGroup: 'headline',
};

export const SUMMARY_BINDING: TextBinding = {
  get: (resume) => resume.summary,
  set: setSummary,
  location: { tab: 'summary' },
  undoGroup: 'summary',
};

/** Binding of a field of the entry with that id; an empty text where the entry is gone. */
export function entryBinding(entries: EntryListModel, id: string, name: string): TextBinding {
  return {
    get: (resume) => {
      const value = fieldOf(entries, resume, id, name);
      return typeof value === 'string' ? value : '';
    },
    set: (resume, value) => entries.update(resume, id, { [name]: value }),
    location: { tab: entries.tab, entry: id },
    undoGroup: `${id}.${name}`,
  };
}
