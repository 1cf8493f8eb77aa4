/** What a text may state that another does not. */
export const FACT_KINDS = [
  'number',
  'percentage',
  'date',
  'name',
  'technology',
  'degree',
  'certification',
  'title',
  'award',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * Why a text waits for a word of the person: what is new in it (`added`: words that nothing of the source says), more
 * of a part, a result, a level, a range or a frequency than was said, a "helped" or a "not" that went missing, a number
 * with another unit or in another's place, another language or grammar, characters that are not what they look like,
 * length.
 */
export const FINDING_REASONS = [
  ...FACT_KINDS,
  'responsibility',
  'outcome',
  'level',
  'negation',
  'added',
  'scope',
  'frequency',
  'hedge',
  'unit',
  'language',
  'characters',
  'swapped',
  'gender',
  'person',
  'too_long',
] as const;
export type FindingReason = (typeof FINDING_REASONS)[number];
