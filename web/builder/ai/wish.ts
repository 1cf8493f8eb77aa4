import type { Language } from '../../../shared/product.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { DEFAULT_SUMMARY_OPTIONS, SUMMARY_FOCUSES, SUMMARY_LENGTHS, SUMMARY_TEMPLATES, type SummaryOptions } from '../../../shared/resume/summaryOptions.ts';
import { isBlankText } from '../../../shared/resume/text.ts';
import type { Asked } from './pending.ts';

export const MODES = ['general', 'job'] as const;
export type Mode = (typeof MODES)[number];

/** What is asked of an improvement (AI-01, AI-02, AI-12). */
export interface Wish {
  readonly mode: Mode;
  readonly job: string;
  /** Null: the résumé's own. */
  readonly language: Language | null;
  /** Whether the summary is written anew or only reworded; null: written where there is none. */
  readonly writeSummary: boolean | null;
  readonly summary: SummaryOptions;
}

export const FIRST_WISH: Wish = { mode: 'general', job: '', language: null, writeSummary: null, summary: DEFAULT_SUMMARY_OPTIONS };

const of = <Value>(values: readonly Value[], value: Value, otherwise: Value) => (values.includes(value) ? value : otherwise);

/** A wish as it was kept; whatever is not one is the first. */
export function readWish(text: string | null): Wish {
  try {
    const { mode, job, language, writeSummary, summary } = { ...FIRST_WISH, ...(JSON.parse(text ?? '{}') as Partial<Wish>) };
    return {
      mode: of(MODES, mode, 'general'),
      job: typeof job === 'string' ? job : '',
      language: of<Language | null>(['he', 'en'], language, null),
      writeSummary: typeof writeSummary === 'boolean' ? writeSummary : null,
      summary: {
        template: of(SUMMARY_TEMPLATES, summary.template, 'general'),
        length: of(SUMMARY_LENGTHS, summary.length, 'medium'),
        focus: of(SUMMARY_FOCUSES, summary.focus, 'balanced'),
      },
    };
  } catch {
    return FIRST_WISH;
  }
}

/** Whether the summary is written from the whole résumé: as chosen, else where there is none yet. */
export function writesSummary({ writeSummary }: Wish, { summary }: ResumeData): boolean {
  return writeSummary ?? isBlankText(summary);
}

/** What is asked of the server for a wish; `language` is the résumé's own. */
export function askedOf(wish: Wish, resume: ResumeData, language: Language): Asked {
  const { mode, job, summary } = wish;
  return { improvementType: mode, jobDescription: mode === 'job' ? job.trim() : '', language: wish.language ?? language, ...(writesSummary(wish, resume) && { summaryOptions: summary }) };
}
