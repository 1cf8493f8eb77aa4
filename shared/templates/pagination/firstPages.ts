import type { PageBreaks } from './paginate.ts';
import type { Block, Column } from './units.ts';

/**
 * The attribute of parts of an endless page after the measured ones: the page's viewer leaves them out of its layout
 * (`content-visibility`), or lays them out for nothing. They do not move the parts before them: by a rule of the
 * styles, nothing depends on the height of later parts (`base.css`).
 */
export const LATER_ATTRIBUTE = 'data-later';

/** Units more than the first pages held before: as many as fit on them where everything gets somewhat lower. */
const SPARE_UNITS = 6;

/**
 * Returns the columns with the units of the first pages and some more, up to the beginning of a section or of a part in
 * one. `before`: where the pages of the document began, or of one like it.
 */
export function takeFirstUnits(columns: readonly Column[], before: PageBreaks, pages: number): readonly Column[] {
  return columns.map((column, index) => {
    const next = before.columns[index]?.[pages - 1];
    const end = next && partsOf(column).find(({ from }) => from >= next.unit + SPARE_UNITS);
    return end ? { ...column, units: column.units.slice(0, end.from) } : column;
  });
}

/**
 * The breaks of the first pages, from those of columns that may have their first units alone; undefined where more has
 * to be measured to know them, or there are no pages after them.
 */
export function firstBreaks(
  all: readonly Column[],
  columns: readonly Column[],
  { cloned, columns: starts }: PageBreaks,
  pages: number,
): PageBreaks | undefined {
  const goesOn = (pageStarts: readonly unknown[]) => pageStarts.length >= pages;
  const isWhole = (index: number) => columns[index]?.units.length === all[index]?.units.length;
  if (!starts.some(goesOn) || !starts.every((pageStarts, index) => goesOn(pageStarts) || isWhole(index)))
    return undefined;
  return { cloned, columns: starts.map((pageStarts) => pageStarts.slice(0, pages)) };
}

/** Returns the elements of an endless page after the units of `columns`, the outermost ones. */
export const findLater = (article: Element, columns: readonly Column[]): readonly Element[] =>
  columns
    .flatMap(({ block, units }) =>
      block.blocks.flatMap((section) => (section.from >= units.length ? [section] : laterOf(section, units.length))),
    )
    .map(({ path }) => path.reduce<Element>((node, index) => node.childNodes[index] as Element, article));

const laterOf = ({ blocks }: Block, from: number) => blocks.filter((part) => part.from >= from);

/** Returns the sections and their direct parts, in order. */
const partsOf = ({ block }: Column): readonly Block[] =>
  block.blocks.flatMap((section) => [section, ...section.blocks]);

/** Marks these elements in the place of those that were marked before, and returns them. */
export function markLater(before: ReadonlySet<Element>, later: readonly Element[]): ReadonlySet<Element> {
  const marked = new Set(later);
  for (const element of before) if (!marked.has(element)) element.removeAttribute(LATER_ATTRIBUTE);
  for (const element of marked) if (!before.has(element)) element.setAttribute(LATER_ATTRIBUTE, '');
  return marked;
}
