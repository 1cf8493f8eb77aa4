import { treeToHtml, type TreeElement } from '../../shared/templates/document/tree.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';

/** A document's sheets by page breaks that the caller sent. */
export interface GivenPages {
  /** Markup of the sheets. */
  readonly html: string;
  readonly sheets: number;
}

/**
 * Returns the sheets of a document by the given breaks, as markup. They need no measuring, and their markup is a third
 * of the tree that the browser would have to parse. Undefined if the breaks cannot belong to the document.
 */
export function givenPages(document: TreeElement, breaks: PageBreaks): GivenPages | undefined {
  const layout = createPageLayout(document);
  if (!layout.accepts(breaks)) return undefined;
  const sheets = layout.sheets(breaks);
  return { html: sheets.map(treeToHtml).join(''), sheets: sheets.length };
}
