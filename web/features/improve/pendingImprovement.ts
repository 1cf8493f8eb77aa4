import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import { listTextLocations } from '../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';
import { parseJson } from '../../lib/storage/safeStorage.ts';
import { suggestionKey } from './review/decisions.ts';

/** What was asked, without the résumé and whose it is. */
export type RequestedImprovement = Omit<ApiRequest<'improveResume'>, 'resumeData' | 'userId' | 'requestId'>;

/**
 * A request whose result has not been decided upon: kept with the draft, so that a result that is paid for can be
 * fetched again after a lost connection or a reload. The texts it was made for are known by their fingerprints.
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
 * The server keeps a result so long; afterwards the same id would be another use. In ms, with room for clocks that
 * differ.
 */
const RESULT_LIFETIME_MS = 23 * 3_600_000;

/** Fingerprints of every text that can be improved. */
export function fingerprintTexts(resume: ResumeData): Record<string, string> {
  return Object.fromEntries(listTextLocations(resume).map((place) => [suggestionKey(place), fingerprint(place.text)]));
}

/**
 * What is kept under {@link PENDING_IMPROVEMENT_KEY}, where it is a request of theirs that can still be asked for; null
 * otherwise.
 */
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

/** Name in local storage, beside the draft's own. */
export const PENDING_IMPROVEMENT_KEY = 'resumeData.improvement';
