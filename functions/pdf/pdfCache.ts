import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { isMissingObject, s3Timeout } from '../platform/s3.ts';
import { userKeyPrefix } from '../platform/userKeys.ts';
import { describeError, log } from '../platform/logging/log.ts';
import type { PrintJob } from './renderPdf.ts';

export { userKeyPrefix };

/** Timeout of the bucket in milliseconds; printing again is faster than a slow answer. */
const S3_TIMEOUT_MS = 1_500;

/** Must change when the same job would be printed differently: another release of the browser or of `finishPdf`. */
const CACHE_FORMAT_VERSION = 6;

/**
 * Finished PDFs of signed-in people, by content, so that the same résumé is not printed again (decision 7). The bucket
 * deletes them after 30 days. If the bucket fails, the PDF is printed again.
 */
export class PdfCache {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Returns the stored PDF; undefined if there is none or the bucket does not answer. */
  async get(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: key }),
        s3Timeout(S3_TIMEOUT_MS),
      );
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (!isMissingObject(error)) log('error', { event: 'pdf_store_read_failed', ...describeError(error) });
      return undefined;
    }
  }

  /** Stores a PDF. Failures are only logged. */
  async put(key: string, pdf: Buffer): Promise<void> {
    try {
      await this.#client.send(
        new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: pdf, ContentType: 'application/pdf' }),
        s3Timeout(S3_TIMEOUT_MS),
      );
    } catch (error) {
      log('error', { event: 'pdf_store_write_failed', ...describeError(error) });
    }
  }
}

/**
 * Returns the key of a job's PDF. It begins with the owner's id, because deleting an account deletes everything below
 * {@link userKeyPrefix}.
 */
export function pdfCacheKey(userId: string, { document, metadata, textOrder }: PrintJob): string {
  const hash = createHash('sha256');
  for (const part of [
    CACHE_FORMAT_VERSION,
    document.head,
    document.body,
    JSON.stringify(metadata),
    document.layout?.given?.html ?? '',
    ...(textOrder ? [textOrder] : []),
  ])
    hash.update(`${part}\0`);
  return `${userKeyPrefix(userId)}${hash.digest('hex')}.pdf`;
}
