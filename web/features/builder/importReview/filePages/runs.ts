import { fieldKey, isSameField, type FieldTarget, type ReviewedRun } from '../../../import/index.ts';

/** What a mark tells: a field of a part of the résumé, no place, or a reason. */
export type RunKind = NonNullable<ReviewedRun['target']>['part'] | 'unplaced' | 'reason';

export const kindOf = ({ target, reason }: ReviewedRun): RunKind =>
  target ? target.part : reason === undefined ? 'unplaced' : 'reason';

/** Whether a run is where a field was read, or one of those that it was read from. */
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

/** Whether a file is written from the right: its lines begin there, where the signs stand. */
export const isFromRight = (runs: readonly ReviewedRun[]): boolean =>
  runs.filter(({ text }) => /[\u0590-\u08ff]/.test(text)).length * 3 > runs.length;

/** Whether a text of several letters runs up or down the page: its sign stands above it, not on the line beside it. */
export const isTurned = ({ text, width, height }: Pick<ReviewedRun, 'text' | 'width' | 'height'>): boolean =>
  text.length > 2 && height > 1.5 * width;

/**
 * Where a group of runs of one kind begins, which gets a sign: another kind than before, or above what was before, as
 * at the top of the next column.
 */
export const beginsGroup = (run: ReviewedRun, before: ReviewedRun | undefined): boolean =>
  kindOf(run) !== 'reason' &&
  (!before || kindOf(run) !== kindOf(before) || run.page !== before.page || run.y < before.y - 4 * run.height);
