import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** Seconds for which a form can be posted: enough for a large file from a slow phone. */
const FORM_TTL_SECONDS = 900;

/**
 * Returns a form with which a browser may put exactly one file into a bucket within 15 minutes: under one key, of one
 * media type, of at most `maxBytes` bytes. The file comes after the form's fields, under the name `file`.
 */
export const createUploadForm = (
  client: S3Client,
  rules: Readonly<Record<'bucket' | 'key' | 'contentType', string>> & { readonly maxBytes: number },
) =>
  createPresignedPost(client, {
    Bucket: rules.bucket,
    Key: rules.key,
    Fields: { 'Content-Type': rules.contentType },
    Conditions: [['content-length-range', 1, rules.maxBytes]],
    Expires: FORM_TTL_SECONDS,
  });
