import type { ResumeData } from '../resume/schema.ts';

/**
 * What a field of a résumé holds for another language: `free` is the same in every language; a `person`, a `place` and
 * a `body` (an employer, a school) are names; of the others known terms have a translation, and all else is a `text`.
 */
export type FieldKind =
  | 'free'
  | 'date'
  | 'person'
  | 'place'
  | 'body'
  | 'title'
  | 'degree'
  | 'skill'
  | 'language'
  | 'heading'
  | 'text';

/** By the last part of a path; with the list before it where that says more. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  email: 'free',
  phone: 'free',
  linkedin: 'free',
  website: 'free',
  url: 'free',
  current: 'free',
  level: 'free',
  startDate: 'date',
  endDate: 'date',
  fullName: 'person',
  address: 'place',
  location: 'place',
  company: 'body',
  institution: 'body',
  organization: 'body',
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
  if (list === 'sectionTitles' || (list === 'customSections' && parts.length === 3)) return 'heading';
  return kinds.get(`${list}/${last}`) ?? kinds.get(last) ?? 'text';
}

/** Of a résumé what holds texts of the person's own. */
const CONTENT = [
  'personalInfo',
  'headline',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'customSections',
  'sectionTitles',
];

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
        key === 'id' || key === 'level' ? (of as unknown) : walk(of, `${path}/${key}`),
      ]),
    );
  };
  const changed = Object.entries(resume).map(([key, value]) => [key, CONTENT.includes(key) ? walk(value, key) : value]);
  return Object.fromEntries(changed) as ResumeData;
}

/** Without what stands at these paths. */
export const withoutTexts = (resume: ResumeData, paths: readonly string[]): ResumeData => {
  const gone = new Set(paths);
  return gone.size === 0 ? resume : mapTexts(resume, (text, path) => (gone.has(path) ? '' : text));
};

/** The text at a path, '' where there is none. */
export function textsOf(resume: ResumeData): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  mapTexts(resume, (text, path) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}
