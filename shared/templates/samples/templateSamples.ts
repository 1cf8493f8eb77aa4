import { findTemplateOrDefault, newestChoice } from '../catalogue.ts';
import type { Language } from '../../platform/language.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { DESIGNER } from './designer.ts';
import { DEVELOPER } from './developer.ts';
import { ENGINEER } from './engineer.ts';
import { EVERYBODY } from './everybody.ts';
import { EXECUTIVE } from './executive.ts';
import { LAWYER } from './lawyer.ts';
import { MARKETER } from './marketer.ts';
import { NURSE } from './nurse.ts';
import { RESEARCHER } from './researcher.ts';
import type { SamplePerson } from './sampleResume.ts';
import { STUDENT } from './student.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** The people who show a template. */
interface TemplateSample {
  readonly person: SamplePerson;
  /** How many lines of their descriptions are left out, so that the résumé fills one page and no more. */
  readonly without: Readonly<Record<Language, number>>;
}

const ALL_LINES = { he: 0, en: 0 };

/** The people who show each template, by its id: people whom it suits by its tags, in every trade and at every age. */
export const TEMPLATE_SAMPLES: Readonly<Record<string, TemplateSample>> = {
  professional: { person: EVERYBODY, without: ALL_LINES },
  minimal: { person: DESIGNER, without: ALL_LINES },
  modern: { person: MARKETER, without: ALL_LINES },
  elegant: { person: LAWYER, without: ALL_LINES },
  tech: { person: DEVELOPER, without: ALL_LINES },
  blueprint: { person: ENGINEER, without: { he: 1, en: 3 } },
  creative: { person: DESIGNER, without: ALL_LINES },
  sideline: { person: EVERYBODY, without: ALL_LINES },
  classic: { person: NURSE, without: ALL_LINES },
  academic: { person: RESEARCHER, without: ALL_LINES },
  executive: { person: EXECUTIVE, without: ALL_LINES },
  compact: { person: ENGINEER, without: ALL_LINES },
  timeline: { person: DEVELOPER, without: ALL_LINES },
  editorial: { person: MARKETER, without: { he: 6, en: 7 } },
  civic: { person: LAWYER, without: { he: 3, en: 3 } },
  fresh: { person: STUDENT, without: { he: 2, en: 1 } },
};

const SHOWN_OTHERWISE: TemplateSample = { person: EVERYBODY, without: ALL_LINES };

/**
 * Returns the résumé that shows a template in a language: full pages. In a sidebar, custom sections fill it below
 * skills and languages. `shown`: the person who shows it, if not the usual one.
 */
export function sampleFor(templateId: string, language: Language, shown?: SamplePerson): ResumeData {
  const usual = ownProperty(TEMPLATE_SAMPLES, templateId) ?? SHOWN_OTHERWISE;
  const { person, without } = shown && shown !== usual.person ? { person: shown, without: ALL_LINES } : usual;
  const resume = { ...withoutLines(person[language], without[language]), ...newestChoice(templateId) };
  if (findTemplateOrDefault(templateId).columns === 1) return resume;
  const custom = resume.customSections.map(({ id }) => id);
  return {
    ...resume,
    sidebarSections: ['skills', 'languages', ...custom],
    sectionOrder: ['summary', 'experience', 'education', 'projects', 'skills', 'languages', ...custom],
  };
}

/**
 * A résumé with so many lines of its descriptions fewer: each time the last one of the entry that has most, of equals
 * the later one. No description becomes empty.
 */
export function withoutLines(resume: ResumeData, count: number): ResumeData {
  const { experience, education, projects, customSections } = resume;
  const entries = [experience, education, projects, customSections.flatMap(({ items }) => items)].flat();
  const lines = new Map(entries.map(({ id, description }) => [id, description.split('\n')]));
  for (let left = count; left > 0; left -= 1) {
    const longest = [...lines.values()].reduce((most, each) => (each.length >= most.length ? each : most), []);
    if (longest.length > 1) longest.pop();
  }
  const cut = <T extends { readonly id: string; readonly description: string }>(all: readonly T[]): T[] =>
    all.map((entry) => ({ ...entry, description: lines.get(entry.id)?.join('\n') ?? entry.description }));
  return {
    ...resume,
    experience: cut(experience),
    education: cut(education),
    projects: cut(projects),
    customSections: customSections.map((section) => ({ ...section, items: cut(section.items) })),
  };
}
