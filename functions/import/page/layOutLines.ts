import type { Direction } from '../../../shared/platform/language.ts';
import { withoutUnseen } from '../../../shared/text/fold.ts';
import { mainDirection } from './direction.ts';
import type { Cell, WeightedRun } from './cell.ts';
import { toLine, type KnownOfLine, type TextLine } from './textLine.ts';
import { runsOf } from './rows.ts';
import { withWholeWords } from './spacedLetters.ts';
import type { FlowBlock, FlowParagraph, FlowRow, StyledText } from './blocks.ts';

/** Margin and width in points of the page on which lines are set: Word stores no positions, but they are needed. */
const [EDGE, WIDTH] = [40, 515];
/** Width of a letter and height of a line, in type sizes. */
const LETTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.2;
/** The mark of an item in a list without numbers. */
const BULLET = '•';
/** Points by which a nested list is indented, and the depth beyond which indent no longer grows. */
const [DEPTH_INDENT, MAX_SHOWN_DEPTH] = [18, 4];
/** Points between the end of a list and the text after it. */
const SPACE_BEHIND_LIST = 6;
/** Most letters of a word, and of a cell in a line. Patterns would take long on longer ones. */
const [MAX_WORD, MAX_CELL] = [200, 1_000];

/** Most letters of an entry's head, or of the text beside it. */
const MAX_HEAD = 100;
/** Most texts in the cell after an entry that are its dates and place. */
const MAX_BESIDE = 3;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

const WORD = new RegExp(String.raw`\s+(?:\S{1,${MAX_WORD}}\s*)?|\S{1,${MAX_WORD}}\s*`, 'g');

/** Returns the direction of most letters, as for a PDF. */
export const directionOf = (blocks: readonly FlowBlock[]): Direction =>
  mainDirection(paragraphsOf(blocks).flatMap(({ texts }) => texts.flatMap(({ text }) => Array.from(text))));

/** Returns all paragraphs in reading order. */
export function paragraphsOf(blocks: readonly FlowBlock[]): FlowParagraph[] {
  return blocks.flatMap((block) => ('paragraph' in block ? [block.paragraph] : block.row.flatMap(paragraphsOf)));
}

/** Returns the text of a document, one line for each paragraph. */
export const textOf = (paragraphs: readonly FlowParagraph[]): string =>
  paragraphs.map(({ texts }) => texts.map(({ text }) => text).join('')).join('\n');

/** Returns the text of a note in one line; nothing if it is empty. */
export function noteOf(story: readonly FlowBlock[]): string[] {
  const said = textOf(paragraphsOf(story)).replaceAll(/\s+/g, ' ').trim();
  return said === '' ? [] : [said];
}

/** Returns the blocks as lines of one page, from which a résumé can be read. */
export function layOutLines(blocks: readonly FlowBlock[], direction: Direction): TextLine[] {
  const lines: TextLine[] = [];
  let [y, space, wasItem, isKept, text] = [EDGE, 0, false, false, 0];
  /** Places a line on the page; `goesOn`: it continues the text of the last line. */
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
    // An item belongs to the text above it, and a list ends at the next other paragraph, whatever the file's spaces.
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
    // A table row is one line. A row whose cells hold several paragraphs is columns instead, each read by itself; but
    // one such cell beside the heads of an entry is the entry's text.
    const parts = heads.map(({ texts }) => texts);
    const isOfEntry = long.length === 1 && parts.every((texts) => lengthOf(texts) <= MAX_HEAD);
    if (isOneLine(parts) && (long.length === 0 || isOfEntry)) {
      place(parts, sizeOf(parts.flat()), { shares: heads.map(({ share }) => share) });
      for (const cell of long) addBlocks(cell.blocks);
    } else for (const cell of cells) addBlocks(cell.blocks);
  };
  /** Places an entry with the dates and place in the cells after it, which belong to its first lines. */
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
 * Returns the lines of an entry's head and the cells after it: each a text, or the dates with a place above or below.
 * Returns none if the cells are separate columns.
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
  // The last line of the head takes all remaining texts.
  const until = (index: number) => (index + 1 === heads.length ? far.length : index + 1);
  return isBeside ? heads.map((head, index) => [head, ...far.slice(index, until(index))]) : [];
}

const hasYear = ({ texts }: FlowParagraph) => YEAR.test(texts.map(({ text }) => text).join(''));

type Row = FlowRow['row'];

/** Returns the cells in reading order: on a Hebrew page from the right, wherever the file begins. */
const readFrom = ({ row, direction }: FlowRow, ofPage: Direction): Row =>
  direction === undefined || direction === ofPage ? row : row.toReversed();

/** Groups blocks into paragraphs and tables (successive rows with equally many cells) with their filled columns. */
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

/** Returns the texts of a paragraph with its list mark before them. */
function markedTexts({ texts: written, mark }: FlowParagraph): StyledText[] {
  const texts = written.map((text) => ({ ...text, text: withWholeWords(text.text) }));
  const [first] = texts;
  if (mark === '' || !first) return texts;
  // Bold within an item stresses a word; at the beginning of an item it may be a name.
  const weighted = mark === BULLET && !first.bold ? texts.map((text) => ({ ...text, bold: false })) : texts;
  return [{ ...first, text: `${mark} ` }, ...weighted];
}

/** A line of a paragraph: its cells (between tabs), each a list of texts, and how it relates to the line above. */
interface SetRow {
  readonly cells: readonly StyledText[][];
  /** Whether it continues the text of the line above, which was too long for the page. */
  readonly goesOn: boolean;
  /** Points from the edge. */
  readonly indent: number;
  /** Where its cells begin, as shares of the width; unset: evenly spaced. */
  readonly shares?: readonly number[];
}

/** Returns the lines of a paragraph, broken where it is too long. */
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

/** Whether cells belong in one line: more than one, and all short. */
const isOneLine = (cells: readonly (readonly StyledText[])[]) =>
  cells.length > 1 && cells.every((cell) => lengthOf(cell) <= MAX_CELL);

/** Breaks a text between words at a width in points. */
function breakLine(texts: readonly StyledText[], width: number): StyledText[][] {
  const room = Math.floor(width / (LETTER_WIDTH * sizeOf(texts)));
  const lines: StyledText[][] = [[]];
  let used = 0;
  // Word splits texts anywhere: without a space between them, two pieces are one word.
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

/** Returns words, each as texts of one look. A word that is too long is divided. */
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
    // The first cell is at its edge, the last at the other, the rest in columns between.
    const share = shares?.[index] ?? (parts.length > 1 ? index / (parts.length - 1) : 0);
    const start = share === 1 ? WIDTH - width : share === 0 ? indent : share * WIDTH;
    const left = direction === 'rtl' ? EDGE + WIDTH - start - width : EDGE + start;
    const bold = runs.filter((run) => run.bold).reduce((sum, run) => sum + run.text.length, 0) * 2 > text.length;
    return [{ text, runs, left, right: left + width, y, size, bold }];
  });
}

/** Joins texts of one weight, with single spaces and none at the ends. */
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
