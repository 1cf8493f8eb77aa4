import * as v from 'valibot';
import { LANGUAGES } from '../product.ts';
import { LIMITS } from './limits.ts';

/**
 * The résumé model (DATA-05 to DATA-12): the one description of its shape and limits.
 *
 * Every text may be empty: a draft is a résumé too. Dates are `YYYY-MM`, `YYYY`, or whatever the
 * person wrote where that could not be read as a month (see `dates.ts`).
 */
const line = v.pipe(v.string(), v.maxLength(LIMITS.line));
const url = v.pipe(v.string(), v.maxLength(LIMITS.url));
const description = v.pipe(v.string(), v.maxLength(LIMITS.description));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));
const listOf = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));

/** Template of a new résumé (DATA-05). */
export const DEFAULT_TEMPLATE_ID = 'professional';

/** Levels of a spoken language, highest first (DATA-10). */
export const LANGUAGE_LEVELS = ['native', 'fluent', 'advanced', 'intermediate', 'basic'] as const;

export const PersonalInfoSchema = v.object({
  fullName: line,
  email: line,
  phone: line,
  address: line,
  linkedin: url,
  website: url,
});

export const ExperienceSchema = v.object({
  id,
  title: line,
  company: line,
  location: line,
  startDate: line,
  endDate: line,
  current: v.boolean(),
  description,
});

export const EducationSchema = v.object({
  id,
  degree: line,
  institution: line,
  location: line,
  startDate: line,
  endDate: line,
  description,
});

export const SkillSchema = v.object({ id, name: line });

export const SpokenLanguageSchema = v.object({ id, name: line, level: v.picklist(LANGUAGE_LEVELS) });

export const ProjectSchema = v.object({
  id,
  name: line,
  role: line,
  url,
  startDate: line,
  endDate: line,
  description,
  /** Comma-separated. */
  technologies: v.pipe(v.string(), v.maxLength(LIMITS.url)),
});

export const CustomItemSchema = v.object({
  id,
  title: line,
  organization: line,
  location: line,
  startDate: line,
  endDate: line,
  description,
});

export const CustomSectionSchema = v.object({
  id,
  title: line,
  items: listOf(CustomItemSchema, LIMITS.customItems),
});

export const ResumeDataSchema = v.pipe(
  v.object({
    templateId: v.optional(v.pipe(v.string(), v.maxLength(64)), DEFAULT_TEMPLATE_ID),
    personalInfo: PersonalInfoSchema,
    summary: v.pipe(v.string(), v.maxLength(LIMITS.summary)),
    experience: listOf(ExperienceSchema, LIMITS.experience),
    education: listOf(EducationSchema, LIMITS.education),
    skills: listOf(SkillSchema, LIMITS.skills),
    languages: listOf(SpokenLanguageSchema, LIMITS.languages),
    projects: listOf(ProjectSchema, LIMITS.projects),
    customSections: v.optional(listOf(CustomSectionSchema, LIMITS.customSections), []),
    /** Language the résumé is written in; detected from its content while absent. */
    language: v.optional(v.picklist(LANGUAGES)),
    /** Order of the sections in the document, by section key; the template's own order while absent. */
    sectionOrder: v.optional(listOf(v.pipe(v.string(), v.maxLength(64)), 40)),
  }),
  v.check((resume) => hasUniqueIds(resume), 'duplicate_id'),
  v.check((resume) => byteSize(resume) <= LIMITS.totalBytes, 'resume_too_large'),
);

/** Size of a résumé as stored: bytes of its JSON in UTF-8. */
export function byteSize(resume: unknown): number {
  return new TextEncoder().encode(JSON.stringify(resume)).length;
}

/** Keys of the sections that can be ordered; a custom section's key is its id. */
export const SECTION_KEYS = ['summary', 'experience', 'education', 'projects', 'skills', 'languages'] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

interface WithId {
  readonly id: string;
}
type Identified = Readonly<Record<'experience' | 'education' | 'skills' | 'languages' | 'projects', readonly WithId[]>> & {
  readonly customSections: readonly (WithId & { readonly items: readonly WithId[] })[];
};

/** Every id of a résumé's entries, custom sections and their items, in document order. */
export function allIds(resume: Identified): string[] {
  const entries = [resume.experience, resume.education, resume.skills, resume.languages, resume.projects].flat();
  const custom = resume.customSections.flatMap((section) => [section, ...section.items]);
  return [...entries, ...custom].map((entry) => entry.id);
}

/** Merging by id, ordering and keyed rendering all need ids that name one thing. */
function hasUniqueIds(resume: Identified): boolean {
  const ids = [...SECTION_KEYS, ...allIds(resume)];
  return new Set(ids).size === ids.length;
}

export type ResumeData = v.InferOutput<typeof ResumeDataSchema>;
export type PersonalInfo = v.InferOutput<typeof PersonalInfoSchema>;
export type Experience = v.InferOutput<typeof ExperienceSchema>;
export type Education = v.InferOutput<typeof EducationSchema>;
export type Skill = v.InferOutput<typeof SkillSchema>;
export type SpokenLanguage = v.InferOutput<typeof SpokenLanguageSchema>;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
export type Project = v.InferOutput<typeof ProjectSchema>;
export type CustomSection = v.InferOutput<typeof CustomSectionSchema>;
export type CustomItem = v.InferOutput<typeof CustomItemSchema>;
