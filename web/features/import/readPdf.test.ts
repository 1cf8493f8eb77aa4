import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { readPdf, type ImportApi, type ReadPdfOptions } from './readPdf.ts';

const RESULT = {
  resumeData: createBlankResume(),
  unplaced: ['a line', ' '],
  confidence: { summary: 0.6 },
  picturePages: [2, 'x'],
  personal: [],
  source: 'text',
};
const pdf = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'קורות חיים.pdf', { type });

interface World {
  readonly reading: ReadPdfOptions;
  readonly calls: string[];
  readonly waits: number[];
  readonly forms: FormData[];
  readonly shares: number[];
}

/** A fake server with the given answers; `bucket` is the status of the bucket's answer. */
function world(answers: { parse?: unknown; jobs?: readonly (object | ApiError)[]; bucket?: Response } = {}): World {
  const calls: string[] = [];
  const waits: number[] = [];
  const forms: FormData[] = [];
  const shares: number[] = [];
  const jobs = [...(answers.jobs ?? [])];
  const parse = answers.parse ?? RESULT;
  const served = {
    parseResume: async (form: FormData) => {
      calls.push('parseResume');
      forms.push(form);
      return parse;
    },
    createUpload: async (body: object) => {
      calls.push(`createUpload ${JSON.stringify(body)}`);
      return { uploadId: 'u1', url: 'https://bucket.example/', fields: { key: 'k', policy: 'p' } };
    },
    parseUpload: async ({ uploadId }: { uploadId: string }) => {
      calls.push(`parseUpload ${uploadId}`);
      return parse;
    },
    readImportJob: async () => {
      calls.push('readImportJob');
      const next = jobs.shift() ?? { status: 'working' };
      if (next instanceof ApiError) throw next;
      return next;
    },
  } as unknown as ImportApi;
  const reading: ReadPdfOptions = {
    api: served,
    uid: 'dana',
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
    delay: async (ms, signal) => {
      waits.push(ms);
      signal.throwIfAborted();
    },
    transport:
      () =>
      async (path, { body, method = 'GET' }) => {
        calls.push(`${method} ${path}`);
        forms.push(body as FormData);
        return answers.bucket ?? new Response(null, { status: 204 });
      },
  };
  return { reading, calls, waits, forms, shares };
}

const reads = async (more: object) => readPdf(pdf(9), world({ parse: { ...RESULT, ...more } }).reading);

describe('sending a PDF', () => {
  it('[UP-07] is part of the request up to 4 MB, with the id of whoever sends it, always as a PDF', async () => {
    const { reading, calls, forms } = world();
    const found = await readPdf(pdf(UPLOAD_LIMITS.inRequest, ''), reading);
    expect(calls).toEqual(['parseResume']);
    expect(forms[0]?.get('userId')).toBe('dana');
    expect(forms[0]?.get('resume')).toMatchObject({
      name: 'קורות חיים.pdf',
      type: 'application/pdf',
      size: UPLOAD_LIMITS.inRequest,
    });
    expect(found).toEqual({
      resumeData: createBlankResume(),
      unplaced: ['a line'],
      saidAgain: [],
      confidence: { summary: 0.6 },
      picturePages: [2],
      personal: [],
      doubts: {},
      placedByModel: [],
    });
  });

  it('[UP-07] goes through the bucket above, with the file behind the fields, and is then read', async () => {
    const { reading, calls, forms, shares } = world();
    await readPdf(pdf(UPLOAD_LIMITS.inRequest + 1), reading);
    expect(calls).toEqual([
      `createUpload {"bytes":${UPLOAD_LIMITS.inRequest + 1},"type":"application/pdf"}`,
      'POST https://bucket.example/',
      'parseUpload u1',
    ]);
    expect([...(forms[0]?.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    ['<Code>EntityTooLarge</Code>', 'pdf_too_large'],
    ['<Code>AccessDenied</Code>', 'upload_failed'],
  ])('tells what the bucket refuses: %s', async (body, code) => {
    const { reading, calls } = world({ bucket: new Response(body, { status: 403 }) });
    await expect(readPdf(pdf(5_000_000), reading)).rejects.toMatchObject({ code });
    expect(calls.at(-1)).toContain('POST');
  });

  it('reads how many documents within the file were not read', async () => {
    expect(await reads({ unreadDocuments: 2 })).toMatchObject({ unreadDocuments: 2 });
    expect(await reads({ unreadDocuments: 'two' })).not.toHaveProperty('unreadDocuments');
  });

  it('reads an answer that says nothing of pages, as one before there was any', async () => {
    const { picturePages: _, ...older } = RESULT;
    expect((await readPdf(pdf(9), world({ parse: older }).reading)).picturePages).toEqual([]);
  });

  it.each([null, 'text', {}, { resumeData: null }, { resumeData: [] }, { resumeData: 'x' }])(
    '[UP-03] takes %j for no answer',
    async (parse) => {
      await expect(readPdf(pdf(9), world({ parse: parse ?? 0 }).reading)).rejects.toMatchObject({
        code: 'invalid_server_response',
      });
    },
  );
});

describe('a job', () => {
  it('is looked after less and less often until it is done', async () => {
    const { reading, waits } = world({
      parse: { jobId: 'j' },
      jobs: [{ status: 'working' }, { status: 'working' }, { status: 'done', ...RESULT }],
    });
    expect((await readPdf(pdf(9), reading)).unplaced).toEqual(['a line']);
    expect(waits).toEqual([1_000, 1_500, 2_250]);
  });

  it.each(['unreadable_pdf', 'timeout'])('tells at once why it failed: %s', async (code) => {
    const { reading, waits } = world({ parse: { jobId: 'j' }, jobs: [{ status: 'failed', code }] });
    await expect(readPdf(pdf(9), reading)).rejects.toMatchObject({ code });
    expect(waits).toHaveLength(1);
  });

  it('outlives a connection that is gone for a while, and not one that stays away', async () => {
    const gone = new ApiError('network');
    const back = world({ parse: { jobId: 'j' }, jobs: [gone, gone, { status: 'done', ...RESULT }] });
    await expect(readPdf(pdf(9), back.reading)).resolves.toMatchObject({ unplaced: ['a line'] });
    const away = world({ parse: { jobId: 'j' }, jobs: Array.from({ length: 9 }, () => gone) });
    await expect(readPdf(pdf(9), away.reading)).rejects.toBe(gone);
  });

  it('is reported as soon as it is known, and continued without sending the file again', async () => {
    const first = world({ parse: { jobId: 'j' }, jobs: [{ status: 'done', ...RESULT }] });
    const started: string[] = [];
    await readPdf(pdf(9), { ...first.reading, onJobStarted: (jobId) => started.push(jobId) });
    expect(started).toEqual(['j']);
    const again = world({ jobs: [{ status: 'working' }, { status: 'done', ...RESULT }] });
    expect((await readPdf(pdf(9), { ...again.reading, job: 'j' })).unplaced).toEqual(['a line']);
    expect(again.calls.filter((call) => !call.startsWith('readImportJob'))).toEqual([]);
    // All of it was sent before.
    expect(again.shares).toEqual([1]);
  });

  it('that is there no more is begun anew', async () => {
    const { reading, calls } = world({ jobs: [new ApiError('not_found')] });
    await readPdf(pdf(9), { ...reading, job: 'j' });
    expect(calls.at(-1)).toBe('parseResume');
    const refused = world({ jobs: [new ApiError('unauthenticated')] });
    await expect(readPdf(pdf(9), { ...refused.reading, job: 'j' })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(refused.calls).toEqual(['readImportJob']);
  });

  it('is given up after minutes', async () => {
    const { reading, waits } = world({ parse: { jobId: 'j' } });
    await expect(readPdf(pdf(9), reading)).rejects.toMatchObject({ code: 'timeout' });
    const minutes = waits.reduce((sum, ms) => sum + ms, 0) / 60_000;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(6);
  });
});
