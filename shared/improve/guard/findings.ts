import { FACT_KINDS } from './facts.ts';

/**
 * Why a text is withheld: what is new in it, more of a part, a result or a level than was said, a "not" that went
 * missing, a number that was there and now says something else, grammar, length.
 */
export const FINDING_REASONS = [
  ...FACT_KINDS,
  'responsibility',
  'outcome',
  'level',
  'negation',
  'swapped',
  'gender',
  'person',
  'too_long',
] as const;
