import { treeToHtml, type TreeElement } from '../../shared/templates/document/tree.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';

/** A document's sheets by breaks that somebody says are its own. */
export interface GivenPages {
  /** Markup of the sheets. */
  readonly html: string;
  readonly sheets: number;
}

/**
 * The sheets of a document by given breaks, written here: they need no measuring, and their markup is a third of the
 * tree that the browser would have to take apart. Undefined where the breaks cannot be the document's.
 */
export function givenPages(document: TreeElement, breaks: PageBreaks): GivenPages | undefined {
  const layout = createPageLayout(document);
  if (!layout.accepts(breaks)) return undefined;
  const sheets = layout.sheets(breaks);
  return { html: sheets.map(treeToHtml).join(''), sheets: sheets.length };
}
