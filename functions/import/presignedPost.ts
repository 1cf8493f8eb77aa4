import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** Seconds until which a form can be posted: a large file on a slow phone. */
const FORM_TTL_SECONDS = 900;

/**
 * A form with which a browser may put exactly one file into a bucket, for 15 minutes: at one key, of one media type, of
 * at most so many bytes. The file follows its fields under the name `file`.
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
