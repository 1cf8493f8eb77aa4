import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

/** Seconds until which a form can be posted: a large file on a slow phone. */
const FORM_TTL_SECONDS = 900;

/** What a signed form allows: one key of one bucket, one media type, and a file of at most so many bytes. */
export interface UploadFormRules {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
}

/** URL and fields of a presigned form post; the file follows the fields under the name `file`. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A form with which a browser may put exactly one file into a bucket, for 15 minutes. */
export const createUploadForm = (client: S3Client, rules: UploadFormRules): Promise<UploadForm> =>
  createPresignedPost(client, {
    Bucket: rules.bucket,
    Key: rules.key,
    Fields: { 'Content-Type': rules.contentType },
    Conditions: [['content-length-range', 1, rules.maxBytes]],
    Expires: FORM_TTL_SECONDS,
  });
