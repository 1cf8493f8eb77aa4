import { describe, expect, it } from 'vitest';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { treeToHtml } from '../../shared/templates/document/tree.ts';
import { createPageLayout } from '../../shared/templates/pagination/pageLayout.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { givenPages } from './givenPages.ts';

const document = buildResumeDocument({ ...SAMPLE_HE, templateId: 'classic' });
const layout = createPageLayout(document);
const breaks = { columns: layout.columns.map(({ units }) => [{ unit: units.length - 1, offset: 0 }]), cloned: [] };

describe('pages that a caller has laid out', () => {
  it('are the sheets of these breaks', () => {
    const pages = givenPages(document, breaks);
    expect(pages?.sheets).toBe(2);
    expect(pages?.html).toBe(layout.sheets(breaks).map(treeToHtml).join(''));
  });

  it('are left aside where they cannot be those of the document', () => {
    expect(givenPages(document, { ...breaks, columns: [] })).toBeUndefined();
    const beyond = breaks.columns.map(() => [{ unit: 9_999, offset: 0 }]);
    expect(givenPages(document, { ...breaks, columns: beyond })).toBeUndefined();
  });
});
