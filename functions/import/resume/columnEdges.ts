import type { Direction } from '../../../shared/platform/language.ts';
import type { Cell } from '../page/cell.ts';
import { plainWord, WORD, type Ink } from '../page/ink.ts';
import type { TextLine } from '../page/textLine.ts';
import { askedKind } from './askedKinds.ts';
import { joinCutWords } from './cutWords.ts';
import { replaceCells } from './replaceCells.ts';
import { mayBeLabel } from './formLabels.ts';

/** Cells of a row of heads, and kinds that these ask for, from which on a table stands below it. */
const [MIN_CELLS, MIN_KINDS] = [3, 2];
/** Points by which a text may begin beside the edge of its column. */
const TOLERANCE = 2;
/** Part of the type size that the space between two columns takes at the least. */
const MIN_GAP = 0.45;
/** Rows that begin at an edge, from which on it is that of a column; heads may stand in the middle of theirs. */
const MIN_ROWS = 2;

/**
 * Whether a line has the names of the columns of a table of jobs or studies: `Period ¦ Employer ¦ Post held`. Names of
 * no list may stand among them.
 */
export function isRowOfHeads({ cells, isPair }: TextLine): boolean {
  const kinds = cells.map(({ text }) => askedKind(text));
  const asked = new Set(kinds.filter((kind) => kind === 'first' || kind === 'second' || kind === 'time'));
  return (
    isPair !== true &&
    cells.length >= MIN_CELLS &&
    asked.size >= MIN_KINDS &&
    kinds.filter((kind) => kind !== undefined).length * 2 >= cells.length &&
    cells.every(mayBeLabel)
  );
}

/**
 * The same lines, but of tables with named columns that draw no rules, cells that stand as near as two words: the
 * longest text of a column reaches to the next one. `Dye House Leeds ¦ Dyer` below `Employer ¦ City ¦ Post` is
 * `Dye House ¦ Leeds ¦ Dyer`.
 */
export function withCellsOfColumns(lines: readonly TextLine[], direction: Direction): readonly TextLine[] {
  const told: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    const head = lines[at] as TextLine;
    const rows = isRowOfHeads(head) ? rowsBelow(lines, at).map(joinCutWords) : [];
    const edges = edgesOf(head, rows, direction);
    told.push(...[head, ...rows].map((row) => withEdges(row, edges, direction)));
    at += 1 + rows.length;
  }
  return told.every((line, at) => line === lines[at]) ? lines : told;
}

/** The lines below a row of heads that are of its table: those before the first that is one text at its beginning. */
function rowsBelow(lines: readonly TextLine[], at: number): readonly TextLine[] {
  const head = lines[at] as TextLine;
  const end = lines.findIndex(
    (line, other) =>
      other > at &&
      (line.page !== head.page ||
        line.column !== head.column ||
        line.isTurned ||
        isRowOfHeads(line) ||
        (line.cells.length === 1 && (line.cells[0]?.bold ?? false))),
  );
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

const startOf = ({ left, right }: Pick<Cell, 'left' | 'right'>, direction: Direction) =>
  direction === 'rtl' ? right : left;

/** Where columns begin: at their heads, or where texts of half of the rows do. */
function edgesOf(head: TextLine, rows: readonly TextLine[], direction: Direction): readonly number[] {
  const starts = rows.map(({ cells }) => cells.map((cell) => startOf(cell, direction)));
  const isShared = (edge: number) => {
    const count = starts.filter((own) => own.some((other) => isNear(other, edge))).length;
    return count >= MIN_ROWS && count * 2 >= rows.length;
  };
  const all = [...head.cells.map((cell) => startOf(cell, direction)), ...starts.flat().filter(isShared)];
  return all.filter((edge, at) => !all.slice(0, at).some((other) => isNear(other, edge)));
}

const isNear = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;

/** A row of which a cell holds texts of two columns, each of them in a cell of its own. */
function withEdges(row: TextLine, edges: readonly number[], direction: Direction): TextLine {
  if (row.cells.length >= edges.length || (row.cells.length === 1 && row.cells[0]?.bold)) return row;
  const cells = row.cells.flatMap((cell) => cutAtEdges(cell, edges, direction));
  return cells.length > row.cells.length && cells.length <= edges.length ? replaceCells(row, cells) : row;
}

/** The words of a cell with where each is drawn; undefined where what is drawn is no more what the text says. */
function wordsOf({ text, ink = [] }: Cell) {
  let at = 0;
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const own: Ink[] = [];
    // A word that an edge had cut is drawn in two pieces.
    while (at < ink.length && own.map((one) => one.text).join('').length < plainWord(word).length)
      own.push(ink[at++] as Ink);
    const [left, right] = [Math.min(...own.map(({ x }) => x)), Math.max(...own.map(({ x, width }) => x + width))];
    const isWhole = own.map((one) => one.text).join('') === plainWord(word);
    return { from: index, to: index + word.length, left, right, own, isWhole };
  });
  return at === ink.length && words.every(({ isWhole }) => isWhole) ? words : undefined;
}

function cutAtEdges(cell: Cell, edges: readonly number[], direction: Direction): Cell[] {
  const { text } = cell;
  const words = wordsOf(cell) ?? [];
  const at = words.findIndex((word, index) => {
    const before = words[index - 1];
    // A sign between two words takes a place that no word has.
    if (!before || text.slice(before.to, word.from).trim() !== '') return false;
    const gap = direction === 'rtl' ? before.left - word.right : word.left - before.right;
    return gap > MIN_GAP * cell.size && edges.some((edge) => isNear(startOf(word, direction), edge));
  });
  const cut = words[at]?.from;
  if (cut === undefined) return [cell];
  const pieceOf = (piece: string, own: typeof words): Cell => ({
    ...cell,
    text: piece,
    runs: [{ text: piece, bold: cell.bold }],
    left: Math.min(...own.map(({ left }) => left)),
    right: Math.max(...own.map(({ right }) => right)),
    ink: own.flatMap((word) => word.own),
  });
  const rest = pieceOf(text.slice(cut), words.slice(at));
  return [pieceOf(text.slice(0, cut).trimEnd(), words.slice(0, at)), ...cutAtEdges(rest, edges, direction)];
}
