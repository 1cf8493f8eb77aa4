import * as v from 'valibot';
import { ResumeDataSchema } from '../resume/schema.ts';
import { WholeCopySchema } from './copies.ts';
import { IdSchema, TimestampSchema } from './fields.ts';
import { WholeSideSchema } from './pairs.ts';
import { BinnedResumeSchema, ResumePointSchema, versionSchema } from './resumes.ts';

/** The kinds of data kept beside a person's résumés, in the order in which they are handed out. */
export const RETAINED_KINDS = ['copies', 'pairs', 'bin', 'points'] as const;

/** Where an answer begins: at this part of that résumé; in its history, at the points up to a version. */
export interface RetainedPlace {
  readonly kind: (typeof RETAINED_KINDS)[number];
  readonly id: string;
  readonly version: number;
}

/** A part of what is kept beside the résumés; `next` where there is more. */
export const RetainedDataSchema = v.object({
  copies: v.array(WholeCopySchema),
  pairs: v.array(WholeSideSchema),
  bin: v.array(
    v.object({
      ...BinnedResumeSchema.entries,
      version: versionSchema,
      createdAt: TimestampSchema,
      data: ResumeDataSchema,
    }),
  ),
  points: v.array(v.object({ resumeId: IdSchema, ...ResumePointSchema.entries, data: ResumeDataSchema })),
  next: v.optional(v.string()),
});

export type RetainedData = v.InferOutput<typeof RetainedDataSchema>;

/** The place before everything, as an address holds it. */
export const RETAINED_START = 'start';
const PLACE = /^(copies|pairs|bin|points)[.]([\w-]{1,64})[.](\d{1,10})$/;

/** Where an answer begins, as an address holds it: {@link RETAINED_START}, or the `next` of the answer before. */
export const RetainedPlaceSchema = v.union([v.literal(RETAINED_START), v.pipe(v.string(), v.regex(PLACE))]);

/** The place that an address names. */
export function parsePlace(text: v.InferOutput<typeof RetainedPlaceSchema>): RetainedPlace {
  const [, kind, id = '', version] = PLACE.exec(text) ?? [];
  return {
    kind: RETAINED_KINDS.find((known) => known === kind) ?? RETAINED_KINDS[0],
    id,
    version: Number(version ?? 0),
  };
}

/** The other way about. */
export const placeText = ({ kind, id, version }: RetainedPlace) => `${kind}.${id}.${version}`;
