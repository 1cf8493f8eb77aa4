import { describe, expect, it } from 'vitest';
import {
  bulletHint,
  compareWithRecommendation,
  RECOMMENDED,
  skillsHint,
  summaryHint,
  technologiesHint,
} from './hints.ts';

const lines = (count: number) => Array.from({ length: count }, (_, n) => `• line ${n}`).join('\n');

describe('hints', () => {
  it.each([
    [0, false],
    [600, false],
    [601, true],
    [800, true],
    [1200, true],
  ])('[BLD-29] counts %i characters out of 800 and warns: %s', (count, warning) => {
    expect(summaryHint('א'.repeat(count))).toMatchObject({ characters: count, outOf: 800, warning });
  });

  it('[BLD-29] counts what a person sees: an emoji or a pointed letter is one character', () => {
    expect(summaryHint('👩‍🔬 שָׁלוֹם é').characters).toBe(8);
  });

  it.each([
    [0, 'below'],
    [24, 'below'],
    [25, 'within'],
    [100, 'within'],
    [101, 'above'],
  ])('[BLD-30] finds %i words %s the recommended 25-100', (count, wordsFit) => {
    expect(summaryHint(Array.from({ length: count }, () => 'מילה').join(' '))).toMatchObject({
      words: count,
      wordsFit,
    });
  });

  it('[BLD-30] recommends 3-5 sentences, and counts words and not signs', () => {
    expect(RECOMMENDED.summarySentences).toEqual({ min: 3, max: 5 });
    expect(summaryHint('מפתח/ת – 5 שנים, C++ & Go').words).toBe(5);
  });

  it.each([
    ['experience', 3, 5],
    ['education', 2, 3],
    ['project', 2, 3],
    ['custom', 2, 3],
  ] as const)('[BLD-31] recommends for %s %i to %i bullets', (kind, min, max) => {
    expect(bulletHint(lines(min - 1), kind)).toEqual({ count: min - 1, recommended: { min, max }, fit: 'below' });
    expect(bulletHint(lines(min), kind).fit).toBe('within');
    expect(bulletHint(lines(max), kind).fit).toBe('within');
    expect(bulletHint(lines(max + 1), kind).fit).toBe('above');
  });

  it.each([
    [2, 'below'],
    [3, 'within'],
    [6, 'within'],
    [7, 'above'],
  ])('[BLD-32] finds %i technologies %s the recommended 3-6', (count, fit) => {
    expect(technologiesHint(Array.from({ length: count }, (_, n) => `t${n}`).join(', ')).fit).toBe(fit);
  });

  it.each([
    [4, 'below'],
    [5, 'within'],
    [10, 'within'],
    [11, 'above'],
  ])('[BLD-32] finds %i skills %s the recommended 5-10, blank ones aside', (count, fit) => {
    expect(skillsHint([...Array.from({ length: count }, (_, n) => ({ name: `skill ${n}` })), { name: ' ' }]).fit).toBe(
      fit,
    );
  });

  it('takes both ends as within', () => {
    expect([1, 2, 3, 4].map((count) => compareWithRecommendation(count, { min: 2, max: 3 }))).toEqual([
      'below',
      'within',
      'within',
      'above',
    ]);
  });
});
