import * as v from 'valibot';
import { TASK_NAMES } from './tasks.ts';

/** What the function that reads files is called with (handlers/readFile.ts). */
export const InvocationSchema = v.object({
  task: v.picklist(TASK_NAMES),
  /** Milliseconds that are left of the call. */
  milliseconds: v.number(),
  told: v.optional(v.string()),
  /** Its bytes in base64, or the address where they are fetched. */
  file: v.union([v.object({ bytes: v.string() }), v.object({ address: v.string() })]),
});
export type Invocation = v.InferOutput<typeof InvocationSchema>;

/** What it answers, as JSON: a text, which is the answer of the task as the process wrote it. */
export const InvocationAnswerSchema = v.pipe(v.string(), v.parseJson(), v.string());
