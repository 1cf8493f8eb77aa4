import type { ImportedResume } from '../../../shared/api/import.ts';
import type { AppError, ErrorCode } from '../../../shared/errors/errors.ts';
import { renderPagesIsolated } from '../process/isolatedWorker.ts';
import { MAX_ATTEMPTS, type ScanJob, type ScanJobRepository } from './scanJobRepository.ts';
import type { PageReader, PageReading } from './pageReader.ts';
import type { OcrPage } from './ocrPage.ts';

/** The state of a scan's OCR job. */
export type ScanJobState =
  | { readonly status: 'working' }
  | ({ readonly status: 'done' } & ImportedResume)
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface ScanJobDependencies {
  readonly jobs: ScanJobRepository;
  /** The file of an upload. */
  readonly loadFile: (uploadId: string) => Promise<Uint8Array>;
  readonly reader: PageReader;
  readonly signal: AbortSignal;
  /** Throws the reason why no page may be read now. */
  readonly refused: AppError | undefined;
}

/** Lease in milliseconds: how long one call reads; the next one reads the rest. */
const LEASE_MS = 26_000;

/**
 * Continues the OCR of a scan under a lease (one call at a time) and returns the state of the job; undefined when there
 * is no such job. Pages are read in parallel and each is stored at once, so that a call that ends early loses nothing.
 * Throws `refused` when pages are left.
 */
export async function continueScanJob(
  userId: string,
  jobId: string,
  { jobs, loadFile: file, reader, signal, refused }: ScanJobDependencies,
): Promise<ScanJobState | undefined> {
  const known = await jobs.find(userId, jobId);
  if (!known) return undefined;
  const settled = await jobOutcome(known);
  if (settled) return settled;
  if (refused) throw refused;
  const leased = AbortSignal.timeout(LEASE_MS);
  const job = await jobs.lease(userId, jobId, LEASE_MS);
  if (!job)
    return known.attempts >= MAX_ATTEMPTS && known.leased < Date.now()
      ? { status: 'failed', code: 'timeout' }
      : { status: 'working' };

  const opened = await renderPagesIsolated(await file(job.uploadId));
  // The machine was busy with others: the next call tries again, as often as a job may be tried.
  if ('error' in opened && opened.error === 'timeout') {
    await jobs.release(userId, jobId);
    return { status: 'working' };
  }
  if ('error' in opened) {
    await jobs.fail(userId, jobId, opened.error);
    return { status: 'failed', code: opened.error };
  }
  await jobs.opened(userId, jobId, opened.pictures.length);
  const pages: Record<string, PageReading> = { ...job.pages };
  // This call must have ended before another takes the lease.
  const ends = AbortSignal.any([signal, leased]);
  await Promise.all(
    opened.pictures.map(async (picture, at) => {
      if (pages[at] !== undefined) return;
      const page = await reader(picture, ends);
      // A page without an available reader fails the job; sending the file again starts a new try.
      if (page !== 'unavailable') await jobs.read(userId, jobId, at, page);
      pages[at] = page;
    }),
  );
  const reached = await jobOutcome({ ...job, count: opened.pictures.length, pages });
  if (reached?.status === 'failed') await jobs.fail(userId, jobId, reached.code);
  else await jobs.release(userId, jobId);
  return reached ?? { status: 'working' };
}

/** What the pages say, once all are read. */
async function jobOutcome({ count, pages, failed }: ScanJob): Promise<ScanJobState | undefined> {
  if (failed) return { status: 'failed', code: failed };
  const read = Array.from({ length: count }, (_, at) => pages[at]);
  if (count === 0 || read.includes(undefined)) return undefined;
  if (read.includes('unavailable')) return { status: 'failed', code: 'scan_unavailable' };
  const numbered = read.flatMap((page, at) => (typeof page === 'object' ? [[page, at + 1] as const] : []));
  const written: OcrPage[] = numbered.map(([page]) => page);
  if (written.length === 0) return { status: 'failed', code: 'unreadable_pdf' };
  // The résumé parser is loaded only when all pages are read: most calls only poll the progress.
  const [{ importScan }, { toImported }] = await Promise.all([import('./scanImport.ts'), import('../importPdf.ts')]);
  const found = importScan(
    written,
    numbered.map(([, number]) => number),
  );
  return 'error' in found ? { status: 'failed', code: found.error } : { status: 'done', ...toImported(found, 'scan') };
}
