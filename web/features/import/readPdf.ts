import { UPLOAD_LIMITS } from '../../../shared/api/uploadLimits.ts';
import { isErrorCode } from '../../../shared/errors/errors.ts';
import { backoff, poll, type PollOptions } from '../../lib/async/poll.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import { createUploadTransport, type RequestTransport } from '../../lib/api/uploadTransport.ts';
import { parseImportResult, type ImportResult } from './importResult.ts';

export type ImportApi = Pick<typeof api, 'parseResume' | 'createUpload' | 'parseUpload' | 'readImportJob'>;

export interface ReadPdfOptions {
  readonly api: ImportApi;
  /** Whose import it is. */
  readonly uid: string;
  readonly signal: AbortSignal;
  /** How much of the file is on its way, 0-1; 1: all of it, and it is being read. */
  readonly onProgress: (share: number) => void;
  /** The job that reads the file already; it is sent again where there is no such job any more. */
  readonly job?: string | undefined;
  /** A job has begun to read the file. */
  readonly onJobStarted?: (jobId: string) => void;
  readonly delay: PollOptions['delay'];
  readonly transport?: (sent: (share: number) => void) => RequestTransport;
}

/**
 * Between two looks at a job, ms: soon at first, then ever less often. A look is what reads on in a scan, and may
 * itself take half a minute.
 */
const POLL_DELAYS = { first: 1_000, growth: 1.5, most: 8_000 } as const;
/** Looks before a job is given up: about four minutes beside what they take themselves. */
const MAX_POLLS = 36;
/** Looks that may fail one after the other, as when a phone changes its network. */
const MAX_FAILED_POLLS = 4;

/**
 * Has a PDF read: as part of a request up to 4 MB, through the upload bucket above (UP-07). What takes longer than a
 * request may is looked after until it is done. Throws ApiError; rejects with the signal's reason when given up.
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

/** What the job has found that read the file before; undefined where there is none. */
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
  { api: calls, uid, signal, onProgress: sent, transport = createUploadTransport }: ReadPdfOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('userId', uid);
  form.append('resume', asPdf(file), file.name);
  return calls.parseResume(form, { signal, transport: transport(sent) });
}

async function parseThroughBucket(
  file: File,
  { api: calls, signal, onProgress: sent, transport = createUploadTransport }: ReadPdfOptions,
): Promise<unknown> {
  const { uploadId, url, fields } = await calls.createUpload({ bytes: file.size, type: 'application/pdf' }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // The bucket reads no field behind the file.
  form.append('file', asPdf(file), file.name);
  const stored = await transport(sent)(url, { method: 'POST', body: form, signal }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ApiError('network', { cause });
  });
  if (!stored.ok)
    throw new ApiError((await stored.text()).includes('EntityTooLarge') ? 'pdf_too_large' : 'upload_failed', {
      status: stored.status,
    });
  sent(1);
  return calls.parseUpload({ uploadId }, { signal });
}

/** Some systems do not know what a PDF is. */
const asPdf = (file: File): Blob =>
  file.type === 'application/pdf' ? file : new Blob([file], { type: 'application/pdf' });

async function pollJob(jobId: string, { api: calls, signal, delay }: ReadPdfOptions): Promise<unknown> {
  const job = await poll(
    async () => {
      const known = await calls.readImportJob({ jobId }, { signal });
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

/** What may pass by itself until the next look. */
const TRANSIENT_CODES: ReadonlySet<ApiErrorCode> = new Set(['network', 'timeout', 'unavailable', 'rate_limited']);

function isJobStarted(answer: unknown): answer is { readonly jobId: string } {
  return typeof answer === 'object' && answer !== null && 'jobId' in answer && typeof answer.jobId === 'string';
}
