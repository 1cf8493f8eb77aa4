import type { Rectangle, DrawnRules, Rule } from '../page/pageGlyphs.ts';
import { middleOf } from './cardBoxes.ts';
import type { Cell } from '../page/cell.ts';
import { runsOf } from '../page/rows.ts';

/** A box of a table with drawn borders, and its texts from the top. */
export interface TableBox<Text extends Cell = Cell> {
  readonly box: Rectangle;
  readonly cells: readonly Text[];
}

/** The boxes of one table row from the left; empty boxes are left out. */
export type DrawnRow<Text extends Cell = Cell> = readonly TableBox<Text>[];

/** Points by which neighbouring boxes may differ in height, and by which a text may cross its border. */
const [SAME_BORDER, OVER_BORDER] = [2, 1];

/** Returns the rows of tables with drawn borders: at least two boxes of one height with a rule on all four sides. */
export function drawnRows<Text extends Cell>(cells: readonly Text[], rules: DrawnRules): DrawnRow<Text>[] {
  const boxes = new Map<string, { readonly box: Rectangle; readonly cells: Text[] }>();
  for (const cell of cells) {
    const box = boxAround(cell, rules);
    if (!box) continue;
    const key = Object.values(box).join(' ');
    const known = boxes.get(key);
    if (known) known.cells.push(cell);
    else boxes.set(key, { box, cells: [cell] });
  }
  const rows: TableBox<Text>[][] = [];
  for (const tableBox of [...boxes.values()].toSorted((a, b) => a.box.left - b.box.left)) {
    const row = rows.find(([first]) => first && isAtHeightOf(tableBox.box, first.box));
    if (row) row.push(tableBox);
    else rows.push([tableBox]);
  }
  return rows.flatMap((row) => joinedBoxes(row, rules)).filter((row) => row.length > 1);
}

/** Divides a row where boxes are not joined. Cards are apart, with nothing drawn between them. */
const joinedBoxes = <Text extends Cell>(row: DrawnRow<Text>, { level }: DrawnRules): DrawnRow<Text>[] =>
  runsOf(row, ({ box }, { box: before }) => {
    const [from, to] = [before.right, box.left];
    return (
      to - from < SAME_BORDER ||
      level.some((rule) => Math.abs(rule.at - box.top) < SAME_BORDER && isAcross(rule, (from + to) / 2))
    );
  });

const isAtHeightOf = (box: Rectangle, other: Rectangle) =>
  Math.abs(box.top - other.top) < SAME_BORDER && Math.abs(box.bottom - other.bottom) < SAME_BORDER;

/**
 * Returns the box made of the nearest rule on each side of a text. Undefined if a rule does not cover its whole side: a
 * short line beside a heading, or the frame of a page, is not a border.
 */
function boxAround(cell: Cell, { upright, level }: DrawnRules): Rectangle | undefined {
  const [x, y] = [(cell.left + cell.right) / 2, middleOf(cell)];
  const beside = upright.filter((rule) => isAcross(rule, y));
  const [left, right] = [
    nearestBefore(beside, cell.left + OVER_BORDER),
    nearestBehind(beside, cell.right - OVER_BORDER),
  ];
  const above = level.filter((rule) => isAcross(rule, x));
  const [top, bottom] = [nearestBefore(above, y), nearestBehind(above, y)];
  const isWhole =
    [left, right].every((side) => isAlong(beside, side, top, bottom)) &&
    [top, bottom].every((side) => isAlong(above, side, left, right));
  return isWhole ? { left, right, top, bottom } : undefined;
}

/** Whether a rule at this position covers the whole side. */
const isAlong = (rules: readonly Rule[], place: number, from: number, to: number) =>
  rules.some((rule) => rule.at === place && rule.from <= from + SAME_BORDER && rule.to >= to - SAME_BORDER);

const isAcross = ({ from, to }: Rule, place: number) => place >= from && place <= to;

const nearestBefore = (rules: readonly Rule[], place: number) =>
  Math.max(...rules.map(({ at: border }) => (border <= place ? border : -Infinity)));
const nearestBehind = (rules: readonly Rule[], place: number) =>
  Math.min(...rules.map(({ at: border }) => (border >= place ? border : Infinity)));
