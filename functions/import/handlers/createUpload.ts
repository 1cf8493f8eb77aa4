import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { handlerFor } from '../../http/handlerFor.ts';
import { createPresignedPost } from '../presignedPost.ts';
import { uploadKey } from '../uploadStorage.ts';

/** Seconds until which a form can be posted: a large file on a slow phone. */
const FORM_TTL_SECONDS = 900;

const s3Client = new S3Client({});

/** POST /api/uploads: a form with which the browser puts one file of that size below the caller's id (UP-07). */
export const handler = handlerFor('createUpload', async ({ body, user }, { environment }) => {
  const [uploadId, bucket] = [randomUUID(), environment.UPLOAD_BUCKET];
  const now = new Date();
  const signer = { ...(await s3Client.config.credentials()), region: await s3Client.config.region() };
  const rule = {
    bucket,
    key: uploadKey(user.id, uploadId),
    contentType: body.type,
    contentLengthRange: [1, body.bytes],
    expires: new Date(now.getTime() + FORM_TTL_SECONDS * 1_000),
  } as const;
  return { body: { uploadId, url: await bucketUrl(bucket), fields: createPresignedPost(rule, signer, now) } };
});

/** Where the bucket takes forms, found as for any other call of the client. */
async function bucketUrl(bucket: string): Promise<string> {
  const Endpoint = process.env.AWS_ENDPOINT_URL_S3;
  const { url } = s3Client.config.endpointProvider({
    Bucket: bucket,
    Region: await s3Client.config.region(),
    ...(Endpoint !== undefined && { Endpoint }),
  });
  return url.href;
}
