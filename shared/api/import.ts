import * as v from 'valibot';
import { ResumeDataSchema } from '../resume/schema.ts';
import { FilePlacesSchema } from '../upload/filePlaces.ts';
import { UPLOAD_MEDIA_TYPES } from '../upload/uploadFormats.ts';
import { IMPORT_LIMITS, UPLOAD_LIMITS } from '../upload/uploadLimits.ts';
import { ALLOWANCE_ERRORS, type Endpoint } from './endpoint.ts';
import { IdSchema, READ_RATE_LIMITS } from './fields.ts';
import type { EndpointNeeds } from './needs.ts';

/** How sure something is: 0 a guess, 1 certain. */
const ConfidenceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Why a value is unsure: it is a transparent text over drawn letters, which may say something else, or the file does
 * not say which letters some of its signs are.
 */
export const DoubtReasonSchema = v.picklist(['overOutlines', 'unreadLetters']);
export type DoubtReason = v.InferOutput<typeof DoubtReasonSchema>;

/** A value that a model placed because the rules had left it open. */
const ModelPlacementSchema = v.object({
  /** An entry, a skill or the summary: `experience.0`, `skills.3`, `summary`. */
  path: v.string(),
  /**
   * The rules' reading of those fields of the entry that the model filled otherwise (`{ title: 'Blue Cafe' }`); empty
   * if the model placed the whole entry.
   */
  was: v.record(v.string(), v.string()),
  /** Texts that had no place before. */
  unplaced: v.array(v.string()),
});
export type ModelPlacement = v.InferOutput<typeof ModelPlacementSchema>;

/** A résumé out of a PDF. */
export const ImportedResumeSchema = v.object({
  resumeData: ResumeDataSchema,
  /** Text that was found and fits nowhere, in the order of the document: shown beside the fields, never dropped. */
  unplaced: v.pipe(v.array(v.string()), v.maxLength(IMPORT_LIMITS.unplacedTexts)),
  /**
   * Those of them that belong to a second version of the résumé in another language: the fields already hold the same.
   */
  saidAgain: v.optional(v.array(v.string()), []),
  /**
   * How sure each field is that was found in text, by its path (`personalInfo.email`, `experience.0.title`, `summary`);
   * empty when the data was embedded in the PDF.
   */
  confidence: v.record(v.string(), ConfidenceSchema),
  /** Why values are unsure, by their paths, where more is known than how sure they are. */
  doubts: v.optional(v.record(v.string(), DoubtReasonSchema), {}),
  /**
   * How much the file looks like a résumé (RESUME_LIKENESS of shared/upload/confidence.ts); absent of embedded data and
   * of an archive, which can be nothing else.
   */
  likeness: v.optional(ConfidenceSchema),
  /** Its source: data embedded in a PDF of ours, the text of the pages, or images of pages (OCR). */
  source: v.picklist(['carried', 'text', 'scan']),
  /** Numbers, from 1, of pages that were not read: damaged ones, and images after pages of text. */
  picturePages: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many documents within the file, as Word holds them, have a format that is not read; absent if none is. */
  unreadDocuments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Private data that need not be in a résumé and is in no field: identity number and date of birth, as written. */
  personal: v.array(v.string()),
  /** The places that every word of the pages went to; absent for embedded data, archives and very long files. */
  places: v.optional(FilePlacesSchema),
  /** The values that a model placed; rules placed all others. Readings stored before this field existed have none. */
  placedByModel: v.optional(v.array(ModelPlacementSchema), []),
});
export type ImportedResume = v.InferOutput<typeof ImportedResumeSchema>;
/** 202: the file is a scan, which is read by the calls that ask for its job. */
const StartedImportSchema = v.object({ jobId: IdSchema });

/** The file that was picked; for an empty picker the browser sends an empty file without a name. */
const UploadedFileSchema = v.optional(
  v.pipe(
    v.file('file_required'),
    v.check(({ name, size }) => name !== '' || size > 0, 'file_required'),
  ),
  () => new File([], ''),
);

const IMPORT_RATE_LIMITS = { perUser: { calls: 20, seconds: 3_600 }, perIp: { calls: 120, seconds: 3_600 } } as const;
const IMPORT_ERRORS = [
  'only_pdf',
  'file_required',
  'old_word_file',
  'empty_file',
  'not_linkedin_archive',
  'password_protected',
  'damaged_pdf',
  'pdf_too_large',
  'too_many_pages',
  'unreadable_pdf',
  'unreadable_text',
  'nothing_found',
  'upload_failed',
  'scan_unavailable',
  'import_busy',
] as const;
/**
 * The function that reads strangers' files for the three endpoints, and is no endpoint (decision 21): it may only write
 * its log, and has no variables. The isolated worker reads the file; its memory is limited far below the function's.
 * The kernel's filter names system calls of this architecture, which the tests run on too.
 */
export const FILE_READER = {
  handler: 'import/handlers/readFile',
  /** Timeout: a call's tasks have 24 together (functions/import/process/fileReader.ts). */
  seconds: 26,
  needs: { worker: 'import/process/worker', memory: 2_048, architecture: 'x86_64' },
} as const satisfies { readonly handler: string; readonly seconds: number; readonly needs: EndpointNeeds };
/** MB of those who have files read: they pass on up to 10 MB, and take up to 6 MB of pictures at once. */
const PASSING_MEMORY = 1_024;
const READING_NEEDS = {
  memory: PASSING_MEMORY,
  tables: { requests: ['UpdateItem', 'PutItem', 'ConditionCheckItem'] },
  allowance: 'import',
} as const;
/** When an environment allows it, a model structures what rules leave open. */
const STRUCTURING_NEEDS = {
  services: ['fileReader', 'model'],
  where: { model: 'structuring' },
  settings: ['structuring'],
} as const;
/** Dollars of one page of a scan by Textract. */
export const SCAN_PAGE_DOLLARS = 0.0015;
/** Dollars of reading a file: two gigabytes that read it and one that waits, for up to 27 seconds. */
export const READING_DOLLARS = 0.0012;
/**
 * A call that may use a model reserves its highest price from the day's dollars: reading, 20,000 characters and 4,000
 * tokens of an answer, at the price of the more expensive of the two models. Its real price replaces that when it ends.
 * Without a model rules read the text; files that need a service are refused.
 */
const DAILY_LIMITS = { perUser: 60, dollars: 0.15, goesOn: true } as const;

/** Reading a résumé from a PDF. What needs longer than a request answers 202 with a job. */
export const importEndpoints = {
  /** Multipart with `resume` and `userId` (API-03). */
  parseResume: {
    method: 'POST',
    path: '/api/parse-resume',
    capability: 'import',
    auth: 'user',
    bodyType: 'multipart',
    body: v.object({ resume: UploadedFileSchema, userId: IdSchema }),
    response: v.union([ImportedResumeSchema, StartedImportSchema]),
    errors: [...IMPORT_ERRORS, ...ALLOWANCE_ERRORS],
    tooLarge: 'pdf_too_large',
    limits: { bodyBytes: UPLOAD_LIMITS.inRequest + 10_000, seconds: 27, ...IMPORT_RATE_LIMITS, daily: DAILY_LIMITS },
    needs: { buckets: { uploads: ['PutObject'] }, ...READING_NEEDS, ...STRUCTURING_NEEDS },
  },
  /** Answers the form by which the browser uploads a larger file. */
  createUpload: {
    method: 'POST',
    path: '/api/uploads',
    capability: 'import',
    auth: 'user',
    body: v.object({
      bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(UPLOAD_LIMITS.bytes, 'pdf_too_large')),
      type: v.picklist(UPLOAD_MEDIA_TYPES, 'only_pdf'),
    }),
    response: v.object({
      uploadId: IdSchema,
      url: v.pipe(v.string(), v.url()),
      fields: v.record(v.string(), v.string()),
    }),
    errors: ['only_pdf', 'pdf_too_large', 'upload_failed'],
    limits: { bodyBytes: 2_000, seconds: 10, ...IMPORT_RATE_LIMITS },
    needs: { buckets: { uploads: ['PutObject'] } },
  },
  parseUpload: {
    method: 'POST',
    path: '/api/uploads/{uploadId}/parse',
    capability: 'import',
    auth: 'user',
    params: v.object({ uploadId: IdSchema }),
    response: v.union([ImportedResumeSchema, StartedImportSchema]),
    errors: ['not_found', ...IMPORT_ERRORS, ...ALLOWANCE_ERRORS],
    tooLarge: 'pdf_too_large',
    limits: { bodyBytes: 2_000, seconds: 27, ...IMPORT_RATE_LIMITS, daily: DAILY_LIMITS },
    needs: { buckets: { uploads: ['GetObject'] }, ...READING_NEEDS, ...STRUCTURING_NEEDS },
  },
  /** Polls a scan's job. Each call continues the OCR where the last one ended, for as long as a call may take. */
  readImportJob: {
    method: 'GET',
    path: '/api/import-jobs/{jobId}',
    capability: 'import',
    auth: 'user',
    params: v.object({ jobId: IdSchema }),
    response: v.variant('status', [
      v.object({ status: v.literal('working') }),
      v.object({ status: v.literal('done'), ...ImportedResumeSchema.entries }),
      /** `code` is one of the errors of a file that is read at once, `scan_unavailable` or `timeout`. */
      v.object({ status: v.literal('failed'), code: v.string() }),
    ]),
    errors: ['not_found', 'pdf_too_large', 'upload_failed', 'scan_unavailable', ...ALLOWANCE_ERRORS],
    tooLarge: 'pdf_too_large',
    limits: {
      bodyBytes: 0,
      seconds: 27,
      ...READ_RATE_LIMITS,
      // Five pages by both services at the first model's price, with room for some of the second's; given back at once
      // by a poll that reads none.
      daily: { dollars: DAILY_LIMITS.dollars, goesOn: true },
    },
    needs: {
      memory: PASSING_MEMORY,
      tables: { requests: ['GetItem', 'UpdateItem'] },
      buckets: { uploads: ['GetObject'] },
      services: ['fileReader', 'model', 'ocr'],
      allowance: 'import',
    },
  },
} as const satisfies Record<string, Endpoint>;
