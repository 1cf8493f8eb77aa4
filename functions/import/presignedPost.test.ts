import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUploadForm } from './presignedPost.ts';

const client = new S3Client({
  region: 'eu-central-1',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' },
});

afterEach(() => void vi.useRealTimers());

describe('a signed form', () => {
  it('[UP-07] allows that key, type and size alone, until its moment', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
    const rules = { bucket: 'files', key: 'dana/1.pdf', contentType: 'application/pdf', maxBytes: 5_000_000 };
    const { url, fields } = await createUploadForm(client, rules);
    expect(url).toMatch(/^https:\/\/files\.s3\.eu-central-1\.amazonaws\.com\/?$/);
    const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as {
      readonly expiration: string;
      readonly conditions: readonly object[];
    };
    expect(policy.expiration).toBe('2026-03-01T10:15:00Z');
    const conditions = [
      { bucket: 'files' },
      { key: 'dana/1.pdf' },
      { 'Content-Type': 'application/pdf' },
      { 'X-Amz-Algorithm': 'AWS4-HMAC-SHA256' },
      { 'X-Amz-Credential': 'AKID/20260301/eu-central-1/s3/aws4_request' },
      { 'X-Amz-Date': '20260301T100000Z' },
      { 'X-Amz-Security-Token': 'session' },
      ['content-length-range', 1, 5_000_000],
    ];
    expect(policy.conditions).toHaveLength(conditions.length);
    expect(policy.conditions).toEqual(expect.arrayContaining(conditions));
    // A condition covers every field except the policy and its signature.
    expect(new Set(Object.keys(fields))).toEqual(
      new Set([
        ...conditions.flatMap((condition) => (Array.isArray(condition) ? [] : Object.keys(condition))),
        'Policy',
        'X-Amz-Signature',
      ]),
    );
  });
});
