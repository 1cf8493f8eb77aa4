import * as v from 'valibot';
import { parseJson } from '../../../lib/storage/parseJson.ts';

/** The draft's metadata: everything but the résumé itself. */
export const DraftMetadataSchema = v.object({
  owner: v.nullable(v.string()),
  name: v.string(),
  cloud: v.nullable(
    v.object({ id: v.string(), version: v.number(), name: v.string(), isPaired: v.optional(v.boolean()) }),
  ),
  /** `resumeFingerprint` of the cloud's copy; null if there is no copy. */
  cloudPrint: v.nullable(v.string()),
  /** Incremented with each full save. */
  revision: v.pipe(v.number(), v.integer()),
  /** Fingerprint of the résumé's text that this metadata belongs to. */
  print: v.string(),
  /** Id of the tab that wrote it. */
  tab: v.string(),
  /** Time of the full save, ms since 1970. */
  savedAt: v.number(),
});

export type DraftMetadata = v.InferOutput<typeof DraftMetadataSchema>;

/** Null if it is damaged or of an unknown version: the résumé is then read without it. */
export function parseDraftMetadata(text: string | null): DraftMetadata | null {
  const read = v.safeParse(DraftMetadataSchema, parseJson(text));
  return read.success ? read.output : null;
}
