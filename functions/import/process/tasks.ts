import * as v from 'valibot';
import { ImportedResumeSchema } from '../../../shared/api/import.ts';
import { isErrorCode, type ErrorCode } from '../../../shared/errors/errors.ts';
import { IMPORT_LIMITS, UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { QUESTION_LIMITS } from './questionLimits.ts';
import { PICTURES_BYTES, type PageImage } from './pageImage.ts';

/**
 * The kinds of process: `reader` understands a file, `renderer` makes images of its pages. Each loads its own code
 * before it drops its rights (worker.ts).
 */
export type WorkerKind = 'reader' | 'renderer';

/** Limits of a task: milliseconds of processor time, and bytes of process memory. */
export interface ProcessLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** One kind of work on a stranger's file. */
interface TaskRow {
  readonly worker: WorkerKind;
  readonly limits: ProcessLimits;
  /** Most bytes of its answer. */
  readonly answerBytes: number;
  /** Schema of its answer, which is untrusted like the file. A résumé in it is validated as on saving. */
  readonly answer: v.GenericSchema;
  /** The file's error if the process ended or gave another answer. */
  readonly failure: ErrorCode;
}

const WorkerFailureSchema = v.object({ error: v.custom<ErrorCode>(isErrorCode) });

/** A question to a model about the text of a file. */
const OpenQuestionSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(QUESTION_LIMITS.characters)),
  maxTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUESTION_LIMITS.tokens)),
});
export type OpenQuestion = v.InferOutput<typeof OpenQuestionSchema>;

const FileAnswerSchema = v.object({
  imported: ImportedResumeSchema,
  /** Whether the drawn letters contradict the transparent text above them. */
  isContradicted: v.optional(v.boolean(), false),
  question: v.optional(OpenQuestionSchema),
});

const PageImageSchema = v.object({
  png: v.pipe(
    v.string(),
    v.base64(),
    v.transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  ),
  width: v.number(),
  height: v.number(),
}) satisfies v.GenericSchema<unknown, PageImage>;

const PicturesSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(UPLOAD_LIMITS.pages)),
  pictures: v.pipe(v.array(v.nullable(PageImageSchema)), v.minLength(1), v.maxLength(UPLOAD_LIMITS.pages)),
});

/** Limits of understanding a text. A document with the tables of the model takes some 150 MB. */
const READING = {
  worker: 'reader',
  limits: { milliseconds: 8_000, bytes: 280_000_000 },
  answerBytes: IMPORT_LIMITS.bytes,
} as const;

/** All tasks that understand something of a stranger's file. They run only in the sandbox. */
export const TASKS = {
  /** Takes the bytes of a file in any format; returns the résumé that it carries or that its text gives. */
  file: { ...READING, answer: FileAnswerSchema, failure: 'damaged_pdf' },
  /** The same, with a question to a model if the text leaves something open. */
  fileAndQuestion: {
    ...READING,
    answerBytes: IMPORT_LIMITS.bytes + 4 * QUESTION_LIMITS.characters,
    answer: FileAnswerSchema,
    failure: 'damaged_pdf',
  },
  /** Takes the bytes of a file and a model's answer about its open parts; null if the answer is of no use. */
  modelAnswer: {
    ...READING,
    answer: v.object({ imported: v.nullable(ImportedResumeSchema) }),
    failure: 'internal',
  },
  /** Takes `{ pages, numbers }` as JSON: what OCR read on the pages of a scan (ocr/ocrPage.ts). */
  scan: { ...READING, answer: v.object({ imported: ImportedResumeSchema }), failure: 'unreadable_pdf' },
  /**
   * Takes the bytes of a PDF; returns its number of pages, and images of as many pages as fit an answer, from a given
   * page on. Null stands for a page that OCR would not accept.
   */
  pictures: {
    worker: 'renderer',
    limits: { milliseconds: 12_000, bytes: 400_000_000 },
    answerBytes: PICTURES_BYTES + 10_000,
    answer: PicturesSchema,
    failure: 'unreadable_pdf',
  },
} as const satisfies Record<string, TaskRow>;

export type TaskName = keyof typeof TASKS;
export const TASK_NAMES = Object.keys(TASKS) as TaskName[];
/** The tasks of one kind of process. */
export type TasksOf<Kind extends WorkerKind> = {
  [Name in TaskName]: (typeof TASKS)[Name]['worker'] extends Kind ? Name : never;
}[TaskName];
/** A task's answer, or the file's error. */
export type TaskAnswer<Name extends TaskName> =
  | v.InferOutput<(typeof TASKS)[Name]['answer']>
  | { readonly error: ErrorCode };

/** Returns a validated answer, or undefined if it is no answer of that task. Never throws. */
export function parseTaskAnswer<Name extends TaskName>(name: Name, text: string): TaskAnswer<Name> | undefined {
  try {
    const { success, output } = v.safeParse(v.union([WorkerFailureSchema, TASKS[name].answer]), JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
