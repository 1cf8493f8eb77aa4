import type { TreeElement } from '../document/tree.ts';
import { findPageSize, PAPER_ATTRIBUTE } from '../page.ts';
import { linesOf, type MeasuredLine } from './textLines.ts';
import type { Block, Column, FlowUnit } from './units.ts';

/** Edges in CSS px of the paper, down from the upper edge of the document laid out on one endless page. */
export interface MeasuredDocument {
  readonly height: number;
  /** Whether something is wider than the paper (TPL-08). */
  readonly isTooWide: boolean;
  /** Height of every page, with its margins. */
  readonly pageHeight: number;
  /** Margin at the top of every page. */
  readonly marginStart: number;
  readonly marginEnd: number;
  /** Upper and lower edge of each unit, in the order of the columns. */
  readonly edges: readonly (readonly [top: number, bottom: number])[];
  /** Lines of units that are higher than a page, by number of the unit. */
  readonly lines: Readonly<Record<number, readonly MeasuredLine[]>>;
  /**
   * Elements whose borders and padding are drawn again on each page that they run through
   * (`box-decoration-break: clone`), by path joined with a dot: how much each end takes.
   */
  readonly cloned: Readonly<Record<string, readonly [start: number, end: number]>>;
}

/** The measures of a block, all down from its upper edge. */
interface MeasuredBlock {
  readonly width: number;
  readonly height: number;
  readonly edges: readonly (readonly [top: number, bottom: number])[];
  /** The lines of each unit, by its number in the block. */
  readonly lines: readonly (readonly [unit: number, lines: readonly MeasuredLine[]])[];
  /** The cloned elements, by their path from the block. */
  readonly cloned: readonly (readonly [path: readonly number[], start: number, end: number])[];
}

/**
 * The last measurements of a document's parts. A part that is the same and as wide and high as then is not measured
 * again: forget all when styles or fonts change.
 */
export type KnownBlocks = WeakMap<TreeElement, MeasuredBlock>;

/** Share of a page's height: a higher text may be more than the page holds, with the edges around it. */
const HIGH_TEXT = 0.8;

/**
 * Measures the document that is laid out in `article`. It reads the layout once and changes nothing. The browser is
 * asked for the parts that `known` has not; the rest is linear in the number of units. Columns may have their first
 * units alone (`takeFirstUnits`): nothing after them is looked at.
 */
export function measureDocument(
  article: HTMLElement,
  columns: readonly Column[],
  known: KnownBlocks = new WeakMap(),
): MeasuredDocument {
  const frame = article.getBoundingClientRect();
  // A transform of the page around it does not count.
  const scale = frame.width / article.offsetWidth || 1;
  const { paddingTop, paddingBottom } = getComputedStyle(article);
  const [marginStart, marginEnd] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
  const pageHeight = findPageSize(article.getAttribute(PAPER_ATTRIBUTE)).heightPx;
  const room = pageHeight - marginStart - marginEnd;
  const edges: (readonly [number, number])[] = [];
  const lines: Record<number, readonly MeasuredLine[]> = {};
  const cloned: (readonly [path: string, cloned: readonly [number, number]])[] = [];
  for (const { block, units } of columns) {
    const element = block.path.reduce<Element>((node, index) => node.childNodes[index] as Element, article);
    const first = edges.length;
    const columnScale = scale / untoldZoom(element, article);
    const { top, measured } = measureBlock(block, element, {
      units,
      known,
      scale: columnScale,
      highText: HIGH_TEXT * room,
    });
    const start = top - frame.top / scale;
    for (const [upper, lower] of measured.edges) edges.push([start + upper, start + lower]);
    for (const [unit, texts] of measured.lines) {
      const [upper, lower] = measured.edges[unit] as readonly [number, number];
      if (lower - upper > room) lines[first + unit] = shiftLines(texts, start);
    }
    for (const [path, before, after] of measured.cloned)
      cloned.push([[...block.path, ...path].join('.'), [before, after]]);
  }
  return {
    height: article.offsetHeight,
    isTooWide: article.scrollWidth > article.clientWidth + 1,
    pageHeight,
    marginStart,
    marginEnd,
    edges,
    lines,
    cloned: Object.fromEntries(cloned),
  };
}

/**
 * How much larger an element is than its box says, against the document's: WebKit, and Chromium before 128, tell boxes
 * in the px of the element itself, as if no `zoom` were around it.
 */
function untoldZoom(element: Element, article: Element): number {
  if (Reflect.has(element, 'currentCSSZoom')) return 1;
  let zoom = 1;
  for (let ancestor: Element | null = element; ancestor && ancestor !== article; ancestor = ancestor.parentElement)
    zoom *= Number.parseFloat(getComputedStyle(ancestor).zoom) || 1;
  return zoom;
}

interface Measuring {
  readonly units: readonly FlowUnit[];
  readonly known: KnownBlocks;
  readonly scale: number;
  readonly highText: number;
}

function measureBlock(block: Block, element: Element, measuring: Measuring) {
  const { known, scale } = measuring;
  const box = element.getBoundingClientRect();
  const [top, width, height] = [box.top / scale, box.width / scale, box.height / scale];
  // Nothing is known about parts after the requested units.
  const isCut = block.to > measuring.units.length;
  const before = isCut ? undefined : known.get(block.element);
  if (before?.width === width && before.height === height) return { top, measured: before };
  const isUnit = block.blocks.length === 0 && block.to > block.from;
  const inside = isUnit
    ? {
        edges: [[0, height] as const],
        lines: height > measuring.highText ? [[0, linesOf(element, scale, box.top)] as const] : [],
        cloned: [],
      }
    : measureInside(block, element, { top, height }, measuring);
  const measured = { width, height, ...inside };
  if (!isCut && (!isUnit || measured.lines.length > 0)) known.set(block.element, measured);
  return { top, measured };
}

function measureInside(
  block: Block,
  element: Element,
  { top, height }: { readonly top: number; readonly height: number },
  measuring: Measuring,
): Omit<MeasuredBlock, 'width' | 'height'> {
  const edges: (readonly [number, number])[] = [];
  const lines: (readonly [number, readonly MeasuredLine[]])[] = [];
  const cloned: (readonly [readonly number[], number, number])[] = [];
  const depth = block.path.length;
  const isColumn = depth === COLUMN_DEPTH;
  const edge = isColumn ? undefined : clonedEdges(element);
  if (edge) cloned.push([[], ...edge]);
  for (const child of block.blocks) {
    if (child.from >= measuring.units.length) break;
    const index = child.path[depth] as number;
    const part = measureBlock(child, element.childNodes[index] as Element, measuring);
    const shift = part.top - top;
    for (const [unit, texts] of part.measured.lines) lines.push([edges.length + unit, shiftLines(texts, shift)]);
    for (const [upper, lower] of part.measured.edges) edges.push([upper + shift, lower + shift]);
    for (const [path, start, end] of part.measured.cloned) cloned.push([[index, ...path], start, end]);
  }
  // An element that begins or ends with the block has its edge there.
  const first = isColumn ? undefined : edges[0];
  if (first && (measuring.units[block.from] as FlowUnit).opensFrom <= depth)
    edges[0] = [Math.min(0, first[0]), first[1]];
  const last = isColumn ? undefined : edges.at(-1);
  const lastUnit = measuring.units[block.to - 1];
  if (last && lastUnit && lastUnit.closesFrom <= depth) edges[edges.length - 1] = [last[0], Math.max(height, last[1])];
  return { edges, lines, cloned };
}

const COLUMN_DEPTH = 2;

const shiftLines = (lines: readonly MeasuredLine[], by: number): readonly MeasuredLine[] =>
  lines.map(([offset, top, bottom]) => [offset, top + by, bottom + by]);

function clonedEdges(element: Element): readonly [start: number, end: number] | undefined {
  const style = getComputedStyle(element);
  const decoration = style.boxDecorationBreak || style.getPropertyValue('-webkit-box-decoration-break');
  if (decoration !== 'clone') return undefined;
  return [
    Number.parseFloat(style.paddingTop) + Number.parseFloat(style.borderTopWidth),
    Number.parseFloat(style.paddingBottom) + Number.parseFloat(style.borderBottomWidth),
  ];
}
