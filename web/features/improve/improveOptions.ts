import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import {
  DEFAULT_SUMMARY_OPTIONS,
  SUMMARY_FOCUSES,
  SUMMARY_LENGTHS,
  SUMMARY_TEMPLATES,
  type SummaryOptions,
} from '../../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../../shared/resume/text.ts';
import type { RequestedImprovement } from './keptRequests.ts';

export const IMPROVE_MODES = ['general', 'job'] as const;
export type ImproveMode = (typeof IMPROVE_MODES)[number];

/** Options of an improvement (AI-01, AI-02, AI-12). */
export interface ImproveOptions {
  readonly mode: ImproveMode;
  readonly job: string;
  /** Null: the résumé's own language. */
  readonly language: Language | null;
  /** Whether the summary is written from scratch or only reworded; null: written if there is none. */
  readonly writeSummary: boolean | null;
  readonly summary: SummaryOptions;
}

export const DEFAULT_IMPROVE_OPTIONS: ImproveOptions = {
  mode: 'general',
  job: '',
  language: null,
  writeSummary: null,
  summary: DEFAULT_SUMMARY_OPTIONS,
};

const oneOf = <Value>(values: readonly Value[], value: Value, otherwise: Value) =>
  values.includes(value) ? value : otherwise;

/** Reads stored options; an invalid value becomes the default. */
export function parseImproveOptions(stored: unknown): ImproveOptions {
  try {
    const { mode, job, language, writeSummary, summary } = {
      ...DEFAULT_IMPROVE_OPTIONS,
      ...(stored as Partial<ImproveOptions> | null),
    };
    return {
      mode: oneOf(IMPROVE_MODES, mode, 'general'),
      job: typeof job === 'string' ? job : '',
      language: oneOf<Language | null>(LANGUAGES, language, null),
      writeSummary: typeof writeSummary === 'boolean' ? writeSummary : null,
      summary: {
        template: oneOf(SUMMARY_TEMPLATES, summary.template, 'general'),
        length: oneOf(SUMMARY_LENGTHS, summary.length, 'medium'),
        focus: oneOf(SUMMARY_FOCUSES, summary.focus, 'balanced'),
      },
    };
  } catch {
    return DEFAULT_IMPROVE_OPTIONS;
  }
}

/** Returns whether the summary is written from the whole résumé: as chosen, or else if there is none yet. */
export function willWriteSummary({ writeSummary }: ImproveOptions, { summary }: ResumeData): boolean {
  return writeSummary ?? isBlankText(summary);
}

/** The request's options for the server; `language` is the résumé's own. */
export function toRequestedImprovement(
  wish: ImproveOptions,
  resume: ResumeData,
  language: Language,
): RequestedImprovement {
  const { mode, job, summary } = wish;
  return {
    improvementType: mode,
    jobDescription: mode === 'job' ? job.trim() : '',
    language: wish.language ?? language,
    ...(willWriteSummary(wish, resume) && { summaryOptions: summary }),
  };
}
