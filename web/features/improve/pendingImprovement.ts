import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import { listTextLocations, suggestionKey, withTextAt } from '../../../shared/improve/suggestions.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { parseJson } from '../../lib/storage/parseJson.ts';

/** The request's options, without the résumé and its owner. */
export type RequestedImprovement = Omit<ApiRequest<'improveResume'>, 'resumeData' | 'userId' | 'requestId'>;

/**
 * A request whose result is not decided yet: stored beside the draft, so that a paid result can be fetched again after
 * a lost connection or a reload, with the texts that it was made for.
 */
export interface PendingImprovement {
  readonly requestId: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly asked: RequestedImprovement;
  /** By their places (`suggestionKey`). */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * How long the server keeps a result of which nothing is taken; afterwards the same id would be a new request. In ms,
 * with a margin for clock differences.
 */
export const RESULT_LIFETIME_MS = 23 * 3_600_000;

/** Every text that can be improved, by its place. */
export function textsOf(resume: ResumeData): Record<string, string> {
  return Object.fromEntries(listTextLocations(resume).map((place) => [suggestionKey(place), place.text]));
}

/** A résumé with its texts as they were when the request was made. */
export const resumeAsSent = (resume: ResumeData, { texts }: Pick<PendingImprovement, 'texts'>): ResumeData =>
  listTextLocations(resume).reduce(
    (all, place) => withTextAt(all, place, ownProperty(texts, suggestionKey(place)) ?? place.text),
    resume,
  );

/**
 * Keys in local storage, beside the draft's own: of the pending request, and of the one whose suggestions were decided
 * or left.
 */
export const IMPROVEMENT_KEYS = { pending: 'resumeData.improvement', left: 'resumeData.improvement.left' } as const;

/** Reads what {@link IMPROVEMENT_KEYS} holds: a request of this owner that can still be sent again; null otherwise. */
export function parsePendingImprovement(
  text: string | null,
  owner: string | null,
  now: number,
): PendingImprovement | null {
  const pending = parseJson(text) as Partial<PendingImprovement> | null;
  if (
    !pending ||
    owner === null ||
    pending.owner !== owner ||
    typeof pending.requestId !== 'string' ||
    typeof pending.asked !== 'object' ||
    typeof pending.texts !== 'object'
  )
    return null;
  return typeof pending.at === 'number' && now - pending.at < RESULT_LIFETIME_MS
    ? (pending as PendingImprovement)
    : null;
}
