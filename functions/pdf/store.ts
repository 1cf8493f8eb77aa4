import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ownedBy } from '../data/owned.ts';
import { describeError, log } from '../middleware/log.ts';
import type { PrintJob } from './render.ts';

export { ownedBy };

/** Milliseconds that the bucket may take; printing anew takes less than a slow answer. */
const PATIENCE = 1_500;

/** Changes when the same job would be printed differently: another release of the browser or of `finished`. */
const FORM = 2;

/**
 * Finished PDFs of signed-in people, by content: the same résumé again is not printed again (decision 7).
 * The bucket drops them after 30 days. Its failures cost time and nothing else.
 */
export class PdfStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** The stored PDF; undefined when there is none or the bucket does not answer. */
  async find(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }), limit());
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      // Without the right to list, a missing object is denied.
      if (!isMissing(error)) log('error', { event: 'pdf_store_read_failed', ...describeError(error) });
      return undefined;
    }
  }

  /** Stores a PDF, if that can be done at once. */
  async keep(key: string, pdf: Buffer): Promise<void> {
    try {
      await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: pdf, ContentType: 'application/pdf' }), limit());
    } catch (error) {
      log('error', { event: 'pdf_store_write_failed', ...describeError(error) });
    }
  }
}

/** Key of a job's PDF. It begins with the owner's id: deleting an account deletes everything below {@link ownedBy}. */
export function keyOf(userId: string, { document, metadata }: PrintJob): string {
  const hash = createHash('sha256');
  for (const part of [FORM, document.head, document.body, JSON.stringify(metadata)]) hash.update(`${part}\0`);
  return `${ownedBy(userId)}${hash.digest('hex')}.pdf`;
}

const limit = () => ({ abortSignal: AbortSignal.timeout(PATIENCE) });

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound', 'AccessDenied'].includes(error.name);
