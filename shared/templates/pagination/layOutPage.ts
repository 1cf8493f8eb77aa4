import { treeToHtml, type TreeElement } from '../document/tree.ts';
import { EndlessPage } from './endlessPage.ts';
import { fitPagesNow } from './fitPages.ts';
import { createPageLayout } from './pageLayout.ts';
import type { PageBreaks } from './paginate.ts';
import { readTextLines, type TextLines } from './textLines.ts';

/**
 * Fills the body of the page with the sheets of a document by what it measures here, and returns their breaks.
 *
 * This module is built into one script (`infra/build/templates.ts`) that is run in pages whose own scripts are off: one
 * call lays a document out, with no way back and forth.
 */
function layOutPage(tree: TreeElement): PageBreaks {
  const layout = createPageLayout(tree);
  // Set by page breaks that were given before and did not fit.
  document.body.toggleAttribute('data-given', false);
  // Most documents have one page: they are measured on the very sheet that is printed.
  fill(layout.sheets({ columns: [], cloned: [] }));
  document.body.toggleAttribute('data-measured', true);
  const article = document.body.firstElementChild?.firstElementChild as HTMLElement;
  const { breaks } = fitPagesNow(new EndlessPage(article), layout);
  document.body.toggleAttribute('data-measured', false);
  const isPrinted = breaks.columns.every(({ length }) => length === 0) && !breaks.spacing && !breaks.nameSize;
  if (!isPrinted) fill(layout.sheets(breaks));
  return breaks;
}

function fill(sheets: readonly TreeElement[]): void {
  document.body.innerHTML = sheets.map(treeToHtml).join('');
}

/** How a document is broken into pages and, where it is known, its texts into lines. */
export interface PrintedBreaks extends PageBreaks {
  readonly lines?: TextLines | undefined;
}

/** Lays a document out as {@link layOutPage} does, and reads the lines of its sheets. */
function readPrintedBreaks(tree: TreeElement): PrintedBreaks {
  const breaks = layOutPage(tree);
  document.body.toggleAttribute('data-measured', true);
  const lines = readTextLines(document.body);
  document.body.toggleAttribute('data-measured', false);
  return { ...breaks, lines };
}

declare global {
  var layOutPage: (tree: TreeElement) => PageBreaks;
  var readPrintedBreaks: (tree: TreeElement) => PrintedBreaks;
}
globalThis.layOutPage = layOutPage;
globalThis.readPrintedBreaks = readPrintedBreaks;
