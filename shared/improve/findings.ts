/** Kinds of facts that a text may state. */
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
 * Reasons to ask about a text or withhold it: a new fact; new words (`added`); more responsibility, outcome, level,
 * range or frequency than the source states; a lost "helped" or "not"; a number with another unit or in another's
 * place; another language or grammar; disguised characters; length.
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
