import { FACT_KINDS } from './facts.ts';

/** Why a text is withheld: what is new in it, a number that was there and now says something else, grammar, length. */
export const FINDING_REASONS = [...FACT_KINDS, 'swapped', 'gender', 'person', 'too_long'] as const;
