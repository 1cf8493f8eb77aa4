import type { WrittenSection } from '../improve/improvedSections.ts';
import { SECTION_KEYS, type ResumeData } from '../resume/schema.ts';

/**
 * The kind of a field for another language: `alike` is the same in every language; a `person`, a `place` and an
 * `organization` (an employer, a school) are names; of the others known terms have a translation, and all else is a
 * `text`. `private` texts are sent to no model.
 */
export type FieldKind =
  | 'alike'
  | 'date'
  | 'person'
  | 'place'
  | 'organization'
  | 'title'
  | 'degree'
  | 'skill'
  | 'language'
  | 'heading'
  | 'private'
  | 'text';

/** The kind of a field by the last part of its path, with the list before it where that says more. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  email: 'alike',
  phone: 'alike',
  linkedin: 'alike',
  website: 'alike',
  url: 'alike',
  current: 'alike',
  level: 'alike',
  startDate: 'date',
  endDate: 'date',
  fullName: 'person',
  address: 'place',
  location: 'place',
  company: 'organization',
  institution: 'organization',
  organization: 'organization',
  headline: 'title',
  title: 'title',
  role: 'title',
  degree: 'degree',
  technologies: 'skill',
  'skills/name': 'skill',
  'skills/group': 'heading',
  'languages/name': 'language',
};

const kinds = new Map(Object.entries(KINDS));

/** The kind of a field by its path (`resumeParts.ts`). */
export function kindOf(path: string): FieldKind {
  const parts = path.split('/');
  const [list = '', last = ''] = [parts[0], parts.at(-1)];
  if (list === 'contacts') return 'alike';
  if (list === 'details') return 'private';
  if (list === 'sectionTitles' || (list === 'customSections' && parts.length === 3)) return 'heading';
  return kinds.get(`${list}/${last}`) ?? kinds.get(last) ?? 'text';
}

/** The section that a field is of. */
export function sectionOf(path: string): WrittenSection {
  const [list = '', title] = path.split('/');
  if (list === 'customSections') return 'custom';
  return SECTION_KEYS.find((key) => key === (list === 'sectionTitles' ? title : list)) ?? 'contacts';
}

/** Whether a text may have marks (decision 45). */
export const hasMarks = (path: string): boolean => /(?:^summary|\/description)$/.test(path);

/** The parts of a résumé that hold texts of the person's own. */
const CONTENT = [
  'personalInfo',
  'headline',
  'contacts',
  'details',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'customSections',
  'sectionTitles',
];

const SETTINGS = ['id', 'kind', 'level'];

/** A résumé with each text of its content as `change` gives it; ids, levels and the look stay. */
export function mapTexts(resume: ResumeData, change: (text: string, path: string) => string): ResumeData {
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value))
      return (value as { readonly id: string }[]).map((entry) => walk(entry, `${path}/${entry.id}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [
        key,
        SETTINGS.includes(key) ? (of as unknown) : walk(of, `${path}/${key}`),
      ]),
    );
  };
  const changed = Object.entries(resume).map(([key, value]) => [key, CONTENT.includes(key) ? walk(value, key) : value]);
  return Object.fromEntries(changed) as ResumeData;
}

/** Returns the résumé without the texts at these paths. */
export const withoutTexts = (resume: ResumeData, paths: readonly string[]): ResumeData => {
  const gone = new Set(paths);
  return gone.size === 0 ? resume : mapTexts(resume, (text, path) => (gone.has(path) ? '' : text));
};

/** The text at a path, '' if there is none. */
export function textsOf(resume: ResumeData): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  mapTexts(resume, (text, path) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}
