import { type TextLocation, type Suggestion, suggestionKey } from '../../../../shared/improve/suggestions.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

export type Decision = 'take' | 'leave';

/** The person's decisions so far; a suggestion without a decision is not applied. */
export interface ReviewDecisions {
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Findings that the person has confirmed, by {@link findingKey}. */
  readonly confirmed: Readonly<Record<string, boolean>>;
}

export const NO_DECISIONS: ReviewDecisions = { decisions: {}, confirmed: {} };

export const findingKey = (place: TextLocation, at: number) => `${suggestionKey(place)}#${at}` as const;

/** A finding that the person cannot confirm away: the text is too long for the field. */
export const exceedsLimit = ({ section, after }: Suggestion): boolean =>
  after.length > (section === 'summary' ? RESUME_LIMITS.summary : RESUME_LIMITS.description);

/** Whether a suggestion may be accepted: every finding is confirmed separately. */
export function isAcceptable(offer: CurrentSuggestion, { confirmed }: ReviewDecisions): boolean {
  return !exceedsLimit(offer) && offer.findings.every((_, at) => confirmed[findingKey(offer, at)] === true);
}

/** Decides one; accepting a suggestion that may not be accepted changes nothing. */
export function decide(choices: ReviewDecisions, offer: CurrentSuggestion, decision: Decision): ReviewDecisions {
  if (decision === 'take' && !isAcceptable(offer, choices)) return choices;
  return { ...choices, decisions: { ...choices.decisions, [suggestionKey(offer)]: decision } };
}

/** Answers the one question about a text that is asked about: every finding of it at once. */
export const answerQuestion = (choices: ReviewDecisions, offer: CurrentSuggestion, yes: boolean): ReviewDecisions =>
  offer.findings.reduce((next, _, at) => confirmFinding(next, offer, at, yes), choices);

/** Confirms a finding, or withdraws that, and with it the acceptance. */
export function confirmFinding(
  choices: ReviewDecisions,
  offer: CurrentSuggestion,
  at: number,
  yes: boolean,
): ReviewDecisions {
  const { [suggestionKey(offer)]: decision, ...decisions } = choices.decisions;
  const keeps = decision !== undefined && (yes || decision === 'leave');
  return {
    decisions: keeps ? choices.decisions : decisions,
    confirmed: { ...choices.confirmed, [findingKey(offer, at)]: yes },
  };
}

/**
 * Suggestions that "accept all" accepts: no findings, nothing lost, and the text is still the one they were made for.
 */
export function safeSuggestions(offers: readonly CurrentSuggestion[]): CurrentSuggestion[] {
  return offers.filter(
    ({ findings, lost, changedSince }) => findings.length === 0 && lost.length === 0 && !changedSince,
  );
}

/** Accepts every suggestion without findings; decisions about the others stay. */
export function acceptAllSafe(choices: ReviewDecisions, offers: readonly CurrentSuggestion[]): ReviewDecisions {
  return safeSuggestions(offers).reduce((next, offer) => decide(next, offer, 'take'), choices);
}

/** Accepted suggestions, to be applied. */
export function acceptedSuggestions(
  choices: ReviewDecisions,
  offers: readonly CurrentSuggestion[],
): CurrentSuggestion[] {
  return offers.filter((offer) => choices.decisions[suggestionKey(offer)] === 'take' && isAcceptable(offer, choices));
}
