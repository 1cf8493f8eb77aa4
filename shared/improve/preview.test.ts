import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPreview } from './preview.ts';

const BEFORE = 'I led a small team and wrote weekly reports for the branch.';
const AFTER =
  'Led a team of 7341 people at Zvulon Dynamics, ' +
  'wrote weekly reports that changed how the branch plans its work and budget.';
const at = (text: string) => ({ text, index: AFTER.indexOf(text) });

describe('the preview of a text that is not paid for', () => {
  it('shows what was found, with the person’s own words around it, and gaps for the rest', () => {
    const { text, findings } = createPreview(AFTER, BEFORE, [at('7341'), at('Zvulon'), at('Dynamics')]);
    expect(text).toBe('… 7341 … Zvulon Dynamics, wrote weekly …');
    for (const { text: found, index } of findings) expect(text.slice(index, index + found.length)).toBe(found);
  });

  it('keeps its bound where every word is a reason, and tells the first', () => {
    const all = [...AFTER.matchAll(/\p{L}+/gu)].map((match) => ({ text: match[0], index: match.index }));
    const { text, findings } = createPreview(AFTER, '', all);
    expect(findings.length).toBeLessThan(all.length / 2);
    expect(text.replace(/[\s…]/g, '').length).toBeLessThanOrEqual(AFTER.replace(/\s/g, '').length / 3);
    expect(createPreview('Zvulon', '', [{ text: 'Zvulon', index: 0 }]).text).toBe('Zvulon');
    expect(createPreview('ניהלתי 40 עובדים', '', [{ text: '', index: 0 }])).toEqual({
      text: '…',
      findings: [{ text: '', index: 0 }],
    });
  });

  it('never shows more than its bound, whatever was found', () => {
    const words = fc.array(fc.constantFrom('led', 'a', 'team', 'צוות', 'ניהול', '40%', 'Kubernetes', 'reports,'), {
      minLength: 4,
      maxLength: 60,
    });
    fc.assert(
      fc.property(words, words, fc.array(fc.nat(59), { maxLength: 20 }), (after, before, places) => {
        const text = after.join(' ');
        const findings = places.flatMap((place) =>
          place < after.length
            ? [{ text: after[place] as string, index: after.slice(0, place).join(' ').length + (place > 0 ? 1 : 0) }]
            : [],
        );
        const shown = createPreview(text, before.join(' '), findings).text.replace(/[\s…]/g, '').length;
        const first = findings[0]?.text.length ?? 0;
        expect(shown).toBeLessThanOrEqual(Math.max(text.replace(/\s/g, '').length / 3, first));
      }),
      { numRuns: 500 },
    );
  });
});
