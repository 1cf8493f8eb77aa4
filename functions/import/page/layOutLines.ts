import type { Direction } from '../../../shared/platform/language.ts';
import { withoutUnseen } from '../../../shared/text/fold.ts';
import { mainDirection } from './direction.ts';
import type { Cell, WeightedRun } from './cell.ts';
import { toLine, type KnownOfLine, type TextLine } from './textLine.ts';
import { runsOf } from './rows.ts';
import { withWholeWords } from './spacedLetters.ts';
import type { FlowBlock, FlowParagraph, FlowRow, StyledText } from './blocks.ts';

/** A sheet that the lines are set on, in points: Word stores none, and what understands lines asks where they stand. */
const [EDGE, WIDTH] = [40, 515];
/** Width of a letter and height of a line, in parts of the size. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.2;
/** What a list shows before an item that it does not count. */
const BULLET = '•';
/** Points that an item of a list within a list is set in, and lists within lists that are set in further. */
const [DEPTH_INDENT, MAX_SHOWN_DEPTH] = [18, 4];
/** Points between a list's end and what follows. */
const SPACE_BEHIND_LIST = 6;
/** Letters that a word or a cell of a line may have; more are no line, and looking for patterns in them takes long. */
const [MAX_WORD, MAX_CELL] = [200, 1_000];

/** Letters of an entry's head, or of what stands beside it. */
const MAX_HEAD = 100;
/** Texts in one cell behind an entry that are its dates and its place. */
const MAX_BESIDE = 3;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const WORD = new RegExp(String.raw`\s+(?:\S{1,${MAX_WORD}}\s*)?|\S{1,${MAX_WORD}}\s*`, 'g');

/** The direction most letters have, as of a PDF's. */
export const directionOf = (blocks: readonly FlowBlock[]): Direction =>
  mainDirection(paragraphsOf(blocks).flatMap(({ texts }) => texts.flatMap(({ text }) => Array.from(text))));

/** All paragraphs in the order they are read. */
export function paragraphsOf(blocks: readonly FlowBlock[]): FlowParagraph[] {
  return blocks.flatMap((block) => ('paragraph' in block ? [block.paragraph] : block.row.flatMap(paragraphsOf)));
}

/** The text of a document, a line for each paragraph. */
export const textOf = (paragraphs: readonly FlowParagraph[]): string =>
  paragraphs.map(({ texts }) => texts.map(({ text }) => text).join('')).join('\n');

/** What a note says, in one line; nothing where it is empty. */
export function noteOf(story: readonly FlowBlock[]): string[] {
  const said = textOf(paragraphsOf(story)).replaceAll(/\s+/g, ' ').trim();
  return said === '' ? [] : [said];
}

/** The paragraphs as lines of one page, as the understanding of a résumé takes them. */
export function layOutLines(blocks: readonly FlowBlock[], direction: Direction): TextLine[] {
  const lines: TextLine[] = [];
  let [y, space, wasItem, isKept, text] = [EDGE, 0, false, false, 0];
  /** A line of the sheet; `goesOn`: of the text of the last one. */
  const place = (
    parts: readonly StyledText[][],
    size: number,
    { goesOn = false, level, ...placing }: Partial<SetRow> & Pick<FlowParagraph, 'level'> = {},
  ): void => {
    y += LINE_HEIGHT * size + space;
    space = 0;
    const cells = toCells(parts, { size, y, direction, ...placing });
    const farEdge = direction === 'rtl' ? EDGE : EDGE + WIDTH;
    if (!goesOn) text += 1;
    const known: KnownOfLine = { text, goesOn, ...(level !== undefined && { level }) };
    if (cells.length > 0) lines.push({ ...toLine(cells, 0, 0, lines.at(-1)), size, farEdge, known });
  };
  const addParagraph = (paragraph: FlowParagraph): void => {
    const isItem = paragraph.mark === BULLET;
    // An item hangs on what is above it, and a list ends where no item follows: both are known, whatever the space.
    if (isItem || isKept) space = 0;
    else space = Math.max(space, paragraph.before ?? 0, wasItem ? SPACE_BEHIND_LIST : 0);
    const indent = DEPTH_INDENT * Math.min(paragraph.depth ?? 0, MAX_SHOWN_DEPTH);
    const rows = wrap(paragraph, indent);
    if (rows.length === 0 && isKept) return;
    [wasItem, isKept] = [isItem, paragraph.keepsNext === true];
    if (rows.length === 0) space += LINE_HEIGHT * (paragraph.texts[0]?.size ?? 10);
    for (const { cells, goesOn } of rows)
      place(cells, sizeOf(cells.flat()), { goesOn, indent, level: paragraph.level });
    space = Math.max(space, paragraph.after ?? 0);
  };
  const addBlocks = (of: readonly FlowBlock[]): void => {
    for (const table of tablesOf(of, direction)) {
      if ('paragraph' in table) addParagraph(table.paragraph);
      else for (const row of table.rows) addRow(row, table.columns);
    }
  };
  const addRow = (row: Row, columns: readonly number[]): void => {
    const cells = columns.flatMap((column, index) => {
      const paragraphs = paragraphsOf(row[column] ?? []).filter(isFilled);
      const share = index / Math.max(1, columns.length - 1);
      const texts = paragraphs.flatMap(markedTexts);
      return paragraphs.length === 0
        ? []
        : [{ blocks: [...(row[column] ?? [])], texts, share, count: paragraphs.length }];
    });
    const [heads, long] = [cells.filter(({ count }) => count === 1), cells.filter(({ count }) => count > 1)];
    if (long.length > 0 && addHeadBeside(cells.map((cell) => cell.blocks))) return;
    // A row of a table says one thing; cells with several paragraphs are columns, each read for itself. One of these
    // beside two heads of an entry is its text.
    const parts = heads.map(({ texts }) => texts);
    const isOfEntry = long.length === 1 && parts.every((texts) => lengthOf(texts) <= MAX_HEAD);
    if (isOneLine(parts) && (long.length === 0 || isOfEntry)) {
      place(parts, sizeOf(parts.flat()), { shares: heads.map(({ share }) => share) });
      for (const cell of long) addBlocks(cell.blocks);
    } else for (const cell of cells) addBlocks(cell.blocks);
  };
  /** An entry, and its dates and place in cells behind it: they belong to its first lines. */
  const addHeadBeside = ([entry = [], ...beside]: FlowBlock[][]): boolean => {
    const said = entry.filter((block) => paragraphsOf([block]).some(isFilled));
    const rows = headRows(
      said,
      beside.map((cell) => paragraphsOf(cell).filter(isFilled)),
    );
    const last = said[rows.length - 1];
    const parts = rows.map((row) => row.map(markedTexts));
    const isHead = parts.every((texts) => isOneLine(texts) && texts.every((text) => lengthOf(text) <= MAX_HEAD));
    if (last === undefined || !isHead) return false;
    for (const texts of parts) place(texts, sizeOf(texts[0] ?? []));
    addBlocks(entry.slice(entry.indexOf(last) + 1));
    return true;
  };
  addBlocks(blocks);
  return lines;
}

/**
 * Lines that the head of an entry makes with what stands in the cells behind it: each a text, or one its dates with a
 * place above or below them. None where cells are columns of their own.
 */
function headRows(entry: readonly FlowBlock[], beside: readonly (readonly FlowParagraph[])[]): FlowParagraph[][] {
  const paragraphs = entry.map((block) => ('paragraph' in block ? block.paragraph : undefined));
  const [first] = paragraphs;
  if (first && beside.every(({ length }) => length === 1)) return [[first, ...beside.flat()]];
  const [far = [], ...more] = beside;
  const isOther = paragraphs.findIndex((paragraph) => !paragraph || paragraph.mark !== '' || hasYear(paragraph));
  const heads = paragraphs
    .slice(0, isOther < 0 ? far.length : Math.min(isOther, far.length))
    .filter((head) => head !== undefined);
  const isBeside =
    more.length === 0 &&
    (far.length < entry.length || paragraphs.some((paragraph) => paragraph?.mark === BULLET)) &&
    far.length <= MAX_BESIDE &&
    far.some(hasYear) &&
    far.every(({ mark, level }) => mark === '' && level === undefined);
  // The last of them stands beside all that is left.
  const until = (index: number) => (index + 1 === heads.length ? far.length : index + 1);
  return isBeside ? heads.map((head, index) => [head, ...far.slice(index, until(index))]) : [];
}

const hasYear = ({ texts }: FlowParagraph) => YEAR.test(texts.map(({ text }) => text).join(''));

type Row = FlowRow['row'];

/** Its cells in the order they are read: those of a Hebrew page from the right, wherever its file begins. */
const readFrom = ({ row, direction }: FlowRow, ofPage: Direction): Row =>
  direction === undefined || direction === ofPage ? row : row.toReversed();

/** Paragraphs, and rows with as many cells that follow each other: a table, with its columns that hold text. */
const tablesOf = (blocks: readonly FlowBlock[], direction: Direction) =>
  runsOf(blocks, (block, last) => 'row' in block && 'row' in last && block.row.length === last.row.length).map(
    (run) => {
      const rows = run.flatMap((block) => ('row' in block ? [readFrom(block, direction)] : []));
      const columns = [...(rows[0] ?? []).keys()].filter((column) => rows.some((row) => isFilledCell(row[column])));
      const [first] = run;
      return first && 'paragraph' in first ? first : { rows, columns };
    },
  );

const isFilledCell = (cell: readonly FlowBlock[] = []) => paragraphsOf(cell).some(isFilled);
const lengthOf = (texts: readonly StyledText[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
const isFilled = ({ texts }: FlowParagraph) => texts.some(({ text }) => text.trim() !== '');
const sizeOf = (texts: readonly StyledText[]) =>
  texts.toSorted((a, b) => b.text.trim().length - a.text.trim().length)[0]?.size ?? 10;

/** A paragraph's texts with what its list shows before them. */
function markedTexts({ texts: written, mark }: FlowParagraph): StyledText[] {
  const texts = written.map((text) => ({ ...text, text: withWholeWords(text.text) }));
  const [first] = texts;
  if (mark === '' || !first) return texts;
  // Weight in the middle of an item stresses a word; at its beginning it may be the name of something.
  const weighted = mark === BULLET && !first.bold ? texts.map((text) => ({ ...text, bold: false })) : texts;
  return [{ ...first, text: `${mark} ` }, ...weighted];
}

/** A line of a paragraph: cells (between its tabs), each of texts, and how it lies to the one above. */
interface SetRow {
  readonly cells: readonly StyledText[][];
  /** It goes on with the text of the line above, which was too long for the sheet. */
  readonly goesOn: boolean;
  /** Points from the edge. */
  readonly indent: number;
  /** Where its cells begin, as shares of the width; unset: as far from each other. */
  readonly shares?: readonly number[];
}

/** The lines of a paragraph; a long one goes on in the next. */
function wrap(paragraph: FlowParagraph, indent: number): Pick<SetRow, 'cells' | 'goesOn'>[] {
  const lines: StyledText[][][] = [[[]]];
  for (const text of markedTexts(paragraph))
    for (const part of withoutUnseen(text.text).split(/([\t\n])/)) {
      const line = lines.at(-1) as StyledText[][];
      if (part === '\n') lines.push([[]]);
      else if (part === '\t') line.push([]);
      else if (part !== '') line.at(-1)?.push({ ...text, text: part });
    }
  return lines
    .map((cells) => cells.filter((cell) => cell.some(({ text }) => text.trim() !== '')))
    .filter((cells) => cells.length > 0)
    .flatMap((cells) =>
      isOneLine(cells)
        ? [{ cells, goesOn: false }]
        : cells.flatMap((cell) =>
            breakLine(cell, WIDTH - indent).map((line, index) => ({ cells: [line], goesOn: index > 0 })),
          ),
    );
}

/** Whether cells stand beside each other: more than one, each of them short. */
const isOneLine = (cells: readonly (readonly StyledText[])[]) =>
  cells.length > 1 && cells.every((cell) => lengthOf(cell) <= MAX_CELL);

/** A text that is wider than there is room, in points, broken between words. */
function breakLine(texts: readonly StyledText[], width: number): StyledText[][] {
  const room = Math.floor(width / (LETTER_WIDTH * sizeOf(texts)));
  const lines: StyledText[][] = [[]];
  let used = 0;
  // Word cuts a text anywhere: what goes on without a space is the same word.
  for (const word of wholeWords(texts)) {
    const length = lengthOf(word);
    if (used > 0 && used + length - trailingSpaces(word) > room) {
      lines.push([]);
      used = 0;
    }
    used += length;
    lines.at(-1)?.push(...word);
  }
  return lines;
}

const trailingSpaces = (word: readonly StyledText[]) => {
  const text = word.at(-1)?.text ?? '';
  return text.length - text.trimEnd().length;
};

/** Words, each of texts of their looks; one that is too long for a word comes in parts. */
function wholeWords(texts: readonly StyledText[]): StyledText[][] {
  const words: StyledText[][] = [];
  let length = Infinity;
  for (const text of texts)
    for (const part of text.text.match(WORD) ?? []) {
      const isNew = /^\s/.test(part) || /\s$/.test(words.at(-1)?.at(-1)?.text ?? '') || length + part.length > MAX_WORD;
      if (isNew) [length] = [0, words.push([])];
      length += part.length;
      words.at(-1)?.push({ ...text, text: part });
    }
  return words;
}

interface PlaceOfCells extends Partial<Pick<SetRow, 'indent' | 'shares'>> {
  readonly size: number;
  readonly y: number;
  readonly direction: Direction;
}

function toCells(parts: readonly StyledText[][], { size, y, direction, indent = 0, shares }: PlaceOfCells): Cell[] {
  return parts.flatMap((texts, index): Cell[] => {
    const runs = toRuns(texts);
    const text = runs.map((run) => run.text).join('');
    if (text === '') return [];
    const width = Math.min(WIDTH - indent, text.length * LETTER_WIDTH * size);
    // The first at its edge, the last at the other one, what is between in columns.
    const share = shares?.[index] ?? (parts.length > 1 ? index / (parts.length - 1) : 0);
    const start = share === 1 ? WIDTH - width : share === 0 ? indent : share * WIDTH;
    const left = direction === 'rtl' ? EDGE + WIDTH - start - width : EDGE + start;
    const bold = runs.filter((run) => run.bold).reduce((sum, run) => sum + run.text.length, 0) * 2 > text.length;
    return [{ text, runs, left, right: left + width, y, size, bold }];
  });
}

/** Texts of one weight together, with single spaces and none around. */
function toRuns(texts: readonly StyledText[]): WeightedRun[] {
  const runs: { text: string; bold: boolean }[] = [];
  for (const { text, bold } of texts) {
    const last = runs.at(-1);
    const clean = text.replace(/\s+/g, ' ');
    const added = last === undefined || last.text.endsWith(' ') ? clean.replace(/^ /, '') : clean;
    if (added === '') continue;
    if (last?.bold === bold) last.text += added;
    else runs.push({ text: added, bold });
  }
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}
