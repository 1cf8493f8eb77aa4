import * as v from 'valibot';
import { TASK_NAMES } from './tasks.ts';

/** The payload of the function that reads files (handlers/readFile.ts). */
export const InvocationSchema = v.object({
  task: v.picklist(TASK_NAMES),
  /** Milliseconds left of the call. */
  milliseconds: v.number(),
  told: v.optional(v.string()),
  /** The file's bytes in base64, or the address to fetch them from. */
  file: v.union([v.object({ bytes: v.string() }), v.object({ address: v.string() })]),
});
export type Invocation = v.InferOutput<typeof InvocationSchema>;

/** The function's answer, as JSON: a string with the task's answer as the process wrote it. */
export const InvocationAnswerSchema = v.pipe(v.string(), v.parseJson(), v.string());
