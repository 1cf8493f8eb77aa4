import type { TreeElement, TreeNode } from '../../../shared/templates/document/tree.ts';
import { isSameKind } from '../../../shared/templates/pagination/sameUnits.ts';
import type { Block, Column } from '../../../shared/templates/pagination/units.ts';

/** Replacements of a unit and the elements around it, from the document to the unit. */
export type TypedElements = ReadonlyMap<TreeElement, TreeElement>;

type UnitPlace = Omit<Block, 'element'>;

/**
 * Returns an edit's changes if it changed only the text of one unit, or of one part of the head; undefined for every
 * other edit. `columns`: of either document, or of one that differs from them only by such edits.
 */
export function findTyped(
  columns: readonly Column[],
  before: TreeElement,
  after: TreeElement,
): TypedElements | undefined {
  const typed = new Map<TreeElement, TreeElement>();
  let [was, is] = [before, after];
  let blocks: readonly UnitPlace[] = [...headUnits(before), ...columns.map(({ block }) => block)];
  let block: UnitPlace | undefined;
  for (let depth = 0; isSameKind(was, is); depth += 1) {
    typed.set(was, is);
    if (block?.blocks.length === 0) return block.to > block.from ? typed : undefined;
    const index = onlyDifference(was.children, is.children);
    const [nextWas, nextIs] = [was.children[index], is.children[index]];
    blocks = blocks.filter(({ path }) => path[depth] === index);
    if (typeof nextWas !== 'object' || typeof nextIs !== 'object' || blocks.length === 0) return undefined;
    // Around the columns is the body, and the head around its parts, which are no blocks.
    if (depth > 0) {
      block = blocks[0] as UnitPlace;
      blocks = block.blocks;
    }
    [was, is] = [nextWas, nextIs];
  }
  return undefined;
}

/** Returns the name, contacts and all other parts of the head, each as a unit. */
const headUnits = ({ children: [head] }: TreeElement): readonly UnitPlace[] =>
  (head as TreeElement).children.map((_, index) => ({ path: [0, index], from: 0, to: 1, blocks: [] }));

function onlyDifference(before: readonly TreeNode[], after: readonly TreeNode[]): number {
  if (before.length !== after.length) return -1;
  const first = after.findIndex((node, index) => !isSameNode(node, before[index]));
  return after.findLastIndex((node, index) => !isSameNode(node, before[index])) === first ? first : -1;
}

/** Whether two parts are the same; the head, contacts and columns are made again with each document. */
const isSameNode = (node: TreeNode | undefined, other: TreeNode | undefined): boolean =>
  node === other ||
  (typeof node === 'object' &&
    typeof other === 'object' &&
    isSameKind(node, other) &&
    node.children.length === other.children.length &&
    node.children.every((child, index) => isSameNode(child, other.children[index])));

/** A unit that is whole on one sheet. */
export interface TypedPlace {
  /** All sheets, with what is written in it now. */
  readonly sheets: readonly TreeElement[];
  readonly sheet: number;
  /** Positions of the unit and the elements around it, from the sheet. */
  readonly path: readonly number[];
}

export function placeTyped(sheets: readonly TreeElement[], typed: TypedElements): TypedPlace | undefined {
  for (const [sheet, tree] of sheets.entries()) {
    const path: number[] = [];
    const next = replaceTyped(tree, typed, path);
    if (next) return { sheets: sheets.with(sheet, next), sheet, path };
  }
  return undefined;
}

/** Greatest depth of units in a sheet: article, body, column, section, entry, list, unit. */
const UNIT_DEPTH = 7;

/** The part of a sheet with the unit replaced, and the path to it; undefined if it is not in there. */
function replaceTyped(part: TreeElement, typed: TypedElements, path: number[], depth = 0): TreeElement | undefined {
  const whole = typed.get(part);
  if (depth < UNIT_DEPTH) {
    for (const [index, child] of part.children.entries()) {
      if (typeof child !== 'object' || (whole && !typed.has(child))) continue;
      path.push(index);
      const next = replaceTyped(child, typed, path, depth + 1);
      if (next) return whole ?? { ...part, children: part.children.with(index, next) };
      path.pop();
    }
  }
  return whole;
}
