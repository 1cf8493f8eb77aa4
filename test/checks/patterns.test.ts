import { describe, expect, it } from 'vitest';
import { collectPatterns, patternsIn, type SourcePattern } from '../support/patterns/collect.ts';
import { patternGrowth } from '../support/patterns/growth.ts';
import { patternKey, readKnown } from '../support/patterns/known.ts';
import { readsBounded } from '../support/patterns/slow.ts';

describe('no pattern grows faster than its text (decision 50)', () => {
  const { patterns, unknown } = collectPatterns();

  it('is asked of every pattern, written or composed', () => {
    expect(patterns.length).toBeGreaterThan(1_400);
    expect(patterns.some(({ files }) => files[0] === 'shared/improve/guard/patterns.ts')).toBe(true);
    expect(unknown).toEqual([]);
  });

  // An analysis ends by the clock: a pattern that takes 20 s of a quiet machine was slow by a busy one's.
  it('was shown for each of them by the tool that analyses what is new and notes it: check-patterns.ts', () => {
    const known = readKnown();
    const isNew = (pattern: SourcePattern) => !known.has(patternKey(pattern)) && !readsBounded(pattern);
    expect(patterns.filter(isNew).map(({ files, source }) => `${files.join(', ')}: /${source}/`)).toEqual([]);
  });
});

describe('the analysis', () => {
  it.each([
    ['exponential', /(?:,\s*(?:[A-Z][A-Za-z]{0,3}\.?){1,4})+$/],
    ['polynomial', /\s+$/],
    // Each of the analysers alone sees one of the next two.
    ['polynomial', /^(?:https?:\/\/)?(?:www\.)?|[/.,;:!?]+$/g],
    ['polynomial', /(?<=[A-Za-z][^א-ת]*[|•]\s*)\d+(?=\s*[א-ת])/g],
    ['linear', /(?<!\s)\s+$/],
    ['linear', /\d{1,10} 0 R/],
  ])('says %s of %s', async (growth, pattern) => {
    expect((await patternGrowth(pattern)).growth).toBe(growth);
  });

  it('finds patterns that are written, and those that are composed of values that a call knows', () => {
    const code =
      'const a = <b>{/c/u.test(d) && /* /e/ */ f}</b>;\nconst g = (h: string) => new RegExp(`^${h}+$`, "i");';
    expect(patternsIn('x.tsx', code)).toEqual({
      literals: [{ source: 'c', flags: 'u' }],
      composed: [{ source: '^Word1+$', flags: 'i' }],
    });
  });
});
