import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../../shared/upload/filePlaces.ts';
import { placedRuns, type PlacedRun } from '../../../../shared/upload/placedRuns.ts';
import { partOfPath, type ReviewPart } from './uncertainValues.ts';

/** A field of the résumé, as the form finds it: it stays the same while entries are moved. */
export interface FieldTarget {
  readonly part: ReviewPart;
  /** Id of its entry, or of its custom section; null for personal details and the summary. */
  readonly entry: string | null;
  /** Id of the custom section that an item is in. */
  readonly section?: string;
  /** Name of the field in the model (`title`, `fullName`). */
  readonly field: string;
}

/** Words beside each other that went to one place; lengths in points. */
export interface ReviewedRun extends Pick<PlacedRun, 'page' | 'line' | 'x' | 'y' | 'width' | 'height' | 'text'> {
  /** The field that holds them; null where none does. */
  readonly target: FieldTarget | null;
  /** Other fields that were read from them: the end of a period, the employer of another post. */
  readonly others: readonly FieldTarget[];
  /** Why they are in no field; absent where they are in one, or without a place. */
  readonly reason?: string | undefined;
}

export interface ReviewedPages {
  /** Number of the page in the file, from 1, with its size in points; none where the file has no pages. */
  readonly pages: readonly { readonly number: number; readonly width: number; readonly height: number }[];
  readonly runs: readonly ReviewedRun[];
}

/** What the import says of the pages, with the fields as they are found while the résumé is edited. */
export function toReviewedPages(places: FilePlaces, resume: ResumeData): ReviewedPages {
  return {
    pages: places.pages.map(([number, width, height]) => ({ number, width, height })),
    runs: placedRuns(places).map(({ field, others, reason, ...run }) => ({
      ...run,
      target: field === undefined ? null : toTarget(resume, field),
      others: others.flatMap((path) => toTarget(resume, path) ?? []),
      ...(reason !== undefined && { reason }),
    })),
  };
}

/** The field at a path of a résumé (`customSections.0.items.1.title`); null where there is none. */
export function toTarget(resume: ResumeData, path: string): FieldTarget | null {
  const [list = '', first = '', name = '', second = '', inner = ''] = path.split('.');
  if (path === 'headline') return { part: 'personal', entry: null, field: 'headline' };
  const part = partOfPath(path);
  if (part === null) return null;
  if (part === 'personal' || part === 'summary') return { part, entry: null, field: part === 'summary' ? list : first };
  const entry = resume[part][Number(first)];
  if (!entry) return null;
  if (name !== 'items' || !('items' in entry)) {
    const own = { part, entry: entry.id, field: name } as const;
    return part === 'customSections' ? { ...own, section: entry.id } : own;
  }
  const item = entry.items[Number(second)];
  return item ? { part, entry: item.id, section: entry.id, field: inner } : null;
}

export const isSameField = (one: FieldTarget | null, other: FieldTarget | null): boolean =>
  one !== null && other !== null && one.entry === other.entry && one.part === other.part && one.field === other.field;
