import type { Language } from '../../platform/language.ts';
import type { FindingReason } from '../findings.ts';
import type { Fact, TextMatch } from './facts.ts';
import type { Gender } from './grammar.ts';

/**
 * What becomes of a proposal: `clean` may be applied; `asked` may say more than the person wrote, so that the person is
 * asked about its words; `withheld` surely does, and each of its findings is to be confirmed.
 */
export type Outcome = 'clean' | 'asked' | 'withheld';

/** Why a proposal is asked about or withheld, at the words that are the reason. */
export interface GuardFinding extends TextMatch {
  readonly reason: FindingReason;
  /** Whether it is certain; else a suspicion, which a claim check may clear (functions/improve/claimCheck.ts). */
  readonly sure: boolean;
}

export interface Proposal {
  readonly before: string;
  readonly after: string;
  /** Other texts of the person whose facts this one may use: the rest of the entry; for a summary, the whole résumé. */
  readonly context?: readonly string[];
  /** Gender in which the résumé speaks of its owner, where the rest of it tells. */
  readonly gender?: Gender | undefined;
  /** The language that was asked for; not compared where absent. */
  readonly language?: Language | undefined;
  /**
   * It was to be written from the context, not to reword `before`: numbers, grammar and length are compared with all of
   * it.
   */
  readonly written?: boolean;
  /** UTF-16 code units the field takes. */
  readonly limit?: number;
}

export interface GuardVerdict {
  readonly outcome: Outcome;
  /** Empty where it is clean. Otherwise it is applied only after the person has confirmed each. */
  readonly findings: readonly GuardFinding[];
  /** Facts of the original that the proposal no longer states. */
  readonly lost: readonly Fact[];
}
