import * as v from 'valibot';

/** What belongs to the draft beside the résumé itself. */
export const MetaSchema = v.object({
  owner: v.nullable(v.string()),
  name: v.string(),
  cloud: v.nullable(v.object({ id: v.string(), version: v.number(), name: v.string() })),
  /** `printOf` what the cloud holds; null where there is no copy. */
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

export type Meta = v.InferOutput<typeof MetaSchema>;

/** Null where it is damaged or of another time: the résumé is then read without it. */
export function readMeta(text: string | null): Meta | null {
  try {
    const read = v.safeParse(MetaSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
