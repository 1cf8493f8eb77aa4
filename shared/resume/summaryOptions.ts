/** Kinds of summary that a person may ask for (AI-12). */
export const SUMMARY_TEMPLATES = ['general', 'careerChange', 'recentGraduate'] as const;
export const SUMMARY_LENGTHS = ['short', 'medium', 'long'] as const;
export const SUMMARY_FOCUSES = ['balanced', 'technical', 'achievements'] as const;

export interface SummaryOptions {
  readonly template: (typeof SUMMARY_TEMPLATES)[number];
  readonly length: (typeof SUMMARY_LENGTHS)[number];
  readonly focus: (typeof SUMMARY_FOCUSES)[number];
}

export const DEFAULT_SUMMARY_OPTIONS: SummaryOptions = { template: 'general', length: 'medium', focus: 'balanced' };
