import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as v from 'valibot';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { endOfCall, type FileReader } from './fileReader.ts';
import { InvocationAnswerSchema, type Invocation } from './invocation.ts';
import { parseTaskAnswer, TASKS, type TaskName } from './tasks.ts';

/** Most bytes of a file in a call: Lambda accepts a payload of 6,291,456 bytes, and base64 adds a third. */
const MAX_FILE_IN_CALL = 4_500_000;
/** Milliseconds of a call reserved for the return of the answer. */
const RETURN_MS = 1_000;

/** The error of a file whose run broke off, by Lambda's message. */
const BROKEN_OFF: readonly (readonly [said: RegExp, error: ErrorCode])[] = [
  [/Sandbox\.Timedout|Task timed out/, 'import_busy'],
  [/Runtime\.OutOfMemory|signal: killed|Function\.ResponseSizeTooLarge/, 'pdf_too_large'],
];

/** Returns a reader that calls the function of this name or ARN, which has no rights (handlers/readFile.ts). */
export function createInvokedReader(functionName: string, client = new LambdaClient({})): FileReader {
  return {
    async run(name, given, { until = endOfCall(), told, address } = {}) {
      // Loaded outside of `try`: an error of loading is not an unreachable function.
      const bytes = typeof given === 'function' ? await given() : given;
      try {
        const isTooMuch = bytes.length > MAX_FILE_IN_CALL;
        if (isTooMuch && !address) return { error: 'pdf_too_large' };
        const file =
          isTooMuch && address ? { address: await address() } : { bytes: Buffer.from(bytes).toString('base64') };
        const left = until - performance.now();
        const call: Invocation = { task: name, milliseconds: Math.max(0, left - RETURN_MS), told, file };
        const { Payload, FunctionError } = await client.send(
          new InvokeCommand({ FunctionName: functionName, Payload: Buffer.from(JSON.stringify(call)) }),
          { abortSignal: AbortSignal.timeout(Math.max(0, Math.floor(left))) },
        );
        const said = Payload?.transformToString() ?? '';
        if (FunctionError === undefined) return answerOf(name, said);
        const error = BROKEN_OFF.find(([pattern]) => pattern.test(said))?.[1] ?? TASKS[name].failure;
        log('error', { event: 'file_reader_broke_off', task: name, code: error });
        return { error };
      } catch (error) {
        // The function is throttled, slow or missing: nothing is known about the file, so it may be sent again.
        log('error', { event: 'file_reader_unreached', task: name, ...describeError(error) });
        return { error: 'import_busy' };
      }
    },
    // Each run begins with a started process (handlers/readFile.ts).
    warm() {},
    close: async () => client.destroy(),
  };
}

/** Returns the answer of a run, trusted as little as one of a process. */
function answerOf<Name extends TaskName>(name: Name, said: string) {
  const { failure, answerBytes } = TASKS[name];
  const answer = v.safeParse(InvocationAnswerSchema, said);
  if (!answer.success) return { error: failure };
  if (Buffer.byteLength(answer.output) > answerBytes) return { error: 'pdf_too_large' as const };
  return parseTaskAnswer(name, answer.output) ?? { error: failure };
}
