import type { ImportedResume } from '../../../shared/api/import.ts';
import type { AppError, ErrorCode } from '../../../shared/errors/errors.ts';
import { endOfCall, type FileReader } from '../process/fileReader.ts';
import { MAX_ATTEMPTS, type ScanJob, type ScanJobRepository } from './scanJobRepository.ts';
import type { PageImage } from '../process/pageImage.ts';
import type { PageReader, PageReading } from './pageReader.ts';
import { isStorable, packResult, unpackResult } from './scanResult.ts';

/** The state of a scan's OCR job. */
export type ScanJobState =
  | { readonly status: 'working' }
  | ({ readonly status: 'done' } & ImportedResume)
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface ScanJobDependencies {
  readonly jobs: ScanJobRepository;
  readonly fileReader: FileReader;
  /** The person whose job it is. */
  readonly person: string;
  /** Loads the uploaded file, or signs an address of it. */
  readonly loadFile: () => Promise<Uint8Array>;
  readonly address: () => Promise<string>;
  readonly reader: PageReader;
  readonly signal: AbortSignal;
  /** If set, no page may be read now, and this error is thrown. */
  readonly refused: AppError | undefined;
}

/** Length of a lease in milliseconds, longer than a call works. The next call does the rest. */
const LEASE_MS = 26_000;

/**
 * Continues the OCR of a scan under a lease (one call at a time) and returns the state of the job; undefined if there
 * is no such job. Pages are read in parallel and stored one by one, so a call that ends early loses nothing. When all
 * are read, the file reader understands them once, and the result is stored. Throws `refused` if pages are left.
 */
export async function continueScanJob(
  jobId: string,
  dependencies: ScanJobDependencies,
): Promise<ScanJobState | undefined> {
  const { jobs, refused } = dependencies;
  const until = endOfCall();
  const known = await jobs.find(jobId);
  if (!known) return undefined;
  const settled = settledState(known);
  if (settled) return settled;
  if (refused && !isRead(known)) throw refused;
  const job = await jobs.lease(jobId, LEASE_MS);
  const isExhausted = known.attempts >= MAX_ATTEMPTS && known.leased < Date.now();
  const reached: ScanJobState | typeof BUSY = job
    ? await workOn(job, { ...dependencies, jobId, until })
    : isExhausted
      ? { status: 'failed', code: 'timeout' }
      : { status: 'working' };
  if (reached.status === 'failed') await jobs.fail(jobId, reached.code);
  // The next call continues, up to the job's number of attempts.
  else if (job && reached.status === 'working') await jobs.release(jobId, reached === BUSY);
  return reached;
}

interface Work extends ScanJobDependencies {
  readonly jobId: string;
  /** When this call must end (`performance.now()`). */
  readonly until: number;
}

/** Pages are left because an OCR service was busy. That does not count as an attempt. */
const BUSY = { status: 'working' } as const;

/** Reads the remaining pages, and understands them if all are read in time. */
async function workOn(job: ScanJob, work: Work): Promise<ScanJobState> {
  const read = isRead(job) ? job : await readPages(job, work);
  if ('status' in read) return read;
  const { jobs, jobId } = work;
  const understood = await understand(read, work);
  if ('code' in understood) return stateOf(understood.code);
  const packed = packResult(understood);
  if (!packed) return stateOf('pdf_too_large');
  await jobs.done(jobId, packed);
  return { status: 'done', ...understood };
}

/** A busy machine is no failure of the file. */
const stateOf = (code: ErrorCode): ScanJobState =>
  code === 'import_busy' ? { status: 'working' } : { status: 'failed', code };

/** Returns the job with all of its pages read; otherwise its state, if it failed or this call is over. */
async function readPages(job: ScanJob, work: Work): Promise<ScanJob | ScanJobState> {
  const { jobs, jobId, until, fileReader, reader, signal } = work;
  const opened = await openPages(work);
  if ('error' in opened) return stateOf(opened.error);
  const count = opened.pictures.length;
  await jobs.opened(jobId, count);
  // The file reader is needed after the OCR and starts meanwhile.
  fileReader.warm();
  const pages: Record<string, PageReading> = { ...job.pages };
  let isBusy = false;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(Math.max(0, until - performance.now())))]);
  try {
    await Promise.all(
      opened.pictures.map(async (picture, index) => {
        if (pages[index] !== undefined) return;
        const page = picture ? await reader(picture, ends) : 'nothing';
        if (page === 'busy') {
          isBusy = true;
          return;
        }
        // A page without an available OCR service fails the job; sending the file again starts a new one.
        if (page !== 'unavailable' && (typeof page !== 'object' || isStorable(page)))
          await jobs.read(jobId, index, page);
        pages[index] = page;
      }),
    );
  } catch (error) {
    if (ends.aborted) return { status: 'working' };
    throw error;
  }
  return isBusy ? BUSY : { ...job, count, pages };
}

/** Returns the pages of a file as images, in several answers if one cannot hold them all. */
async function openPages({ person, until, fileReader, loadFile, address }: Work) {
  const pictures: (PageImage | null)[] = [];
  for (let count = 1; pictures.length < count;) {
    const told = `${pictures.length || ''}`;
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    const part = await fileReader.run('pictures', loadFile, { person, until, told, address });
    if ('error' in part) return part;
    count = part.count;
    pictures.push(...part.pictures);
  }
  return { pictures };
}

const readingsOf = ({ count, pages }: ScanJob) => Array.from({ length: count }, (_, index) => pages[index]);
const isRead = (job: ScanJob) => job.count > 0 && !readingsOf(job).includes(undefined);

/** Returns the state of a job that needs no more work, or undefined. */
function settledState({ failed, result }: ScanJob): ScanJobState | undefined {
  if (failed) return { status: 'failed', code: failed };
  if (!result) return undefined;
  const known = unpackResult(result);
  return known ? { status: 'done', ...known } : { status: 'failed', code: 'timeout' };
}

/** Returns the résumé on the pages of a job, after all are read. */
async function understand(
  job: ScanJob,
  { person, until, fileReader }: Work,
): Promise<ImportedResume | { readonly code: ErrorCode }> {
  const readings = readingsOf(job);
  if (readings.includes('unavailable')) return { code: 'scan_unavailable' };
  const numbered = readings.flatMap((page, index) => (typeof page === 'object' ? [{ page, number: index + 1 }] : []));
  if (numbered.length === 0) return { code: 'unreadable_pdf' };
  const pages = numbered.map(({ page }) => page);
  if (!pages.every(isStorable)) return { code: 'pdf_too_large' };
  const json = JSON.stringify({ pages, numbers: numbered.map(({ number }) => number) });
  const answer = await fileReader.run('scan', Buffer.from(json), { person, until });
  return 'error' in answer ? { code: answer.error } : answer.imported;
}
