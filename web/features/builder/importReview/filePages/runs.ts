import { fieldKey, isSameField, type FieldTarget } from '../store/fieldTarget.ts';
import type { ReviewedRun } from '../store/reviewedPages.ts';

/**
 * Kinds of marks on a text of the page: the part of the résumé that it went to, without a place, or left out for a
 * reason.
 */
export type RunKind = NonNullable<ReviewedRun['target']>['part'] | 'unplaced' | 'reason';

export const kindOf = ({ target, reason }: ReviewedRun): RunKind =>
  target ? target.part : reason === undefined ? 'unplaced' : 'reason';

/** Whether a field was read from this run, from it alone or among others. */
export const isRunOf = ({ target, others }: ReviewedRun, field: FieldTarget | null): boolean =>
  isSameField(target, field) || others.some((other) => isSameField(other, field));

/** The field of the form that an element belongs to, if it was read from the file. */
export function runOfForm(element: Element, runs: readonly ReviewedRun[]): FieldTarget | null {
  const key = element.closest<HTMLElement>('.panel [data-resume-field]')?.dataset['resumeField'];
  const entry = element.closest<HTMLElement>('.panel [data-entry]')?.dataset['entry'];
  const isMeant = (target: FieldTarget) =>
    key !== undefined
      ? formKey(target) === key
      : entry !== undefined && target.entry === entry && target.part === 'languages' && target.field === 'level';
  return runs.flatMap(({ target, others }) => (target ? [target, ...others] : [])).find(isMeant) ?? null;
}

function formKey(target: FieldTarget): string {
  return target.part === 'skills' ? (target.entry ?? '') : fieldKey(target);
}

/** Returns whether a file is mostly written from right to left; its signs are then at the right. */
export const isFromRight = (runs: readonly ReviewedRun[]): boolean =>
  runs.filter(({ text }) => /[\u0590-\u08ff]/.test(text)).length * 3 > runs.length;

/** Returns whether a text of several letters runs up or down the page: its sign is then above it. */
export const isTurned = ({ text, width, height }: Pick<ReviewedRun, 'text' | 'width' | 'height'>): boolean =>
  text.length > 2 && height > 1.5 * width;

/**
 * Returns whether a run begins a group, which gets one sign: its kind differs from the run before, or it is above it,
 * as at the top of the next column.
 */
export const beginsGroup = (run: ReviewedRun, before: ReviewedRun | undefined): boolean =>
  kindOf(run) !== 'reason' &&
  (!before || kindOf(run) !== kindOf(before) || run.page !== before.page || run.y < before.y - 4 * run.height);
