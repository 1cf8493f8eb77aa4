import * as v from 'valibot';
import { parseJson } from '../../../lib/storage/safeStorage.ts';

/** What belongs to the draft beside the résumé itself. */
export const DraftMetadataSchema = v.object({
  owner: v.nullable(v.string()),
  name: v.string(),
  cloud: v.nullable(v.object({ id: v.string(), version: v.number(), name: v.string() })),
  /** `resumeFingerprint` what the cloud holds; null where there is no copy. */
  cloudPrint: v.nullable(v.string()),
  /** Grows with each full save. */
  revision: v.pipe(v.number(), v.integer()),
  /** Fingerprint of the résumé's text this belongs to. */
  print: v.string(),
  /** The tab that wrote it. */
  tab: v.string(),
  /** Time of the full save, ms since 1970. */
  savedAt: v.number(),
});

export type DraftMetadata = v.InferOutput<typeof DraftMetadataSchema>;

/** Null where it is damaged or of another time: the résumé is then read without it. */
export function parseDraftMetadata(text: string | null): DraftMetadata | null {
  const read = v.safeParse(DraftMetadataSchema, parseJson(text));
  return read.success ? read.output : null;
}
