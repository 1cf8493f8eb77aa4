import * as v from 'valibot';
import { ImportedResumeSchema } from '../../../shared/api/import.ts';
import { isErrorCode, type ErrorCode } from '../../../shared/errors/errors.ts';
import { IMPORT_LIMITS, UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { QUESTION_LIMITS } from './questionLimits.ts';
import { PICTURES_BYTES, type PageImage } from './pageImage.ts';

/**
 * What a process is started for: `reader` understands what a file says, `renderer` makes pictures of its pages. Each
 * loads its own code before it drops its rights (worker.ts).
 */
export type WorkerKind = 'reader' | 'renderer';

/** Limits of a task: milliseconds of processor time, and bytes of memory of the process. */
export interface ProcessLimits {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** One kind of work on what a stranger's file says. */
interface TaskRow {
  readonly worker: WorkerKind;
  readonly limits: ProcessLimits;
  /** Bytes that its answer may have. */
  readonly answerBytes: number;
  /**
   * What its answer must be. The process reads untrusted files, so its answers are untrusted too; a résumé in one is
   * validated as it is when somebody saves it.
   */
  readonly answer: v.GenericSchema;
  /** The error of a file whose process ended, or answered something else. */
  readonly failure: ErrorCode;
}

const WorkerFailureSchema = v.object({ error: v.custom<ErrorCode>(isErrorCode) });

/** What a model is asked about the text of a file. */
const OpenQuestionSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(QUESTION_LIMITS.characters)),
  maxTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUESTION_LIMITS.tokens)),
});
export type OpenQuestion = v.InferOutput<typeof OpenQuestionSchema>;

const FileAnswerSchema = v.object({
  imported: ImportedResumeSchema,
  /** The drawn letters show that transparent text over them says something else. */
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

/** A text's understanding; a document with the tables of the model takes some 150 MB. */
const READING = {
  worker: 'reader',
  limits: { milliseconds: 8_000, bytes: 280_000_000 },
  answerBytes: IMPORT_LIMITS.bytes,
} as const;

/** Every way in which something of a stranger's file is understood: each runs in the sandbox alone. */
export const TASKS = {
  /** The bytes of a file of any format: the résumé that it carries, or that its text says. */
  file: { ...READING, answer: FileAnswerSchema, failure: 'damaged_pdf' },
  /** The same, with what a model is to be asked where the text leaves something open. */
  fileAndQuestion: {
    ...READING,
    answerBytes: IMPORT_LIMITS.bytes + 4 * QUESTION_LIMITS.characters,
    answer: FileAnswerSchema,
    failure: 'damaged_pdf',
  },
  /** The bytes of a file with what a model wrote about what it leaves open, placed; null where that is of no use. */
  modelAnswer: {
    ...READING,
    answer: v.object({ imported: v.nullable(ImportedResumeSchema) }),
    failure: 'internal',
  },
  /** `{ pages, numbers }` as JSON: what OCR read on the pages of a scan (ocr/ocrPage.ts). */
  scan: { ...READING, answer: v.object({ imported: ImportedResumeSchema }), failure: 'unreadable_pdf' },
  /**
   * The bytes of a PDF: how many pages it has, and those from one on as images, as many as an answer takes; null for
   * one that no reader takes.
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
/** The tasks of a kind of process. */
export type TasksOf<Kind extends WorkerKind> = {
  [Name in TaskName]: (typeof TASKS)[Name]['worker'] extends Kind ? Name : never;
}[TaskName];
/** What a task answers, or the error of the file. */
export type TaskAnswer<Name extends TaskName> =
  | v.InferOutput<(typeof TASKS)[Name]['answer']>
  | { readonly error: ErrorCode };

/** What an answer says; undefined where it is none of that task. Never throws. */
export function parseTaskAnswer<Name extends TaskName>(name: Name, text: string): TaskAnswer<Name> | undefined {
  try {
    const { success, output } = v.safeParse(v.union([WorkerFailureSchema, TASKS[name].answer]), JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
