import type { ApiRequest } from '../../../shared/api/endpoints.ts';
import {
  listTextLocations,
  suggestionKey,
  withTextAt,
  type TextLocation,
} from '../../../shared/improve/suggestions.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { parseJson } from '../../lib/storage/parseJson.ts';

/** The request's options, without the résumé and its owner. */
export type RequestedImprovement = Omit<ApiRequest<'improveResume'>, 'resumeData' | 'userId' | 'requestId'>;
/** The task for one text. */
export type OneTextRequest = NonNullable<RequestedImprovement['oneText']>;

/**
 * A request whose result the person may still want: kept beside the draft, with what it was made for, so that it comes
 * again after a lost connection, a reload or a "leave it". The same id is never counted or charged twice.
 */
export interface KeptRequest {
  readonly requestId: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly asked: RequestedImprovement;
}

/** A request for the whole résumé. */
export interface PendingImprovement extends KeptRequest {
  /** The texts by their places (`suggestionKey`). */
  readonly texts: Readonly<Record<string, string>>;
}

/** A request for one text. */
export interface KeptText extends KeptRequest {
  readonly place: TextLocation;
  readonly asked: RequestedImprovement & { readonly oneText: OneTextRequest };
  /** The text that it was made for. */
  readonly text: string;
}

/**
 * Keys in local storage, beside the draft's own: of the pending request, of the one whose suggestions were decided or
 * left, and of the list of those for single texts.
 */
export const REQUEST_KEYS = {
  pending: 'resumeData.improvement',
  left: 'resumeData.improvement.left',
  texts: 'resumeData.texts',
} as const;

/**
 * How long the server keeps a result of which nothing is taken; afterwards the same id would be a new request. In ms,
 * with a margin for clock differences.
 */
const RESULT_LIFETIME_MS = 23 * 3_600_000;
/** Texts of which a request is kept, the newest. */
const MAX_KEPT_TEXTS = 20;

/** The reader of stored requests, and the time: requests of others, and those whose result is gone, are left out. */
interface RequestReader {
  readonly owner: string | null;
  readonly now: number;
}

const canBeSentAgain = (kept: Partial<KeptRequest> | null, { owner, now }: RequestReader): boolean =>
  owner !== null &&
  kept?.owner === owner &&
  typeof kept.requestId === 'string' &&
  typeof kept.asked === 'object' &&
  typeof kept.at === 'number' &&
  now - kept.at < RESULT_LIFETIME_MS;

/** Reads a request for the whole résumé that can still be sent again; null otherwise. */
export function parsePendingImprovement(text: string | null, reader: RequestReader): PendingImprovement | null {
  const kept = parseJson(text) as Partial<PendingImprovement> | null;
  return canBeSentAgain(kept, reader) && typeof kept?.texts === 'object' ? (kept as PendingImprovement) : null;
}

/** Reads the requests for single texts that can still be sent again. */
export function parseKeptTexts(text: string | null, reader: RequestReader): KeptText[] {
  const list = parseJson(text);
  return !Array.isArray(list)
    ? []
    : (list as (Partial<KeptText> | null)[]).filter(
        (kept): kept is KeptText =>
          canBeSentAgain(kept, reader) &&
          typeof kept?.place?.section === 'string' &&
          typeof kept.asked?.oneText === 'object' &&
          typeof kept.text === 'string',
      );
}

/** Writes the texts that {@link parseKeptTexts} reads; null if there is nothing. */
export const writeKeptTexts = (kept: readonly KeptText[]): string | null =>
  kept.length === 0 ? null : JSON.stringify(kept.toSorted((a, b) => b.at - a.at).slice(0, MAX_KEPT_TEXTS));

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
