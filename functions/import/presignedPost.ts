import { createHmac } from 'node:crypto';

/** What a signed form allows: one key of one bucket, until a moment, within a range of bytes, of one media type. */
export interface PresignedPostPolicy {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  readonly contentLengthRange: readonly [least: number, most: number];
  readonly expires: Date;
}

/** Who signs, and where. */
export interface SigningCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  readonly region: string;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The fields of a form with which a browser may put exactly one file into a bucket: S3's "browser-based uploads using
 * POST", signature version 4. They come before the file in the form, which has the name `file`.
 */
export function createPresignedPost(
  { bucket, key, contentType: type, contentLengthRange: bytes, expires }: PresignedPostPolicy,
  signer: SigningCredentials,
  now: Date,
): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [stamp.slice(0, 8), signer.region, 's3', 'aws4_request'] as const;
  const fields = {
    bucket,
    key,
    'Content-Type': type,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [signer.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': stamp,
    ...(signer.sessionToken !== undefined && { 'X-Amz-Security-Token': signer.sessionToken }),
  };
  const conditions = [
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', ...bytes],
  ];
  const policy = Buffer.from(JSON.stringify({ expiration: expires.toISOString(), conditions })).toString('base64');
  return { ...fields, Policy: policy, 'X-Amz-Signature': signPolicy(policy, signer.secretAccessKey, scope) };
}

/** The signature of a policy, under a key made for this day, region and service. */
export function signPolicy(policy: string, secret: string, scope: readonly string[]): string {
  return hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), policy).toString('hex');
}
