import { A4_PAGE } from '../../../shared/templates/page.ts';
import { SHEET_STEP } from './sheetStyles.ts';

/**
 * Lays the two columns of a résumé out as floats, with the width and place that its grid gives them. For every letter
 * typed in a grid over several pages the browser lays it all out again, twice (5 ms for a hundred bullets); floats are
 * laid out from the changed line on (0.3 ms), and break over pages as the grid's items do.
 */
export const COLUMNS_CSS = `
@supports (float: inline-start) {
.flow[data-first]:not(.unpaged) > .resume > .body { display: flow-root; }
.flow[data-first]:not(.unpaged) > .resume > .body > .main {
  float: inline-start;
  inline-size: var(--flow-main-size);
  min-block-size: var(--flow-main-stretch);
}
.flow[data-first]:not(.unpaged) > .resume > .body > .side {
  float: inline-end;
  inline-size: var(--flow-side-size);
  min-block-size: var(--flow-side-stretch);
}
.flow[data-first='side']:not(.unpaged) > .resume > .body > .main { float: inline-end; }
.flow[data-first='side']:not(.unpaged) > .resume > .body > .side { float: inline-start; }
}
`;

const STRETCH_TOLERANCE_PX = 1 / 16;

/** Back to the grid, until the next `alignColumns`: another direction or template style is shown. */
export function resetColumns(flow: HTMLElement): void {
  delete flow.dataset['first'];
}

/** Aligns the columns and stretches the shorter one to the longer, as a grid does. Forces a layout. */
export function alignColumns(flow: HTMLElement, article: HTMLElement): void {
  const [main, side] = [findColumn(article, 'main'), findColumn(article, 'side')];
  if (!main || !side || (!flow.dataset['first'] && !adoptGridLayout(flow, main, side))) return;
  const [longer, shorter] = columnEnd(flow, main) >= columnEnd(flow, side) ? [main, side] : [side, main];
  // First: the formerly shorter column may still be stretched.
  setProperty(flow, stretchProperty(longer), '0px');
  setProperty(flow, stretchProperty(shorter), `${columnHeight(flow, longer)}px`);
}

/** Copies widths and places from the grid; false where there is none, or nothing is shown. */
function adoptGridLayout(flow: HTMLElement, main: HTMLElement, side: HTMLElement): boolean {
  const body = main.parentElement;
  if (!body?.offsetWidth || getComputedStyle(body).display !== 'grid') return false;
  const { inlineSize, gridColumnStart } = getComputedStyle(main);
  setProperty(flow, '--flow-main-size', `${roundTo64ths(Number.parseFloat(inlineSize))}px`);
  setProperty(flow, '--flow-side-size', `${roundTo64ths(Number.parseFloat(getComputedStyle(side).inlineSize))}px`);
  flow.dataset['first'] = gridColumnStart === '2' ? 'side' : 'main';
  return true;
}

function findColumn(article: HTMLElement, name: 'main' | 'side'): HTMLElement | null {
  return article.querySelector(`:scope > .body > .${name}`);
}

const stretchProperty = (column: HTMLElement) => `--flow-${column.classList[0]}-stretch`;

/** End of a column's last section, measured down the sheets as if stacked. In CSS px of the paper. */
function columnEnd(flow: HTMLElement, column: HTMLElement): number {
  const last = [...(column.lastElementChild?.getClientRects() ?? [])].at(-1);
  if (!last) return 0;
  const sheet = flow.getBoundingClientRect();
  const scale = sheet.width / A4_PAGE.widthPx;
  const along = getComputedStyle(flow).direction === 'rtl' ? sheet.right - last.right : last.left - sheet.left;
  return Math.floor(along / scale / SHEET_STEP) * A4_PAGE.heightPx + (last.bottom - sheet.top) / scale;
}

/** Height of a column on all its sheets together. In CSS px of the paper. */
function columnHeight(flow: HTMLElement, column: HTMLElement): number {
  const scale = flow.getBoundingClientRect().width / A4_PAGE.widthPx;
  const height = [...column.getClientRects()].reduce((sum, box) => sum + box.height / scale, 0);
  // Never taller than the longer column even by rounding of each box: that could add a sheet.
  return Math.max(0, roundTo64ths(height - STRETCH_TOLERANCE_PX));
}

/** The browser's internal layout unit; computed styles give only three decimals of it. */
function roundTo64ths(px: number): number {
  return Math.round(px * 64) / 64;
}

function setProperty(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
