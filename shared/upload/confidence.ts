/**
 * The confidence (0-1) at which an imported value is shown as sure, and the one at which it need not be asked about:
 * below `likely` the review asks. What the server learns is stretched to the first
 * (`functions/import/understand/trust.ts`).
 */
export const CONFIDENCE_THRESHOLDS = { sure: 0.85, likely: 0.65 } as const;

/** Least likeness (0-1) at which a file is taken for a résumé without asking. */
export const RESUME_LIKENESS = 0.6;
