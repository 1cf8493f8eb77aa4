import { describe, expect, it } from 'vitest';
import { createPresignedPost, signPolicy } from './presignedPost.ts';

const rule = {
  bucket: 'files',
  key: 'dana/1.pdf',
  contentType: 'application/pdf',
  contentLengthRange: [1, 5_000_000],
  expires: new Date('2026-03-01T10:15:00Z'),
} as const;
const signer = { accessKeyId: 'AKID', secretAccessKey: 'secret', region: 'eu-central-1' };

describe('a signed form', () => {
  it('[UP-07] allows that key, type and size alone, until its moment', () => {
    const fields = createPresignedPost(rule, { ...signer, sessionToken: 'session' }, new Date('2026-03-01T10:00:00Z'));
    expect(JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString())).toEqual({
      expiration: '2026-03-01T10:15:00.000Z',
      conditions: [
        { bucket: 'files' },
        { key: 'dana/1.pdf' },
        { 'Content-Type': 'application/pdf' },
        { 'X-Amz-Algorithm': 'AWS4-HMAC-SHA256' },
        { 'X-Amz-Credential': 'AKID/20260301/eu-central-1/s3/aws4_request' },
        { 'X-Amz-Date': '20260301T100000Z' },
        { 'X-Amz-Security-Token': 'session' },
        ['content-length-range', 1, 5_000_000],
      ],
    });
    // Every field but the policy and its signature is held by a condition.
    expect(Object.keys(fields)).toEqual([
      'bucket',
      'key',
      'Content-Type',
      'X-Amz-Algorithm',
      'X-Amz-Credential',
      'X-Amz-Date',
      'X-Amz-Security-Token',
      'Policy',
      'X-Amz-Signature',
    ]);
  });

  it('is signed as AWS’s own example is', () => {
    // "Example: browser-based upload using HTTP POST (AWS signature version 4)" in the S3 API reference.
    const policy = Buffer.from(
      [
        '{ "expiration": "2015-12-30T12:00:00.000Z",',
        '  "conditions": [',
        '    {"bucket": "sigv4examplebucket"},',
        '    ["starts-with", "$key", "user/user1/"],',
        '    {"acl": "public-read"},',
        '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
        '    ["starts-with", "$Content-Type", "image/"],',
        '    {"x-amz-meta-uuid": "14365123651274"},',
        '    {"x-amz-server-side-encryption": "AES256"},',
        '    ["starts-with", "$x-amz-meta-tag", ""],',
        '',
        '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
        '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
        '    {"x-amz-date": "20151229T000000Z" }',
        '  ]',
        '}',
      ].join('\r\n'),
    ).toString('base64');
    expect(
      signPolicy(policy, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', ['20151229', 'us-east-1', 's3', 'aws4_request']),
    ).toBe('8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e');
  });
});
