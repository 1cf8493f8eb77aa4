import type { Language } from '../../platform/language.ts';
import type { FindingReason } from '../findings.ts';
import type { Fact, TextMatch } from './facts.ts';
import type { Gender } from './grammar.ts';

/**
 * The outcome for a proposal: `clean` may be applied; `asked` may say more than the source, so the person is asked
 * about its words; `withheld` surely does, so the person must confirm each finding.
 */
export type Outcome = 'clean' | 'asked' | 'withheld';

/** A reason why a proposal is asked about or withheld, at the words that cause it. */
export interface GuardFinding extends TextMatch {
  readonly reason: FindingReason;
  /** Whether it is certain. A suspicion may be cleared by a claim check (functions/improve/claimCheck.ts). */
  readonly sure: boolean;
}

export interface Proposal {
  readonly before: string;
  readonly after: string;
  /** Other texts of the person whose facts may be used: the rest of the entry; for a summary, the whole résumé. */
  readonly context?: readonly string[];
  /** Gender in which the rest of the résumé speaks of its owner, if it shows one. */
  readonly gender?: Gender | undefined;
  /** The requested language; if absent, languages are not compared. */
  readonly language?: Language | undefined;
  /**
   * Whether the text was to be written from the context instead of rewording `before`. Numbers, grammar and length are
   * then compared with the whole context.
   */
  readonly written?: boolean;
  /** Most UTF-16 code units that the field holds. */
  readonly limit?: number;
}

export interface GuardVerdict {
  readonly outcome: Outcome;
  /** Empty for `clean`. Otherwise the proposal is applied only after the person confirms each finding. */
  readonly findings: readonly GuardFinding[];
  /** Facts of the original that the proposal no longer states. */
  readonly lost: readonly Fact[];
}
