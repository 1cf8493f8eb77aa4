import { splitBullets, splitTags, splitWords } from './text.ts';

/**
 * Recommended amounts, shown beside the fields (BLD-30, BLD-31, BLD-32). They are hints: nothing is refused for them.
 */
export const RECOMMENDED = {
  summaryWords: { min: 25, max: 100 },
  summarySentences: { min: 3, max: 5 },
  experienceBullets: { min: 3, max: 5 },
  educationBullets: { min: 2, max: 3 },
  projectBullets: { min: 2, max: 3 },
  customBullets: { min: 2, max: 3 },
  technologies: { min: 3, max: 6 },
  skills: { min: 5, max: 10 },
} as const satisfies Record<string, Recommendation>;

export interface Recommendation {
  readonly min: number;
  readonly max: number;
}

/** The summary's counter: characters it counts out of, and the number above which it warns (BLD-29). */
export const SUMMARY_COUNTER = { outOf: 800, warnAbove: 600 } as const;

export type RecommendationFit = 'below' | 'within' | 'above';

/** Compares a count with a recommendation; both ends are within it. */
export function compareWithRecommendation(count: number, { min, max }: Recommendation): RecommendationFit {
  if (count < min) return 'below';
  return count > max ? 'above' : 'within';
}

export interface SummaryHint {
  /** Characters as a person counts them: an emoji or a letter with its points is one. */
  readonly characters: number;
  readonly outOf: number;
  readonly warning: boolean;
  readonly words: number;
  readonly wordsFit: RecommendationFit;
}

/** Counter and word hint of the summary. */
export function summaryHint(summary: string): SummaryHint {
  const characters = countCharacters(summary);
  const words = splitWords(summary).length;
  return {
    characters,
    outOf: SUMMARY_COUNTER.outOf,
    warning: characters > SUMMARY_COUNTER.warnAbove,
    words,
    wordsFit: compareWithRecommendation(words, RECOMMENDED.summaryWords),
  };
}

export interface CountHint {
  readonly count: number;
  readonly recommended: Recommendation;
  readonly fit: RecommendationFit;
}

/** Bullet hint of a description, for the kind of entry it belongs to. */
export function bulletHint(description: string, kind: 'experience' | 'education' | 'project' | 'custom'): CountHint {
  return countHint(splitBullets(description).length, RECOMMENDED[`${kind}Bullets`]);
}

/** Hint of how many technologies a project names, against how many are recommended. */
export function technologiesHint(technologies: string): CountHint {
  return countHint(splitTags(technologies).length, RECOMMENDED.technologies);
}

/** Skill hint; skills without a name do not count. */
export function skillsHint(skills: readonly { readonly name: string }[]): CountHint {
  return countHint(skills.filter((skill) => skill.name.trim() !== '').length, RECOMMENDED.skills);
}

function countHint(count: number, recommended: Recommendation): CountHint {
  return { count, recommended, fit: compareWithRecommendation(count, recommended) };
}

/** Made for the first text that needs it: it takes 40 ms, which no page and no function should wait for. */
let graphemeSegmenter: Intl.Segmenter | undefined;

function countCharacters(text: string): number {
  if (/^[\u0020-\u007e\u05d0-\u05f4\n]*$/.test(text)) return text.length;
  let count = 0;
  graphemeSegmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const _ of graphemeSegmenter.segment(text)) count += 1;
  return count;
}
