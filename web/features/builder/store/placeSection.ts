import { moveSection } from '../../../../shared/resume/editResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { setBeside } from '../../../../shared/resume/sectionSettings.ts';
import { templateOf } from '../../../../shared/templates/catalogue.ts';
import { documentOrder, mainOrder, sideOrder } from './tabs.ts';

/** One of the columns of a template. */
export type PageColumn = 'main' | 'side';

/** The new place of a section: this column, at this index of the whole order, counted after it was taken out. */
export interface SectionPlace {
  readonly column: PageColumn;
  readonly to: number;
}

/**
 * Sets a section into a place. Among sections of another column nothing moves, so that the order of a template with one
 * column stays as it was; in such a template nothing is said about the sidebar.
 */
export function placeSection(resume: ResumeData, key: string, { column, to }: SectionPlace): ResumeData {
  const moved = moveSection(resume, documentOrder(resume), key, to);
  return templateOf(resume).columns === 1 ? moved : setBeside(moved, key, column === 'side');
}

/**
 * The place one step up or down the list that has the main column first: past its neighbour, or from the one column's
 * end into the other. Null at the ends of the list.
 */
export function stepPlace(resume: ResumeData, key: string, by: 1 | -1): SectionPlace | null {
  const [main, side] = [mainOrder(resume), sideOrder(resume)];
  const column: PageColumn = main.includes(key) ? 'main' : 'side';
  const columnKeys = column === 'main' ? main : side;
  const order = documentOrder(resume);
  const neighbour = columnKeys[columnKeys.indexOf(key) + by];
  if (neighbour !== undefined) return { column, to: order.indexOf(neighbour) };
  const isCrossing = templateOf(resume).columns === 2 && (column === 'main') === (by === 1);
  if (!isCrossing) return null;
  const next = by === 1 ? side[0] : main.at(-1);
  const nextIndex = order.filter((other) => other !== key).indexOf(next ?? '');
  return {
    column: column === 'main' ? 'side' : 'main',
    to: next === undefined ? order.indexOf(key) : by === 1 ? nextIndex : nextIndex + 1,
  };
}
