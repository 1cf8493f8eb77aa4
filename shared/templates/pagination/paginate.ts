import { A4_PAGE } from '../page.ts';
import type { MeasuredDocument, MeasuredLine } from './measure.ts';
import type { BreakPenalty, Column, FlowUnit } from './units.ts';

/** Where a page begins: at a unit, or within the text of one that is higher than a page. */
export interface PageStart {
  /** Number of the unit in its column. */
  readonly unit: number;
  /** Characters of its text that stand on earlier pages. */
  readonly offset: number;
}

/** Where the second page of a column and all later ones begin. */
export type ColumnPages = readonly PageStart[];

/** How a document is broken into pages, as plain data: together with the document it makes the sheets. */
export interface PageBreaks {
  /** By column. */
  readonly columns: readonly ColumnPages[];
  /**
   * Elements that a page breaks and whose edges are drawn again on each page (`box-decoration-break: clone`): their
   * paths, joined with a dot.
   */
  readonly cloned: readonly string[];
}

/** The layout engine counts in 64ths of a pixel. */
const TOLERANCE_PX = 1 / 32;

/** Lines of a text that stand together at either side of a break (orphans, widows). */
const MIN_LINES = 2;

/** Breaks each column into pages: as much on each as fits, at the break on it that loses least. */
export function paginate(columns: readonly Column[], measured: MeasuredDocument): PageBreaks {
  let first = 0;
  const cloned = new Set<string>();
  const pages = columns.map(({ block, units }) => {
    const starts = new ColumnPaginator(block.path, units, first, measured).pages();
    first += units.length;
    for (const { unit } of starts) {
      const { path } = units[unit] as FlowUnit;
      for (let depth = 1; depth <= path.length; depth += 1) {
        const name = path.slice(0, depth).join('.');
        if (measured.cloned[name]) cloned.add(name);
      }
    }
    return starts;
  });
  return { columns: pages, cloned: [...cloned] };
}

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
  readonly #units: readonly FlowUnit[];
  readonly #edges: MeasuredDocument['edges'];
  readonly #lines: (unit: number) => readonly MeasuredLine[];
  readonly #measured: MeasuredDocument;
  readonly #columnDepth: number;

  constructor(path: readonly number[], units: readonly FlowUnit[], first: number, measured: MeasuredDocument) {
    this.#columnDepth = path.length;
    this.#units = units;
    this.#measured = measured;
    this.#edges = measured.edges.slice(first, first + units.length);
    this.#lines = (unit) => measured.lines[first + unit] ?? [];
  }

  pages(): PageStart[] {
    const starts: PageStart[] = [];
    // Nothing stands above the first page: what is measured there is where it stands.
    let limit = A4_PAGE.heightPx - this.#measured.marginEnd;
    for (let next = this.#nextStart({ unit: 0, offset: 0 }, limit); next; next = this.#nextStart(next, limit)) {
      starts.push(next);
      limit = this.#topOf(next) + A4_PAGE.heightPx - this.#measured.marginStart - this.#measured.marginEnd;
      limit -= next.offset > 0 ? this.#insets(next.unit, 'start', true) : this.#insets(next.unit, 'start');
    }
    return starts;
  }

  /** Where the next page begins, for one that begins at `from` and ends at `limit`; nothing when all fits. */
  #nextStart(from: PageStart, limit: number): PageStart | undefined {
    let best: number | undefined;
    let bestPenalty: BreakPenalty = 2;
    let lowest = -Infinity;
    let lowestInList = -Infinity;
    for (let unit = from.unit; unit < this.#units.length; unit += 1) {
      const { isNextInList, penalty } = this.#units[unit] as FlowUnit;
      const [top, bottom] = this.#edges[unit] as readonly [number, number];
      if (!isNextInList) lowestInList = -Infinity;
      // What stands beside it would be cut.
      const isOwnRow = top >= lowestInList - TOLERANCE_PX;
      const fitsBefore = lowest + this.#insets(unit, 'end') <= limit + TOLERANCE_PX;
      if (unit > from.unit && isOwnRow && fitsBefore && penalty <= bestPenalty) [best, bestPenalty] = [unit, penalty];
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
    // Nothing can be done for what no page holds: it stands on one of its own, and is cut there.
    const unit = over === from.unit ? over + 1 : over;
    return unit < this.#units.length ? { unit, offset: 0 } : undefined;
  }

  /** Where a text that no page holds is broken, where it stands: the offset of the first line on the next page. */
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
    if (offset > 0) return this.#lines(unit).find((line) => line[0] === offset)?.[1] ?? 0;
    return this.#edges[unit]?.[0] ?? 0;
  }

  /** What the elements that run through a break before the unit (or within it) draw again at that end of the page. */
  #insets(unit: number, end: 'start' | 'end', isWithin = false): number {
    const { path, opensFrom } = this.#units[unit] as FlowUnit;
    let sum = 0;
    const depthEnd = isWithin ? path.length : Math.min(path.length, opensFrom);
    for (let depth = this.#columnDepth + 1; depth < depthEnd; depth += 1)
      sum += this.#measured.cloned[path.slice(0, depth).join('.')]?.[end === 'start' ? 0 : 1] ?? 0;
    return sum;
  }
}
