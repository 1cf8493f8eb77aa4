import type { Context } from 'aws-lambda';
import * as v from 'valibot';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import { InvocationSchema } from '../process/invocation.ts';
import { processReader } from '../process/isolatedWorker.ts';

/** Milliseconds before the function's timeout that are reserved for its answer. */
const ANSWER_MS = 1_000;

/**
 * The function that reads strangers' files. It is no endpoint: endpoints that import call it
 * (process/invokedReader.ts), and it has no variables and no rights except writing its log (decision 21). It passes the
 * bytes to the isolated process and returns the answer as written, without looking into either.
 */
export async function handler(event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<string> {
  const { task, milliseconds, told, file } = v.parse(InvocationSchema, event);
  const left = Math.min(milliseconds, context.getRemainingTimeInMillis() - ANSWER_MS);
  const until = performance.now() + left;
  const bytes = 'bytes' in file ? Buffer.from(file.bytes, 'base64') : await fetchFile(file.address, left);
  const outcome = bytes ? await processReader.outcome(task, bytes, { until, told }) : { error: 'import_busy' };
  return 'error' in outcome ? JSON.stringify(outcome) : outcome.text;
}

/** Returns the bytes at a signed address. If unavailable, logs that without the address and returns undefined. */
async function fetchFile(address: string, milliseconds: number): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(0, Math.floor(milliseconds))),
    });
    const length = Number(answer.headers.get('content-length'));
    if (!answer.ok || length > UPLOAD_LIMITS.bytes) throw new Error('refused');
    return await answer.bytes();
  } catch (error) {
    log('error', { event: 'file_not_fetched', ...describeError(error) });
    return undefined;
  }
}

if (process.env.LAMBDA_TASK_ROOT !== undefined) processReader.warm();
