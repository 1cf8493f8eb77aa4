import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrintJob } from './renderPdf.ts';
import { pdfCacheKey, userKeyPrefix, PdfCache } from './pdfCache.ts';

vi.stubEnv('LOG_LEVEL', 'silent');
const s3 = mockClient(S3Client);
const store = new PdfCache(new S3Client({ region: 'eu-central-1' }), 'pdfs');
const named = (name: string) => Object.assign(new Error(name), { name });
const JOB: PrintJob = {
  document: { head: 'h', body: 'b' },
  hasLetters: true,
  metadata: { title: 't', language: 'he' },
  isUntrusted: false,
  cost: 10,
};

beforeEach(() => s3.reset());
afterAll(() => s3.restore());

describe('the store of finished PDFs', () => {
  it('keeps a PDF under its key, in the bucket', async () => {
    s3.on(PutObjectCommand).resolves({});
    await store.put('u/x.pdf', Buffer.from('%PDF'));
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'pdfs',
      Key: 'u/x.pdf',
      ContentType: 'application/pdf',
    });
  });

  it('finds what is there', async () => {
    s3.on(GetObjectCommand).resolves({
      Body: { transformToByteArray: () => Promise.resolve(new TextEncoder().encode('%PDF')) } as never,
    });
    expect((await store.get('u/x.pdf'))?.toString()).toBe('%PDF');
  });

  it.each(['NoSuchKey', 'AccessDenied', 'InternalError', 'TimeoutError', 'NoSuchBucket'])(
    'is as if empty when the bucket answers %s',
    async (name) => {
      s3.on(GetObjectCommand).rejects(named(name));
      s3.on(PutObjectCommand).rejects(named(name));
      expect(await store.get('u/x.pdf')).toBeUndefined();
      await expect(store.put('u/x.pdf', Buffer.from(''))).resolves.toBeUndefined();
    },
  );
});

describe('the key of a PDF', () => {
  it('is the same for the same job, another for another person, page, title, data or order of text', () => {
    const others = [
      pdfCacheKey('u1', { ...JOB, document: { ...JOB.document, head: 'hb' } }),
      pdfCacheKey('u1', { ...JOB, document: { ...JOB.document, head: 'h\0b', body: '' } }),
      pdfCacheKey('u1', { ...JOB, document: { ...JOB.document, body: 'c' } }),
      pdfCacheKey('u1', { ...JOB, metadata: { ...JOB.metadata, carried: {} } }),
      pdfCacheKey('u1', { ...JOB, metadata: { ...JOB.metadata, language: 'en' } }),
      pdfCacheKey('u1', { ...JOB, textOrder: 'drawn' }),
      pdfCacheKey('u2', JOB),
    ];
    expect(pdfCacheKey('u1', structuredClone(JOB))).toBe(pdfCacheKey('u1', JOB));
    expect(new Set([pdfCacheKey('u1', JOB), ...others]).size).toBe(1 + others.length);
  });

  it('lies below its owner, whatever the id holds', () => {
    expect(pdfCacheKey('u1', JOB).startsWith(userKeyPrefix('u1'))).toBe(true);
    expect(pdfCacheKey('u1/../u2', JOB).startsWith(userKeyPrefix('u2'))).toBe(false);
    expect(pdfCacheKey('u10', JOB).startsWith(userKeyPrefix('u1'))).toBe(false);
  });
});
