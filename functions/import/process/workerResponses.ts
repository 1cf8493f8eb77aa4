import * as v from 'valibot';
import { DoubtReasonSchema } from '../../../shared/api/import.ts';
import { isErrorCode, type ErrorCode } from '../../../shared/errors/errors.ts';
import { FilePlacesSchema } from '../../../shared/upload/filePlaces.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextImport } from '../textImport.ts';
import type { PageImage } from '../ocr/renderPages.ts';

/**
 * Schema of the sandbox's answers. It reads untrusted files, so its answers are untrusted too: their shape is
 * validated, and a résumé in them is repaired like any other data (shared/resume/repairResume.ts).
 */
const WorkerFailureSchema = v.object({ error: v.custom<ErrorCode>(isErrorCode) });

const RecordsSchema = v.array(v.record(v.string(), v.unknown()));
const StringsSchema = v.array(v.string());
/** As far as it must be one before it is repaired. */
const DraftSchema = v.looseObject({
  personalInfo: v.record(v.string(), v.string()),
  summary: v.string(),
  experience: RecordsSchema,
  education: RecordsSchema,
  skills: RecordsSchema,
  languages: RecordsSchema,
  projects: RecordsSchema,
  customSections: RecordsSchema,
});

export const TextResponseSchema = v.union([
  WorkerFailureSchema,
  v.object({
    resumeData: v.pipe(
      DraftSchema,
      v.transform((draft) => draft as unknown as ResumeData),
    ),
    unplaced: StringsSchema,
    saidAgain: v.optional(StringsSchema, []),
    confidence: v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    doubts: v.optional(v.record(v.string(), DoubtReasonSchema), {}),
    personal: StringsSchema,
    text: v.string(),
    picturePages: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    places: v.optional(FilePlacesSchema),
    isContradicted: v.optional(v.boolean(), false),
  }) satisfies v.GenericSchema<unknown, TextImport>,
]);

const PageImageSchema = v.object({
  png: v.pipe(
    v.string(),
    v.base64(),
    v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  ),
  width: v.number(),
  height: v.number(),
}) satisfies v.GenericSchema<unknown, PageImage>;

export const PageImagesResponseSchema = v.union([
  WorkerFailureSchema,
  v.object({ pictures: v.array(PageImageSchema) }),
]);

/** What an answer says; undefined where it is none. Never throws. */
export function parseWorkerResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
