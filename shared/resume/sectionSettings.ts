import type { ResumeData, SectionKey } from './schema.ts';

/* The person's settings of a section as a whole: each function returns the same object if nothing changes. */

/** Gives a section the person's heading; an empty one restores the usual heading. */
export function renameHeading(resume: ResumeData, key: SectionKey, title: string): ResumeData {
  const { sectionTitles, ...rest } = resume;
  if ((sectionTitles?.[key] ?? '') === title) return resume;
  const { [key]: _before, ...others } = sectionTitles ?? {};
  const next = title === '' ? others : { ...others, [key]: title };
  return Object.keys(next).length === 0 ? rest : { ...rest, sectionTitles: next };
}

/** Leaves a section out of the document, or shows it again; its content stays as it is. */
export function setSectionHidden(resume: ResumeData, key: string, hidden: boolean): ResumeData {
  return setNamed(resume, 'hiddenSections', key, hidden);
}

/** Sections in a sidebar if the person chose none (TPL-01). */
const USUAL_SIDEBAR: string[] = ['skills', 'languages'] satisfies SectionKey[];

/** Returns whether a section is in the sidebar, for templates that have one. */
export const isBeside = (key: string, { sidebarSections = USUAL_SIDEBAR }: ResumeData): boolean =>
  sidebarSections.includes(key);

/** Moves a section into the sidebar of templates that have one, or out of it; the usual choice is not stored. */
export function setBeside(resume: ResumeData, key: string, beside: boolean): ResumeData {
  if (isBeside(key, resume) === beside) return resume;
  const { sidebarSections = USUAL_SIDEBAR, ...rest } = resume;
  const others = sidebarSections.filter((other) => other !== key);
  const next = beside ? [...others, key] : others;
  const isUsual = next.length === USUAL_SIDEBAR.length && USUAL_SIDEBAR.every((usual) => next.includes(usual));
  return isUsual ? rest : { ...rest, sidebarSections: [...next] };
}

/** Begins a section on a new page, or lets it follow the one before. */
export function setPageStart(resume: ResumeData, key: string, starts: boolean): ResumeData {
  return setNamed(resume, 'pageStarts', key, starts);
}

/** Keeps an entry on one page, or lets pages break it. Entries that no longer exist are dropped. */
export function setEntryKept(resume: ResumeData, id: string, kept: boolean): ResumeData {
  const changed = setNamed(resume, 'keptEntries', id, kept);
  if (changed === resume || changed.keptEntries === undefined) return changed;
  const { experience, education, projects, customSections } = resume;
  const entries = [experience, education, projects, ...customSections.map(({ items }) => items)].flat();
  const ids = new Set(entries.map((entry) => entry.id));
  return { ...changed, keptEntries: changed.keptEntries.filter((each) => ids.has(each)) };
}

function setNamed(
  resume: ResumeData,
  list: 'hiddenSections' | 'pageStarts' | 'keptEntries',
  name: string,
  named: boolean,
): ResumeData {
  const { [list]: before = [], ...rest } = resume;
  if (before.includes(name) === named) return resume;
  const next = named ? [...before, name] : before.filter((other) => other !== name);
  return next.length === 0 ? rest : { ...rest, [list]: next };
}

/** Words by which software that sorts applications finds the sections it reads, in both languages. */
const USUAL_WORDS: Readonly<Partial<Record<SectionKey, RegExp>>> = {
  experience: /experience|employment|work history|ניסיון|תעסוק|עבודה/i,
  education: /education|studies|academic|השכלה|לימודים/i,
  skills: /skills|competenc|technolog|כישור|מיומנ|יכולות|טכנולוגי/i,
};

/** Returns whether a heading may keep applicant-tracking software from finding the section. */
export function isUnusualHeading(key: SectionKey, title: string): boolean {
  const usual = USUAL_WORDS[key];
  return usual !== undefined && title.trim() !== '' && !usual.test(title);
}
