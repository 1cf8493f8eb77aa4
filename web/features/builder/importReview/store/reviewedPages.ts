import type { ResumeData } from '../../../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../../../shared/upload/filePlaces.ts';
import { placedRuns, type PlacedRun } from '../../../../../shared/upload/placedRuns.ts';
import { toTarget, type FieldTarget } from './fieldTarget.ts';

/** Words beside each other that went to one place; lengths in points. */
export interface ReviewedRun extends Pick<PlacedRun, 'page' | 'line' | 'x' | 'y' | 'width' | 'height' | 'text'> {
  /** The field that holds them; null if none does. */
  readonly target: FieldTarget | null;
  /** Other fields that were read from them: the end of a period, the employer of another post. */
  readonly others: readonly FieldTarget[];
  /** Why they are in no field; absent if they are in one, or without a place. */
  readonly reason?: string | undefined;
}

export interface ReviewedPages {
  /** Number of the page in the file, from 1, with its size in points; none if the file has no pages. */
  readonly pages: readonly { readonly number: number; readonly width: number; readonly height: number }[];
  readonly runs: readonly ReviewedRun[];
}

/** Returns the import's places on the pages, with fields that are still found while the résumé is edited. */
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
