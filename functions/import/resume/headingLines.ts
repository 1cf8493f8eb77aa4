import { toLine, type TextLine } from '../page/textLine.ts';
import { isPeriodOnly } from './periods.ts';
import { isLanguageList } from './languages.ts';
import { kindByName, kindByShape } from './headings.ts';

/** Characters that no cell beside a heading has but the text of its section. */
const MIN_SECTION_TEXT = 40;

/** Points by which texts of a small column may begin beside its heading. */
const BELOW_HEADING_TOLERANCE = 8;

/**
 * Headings beside each other with short columns below them, up to the next heading: each with its own, one after the
 * other.
 */
export function unfoldHeadingRows(lines: readonly TextLine[]): TextLine[] {
  const done: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const kinds = line.cells.map((cell) => kindByName(cell.text));
    const isRow = kinds.length > 1 && !kinds.includes(undefined) && new Set(kinds).size === kinds.length;
    const columnOf = (cell: TextLine['cells'][number]) =>
      line.cells.findIndex(
        (heading) =>
          Math.min(Math.abs(heading.left - cell.left), Math.abs(heading.right - cell.right)) < BELOW_HEADING_TOLERANCE,
      );
    const end = isRow
      ? lines.findIndex(
          (next, index) =>
            index > at &&
            (next.page !== line.page ||
              next.column !== line.column ||
              next.cells.some((cell) => columnOf(cell) < 0 || kindByName(cell.text) !== undefined)),
        )
      : at;
    const next = lines[end];
    // Where longer text goes on below, the columns are those of the page.
    const isWhole =
      !next ||
      next.page !== line.page ||
      next.column !== line.column ||
      next.cells.some((cell) => kindByName(cell.text) !== undefined);
    const own = isRow && isWhole ? lines.slice(at + 1, end < 0 ? lines.length : end) : [];
    if (own.length === 0) {
      done.push(line);
      continue;
    }
    for (const [index, heading] of line.cells.entries()) {
      done.push({ ...toLine([heading], line.page, line.column), farEdge: line.farEdge, gap: line.gap });
      for (const below of own)
        for (const cell of below.cells)
          if (columnOf(cell) === index)
            done.push({ ...toLine([cell], below.page, below.column), farEdge: below.farEdge, gap: below.gap });
    }
    at += own.length;
  }
  return done;
}

/** A heading that a narrow column broke over two lines, beside its section, is one again: `Employment`, `History`. */
export function joinBrokenHeadings(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    const below = whole[at + 1];
    const [first, rest] = [whole[at]?.cells[0], below?.cells[0]];
    if (
      !first ||
      !rest ||
      !below ||
      line.cells.length + below.cells.length < 3 ||
      below.column !== line.column ||
      below.page !== line.page
    )
      continue;
    const isSameColumn =
      (Math.abs(first.left - rest.left) < 2 || Math.abs(first.right - rest.right) < 2) &&
      first.bold === rest.bold &&
      below.gap < 2 * line.size;
    const text = `${first.text} ${rest.text}`;
    if (
      !isSameColumn ||
      first.text.length + rest.text.length > 40 ||
      kindByName(text) === undefined ||
      (kindByName(first.text) !== undefined && kindByName(rest.text) !== undefined)
    )
      continue;
    whole[at] = {
      ...line,
      ...toLine(
        [{ ...first, text, runs: [{ text, bold: first.bold }] }, ...line.cells.slice(1)],
        line.page,
        line.column,
      ),
      farEdge: line.farEdge,
      gap: line.gap,
    };
    whole[at + 1] =
      below.cells.length > 1
        ? { ...toLine(below.cells.slice(1), below.page, below.column), farEdge: below.farEdge, gap: below.gap }
        : { ...below, text: '', cells: [] };
  }
  return whole.filter(({ cells }) => cells.length > 0);
}

/** A heading beside its section may stand a little lower than the section's first line. */
export function moveHeadingBefore(done: TextLine[], line: TextLine): TextLine[] {
  const above = done.at(-1);
  const isBeside =
    above !== undefined && line.gap < 0.8 * line.size && (line.right <= above.left || line.left >= above.right);
  return isBeside && kindByName(line.text) !== undefined && kindByName(above.text) === undefined
    ? [...done.slice(0, -1), { ...line, gap: above.gap }, { ...above, gap: line.size * 1.4 }]
    : [...done, line];
}

/** A heading that stands beside its section becomes a line above it. */
export function liftSideHeading(line: TextLine): TextLine[] {
  const [first, ...rest] = line.cells;
  const ofLanguages =
    first !== undefined &&
    rest.length > 0 &&
    kindByName(first.text) === 'languages' &&
    rest.every((cell) => isLanguageList(cell.text));
  if (
    !first ||
    rest.length === 0 ||
    (kindByName(first.text) ?? (first.bold ? kindByShape(first.text) : undefined)) === undefined ||
    !(
      first.bold ||
      ofLanguages ||
      first.size > (rest[0]?.size ?? 0) * 1.05 ||
      (rest[0]?.text.length ?? 0) > MIN_SECTION_TEXT
    )
  )
    return [line];
  if (rest.length === 1 && isPeriodOnly(rest[0]?.text ?? '')) return [line];
  const above = { y: line.y - line.gap };
  // Beside what it names, a heading need not stand out.
  const heading = ofLanguages ? { ...first, text: `${first.text.replace(/(?<!\s)\s*:$/, '')}:` } : first;
  return [
    { ...toLine([heading], line.page, line.column, above), farEdge: line.farEdge },
    { ...toLine(rest, line.page, line.column, above), farEdge: line.farEdge, gap: line.size * 1.4 },
  ];
}
