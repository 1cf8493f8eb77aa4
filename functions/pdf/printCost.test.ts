import { describe, expect, it } from 'vitest';
import { RESUME_BOMBS } from '../../test/attack/resumeBombs.ts';
import { lengthenResume } from '../../test/tools/resume-variants.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { h, type TreeElement } from '../../shared/templates/document/tree.ts';
import { estimatePrintCost, MAX_PRINT_COST } from './printCost.ts';

const ofText = (text: string) => estimatePrintCost(h('p', {}, text)).milliseconds;

/** Pieces of the paragraph that has the most. */
function mostPieces(node: TreeElement): number {
  const pieces = (of: TreeElement): number =>
    of.children.reduce((sum, child) => sum + 1 + (typeof child === 'string' ? 0 : pieces(child)), 0);
  const inner = node.children.filter((child) => typeof child !== 'string');
  const own = inner.some(({ tag }) => !['bdi', 'span', 'a', 'wbr'].includes(tag)) ? 0 : pieces(node);
  return Math.max(own, ...inner.map(mostPieces));
}

describe('what a résumé costs to print', () => {
  it.each([
    ['Hebrew', SAMPLE_HE],
    ['English', SAMPLE_EN],
  ])('is a small part of the bound for an ordinary one in %s, also where it is long', (_, sample) => {
    expect(estimatePrintCost(buildResumeDocument(sample)).milliseconds).toBeLessThan(MAX_PRINT_COST / 20);
    expect(estimatePrintCost(buildResumeDocument(lengthenResume(sample, 20))).milliseconds).toBeLessThan(
      MAX_PRINT_COST / 4,
    );
  });

  it.each(['a', 'א', 'א a', 'אa', 'אa1', '★→', 'a\u0301', '😀', '你'])(
    'grows with the length of a text of %s, and no faster',
    (unit) => {
      expect(ofText(unit.repeat(4_000)) / ofText(unit.repeat(1_000))).toBeCloseTo(4, 0);
    },
  );

  it('counts what is drawn in pieces', () => {
    expect(ofText('אa'.repeat(500))).toBeGreaterThan(5 * ofText('aa'.repeat(500)));
    expect(ofText('\u2067a\u2069'.repeat(300))).toBeGreaterThan(5 * ofText('aaa'.repeat(300)));
    expect(ofText('ש\u05c1\u05b8'.repeat(300))).toBeGreaterThan(2 * ofText('ששש'.repeat(300)));
    // A long word of joined letters is shaped anew for every place where it may be broken.
    expect(ofText('ش'.repeat(4_000)) / ofText('ش'.repeat(1_000))).toBeGreaterThan(12);
  });

  it.each(RESUME_BOMBS)(
    'has no paragraph of more pieces than a person writes: $name',
    { tags: 'exhaustive' },
    ({ resume }) => {
      expect(mostPieces(buildResumeDocument({ ...resume, templateId: 'professional' }))).toBeLessThan(1_000);
    },
  );

  it.each([
    'scripts by turns',
    'technologies',
    'one Arabic word',
    'dense lines',
    'four scripts',
    'Thai with marks',
    'Myanmar',
    'Khmer',
    'ten scripts',
  ])('is above the bound for %s', (name) => {
    const { resume } = RESUME_BOMBS.find((bomb) => bomb.name === name) as (typeof RESUME_BOMBS)[number];
    expect(() => estimatePrintCost(buildResumeDocument({ ...resume, templateId: 'professional' })).check()).toThrow(
      expect.objectContaining({ code: 'pdf_too_complex', details: expect.objectContaining({ limit: MAX_PRINT_COST }) }),
    );
  });
});
