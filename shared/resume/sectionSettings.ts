import type { ResumeData, SectionKey } from './schema.ts';

/* What a person sets about a section as a whole: each returns the very same résumé when nothing changes. */

/** Gives a section a heading of its own; an empty one gives the usual one back. */
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

/** What stands in a sidebar where the person does not say otherwise (TPL-01). */
const USUAL_SIDEBAR: string[] = ['skills', 'languages'] satisfies SectionKey[];

/** Whether a section stands in the sidebar of a template that has one. */
export const isBeside = (key: string, { sidebarSections = USUAL_SIDEBAR }: ResumeData): boolean =>
  sidebarSections.includes(key);

/** Sets a section into the sidebar of templates that have one, or out of it; of the usual choice nothing is said. */
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

/** Lets no page break an entry, or lets it be broken. Entries that are gone are forgotten. */
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

/** Whether a heading of one's own may keep such software from finding the section. */
export function isUnusualHeading(key: SectionKey, title: string): boolean {
  const usual = USUAL_WORDS[key];
  return usual !== undefined && title.trim() !== '' && !usual.test(title);
}
