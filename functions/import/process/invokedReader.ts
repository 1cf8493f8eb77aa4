import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as v from 'valibot';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { endOfCall, type FileReader } from './fileReader.ts';
import { InvocationAnswerSchema, type Invocation } from './invocation.ts';
import { parseTaskAnswer, TASKS, type TaskName } from './tasks.ts';

/** Bytes of a file that a call takes along: Lambda takes 6,291,456 of a call, in which base64 is a third more. */
const MAX_FILE_IN_CALL = 4_500_000;
/** Milliseconds of a call that are kept for the way of its answer. */
const RETURN_MS = 1_000;

/** What a run that broke off says of the file, by what Lambda says of the run. */
const BROKEN_OFF: readonly (readonly [said: RegExp, error: ErrorCode])[] = [
  [/Sandbox\.Timedout|Task timed out/, 'import_busy'],
  [/Runtime\.OutOfMemory|signal: killed|Function\.ResponseSizeTooLarge/, 'pdf_too_large'],
];

/** Reads files by a function of that name or ARN, which has no rights of its own (handlers/readFile.ts). */
export function createInvokedReader(functionName: string, client = new LambdaClient({})): FileReader {
  return {
    async run(name, given, { until = endOfCall(), told, address } = {}) {
      // It has its own error, which is no throttling.
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
        // Throttled, slow or not there: nothing is known of the file, which may be sent again.
        log('error', { event: 'file_reader_unreached', task: name, ...describeError(error) });
        return { error: 'import_busy' };
      }
    },
    // A run begins with its process started (handlers/readFile.ts).
    warm() {},
    close: async () => client.destroy(),
  };
}

/** The answer that a run gave. What it says is trusted as little as what the process says. */
function answerOf<Name extends TaskName>(name: Name, said: string) {
  const { failure, answerBytes } = TASKS[name];
  const answer = v.safeParse(InvocationAnswerSchema, said);
  if (!answer.success) return { error: failure };
  if (Buffer.byteLength(answer.output) > answerBytes) return { error: 'pdf_too_large' as const };
  return parseTaskAnswer(name, answer.output) ?? { error: failure };
}
