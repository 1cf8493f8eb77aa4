import { SECTION_KEYS, type ResumeData } from '../../../../../shared/resume/schema.ts';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

export type ReviewPart = 'personal' | (typeof SECTION_KEYS)[number] | 'customSections';
export const REVIEW_PARTS: readonly ReviewPart[] = [
  'personal',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'languages',
  'customSections',
];

/** A field of the résumé, as the form finds it: it stays the same while entries are moved. */
export interface FieldTarget {
  readonly part: ReviewPart;
  /** Id of its entry, its custom section or its further contact; null for other personal details and the summary. */
  readonly entry: string | null;
  /** Id of the custom section that an item is in. */
  readonly section?: string;
  /** Name of the field in the model (`title`, `fullName`). */
  readonly field: string;
}

/** Fields edited among the personal details, like those of `personalInfo`. */
const PERSONAL: readonly string[] = ['personalInfo', 'headline', 'contacts'];

/** The part of a path; the headline is edited among the personal details. */
export function partOfPath(path: string): ReviewPart | null {
  const first = path.split('.')[0] ?? '';
  if (PERSONAL.includes(first)) return 'personal';
  return REVIEW_PARTS.find((part) => part === first && part !== 'personal') ?? null;
}

/**
 * Returns the field at a path of a résumé (`customSections.0.items.1.title`); null if there is none. An import's answer
 * names entries by place, which changes when the person moves or deletes one: call it once, with the résumé as it
 * arrived.
 */
export function toTarget(resume: ResumeData, path: string): FieldTarget | null {
  const [list = '', first = '', name = '', second = '', inner = ''] = path.split('.');
  const part = partOfPath(path);
  if (part === null) return null;
  if (list === 'contacts') {
    const contact = resume.contacts?.[Number(first)];
    return contact ? { part: 'personal', entry: contact.id, field: name } : null;
  }
  if (part === 'personal') return { part, entry: null, field: list === 'headline' ? list : first };
  if (part === 'summary') return { part, entry: null, field: list };
  const entry = resume[part][Number(first)];
  if (!entry || first === '') return null;
  if (name !== 'items' || !('items' in entry)) {
    const target = { part, entry: entry.id, field: name } as const;
    return part === 'customSections' ? { ...target, section: entry.id } : target;
  }
  const item = entry.items[Number(second)];
  return item ? { part, entry: item.id, section: entry.id, field: inner } : null;
}

/** The text of a field; empty if it is gone. */
export function textOf({ part, entry, section, field }: FieldTarget, resume: ResumeData): string {
  const value = ownProperty(
    recordOf(resume, part, entry, section) as Readonly<Record<string, unknown>> | undefined,
    field,
  );
  return typeof value === 'string' ? value : '';
}

function recordOf(resume: ResumeData, part: ReviewPart, entry: string | null, section?: string): object | undefined {
  if (part === 'personal')
    return entry === null
      ? { ...resume.personalInfo, headline: resume.headline }
      : resume.contacts?.find(({ id }) => id === entry);
  if (part === 'summary') return resume;
  const record = (resume[part] as readonly { readonly id: string }[]).find(({ id }) => id === entry);
  if (part !== 'customSections' || record) return record;
  return resume.customSections.find(({ id }) => id === section)?.items.find(({ id }) => id === entry);
}

/** Identifies the form's field (`data-resume-field`). */
export function fieldKey({ part, entry, field }: FieldTarget): string {
  if (entry !== null) return `${entry}.${field}`;
  return part === 'summary' || field === 'headline' ? field : `personal.${field}`;
}

export const isSameField = (target: FieldTarget | null, other: FieldTarget | null): boolean =>
  target !== null &&
  other !== null &&
  target.entry === other.entry &&
  target.part === other.part &&
  target.field === other.field;
