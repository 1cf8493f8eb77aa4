import { toLine, type TextLine } from '../page/textLine.ts';

/** Points by which two texts of one row may stand higher or lower than each other. */
const SAME_ROW = 1.5;
/** Rows of labels in a column from which on it is half of a form. */
const MIN_LABELS = 2;
/** Characters of a label, and the part of the size of its value that it has at the most. */
const [MAX_LABEL, SMALLER] = [40, 0.93];

/**
 * The same lines, but of a form with boxes beside each other whose rows are whole: where every line of a second column
 * stands on a line of the first, and small labels come again in both, the space between is one between boxes.
 * `Position | Clerk | Employer | Dye House` in the first and `From - to | 2031 - 2033 | City | Leeds` in the second
 * column are `Position ¦ From - to`, `Clerk ¦ 2031 - 2033`, `Employer ¦ City`, `Dye House ¦ Leeds`.
 */
export function withFormsOverColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const whole: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    const first = columnFrom(lines, at);
    const second = columnFrom(lines, at + first.length);
    if (isOneForm(first, second)) {
      whole.push(...first.map((line) => withRest(line, second)));
      at += first.length + second.length;
    } else {
      whole.push(...first);
      at += first.length;
    }
  }
  return whole;
}

/** The lines of one column of a page, from an index on. */
function columnFrom(lines: readonly TextLine[], from: number): readonly TextLine[] {
  const start = lines[from];
  const isOther = (line: TextLine) => line.page !== start?.page || line.column !== start.column || line.isTurned;
  const end = lines.findIndex((line, at) => at > from && isOther(line));
  return start ? lines.slice(from, end < 0 ? undefined : end) : [];
}

function isOneForm(first: readonly TextLine[], second: readonly TextLine[]): boolean {
  if (second.length === 0 || first[0]?.page !== second[0]?.page) return false;
  const [own, other] = [labelsThatRecur(first), labelsThatRecur(second)];
  if (own.length < MIN_LABELS || other.length < MIN_LABELS) return false;
  return second.every((line) => isOnRow(line, first)) && other.every((line) => isOnRow(line, own));
}

const isOnRow = (line: TextLine, rows: readonly TextLine[]) => rows.some((row) => isBeside(line, row));
const isBeside = (line: TextLine, row: TextLine) => Math.abs(line.y - row.y) < SAME_ROW;

/** The lines of labels: in small type above a value, and with the same words above another. */
function labelsThatRecur(lines: readonly TextLine[]): readonly TextLine[] {
  const labels = lines.filter((line, at) => isSmallAbove(line, lines[at + 1]));
  return labels.filter(({ text }) => labels.filter((other) => other.text === text).length > 1);
}

/** Whether a line is set smaller than the one right below it, and short enough for a label. */
export const isSmallAbove = (line: TextLine, below: TextLine | undefined): boolean =>
  below?.page === line.page &&
  below.y > line.y &&
  line.size < SMALLER * below.size &&
  line.cells.every(({ text }) => text.length <= MAX_LABEL && !/[\d@]/.test(text) && /\p{L}{2}/u.test(text));

/** A line with what stands beside it in the other column. */
function withRest(line: TextLine, second: readonly TextLine[]): TextLine {
  const rest = second.find((other) => isBeside(other, line));
  if (!rest) return line;
  const whole = toLine([...line.cells, ...rest.cells], line.page, line.column);
  return { ...whole, farEdge: rest.farEdge, gap: line.gap };
}
