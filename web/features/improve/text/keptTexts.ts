import type { ApiRequest } from '../../../../shared/api/endpoints.ts';
import { type TextLocation, suggestionKey } from '../../../../shared/improve/suggestions.ts';
import { parseJson } from '../../../lib/storage/parseJson.ts';
import { RESULT_LIFETIME_MS } from '../pendingImprovement.ts';

export type OneTextRequest = NonNullable<ApiRequest<'improveResume'>['oneText']>;

/**
 * A request for one text whose result the person may still want: kept beside the draft, so that it comes again after a
 * lost connection, a reload or a "leave it". The same id is never counted or charged twice.
 */
export interface KeptText {
  readonly requestId: string;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly place: TextLocation;
  readonly asked: Pick<ApiRequest<'improveResume'>, 'improvementType' | 'jobDescription' | 'language'> & {
    readonly oneText: OneTextRequest;
  };
  /** The text that it was made for. */
  readonly text: string;
}

/** Key in local storage, beside the draft's own. */
export const KEPT_TEXTS_KEY = 'resumeData.texts';

/** Texts of which a result is kept, the newest. */
const MAX_KEPT = 20;

/** Reads {@link KEPT_TEXTS_KEY}: the requests of this owner that can still be sent again, by their places. */
export function parseKeptTexts(text: string | null, owner: string | null, now: number): ReadonlyMap<string, KeptText> {
  const list = parseJson(text);
  if (!Array.isArray(list) || owner === null) return new Map();
  const fits = (kept: Partial<KeptText> | null): kept is KeptText =>
    kept?.owner === owner &&
    typeof kept.requestId === 'string' &&
    typeof kept.place?.section === 'string' &&
    typeof kept.asked?.oneText === 'object' &&
    typeof kept.text === 'string' &&
    typeof kept.at === 'number' &&
    now - kept.at < RESULT_LIFETIME_MS;
  return new Map((list as (Partial<KeptText> | null)[]).filter(fits).map((kept) => [suggestionKey(kept.place), kept]));
}

/** What {@link parseKeptTexts} reads; null where there is nothing. */
export function writeKeptTexts(kept: readonly KeptText[]): string | null {
  return kept.length === 0 ? null : JSON.stringify(kept.toSorted((a, b) => b.at - a.at).slice(0, MAX_KEPT));
}
