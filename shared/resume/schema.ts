import * as v from 'valibot';
import { DesignSchema } from './design.ts';
import { LANGUAGES } from '../platform/language.ts';
import { LETTER_LIMITS, LETTER_PARTS } from './letterLimits.ts';
import { DEFAULT_TEMPLATE_ID, RESUME_LIMITS } from './limits.ts';
import { isPhoto } from './photo.ts';

/**
 * The résumé model (DATA-05, DATA-06, DATA-07, DATA-08, DATA-09, DATA-10, DATA-11, DATA-12): the one description of its
 * shape and limits.
 *
 * Every text may be empty: a draft is a résumé too. Dates are `YYYY-MM`, `YYYY`, or whatever the person wrote where
 * that could not be read as a month (see `dates.ts`).
 */
const LineSchema = v.pipe(v.string(), v.maxLength(RESUME_LIMITS.line));
const UrlSchema = v.pipe(v.string(), v.maxLength(RESUME_LIMITS.url));
const DescriptionSchema = v.pipe(v.string(), v.maxLength(RESUME_LIMITS.description));
/**
 * A QR code as it is drawn: modules along an edge with the blank ones around it, and a path of unit squares, a step for
 * those beside each other in a row. Nothing but numbers of two digits, so that nothing else gets into a document.
 */
const LinkCodeSchema = v.pipe(v.string(), v.maxLength(24_000), v.regex(/^\d\d(?:M\d\d? \d\d?h\d\d?v1h-\d\d?z)+$/));
/** A JPEG of the person as base64, with nothing in it but the picture (`photo.ts`). */
const PhotoSchema = v.pipe(v.string(), v.check(isPhoto, 'unknown_value'));
const EntryIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));
/** A list of at most `most` entries: a longer one is refused before any of them is looked at. */
function boundedArray<T extends v.GenericSchema>(item: T, most: number) {
  const schema = v.pipe(v.array(item), v.maxLength(most));
  const counted = v.pipe(v.array(v.any()), v.maxLength(most));
  const run: (typeof schema)['~run'] = (dataset, config) =>
    Array.isArray(dataset.value) && dataset.value.length > most
      ? // Not typed: no later rule may take its entries for what they should be.
        ({ ...counted['~run'](dataset, config), typed: false } as ReturnType<(typeof schema)['~run']>)
      : schema['~run'](dataset, config);
  // Keeps the schema of its entries for code that describes schemas.
  return { ...schema, '~run': run };
}

/** Levels of a spoken language, highest first (DATA-10). */
export const LANGUAGE_LEVELS = ['native', 'fluent', 'advanced', 'intermediate', 'basic'] as const;

/** Genders of a letter's recipient. */
export const LETTER_GENDERS = ['f', 'm'] as const;

export const CONTACT_KINDS = ['phone', 'link'] as const;
export const DETAIL_KINDS = ['birthYear', 'licence', 'citizenship', 'permit', 'family', 'own'] as const;

/** Keys of the sections that can be ordered; a custom section's key is its id. */
export const SECTION_KEYS = ['summary', 'experience', 'education', 'projects', 'skills', 'languages'] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

export const PersonalInfoSchema = v.object({
  fullName: LineSchema,
  email: LineSchema,
  phone: LineSchema,
  address: LineSchema,
  linkedin: UrlSchema,
  website: UrlSchema,
});

/** Another way to reach the person (decision 129). */
export const MoreContactSchema = v.object({
  id: EntryIdSchema,
  kind: v.picklist(CONTACT_KINDS),
  value: UrlSchema,
});

/** Something else of the person, which most résumés leave out (decision 129). */
export const PersonalDetailSchema = v.object({
  id: EntryIdSchema,
  kind: v.picklist(DETAIL_KINDS),
  /** The label of a detail that the person named; the other kinds have fixed labels. */
  label: LineSchema,
  value: LineSchema,
});

export const ExperienceSchema = v.object({
  id: EntryIdSchema,
  title: LineSchema,
  company: LineSchema,
  location: LineSchema,
  startDate: LineSchema,
  endDate: LineSchema,
  current: v.boolean(),
  description: DescriptionSchema,
});

export const EducationSchema = v.object({
  id: EntryIdSchema,
  degree: LineSchema,
  institution: LineSchema,
  location: LineSchema,
  startDate: LineSchema,
  endDate: LineSchema,
  description: DescriptionSchema,
});

export const SkillSchema = v.object({
  id: EntryIdSchema,
  name: LineSchema,
  /** Name of its group, if it is in one (`skillGroups.ts`). */
  group: v.optional(LineSchema),
});

export const SpokenLanguageSchema = v.object({
  id: EntryIdSchema,
  name: LineSchema,
  /** Absent if the person gave none: the document then shows the name alone. */
  level: v.optional(v.picklist(LANGUAGE_LEVELS)),
});

export const ProjectSchema = v.object({
  id: EntryIdSchema,
  name: LineSchema,
  role: LineSchema,
  url: UrlSchema,
  startDate: LineSchema,
  endDate: LineSchema,
  description: DescriptionSchema,
  /** Comma-separated. */
  technologies: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.url)),
});

export const CustomItemSchema = v.object({
  id: EntryIdSchema,
  title: LineSchema,
  organization: LineSchema,
  location: LineSchema,
  startDate: LineSchema,
  endDate: LineSchema,
  description: DescriptionSchema,
});

export const CustomSectionSchema = v.object({
  id: EntryIdSchema,
  title: LineSchema,
  items: boundedArray(CustomItemSchema, RESUME_LIMITS.customItems),
});

/**
 * A cover letter of the résumé: sender, language and look are the résumé's. An empty subject, greeting or closing is
 * what its language's convention says (`letterWords.ts`).
 */
export const LetterSchema = v.object({
  id: EntryIdSchema,
  recipient: LineSchema,
  /** Gender of the recipient, where it is known. */
  gender: v.optional(v.picklist(LETTER_GENDERS)),
  role: LineSchema,
  employer: LineSchema,
  /** The job that it is about. */
  position: LineSchema,
  place: LineSchema,
  /** `YYYY-MM-DD`, or as it was written. */
  date: LineSchema,
  subject: LineSchema,
  greeting: LineSchema,
  /** Paragraphs, one a line, with marks. */
  body: v.pipe(v.string(), v.maxLength(LETTER_LIMITS.body)),
  closing: LineSchema,
  /** First line of the kept advertisement that it answers. */
  advert: LineSchema,
});

const LetterLineSchema = v.object({
  part: v.picklist(LETTER_PARTS),
  /** `text` may have several paragraphs, with marks. */
  text: v.pipe(v.string(), v.maxLength(LETTER_LIMITS.body)),
});

const SectionTitlesSchema = v.object(
  Object.fromEntries(SECTION_KEYS.map((key) => [key, v.optional(LineSchema)])) as Record<
    SectionKey,
    v.OptionalSchema<typeof LineSchema, undefined>
  >,
);
const TemplateVersionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RESUME_LIMITS.templateVersion));
const SectionNameSchema = v.pipe(v.string(), v.maxLength(64));

export const ResumeDataSchema = v.pipe(
  v.object({
    templateId: v.optional(v.pipe(v.string(), v.maxLength(64)), DEFAULT_TEMPLATE_ID),
    /** Version of the template's rendering; the first while absent (decision 46). */
    templateVersion: v.optional(TemplateVersionSchema),
    personalInfo: PersonalInfoSchema,
    /** Professional title under the name, if there is one. */
    headline: v.optional(LineSchema),
    /** Further contacts, shown after those of `personalInfo`. */
    contacts: v.optional(boundedArray(MoreContactSchema, RESUME_LIMITS.contacts)),
    details: v.optional(boundedArray(PersonalDetailSchema, RESUME_LIMITS.details)),
    /** Most résumés have none (decision 132). */
    photo: v.optional(PhotoSchema),
    summary: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.summary)),
    experience: boundedArray(ExperienceSchema, RESUME_LIMITS.experience),
    education: boundedArray(EducationSchema, RESUME_LIMITS.education),
    skills: boundedArray(SkillSchema, RESUME_LIMITS.skills),
    languages: boundedArray(SpokenLanguageSchema, RESUME_LIMITS.languages),
    projects: boundedArray(ProjectSchema, RESUME_LIMITS.projects),
    customSections: v.optional(boundedArray(CustomSectionSchema, RESUME_LIMITS.customSections), []),
    /** Language the résumé is written in; detected from its content while absent. */
    language: v.optional(v.picklist(LANGUAGES)),
    /** Order of the sections in the document, by section key; the template's own order while absent. */
    sectionOrder: v.optional(boundedArray(SectionNameSchema, RESUME_LIMITS.sectionKeys)),
    /** The person's headings in place of the usual ones; a custom section has its title. */
    sectionTitles: v.optional(SectionTitlesSchema),
    /** Keys of sections that the document leaves out, with all that is in them. */
    hiddenSections: v.optional(boundedArray(SectionNameSchema, RESUME_LIMITS.sectionKeys)),
    /** Keys of the sections in the sidebar, for templates that have one; skills and languages if absent. */
    sidebarSections: v.optional(boundedArray(SectionNameSchema, RESUME_LIMITS.sectionKeys)),
    /** Keys of sections that begin on a new page. */
    pageStarts: v.optional(boundedArray(SectionNameSchema, RESUME_LIMITS.sectionKeys)),
    /** Ids of entries that no page breaks, where a page can hold them. */
    keptEntries: v.optional(boundedArray(EntryIdSchema, RESUME_LIMITS.keptEntries)),
    /** The person's own look; the template's while absent. */
    design: v.optional(DesignSchema),
    /** Its cover letters (decision 119). */
    letters: v.optional(boundedArray(LetterSchema, LETTER_LIMITS.letters)),
    /** The lines that the pages show instead of sections: a letter (`toLetterDocument`). No stored résumé has them. */
    letterLines: v.optional(boundedArray(LetterLineSchema, LETTER_LIMITS.lines)),
    /** The code of its link, where its pages have that (`withLinkCode`). In no résumé that is kept. */
    linkCode: v.optional(LinkCodeSchema),
  }),
  v.check((resume) => hasUniqueIds(resume), 'duplicate_id'),
  v.check((resume) => jsonByteSize(resume) <= RESUME_LIMITS.totalBytes, 'resume_too_large'),
);

/** Size of a résumé as stored: bytes of its JSON in UTF-8. */
export function jsonByteSize(resume: unknown): number {
  return new TextEncoder().encode(JSON.stringify(resume)).length;
}

interface WithId {
  readonly id: string;
}
type ResumeWithIds = Readonly<
  Record<'experience' | 'education' | 'skills' | 'languages' | 'projects', readonly WithId[]>
> & {
  readonly customSections: readonly (WithId & { readonly items: readonly WithId[] })[];
} & { readonly [list in 'letters' | 'contacts' | 'details']?: readonly WithId[] | undefined };

/** Every id of a résumé's entries, custom sections and their items, letters, further contacts and details. */
export function allIds(resume: ResumeWithIds): string[] {
  const entries = [resume.experience, resume.education, resume.skills, resume.languages, resume.projects].flat();
  const custom = resume.customSections.flatMap((section) => [section, ...section.items]);
  const more = [resume.letters, resume.contacts, resume.details].flatMap((list) => list ?? []);
  return [...entries, ...custom, ...more].map((entry) => entry.id);
}

/** Merging by id, ordering and keyed rendering all need ids that name one thing. */
function hasUniqueIds(resume: ResumeWithIds): boolean {
  const ids = [...SECTION_KEYS, ...allIds(resume)];
  return new Set(ids).size === ids.length;
}

export type ResumeData = v.InferOutput<typeof ResumeDataSchema>;
export type PersonalInfo = v.InferOutput<typeof PersonalInfoSchema>;
export type MoreContact = v.InferOutput<typeof MoreContactSchema>;
export type PersonalDetail = v.InferOutput<typeof PersonalDetailSchema>;
export type DetailKind = PersonalDetail['kind'];
export type Experience = v.InferOutput<typeof ExperienceSchema>;
export type Education = v.InferOutput<typeof EducationSchema>;
export type Skill = v.InferOutput<typeof SkillSchema>;
export type SpokenLanguage = v.InferOutput<typeof SpokenLanguageSchema>;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
export type Project = v.InferOutput<typeof ProjectSchema>;
export type CustomSection = v.InferOutput<typeof CustomSectionSchema>;
export type LetterLine = v.InferOutput<typeof LetterLineSchema>;
export type Letter = v.InferOutput<typeof LetterSchema>;
export type CustomItem = v.InferOutput<typeof CustomItemSchema>;
