import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { handlerFor } from '../../http/handlerFor.ts';
import { createUploadForm } from '../presignedPost.ts';
import { uploadKey } from '../uploadStorage.ts';

const s3Client = new S3Client({});

/** POST /api/uploads: returns a form for uploading one file of the given size under the caller's id (UP-07). */
export const handler = handlerFor('createUpload', async ({ body, user }, { environment }) => {
  const uploadId = randomUUID();
  const form = await createUploadForm(s3Client, {
    bucket: environment.UPLOAD_BUCKET,
    key: uploadKey(user.id, uploadId),
    contentType: body.type,
    maxBytes: body.bytes,
  });
  return { body: { uploadId, ...form } };
});
