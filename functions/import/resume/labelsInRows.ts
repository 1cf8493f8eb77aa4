import { toLine, type TextLine } from '../page/textLine.ts';
import { fitsLabel, isFormLabel, mayBeLabel } from './formLabels.ts';

/** Pairs on a page from which on it is a form: a phone beside its label is in many a head. */
const MIN_PAIRS = 3;

/**
 * The same lines, but of a form whose labels stand beside their values, several in a row: each label stands before its
 * value, in a line of their own (`isPair`): `Full name ¦ Dana Levi ¦ Date of birth ¦ 3 May 1990` is two lines.
 * `isAsked` tells which lines are of the details of the person.
 */
export function withRowsOfPairs(lines: readonly TextLine[], isAsked: (line: TextLine) => boolean): readonly TextLine[] {
  const pairs = new Map(lines.flatMap((line) => (isAsked(line) && isRowOfPairs(line) ? [[line, pairsOf(line)]] : [])));
  const count = [...pairs.values()].flat().filter(({ isPair }) => isPair).length;
  const isForm = count >= MIN_PAIRS && [...pairs.values()].some((own) => own.length > 1);
  return isForm ? lines.flatMap((line) => pairs.get(line) ?? [line]) : lines;
}

/** Whether labels and values stand by turns in a line; a last label may be without a value. */
function isRowOfPairs({ cells, isTurned, isPair }: TextLine): boolean {
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  const known = labels.filter(isFormLabel);
  const last = labels.at(-1);
  return (
    !isTurned &&
    !isPair &&
    values.length > 0 &&
    known.length * 2 >= labels.length &&
    labels.every(mayBeLabel) &&
    (labels.length === values.length || (last !== undefined && isFormLabel(last))) &&
    values.every((value, at) => !isFormLabel(value) && fitsLabel(value, labels[at]))
  );
}

function pairsOf(line: TextLine): TextLine[] {
  return line.cells.flatMap((label, at): TextLine[] => {
    if (at % 2 > 0) return [];
    const value = line.cells[at + 1];
    const pair = toLine(value ? [label, value] : [label], line.page, line.column);
    const gap = at === 0 ? line.gap : Math.min(line.gap, line.size);
    return [{ ...pair, farEdge: line.farEdge, gap, ...(value && { isPair: true as const }) }];
  });
}
