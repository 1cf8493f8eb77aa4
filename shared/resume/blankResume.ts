import { collectIds, newEntryId, nextTimestampId, type ListKey } from './ids.ts';
import { DEFAULT_TEMPLATE_CHOICE } from './limits.ts';
import type {
  CustomItem,
  CustomSection,
  Education,
  Experience,
  Project,
  ResumeData,
  Skill,
  SpokenLanguage,
} from './schema.ts';

/** A skill of that name with the next id of that résumé. */
export function createSkill(resume: ResumeData, name = ''): Skill {
  return { ...createEntry('skills', resume), name };
}

/** A blank item with the next id of that résumé. */
export function createCustomItem(resume: ResumeData): CustomItem {
  return { ...BLANK_CUSTOM_ITEM, id: nextTimestampId('item', collectIds(resume)) };
}

/** A custom section with one blank item. */
export function createBlankCustomSection(resume: ResumeData, title = ''): CustomSection {
  return { id: nextTimestampId('section', collectIds(resume)), title, items: [createCustomItem(resume)] };
}

/** The entries of each list, as their types. */
export interface EntryByList {
  experience: Experience;
  education: Education;
  skills: Skill;
  languages: SpokenLanguage;
  projects: Project;
}

/** A blank entry of a list with the next id of that résumé. */
export function createEntry<K extends ListKey>(list: K, resume: ResumeData): EntryByList[K] {
  return { ...BLANK_ENTRIES[list], id: newEntryId(list, resume) };
}

/**
 * A new résumé: the template (the default one, DATA-05) and one blank entry in every list, which a form shows open,
 * and which cannot be deleted while it is the only one (BLD-28). The document does not show blank entries.
 */
export function createBlankResume(
  template: Pick<ResumeData, 'templateId' | 'templateVersion'> = DEFAULT_TEMPLATE_CHOICE,
): ResumeData {
  return {
    ...template,
    personalInfo: { fullName: '', email: '', phone: '', address: '', linkedin: '', website: '' },
    summary: '',
    experience: [{ ...BLANK_ENTRIES.experience }],
    education: [{ ...BLANK_ENTRIES.education }],
    skills: [{ ...BLANK_ENTRIES.skills }],
    languages: [{ ...BLANK_ENTRIES.languages }],
    projects: [{ ...BLANK_ENTRIES.projects }],
    customSections: [],
  };
}

/**
 * Returns a new résumé: a blank one whose later pages show the name (decision 130). Existing and imported résumés keep
 * their look.
 */
export const createNewResume = (template?: Parameters<typeof createBlankResume>[0]): ResumeData => ({
  ...createBlankResume(template),
  design: { laterPages: 'name' },
});

const BLANK_ENTRIES: Readonly<EntryByList> = {
  experience: {
    id: 'exp-1',
    title: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description: '',
  },
  education: { id: 'edu-1', degree: '', institution: '', location: '', startDate: '', endDate: '', description: '' },
  skills: { id: 'skill-1', name: '' },
  languages: { id: 'lang-1', name: '' },
  projects: {
    id: 'proj-1',
    name: '',
    role: '',
    url: '',
    startDate: '',
    endDate: '',
    description: '',
    technologies: '',
  },
};

export const BLANK_CUSTOM_ITEM: CustomItem = {
  id: 'item-0',
  title: '',
  organization: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
};
