import type { MeasuredDocument } from './measure.ts';
import type { MeasuredLine } from './textLines.ts';
import type { PageFit } from './fit.ts';
import { MAX_PENALTY, type BreakPenalty, type Column, type FlowUnit } from './units.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** The beginning of a page: at a unit, or within the text of one that is higher than a page. */
export interface PageStart {
  /** Number of the unit in its column. */
  readonly unit: number;
  /** Characters of its text that are on earlier pages. */
  readonly offset: number;
}

/** The beginnings of a column's second and all later pages. */
export type ColumnPages = readonly PageStart[];

/** How a document is broken into pages, as plain data: together with the document it makes the sheets. */
export interface PageBreaks extends PageFit {
  /** The pages of each column. */
  readonly columns: readonly ColumnPages[];
  /**
   * Elements that a page breaks and whose edges are drawn again on each page (`box-decoration-break: clone`): their
   * paths, joined with a dot.
   */
  readonly cloned: readonly string[];
}

/** The layout engine counts in 64ths of a pixel. */
const TOLERANCE_PX = 1 / 32;

/** Room at the foot of a page that is left for the sake of an unbroken entry: 20 mm. */
const MAX_BLANK_PX = (20 / 25.4) * 96;

/** Lines of a text that stay together at either side of a break (orphans, widows). */
const MIN_LINES = 2;

/** The breaks of a document, and how much of its last page they fill (0 to 1). */
export interface Pagination {
  readonly breaks: PageBreaks;
  /** Down to the lowest text. */
  readonly lastFill: number;
  /** Share of the area of all columns that is filled. */
  readonly areaFill: number;
  /** Whether the last page begins where the person wants one to begin. */
  readonly isLastChosen: boolean;
}

/** Parts of the width that two columns take (TPL-03). */
const COLUMN_SHARES = [0.7, 0.3] as const;

/**
 * Breaks each column into pages: as much on each as fits, at the break on it that loses least. `wide` is the document
 * measured without its sidebar: the main column has the whole width on the pages after the sidebar's last.
 */
export function paginate(
  columns: readonly Column[],
  measured: MeasuredDocument,
  wide: MeasuredDocument = measured,
): Pagination {
  const cloned = new Set<string>();
  const firsts = columns.map((_, columnIndex) =>
    columns.slice(0, columnIndex).reduce((sum, { units }) => sum + units.length, 0),
  );
  const paginators: ColumnPaginator[] = [];
  // The sidebar, which is the last, tells from which page on the main column is wide.
  let narrowPages = Infinity;
  for (const columnIndex of columns.map((_, index) => index).toReversed()) {
    const column = columns[columnIndex] as Column;
    const paginator = new ColumnPaginator(column, firsts[columnIndex] as number, measured, wide, narrowPages);
    paginators.unshift(paginator);
    narrowPages = paginator.starts.length + 1;
    for (const { unit } of paginator.starts) {
      const { path } = column.units[unit] as FlowUnit;
      for (let depth = 1; depth <= path.length; depth += 1) {
        const name = path.slice(0, depth).join('.');
        if (ownProperty(measured.cloned, name)) cloned.add(name);
      }
    }
  }
  const count = Math.max(0, ...paginators.map(({ starts }) => starts.length));
  const last = paginators.filter(({ starts }) => starts.length === count);
  return {
    isLastChosen: last.some(({ isLastChosen }) => isLastChosen),
    breaks: { columns: paginators.map(({ starts }) => starts), cloned: [...cloned] },
    lastFill: Math.max(0, ...last.map(({ lastFill }) => lastFill)),
    areaFill:
      paginators.length === 1
        ? (last[0]?.lastFill ?? 0)
        : last.reduce((sum, paginator) => sum + paginator.lastFill * shareOf(paginators.indexOf(paginator)), 0),
  };
}

const shareOf = (column: number) => COLUMN_SHARES[column] ?? 0;

/**
 * Whether breaks that came from elsewhere can be those of these columns: each page begins further on than the one
 * before. Whether they fit on paper only paper tells.
 */
export function canBreak(columns: readonly Column[], breaks: PageBreaks): boolean {
  return (
    breaks.columns.length === columns.length &&
    columns.every(({ units }, column) => {
      let last: PageStart = { unit: 0, offset: 0 };
      return (breaks.columns[column] ?? []).every((start) => {
        const isNext = start.unit > last.unit || (start.unit === last.unit && start.offset > last.offset);
        last = start;
        return isNext && start.unit < units.length;
      });
    })
  );
}

class ColumnPaginator {
  readonly starts: readonly PageStart[];
  /** How much of its last page the column fills. */
  readonly lastFill: number;
  readonly isLastChosen: boolean;
  readonly #units: readonly FlowUnit[];
  readonly #first: number;
  readonly #columnDepth: number;
  /** Whether edges of any element are drawn again on each page. */
  readonly #hasCloned: boolean;
  /** The measures of the page that is being filled. */
  #measured: MeasuredDocument;

  constructor(
    { block, units }: Column,
    first: number,
    measured: MeasuredDocument,
    wide: MeasuredDocument,
    narrowPages: number,
  ) {
    this.#columnDepth = block.path.length;
    this.#units = units;
    this.#first = first;
    this.#measured = measured;
    this.#hasCloned = [measured, wide].some(({ cloned }) => Object.keys(cloned).length > 0);
    const starts: PageStart[] = [];
    const room = measured.pageHeight - measured.marginStart - measured.marginEnd;
    // Nothing is above the first page: its measured places are its real ones.
    let top = measured.marginStart;
    let limit = top + room;
    for (let next = this.#nextStart({ unit: 0, offset: 0 }, limit); next; next = this.#nextStart(next, limit)) {
      starts.push(next);
      if (starts.length >= narrowPages) this.#measured = wide;
      top = this.#topOf(next);
      limit = top + room - this.#insets(next.unit, 'start', next.offset > 0);
    }
    this.starts = starts;
    const last = starts.at(-1);
    this.isLastChosen = last?.offset === 0 && (units[last.unit] as FlowUnit).startsPage;
    const bottom = units.reduce((lowest, _, unit) => Math.max(lowest, this.#edgesOf(unit)[1]), top);
    this.lastFill = (bottom - top) / room;
  }

  #edgesOf(unit: number): readonly [top: number, bottom: number] {
    return this.#measured.edges[this.#first + unit] as readonly [number, number];
  }

  #lines(unit: number): readonly MeasuredLine[] {
    return this.#measured.lines[this.#first + unit] ?? [];
  }

  /** Returns where the next page begins, for one that begins at `from` and ends at `limit`; nothing if all fits. */
  #nextStart(from: PageStart, limit: number): PageStart | undefined {
    let best: number | undefined;
    let bestPenalty: BreakPenalty = MAX_PENALTY;
    let bestEnd = -Infinity;
    let lowest = -Infinity;
    let lowestInList = -Infinity;
    for (let unit = from.unit; unit < this.#units.length; unit += 1) {
      const { isNextInList, penalty, startsPage } = this.#units[unit] as FlowUnit;
      if (startsPage && unit > from.unit) return { unit, offset: 0 };
      const [top, bottom] = this.#edgesOf(unit);
      if (!isNextInList) lowestInList = -Infinity;
      // A unit beside it would be cut.
      const isOwnRow = top >= lowestInList - TOLERANCE_PX;
      const fitsBefore = lowest + this.#insets(unit, 'end') <= limit + TOLERANCE_PX;
      // A last bullet alone is better than a page that ends far above its foot.
      const isBetter = penalty <= bestPenalty || (penalty === 1 && lowest - bestEnd > MAX_BLANK_PX);
      if (unit > from.unit && isOwnRow && fitsBefore && isBetter)
        [best, bestPenalty, bestEnd] = [unit, penalty, lowest];
      [lowest, lowestInList] = [Math.max(lowest, bottom), Math.max(lowestInList, bottom)];
      if (lowest > limit + TOLERANCE_PX) return this.#breakBefore(from, unit, best, limit);
    }
    return undefined;
  }

  /** `over` is the first unit that does not fit, `best` the best break before it. */
  #breakBefore(from: PageStart, over: number, best: number | undefined, limit: number): PageStart | undefined {
    const offset = this.#lineBreak(over === from.unit ? from : { unit: over, offset: 0 }, limit);
    if (offset !== undefined) return { unit: over, offset };
    if (best !== undefined) return { unit: best, offset: 0 };
    // A unit that no page can hold gets a page to itself, and is cut there.
    const unit = over === from.unit ? over + 1 : over;
    return unit < this.#units.length ? { unit, offset: 0 } : undefined;
  }

  /** Returns where a text that no page can hold is broken: the offset of the first line on the next page. */
  #lineBreak({ unit, offset: from }: PageStart, limit: number): number | undefined {
    const lines = this.#lines(unit);
    const first = Math.max(
      0,
      lines.findIndex(([offset]) => offset >= from),
    );
    const end = limit - this.#insets(unit, 'end', true) + TOLERANCE_PX;
    const over = lines.findIndex(([, , bottom], index) => index >= first && bottom > end);
    if (over < first + MIN_LINES) return undefined;
    return lines[Math.max(first + 1, Math.min(over, lines.length - MIN_LINES))]?.[0];
  }

  #topOf({ unit, offset }: PageStart): number {
    const [top] = this.#edgesOf(unit);
    // Its line where the text is wide begins before it, if the text went on from a narrow page.
    return offset > 0 ? (this.#lines(unit).findLast(([start]) => start <= offset)?.[1] ?? top) : top;
  }

  /** Returns the height that elements broken before or within the unit draw again at that end of the page. */
  #insets(unit: number, end: 'start' | 'end', isWithin = false): number {
    // In most templates nothing is: asked twice for each unit that a page may begin with.
    if (!this.#hasCloned) return 0;
    const { path, opensFrom } = this.#units[unit] as FlowUnit;
    let sum = 0;
    const depthEnd = isWithin ? path.length : Math.min(path.length, opensFrom);
    for (let depth = this.#columnDepth + 1; depth < depthEnd; depth += 1)
      sum += ownProperty(this.#measured.cloned, path.slice(0, depth).join('.'))?.[end === 'start' ? 0 : 1] ?? 0;
    return sum;
  }
}
