import { FIT_ATTRIBUTES, NAME_CLASS, NAME_SIZES, NAME_ZOOMS, type NameSize } from './fit.ts';
import { countLines } from './textLines.ts';

/** Sizes of the name, from the largest; undefined is the template's own. */
const SIZES = [undefined, ...NAME_SIZES] as const;
const SMALLEST = SIZES.length - 1;
/** The smallest that a name is set in so that it has one line; smaller ones only so that it has two. */
const SMALLEST_ON_ONE_LINE = SIZES.indexOf('3');

/** More lines than any name has: used for a name that is wider than its box and runs over its neighbours. */
const TOO_WIDE_LINES = 100;
/** Lengths that are whole px are rounded. */
const ROUNDING_PX = 1;
/** Share by which widths of letters scaled from another size may be wrong. */
const WIDTH_TOLERANCE = 0.01;

const findName = (article: Element) => article.querySelector<HTMLElement>(`.${NAME_CLASS}`);

/** Sets the name of a document, if it has one, in this size. */
export function setNameSize(article: Element, size: NameSize | undefined): void {
  const name = findName(article);
  if (!name || (name.getAttribute(FIT_ATTRIBUTES.nameSize) ?? undefined) === size) return;
  if (size === undefined) name.removeAttribute(FIT_ATTRIBUTES.nameSize);
  else name.setAttribute(FIT_ATTRIBUTES.nameSize, size);
}

/**
 * Sets the name of the document laid out in `article` in the largest size at which it has one line, or else two, within
 * its box; in its usual size if that fits already, or nothing helps. Each trial is a layout of the name, so that only
 * sizes are tried that the width of its letters allows: while somebody types, hardly ever another than the present one.
 */
export function fitName(article: HTMLElement): NameSize | undefined {
  const [name, text] = [findName(article), article.querySelector('h1')];
  const set = (sizeIndex: number): NameSize | undefined => {
    setNameSize(article, SIZES[sizeIndex]);
    return SIZES[sizeIndex];
  };
  if (!name || !text) return set(0);
  const current = Math.max(0, SIZES.indexOf((name.getAttribute(FIT_ATTRIBUTES.nameSize) ?? undefined) as NameSize));
  const known = new Map([[current, linesOfName(text)]]);
  if (current === 0 && known.get(0) === 1) return undefined;
  const least = leastLines(name, text, zoomOf(current));
  const linesAt = (sizeIndex: number) => {
    const before = known.get(sizeIndex);
    if (before !== undefined) return before;
    set(sizeIndex);
    const lines = linesOfName(text);
    known.set(sizeIndex, lines);
    return lines;
  };
  const largest = (most: number, smallest: number): number =>
    SIZES.findIndex(
      (_, sizeIndex) => sizeIndex <= smallest && least * zoomOf(sizeIndex) <= most && linesAt(sizeIndex) <= most,
    );
  for (const [most, smallest] of [
    [1, SMALLEST_ON_ONE_LINE],
    [2, SMALLEST],
  ] as const) {
    const best = largest(most, smallest);
    if (best >= 0) return set(best);
  }
  return set(linesAt(SMALLEST) < linesAt(0) ? SMALLEST : 0);
}

function zoomOf(sizeIndex: number): number {
  const size = SIZES[sizeIndex];
  return size === undefined ? 1 : NAME_ZOOMS[size];
}

/** Lines of the text of a name as it is set; more than any has where it is wider than its box. */
export const linesOfName = (text: HTMLElement): number =>
  countLines(text) + (text.scrollWidth > text.clientWidth + ROUNDING_PX ? TOO_WIDE_LINES : 0);

/** Returns whether an element holds no name, or one that fits one line as it is set. */
export function isNameFitted(element: Element): boolean {
  const text = element.closest('h1') ?? element.querySelector('h1');
  return !text || linesOfName(text) === 1;
}

/** How many lines, and part of one, the letters of a name in its own size fill at least: spaces are left out. */
function leastLines(name: HTMLElement, text: HTMLElement, zoom: number): number {
  const head = name.parentElement ?? name;
  const { paddingLeft, paddingRight } = getComputedStyle(head);
  const padding = (Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)) / head.offsetWidth;
  const room = Math.max(head.getBoundingClientRect().width * (1 - padding), name.getBoundingClientRect().width);
  const range = document.createRange();
  let width = 0;
  for (const part of text.childNodes) {
    // In a grid it is a block, as wide as its cell in any size.
    if (part instanceof Element && getComputedStyle(part).display !== 'inline') return 0;
    range.selectNode(part);
    const boxes = part instanceof Element ? part.getClientRects() : range.getClientRects();
    for (const box of boxes) width += box.width;
  }
  // If boxes are in the element's px, they do not include its zoom.
  const told = Reflect.has(name, 'currentCSSZoom') ? zoom : 1;
  return ((1 - WIDTH_TOLERANCE) * width) / (told * room);
}
