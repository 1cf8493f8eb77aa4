import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import { listTextLocations, suggestionKey } from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import { parseJson } from '../../lib/storage/parseJson.ts';

/** The request's options, without the résumé and its owner. */
export type RequestedImprovement = Omit<ApiRequest<'improveResume'>, 'resumeData' | 'userId' | 'requestId'>;

/**
 * A request whose result is not decided yet: stored beside the draft, so that a paid result can be fetched again after
 * a lost connection or a reload. The texts it was made for are recognised by their fingerprints.
 */
export interface PendingImprovement {
  readonly requestId: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly asked: RequestedImprovement;
  readonly prints: Readonly<Record<string, string>>;
}

/**
 * How long the server stores a result; afterwards the same id would be charged again. In ms, with a margin for clock
 * differences.
 */
export const RESULT_LIFETIME_MS = 23 * 3_600_000;

/** Fingerprints of every text that can be improved. */
export function fingerprintTexts(resume: ResumeData): Record<string, string> {
  return Object.fromEntries(listTextLocations(resume).map((place) => [suggestionKey(place), fingerprint(place.text)]));
}

/**
 * Keys in local storage, beside the draft's own: of the pending request, and of the paid one whose suggestions were
 * decided or left.
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
    typeof pending.prints !== 'object'
  )
    return null;
  return typeof pending.at === 'number' && now - pending.at < RESULT_LIFETIME_MS
    ? (pending as PendingImprovement)
    : null;
}
