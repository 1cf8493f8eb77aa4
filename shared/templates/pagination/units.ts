import { KEPT_ATTRIBUTE, PAGE_START_ATTRIBUTE } from '../document/chosenBreaks.ts';
import type { TreeElement } from '../document/tree.ts';

/**
 * The damage of a page break: 0 none; 1 the last bullet of an entry is alone; 2 a list is cut at its first item or
 * loses a part; 3 to 5 the same within an entry that is to be kept together; 6 a heading loses its text.
 */
export type BreakPenalty = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const MAX_PENALTY = 6;
const WITHIN_KEPT = 3;

/** The smallest part on one page: a heading, a paragraph, the head of an entry, an item of a list. */
export interface FlowUnit {
  /** Positions of its element and the elements around it, from the document's root. */
  readonly path: readonly number[];
  /** Elements around it from this depth on begin with it: their edge is its edge. */
  readonly opensFrom: number;
  /** As `opensFrom`, for those that end with it. */
  readonly closesFrom: number;
  /** Penalty of a break before it. */
  readonly penalty: BreakPenalty;
  /** Whether a page begins with it in any case. */
  readonly startsPage: boolean;
  /** Whether the unit before it is an item of the same list: they may be side by side. */
  readonly isNextInList: boolean;
}

/** An element with units in it, or a unit itself. */
export interface Block {
  readonly element: TreeElement;
  /** Positions of the element and the elements around it, from the document's root. */
  readonly path: readonly number[];
  /** Its first unit, and the one after its last, by number in the column. */
  readonly from: number;
  readonly to: number;
  /** None in a unit. */
  readonly blocks: readonly Block[];
}

/** One of the columns that run through the pages side by side. */
export interface Column {
  readonly block: Block;
  readonly units: readonly FlowUnit[];
}

const CONTAINERS: ReadonlySet<string> = new Set(['section', 'entry']);
const LISTS: ReadonlySet<string> = new Set(['bullets', 'tags', 'skills', 'languages', 'contacts']);
/** Classes that head the units after them. */
const HEADS: ReadonlySet<string> = new Set(['heading', 'entry-head', 'skill-group']);
/** Lists of which no item is alone on a page if there are others. */
const KEPT_LISTS: ReadonlySet<string> = new Set(['bullets', 'skills', 'languages']);

/** The columns of a document and what a page may begin with in each (PDF-05). Linear in the size of the document. */
export function findColumns(document: TreeElement): readonly Column[] {
  const bodyAt = document.children.findIndex((child) => classOf(child) === 'body');
  const body = document.children[bodyAt];
  if (typeof body !== 'object') return [];
  return body.children.flatMap((child, index) =>
    typeof child === 'object' ? [findUnits(child, [bodyAt, index])] : [],
  );
}

function findUnits(element: TreeElement, path: readonly number[]): Column {
  const units: FlowUnit[] = [];
  const start = {
    path,
    opensFrom: path.length + 1,
    closesFrom: path.length + 1,
    penalty: 0,
    startsPage: false,
  } as const;
  const block = addBlock(units, element, start, { isColumn: true });
  return { block, units };
}

type Position = Omit<FlowUnit, 'isNextInList'>;

/** The surroundings of a block: it is a column, or within an entry that is kept together. */
interface UnitSurroundings {
  readonly isColumn?: boolean;
  readonly isKept?: boolean;
}

function addBlock(
  units: FlowUnit[],
  element: TreeElement,
  place: Position,
  { isColumn = false, isKept: isAroundKept = false }: UnitSurroundings = {},
): Block {
  const from = units.length;
  const name = classOf(element);
  const isList = LISTS.has(name);
  if (!isColumn && !isList && !CONTAINERS.has(name)) {
    units.push({ ...place, isNextInList: false });
    return { element, path: place.path, from, to: from + 1, blocks: [] };
  }
  const last = element.children.length - 1;
  const isKept = isAroundKept || KEPT_ATTRIBUTE in element.attributes;
  const blocks = element.children.flatMap((child, index) => {
    if (typeof child === 'string') return [];
    const depth = place.path.length + 1;
    const position = {
      path: [...place.path, index],
      opensFrom: index === 0 ? place.opensFrom : depth,
      closesFrom: index === last ? place.closesFrom : depth,
      penalty: index === 0 ? place.penalty : penaltyBefore(element, index, isKept),
      startsPage: (index === 0 && place.startsPage) || PAGE_START_ATTRIBUTE in child.attributes,
    };
    if (!isList) return [addBlock(units, child, position, { isKept })];
    units.push({ ...position, isNextInList: index > 0 });
    return [{ element: child, path: position.path, from: units.length - 1, to: units.length, blocks: [] }];
  });
  return { element, path: place.path, from, to: units.length, blocks };
}

/** Penalty of a break between two children of an element. */
function penaltyBefore(element: TreeElement, index: number, isKept: boolean): BreakPenalty {
  const before = classOf(element.children[index - 1]);
  if (HEADS.has(before)) return MAX_PENALTY;
  const lost = lossBefore(element, index);
  return isKept ? ((lost + WITHIN_KEPT) as BreakPenalty) : lost;
}

function lossBefore({ attributes, children }: TreeElement, index: number): 0 | 1 | 2 {
  const list = firstClass(attributes);
  if (list === 'tags') return 2;
  if (KEPT_LISTS.has(list)) {
    // The name of a group is not an item of it.
    if (index === (classOf(children[0]) === 'skill-group' ? 2 : 1)) return 2;
    if (index < children.length - 1) return list === 'languages' ? 2 : 0;
    return list === 'bullets' ? 1 : 2;
  }
  return classOf(children[index]) === 'tags' ? 2 : 0;
}

const firstClass = (attributes: TreeElement['attributes']) => attributes['class']?.split(' ', 1)[0] ?? '';
const classOf = (node: TreeElement['children'][number] | undefined) =>
  typeof node === 'object' ? firstClass(node.attributes) : '';
