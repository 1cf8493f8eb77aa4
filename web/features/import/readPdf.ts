import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { isErrorCode } from '../../../shared/errors/errors.ts';
import { backoff, poll, type PollOptions } from '../../lib/async/poll.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import { createUploadTransport, type RequestTransport } from '../../lib/api/uploadTransport.ts';
import { withMediaType } from './fileTypes.ts';
import { parseImportResult, type ImportResult } from './importResult.ts';

export type ImportApi = Pick<typeof api, 'parseResume' | 'createUpload' | 'parseUpload' | 'readImportJob'>;

export interface ReadPdfOptions {
  readonly api: ImportApi;
  /** Id of the user who imports. */
  readonly uid: string;
  readonly signal: AbortSignal;
  /** Uploaded part of the file, 0-1; 1: all of it, and it is being read. */
  readonly onProgress: (share: number) => void;
  /** A job that reads the file already; the file is sent again where that job does not exist any more. */
  readonly job?: string | undefined;
  /** Called when a job has begun to read the file. */
  readonly onJobStarted?: (jobId: string) => void;
  readonly delay: PollOptions['delay'];
  readonly transport?: (sent: (share: number) => void) => RequestTransport;
}

/** Polling delays of a job, ms, with backoff. For a scan each poll reads further, and may itself take half a minute. */
const POLL_DELAYS = { first: 1_000, growth: 1.5, most: 8_000 } as const;
/** Polls before a job is given up: about four minutes beside the time of the polls themselves. */
const MAX_POLLS = 36;
/** Polls that may fail in a row, for example when a phone changes its network. */
const MAX_FAILED_POLLS = 4;

/**
 * Has a PDF read by the server: up to 4 MB in the request itself, above that through the upload bucket (UP-07). A job
 * that takes longer than one request is polled until it is done. Throws ApiError; rejects with the signal's reason when
 * aborted.
 */
export async function readPdf(file: File, reading: ReadPdfOptions): Promise<ImportResult> {
  const known = await resumeJob(reading);
  if (known !== undefined) return parseImportResult(known);
  const answer: unknown =
    file.size <= UPLOAD_LIMITS.inRequest
      ? await parseInRequest(file, reading)
      : await parseThroughBucket(file, reading);
  if (!isJobStarted(answer)) return parseImportResult(answer);
  reading.onJobStarted?.(answer.jobId);
  return parseImportResult(await pollJob(answer.jobId, reading));
}

/** Returns the result of the earlier job that read the file; undefined if there is none. */
async function resumeJob(reading: ReadPdfOptions): Promise<unknown> {
  if (reading.job === undefined) return undefined;
  reading.onProgress(1);
  try {
    return await pollJob(reading.job, reading);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function parseInRequest(
  file: File,
  { api, uid, signal, onProgress, transport = createUploadTransport }: ReadPdfOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('userId', uid);
  form.append('resume', withMediaType(file).body, file.name);
  return api.parseResume(form, { signal, transport: transport(onProgress) });
}

async function parseThroughBucket(
  file: File,
  { api, signal, onProgress, transport = createUploadTransport }: ReadPdfOptions,
): Promise<unknown> {
  const { body, type } = withMediaType(file);
  const { uploadId, url, fields } = await api.createUpload({ bytes: file.size, type }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // S3 ignores form fields after the file.
  form.append('file', body, file.name);
  const stored = await transport(onProgress)(url, { method: 'POST', body: form, signal }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ApiError('network', { cause });
  });
  if (!stored.ok)
    throw new ApiError((await stored.text()).includes('EntityTooLarge') ? 'pdf_too_large' : 'upload_failed', {
      status: stored.status,
    });
  onProgress(1);
  return api.parseUpload({ uploadId }, { signal });
}

async function pollJob(jobId: string, { api, signal, delay }: ReadPdfOptions): Promise<unknown> {
  const job = await poll(
    async () => {
      const known = await api.readImportJob({ jobId }, { signal });
      return known.status === 'done' || known.status === 'failed' ? known : undefined;
    },
    {
      pauses: backoff(POLL_DELAYS, MAX_POLLS),
      delay,
      signal,
      isTransient: (error) => error instanceof ApiError && TRANSIENT_CODES.has(error.code),
      maxFailures: MAX_FAILED_POLLS,
    },
  );
  if (!job) throw new ApiError('timeout');
  if (job.status === 'failed') throw new ApiError(isErrorCode(job.code) ? job.code : 'upload_failed');
  return job;
}

/** Errors that may be temporary, so polling continues. */
const TRANSIENT_CODES: ReadonlySet<ApiErrorCode> = new Set(['network', 'timeout', 'unavailable', 'rate_limited']);

function isJobStarted(answer: unknown): answer is { readonly jobId: string } {
  return typeof answer === 'object' && answer !== null && 'jobId' in answer && typeof answer.jobId === 'string';
}
