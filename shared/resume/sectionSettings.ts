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
  const { hiddenSections = [], ...rest } = resume;
  if (hiddenSections.includes(key) === hidden) return resume;
  const next = hidden ? [...hiddenSections, key] : hiddenSections.filter((other) => other !== key);
  return next.length === 0 ? rest : { ...rest, hiddenSections: next };
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
