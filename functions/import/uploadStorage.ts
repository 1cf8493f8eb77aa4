import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { isMissingObject, s3Timeout } from '../platform/s3.ts';
import { UPLOAD_LIMITS } from '../../shared/upload/uploadLimits.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { userKeyPrefix } from '../platform/userKeys.ts';

/** Timeout of calls to the bucket, in milliseconds. */
const S3_TIMEOUT_MS = 5_000;
/** Seconds for which a signed address is valid. It is used at once. */
const ADDRESS_SECONDS = 60;

/** Returns the storage of uploads by owner's id. The bucket deletes files after `RETENTION_DAYS.uploads`. */
export const createUploadStorage = (client: S3Client, bucket: string) => {
  const objectOf = (userId: string, uploadId: string) => ({ Bucket: bucket, Key: uploadKey(userId, uploadId) });
  return {
    /**
     * Stores a file under a hash of its content, so that equal files are stored once. Returns its id; throws
     * upload_failed.
     */
    async save(userId: string, bytes: Uint8Array): Promise<string> {
      const uploadId = createHash('sha256').update(bytes).digest('hex');
      const file = { ...objectOf(userId, uploadId), Body: bytes, ContentType: 'application/octet-stream' };
      try {
        await client.send(new PutObjectCommand(file), s3Timeout(S3_TIMEOUT_MS));
      } catch (cause) {
        throw new AppError('upload_failed', { cause });
      }
      return uploadId;
    },

    /** Returns the file. Checks again what the form was signed for. Throws not_found, pdf_too_large, upload_failed. */
    async read(userId: string, uploadId: string): Promise<Uint8Array> {
      try {
        const command = new GetObjectCommand(objectOf(userId, uploadId));
        const { Body, ContentLength = 0 } = await client.send(command, s3Timeout(S3_TIMEOUT_MS));
        if (ContentLength > UPLOAD_LIMITS.bytes) throw new AppError('pdf_too_large');
        if (!Body) throw new AppError('not_found');
        return await Body.transformToByteArray();
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError(isMissingObject(cause) ? 'not_found' : 'upload_failed', { cause });
      }
    },

    /** Returns an address from which the file can be fetched for one minute, without further rights. */
    address: (userId: string, uploadId: string): Promise<string> =>
      getSignedUrl(client, new GetObjectCommand(objectOf(userId, uploadId)), { expiresIn: ADDRESS_SECONDS }),
  };
};

/** Returns the key of a file in its bucket. */
export const uploadKey = (userId: string, uploadId: string) => `${userKeyPrefix(userId)}${uploadId}.pdf`;
