import type { Place, Suggestion } from '../../../../shared/improve/suggestions.ts';
import { LIMITS } from '../../../../shared/resume/limits.ts';

/** A suggestion beside the text as it is now. */
export interface Offer extends Suggestion {
  /** The text was changed after the improvement was asked for, so the suggestion may lack something. */
  readonly changedSince: boolean;
}

export type Decision = 'take' | 'leave';

/** What the person has decided so far; nothing is taken that is not decided. */
export interface Choices {
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Findings that the person has confirmed, by {@link findingKey}. */
  readonly confirmed: Readonly<Record<string, boolean>>;
}

export const NOTHING_CHOSEN: Choices = { decisions: {}, confirmed: {} };

export const keyOf = ({ section, id }: Place): string => (id === undefined ? section : `${section}/${id}`);
export const findingKey = (place: Place, at: number): string => `${keyOf(place)}#${at}`;

/** What no word of the person can make right: the field does not take so much. */
export const isTooMuch = ({ section, after }: Suggestion): boolean => after.length > (section === 'summary' ? LIMITS.summary : LIMITS.description);

/** Whether a suggestion may be taken: every finding is confirmed by itself. */
export function isTakeable(offer: Offer, { confirmed }: Choices): boolean {
  return !isTooMuch(offer) && offer.findings.every((_, at) => confirmed[findingKey(offer, at)] === true);
}

/** Decides one; taking what may not be taken is no decision. */
export function decided(choices: Choices, offer: Offer, decision: Decision): Choices {
  if (decision === 'take' && !isTakeable(offer, choices)) return choices;
  return { ...choices, decisions: { ...choices.decisions, [keyOf(offer)]: decision } };
}

/** Confirms one finding, or takes that back, and with it the decision to take. */
export function confirmedBy(choices: Choices, offer: Offer, at: number, yes: boolean): Choices {
  const { [keyOf(offer)]: decision, ...decisions } = choices.decisions;
  const keeps = decision !== undefined && (yes || decision === 'leave');
  return { decisions: keeps ? choices.decisions : decisions, confirmed: { ...choices.confirmed, [findingKey(offer, at)]: yes } };
}

/** Those that "take all" takes: nothing was found in them, nothing is lost, and the text is still the one they are for. */
export function harmless(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ findings, lost, changedSince }) => findings.length === 0 && lost.length === 0 && !changedSince);
}

/** Every harmless one taken; what was decided about the others stays. */
export function allTaken(choices: Choices, offers: readonly Offer[]): Choices {
  return harmless(offers).reduce((next, offer) => decided(next, offer, 'take'), choices);
}

/** Suggestions that are applied. */
export function takenOf(choices: Choices, offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => choices.decisions[keyOf(offer)] === 'take' && isTakeable(offer, choices));
}
