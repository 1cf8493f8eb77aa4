import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { EDGE_TOLERANCE, isHeadLike, replaceCells, type RawEntry } from './entryLines.ts';
import { isPeriodOnly } from './periods.ts';

/** Letters of a line that only the edge of its column ended. */
const MIN_FULL_LINE = 40;
/** As the first, of one in bold that goes on in bold. */
const MIN_FULL_BOLD_LINE = 30;

/**
 * A head whose lines went over the edge of their column has them whole; `text` is what stands behind the head in its
 * last line.
 */
export function joinWrappedHead(
  head: readonly TextLine[],
  body: readonly TextLine[],
  text: readonly TextLine[],
  direction: Direction,
): Pick<RawEntry, 'head' | 'body'> {
  const whole: TextLine[] = [];
  for (const line of head) {
    const above = whole.at(-1);
    if (above && isWrappedLine(above, line, direction)) whole[whole.length - 1] = joinLines(above, line);
    else whole.push(line);
  }
  if (text.length > 0) return { head: whole, body: [...text, ...body] };
  const rest = [...body];
  for (
    let [last, next] = [whole.at(-1), rest[0]];
    last && next && isWrappedLine(last, next, direction);
    [last, next] = [whole.at(-1), rest[0]]
  ) {
    whole[whole.length - 1] = joinLines(last, next);
    rest.shift();
  }
  return { head: whole, body: rest };
}

/** Whether a line goes on in the next one: it has no room for the next word, and looks the same. */
function isWrappedLine(above: TextLine, line: TextLine, direction: Direction): boolean {
  // What ends as a sentence is text below.
  if (!isHeadLike(line)) return false;
  const [last] = above.cells.slice(-1);
  const [first] = line.cells;
  if (
    !last ||
    !first ||
    line.cells.length > 1 ||
    isBullet(line) ||
    isPeriodOnly(line.text) ||
    Math.max(last.text.length, (last.right - last.left) / (0.5 * last.size)) <
      (last.runs.at(-1)?.bold === true ? MIN_FULL_BOLD_LINE : MIN_FULL_LINE) ||
    !Number.isFinite(above.farEdge)
  )
    return false;
  if (
    line.gap > 1.7 * line.size ||
    Math.abs(last.size - first.size) > 0.6 ||
    (last.runs.at(-1)?.bold ?? last.bold) !== (first.runs[0]?.bold ?? first.bold) ||
    /[.!?]$/.test(last.text)
  )
    return false;
  const start = (cell: { readonly left: number; readonly right: number }) =>
    direction === 'rtl' ? -cell.right : cell.left;
  const room = direction === 'rtl' ? last.left - above.farEdge : above.farEdge - last.right;
  return (
    Math.abs(start(first) - start(last)) < EDGE_TOLERANCE &&
    room < ((line.text.split(' ')[0] ?? '').length + 1) * line.size * 0.55
  );
}

function joinLines(above: TextLine, line: TextLine): TextLine {
  const [last] = above.cells.slice(-1);
  const [first] = line.cells;
  if (!last || !first) return above;
  // What stands further on the line is that of the second, for the next to be compared with.
  const cell = {
    ...last,
    left: Math.min(last.left, first.left),
    right: first.right,
    text: `${last.text} ${first.text}`,
    runs: [...last.runs, { text: ' ', bold: last.runs.at(-1)?.bold ?? last.bold }, ...first.runs],
  };
  return replaceCells(above, [...above.cells.slice(0, -1), cell]);
}

/** The end of a sentence behind a word that is no abbreviation, and the next one. */
const SENTENCE_AFTER_HEAD = new RegExp(
  [
    String.raw`^(.{6,}?(?<![\p{L}"'״׳.-])`,
    String.raw`(?!(?:inc|ltd|corp|dept|univ|prof|mrs?|messrs)\.)`,
    String.raw`(?:[\p{L}'"״׳-]{3,}|(?<=, )(?!st|dr|mr|ms)[A-Z]{2}))`,
    String.raw`\.\s+(\p{L}.{10,})$`,
  ].join(''),
  'iu',
);

/** A head that goes on as text in its own line is two: `Cook, Blue Door. Ran the kitchen`. */
export function splitSentenceFromHead(line: TextLine): TextLine[] {
  const [cell] = line.cells;
  const [, head, text] = line.cells.length === 1 && cell ? (SENTENCE_AFTER_HEAD.exec(cell.text) ?? []) : [];
  if (!cell || !head || !text) return [line];
  const bold = cell.runs
    .findLast((run) => run.bold && head.startsWith(run.text.trim()) && run.text.trim() !== '')
    ?.text.trim();
  const runs =
    bold && !cell.bold
      ? [
          { text: bold, bold: true },
          { text: head.slice(bold.length), bold: false },
        ]
      : [{ text: head, bold: cell.bold }];
  return [
    { ...line, text: head, cells: [{ ...cell, text: head, runs }] },
    { ...line, text, bold: false, cells: [{ ...cell, text, bold: false, runs: [{ text, bold: false }] }] },
  ];
}
