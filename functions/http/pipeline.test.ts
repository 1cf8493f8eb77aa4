import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext, createEvent } from '../../test/support/httpEvent.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { TooLargeError } from '../platform/tooLarge.ts';
import { pipelineFor } from './pipeline.ts';

const ALLOWANCE = JSON.stringify({ on: true, dailyDollars: 1 });
const counters = { add: async () => ({ sum: 0 }) };
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('USERS_TABLE', 'users');
  vi.stubEnv('REQUESTS_TABLE', 'requests');
  vi.stubEnv('PDF_ALLOWANCE', ALLOWANCE);
  vi.stubEnv('PDF_BUCKET', 'pdfs');
  vi.stubEnv('TEMPLATE_ASSETS_DIR', '/assets');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const body = { templateId: 'professional', resumeData: createBlankResume() };
const pdf = () => ({ body: new Uint8Array([37, 80, 68, 70]) });
const bytesOf = (length: number) => () => ({ body: new Uint8Array(length) });
const tooLong = () => {
  throw new AppError('pdf_too_long', { details: { pages: 90 } });
};
const verifyToken = async (token: string) => {
  if (token !== 'a.good.token') throw new Error('bad');
  return { id: 'dana' };
};

const isDeleted = async () => false;

interface Called {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: { error: string; code: string; details?: { issues?: unknown; limit?: number } };
}
async function call(
  run: Parameters<typeof pipelineFor<'generatePdf'>>[1],
  event = createEvent({ json: body }),
  milliseconds?: number,
): Promise<Called> {
  const result = await pipelineFor('generatePdf', run, { verifyToken, isDeleted, counters })(
    event,
    createContext(milliseconds),
  );
  const text = result.isBase64Encoded ? '{}' : (result.body ?? '{}');
  return { status: result.statusCode, headers: result.headers ?? {}, body: JSON.parse(text) };
}

const statusOfText = async (text: string) => {
  const handler = pipelineFor('getPlaceholder', () => ({ body: text }), { verifyToken, isDeleted, counters });
  const event = { ...createEvent({}), pathParameters: { w: '10', h: '10' } };
  return (await handler(event, createContext())).statusCode;
};

describe('a service that is away', () => {
  it.each([
    ['whom nobody answers', { code: 'ECONNREFUSED' }, 'unavailable'],
    ['that ends the connection', { code: 'ECONNRESET' }, 'unavailable'],
    ['that never answers', { name: 'TimeoutError', code: 'ETIMEDOUT' }, 'timeout'],
  ])('%s is no fault of ours: the answer says when to try again', async (_, fault, code) => {
    const answer = await call(() => Promise.reject(Object.assign(new Error('x'), fault)));
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { code } });
  });
});

describe('what is too large', () => {
  it('to be sent is answered by the row’s error, which no alarm counts', async () => {
    // As base64 a third longer: the first fits into Lambda's answer of 6 MB.
    expect(await call(bytesOf(4_600_000))).toMatchObject({ status: 200 });
    expect(await call(bytesOf(4_800_000))).toMatchObject({ status: 413, body: { code: 'resume_too_large' } });
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['info', 'info']);
  });

  it('is counted as Lambda sends it: marks, and ends of lines, twice', async () => {
    expect(await statusOfText('x'.repeat(3_200_000))).toBe(200);
    expect(await statusOfText('"'.repeat(3_200_000))).toBe(413);
    expect(await statusOfText('\n'.repeat(3_200_000))).toBe(413);
    expect(await statusOfText('א'.repeat(3_200_000))).toBe(413);
  });

  it('to be stored is answered alike', async () => {
    const answer = await call(() => {
      throw new TooLargeError('an item', 500_000);
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'resume_too_large' } });
  });
});

describe('a handler', () => {
  it('gets the validated body with its defaults, the caller, the environment and the language', async () => {
    const run = vi.fn(pdf);
    const authorization = 'Bearer a.good.token';
    await call(
      run,
      createEvent({ json: { ...body, unknown: 1 }, headers: { authorization, 'accept-language': 'en' } }),
    );
    expect(run).toHaveBeenCalledWith(
      {
        params: undefined,
        query: undefined,
        user: { id: 'dana' },
        language: 'en',
        body: expect.objectContaining({ templateId: 'professional', forceScale: 1, embedData: true }),
      },
      {
        requestId: 'request-1',
        environment: {
          USERS_TABLE: 'users',
          REQUESTS_TABLE: 'requests',
          PDF_BUCKET: 'pdfs',
          TEMPLATE_ASSETS_DIR: '/assets',
          PDF_ALLOWANCE: ALLOWANCE,
        },
        address: expect.any(String),
        header: expect.any(Function),
        signal: expect.any(AbortSignal),
        reportCost: expect.any(Function),
      },
    );
    expect(run.mock.calls.at(0)?.at(0)).not.toHaveProperty('body.unknown');
  });

  it('learns of a deleted account only where its row says so', async () => {
    const authorization = 'Bearer a.good.token';
    const run = vi.fn(pdf);
    const gone = await pipelineFor('generatePdf', run, { verifyToken, isDeleted: async () => true, counters })(
      createEvent({ json: body, headers: { authorization, 'accept-language': 'en' } }),
      createContext(),
    );
    expect(gone).toMatchObject({
      statusCode: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: '{"error":"This account was deleted. To go on, please sign in again.","code":"account_deleted"}',
    });
    expect(run).not.toHaveBeenCalled();
    for (const name of [
      'USER_POOL_ID',
      'PAYMENTS_API',
      'PAYMENTS_SECRET',
      'RESUMES_TABLE',
      'CREDIT_LOGS_TABLE',
      'UPLOAD_BUCKET',
    ])
      vi.stubEnv(name, 'x');
    const deleting = vi.fn(() => ({ body: { deleted: true as const } }));
    await pipelineFor('deleteAccount', deleting, { verifyToken, isDeleted: async () => true })(
      createEvent({ headers: { authorization } }),
      createContext(),
    );
    expect(deleting).toHaveBeenCalledWith(
      expect.objectContaining({ user: { id: 'dana', isDeleted: true } }),
      expect.anything(),
    );
  });

  it('that only reads runs while it is asked whether the account is deleted; one that writes waits', async () => {
    vi.stubEnv('RESUMES_TABLE', 'resumes');
    const authorization = 'Bearer a.good.token';
    const asked: ((isGone: boolean) => void)[] = [];
    const slow = () => new Promise<boolean>((resolve) => void asked.push(resolve));
    const reading = vi.fn(() => {
      throw new AppError('resume_not_found');
    });
    const read = pipelineFor('readResume', reading, { verifyToken, isDeleted: slow })(
      createEvent({ headers: { authorization }, pathParameters: { id: '1' } }),
      createContext(),
    );
    await vi.waitFor(() => expect(reading).toHaveBeenCalledOnce());
    asked[0]?.(true);
    expect(await read).toMatchObject({ statusCode: 401, body: expect.stringContaining('account_deleted') as string });
    const writing = vi.fn(pdf);
    const printed = pipelineFor('generatePdf', writing, { verifyToken, isDeleted: slow, counters })(
      createEvent({ json: body, headers: { authorization } }),
      createContext(),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(writing).not.toHaveBeenCalled();
    asked[1]?.(false);
    expect(await printed).toMatchObject({ statusCode: 200 });
    expect(writing).toHaveBeenCalledOnce();
  });

  it('that takes tokens cannot be made without knowing of deleted accounts', () => {
    expect(() => pipelineFor('generatePdf', pdf)).toThrow('generatePdf takes tokens');
    expect(() => pipelineFor('getPlaceholder', () => ({ body: '' }))).not.toThrow();
  });

  it('hands on whole characters: half of one, which no database takes, becomes the sign for that', async () => {
    const run = vi.fn(pdf);
    const resumeData = { ...createBlankResume(), summary: 'A\ud800 \udc00B 😀' };
    await call(run, createEvent({ json: { ...body, resumeData } }));
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          resumeData: expect.objectContaining({ summary: 'A\ufffd \ufffdB 😀' }) as unknown,
        }) as unknown,
      }),
      expect.anything(),
    );
  });

  it('answers bytes as base64 with their type, and nothing may be done with them in a page', async () => {
    const result = await pipelineFor('generatePdf', pdf, { isDeleted, counters })(
      createEvent({ json: body }),
      createContext(),
    );
    expect(result).toMatchObject({ statusCode: 200, isBase64Encoded: true, body: 'JVBERg==' });
    expect(result.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('answers its own errors with their code, status, details and text in the language of the caller', async () => {
    const english = await call(tooLong, createEvent({ json: body, headers: { 'accept-language': 'en' } }));
    expect(english).toMatchObject({
      status: 422,
      body: {
        error: 'This résumé has too many pages for a PDF. Please shorten it.',
        code: 'pdf_too_long',
        details: { pages: 90 },
      },
    });
    expect((await call(tooLong)).body.error).toMatch(/[\u05d0-\u05ea]/);
  });

  it('calls a fault by the name its row gives it, and by none where there is no such name', async () => {
    expect(
      (
        await call(() => {
          throw new TypeError('x');
        })
      ).body,
    ).toMatchObject({ code: 'pdf_failed' });
    const { statusCode, body: nameless } = await pipelineFor('getPlaceholder', () => {
      throw new TypeError('x');
    })(createEvent({ pathParameters: { w: '1', h: '1' } }), createContext());
    expect([statusCode, JSON.parse(nameless ?? '')]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
  });

  it('tells nobody what went wrong inside, and the log only where', async () => {
    const answer = await call(() => {
      throw new TypeError('cannot print the résumé of Dana Levi');
    });
    expect(answer).toMatchObject({ status: 500, body: { code: 'pdf_failed' } });
    expect(answer.body).not.toHaveProperty('details');
    const logged = lines.join('');
    expect(logged).toContain('TypeError');
    expect(logged).toContain('pipeline.test.ts');
    expect(logged + JSON.stringify(answer)).not.toContain('Dana');
  });

  it('logs one line for each call: request, route, status, time and code, and nothing of its content', async () => {
    const resumeData = { ...createBlankResume(), summary: 'SECRET SUMMARY' };
    await call(pdf, createEvent({ json: { ...body, resumeData }, headers: { authorization: 'Bearer a.good.token' } }));
    await call(pdf, createEvent({ json: { ...body, templateId: 'SECRET TEMPLATE' } }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'request-1',
        name: 'generatePdf',
        route: 'POST /api/generate-pdf',
        status: 200,
        ms: expect.any(Number),
      },
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'request-1',
        name: 'generatePdf',
        route: 'POST /api/generate-pdf',
        status: 400,
        ms: expect.any(Number),
        code: 'unknown_template',
      },
    ]);
    expect(lines.join('')).not.toMatch(/SECRET|dana|10\.0\.0\.1|good/);
  });

  it('is cut off before its time is over, with an answer, and told so', async () => {
    let aborted = false;
    const answer = await call(
      (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
      undefined,
      600,
    );
    expect(answer).toMatchObject({ status: 503, body: { code: 'timeout' } });
    expect(aborted).toBe(true);
  });

  it('is never reached without its environment; the log says what is missing, the answer does not', async () => {
    vi.stubEnv('PDF_BUCKET', '');
    const run = vi.fn(pdf);
    const answer = await call(run);
    expect(answer).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    expect(JSON.stringify(answer)).not.toContain('PDF_BUCKET');
    expect(lines.join('')).toContain('"missing":["PDF_BUCKET"]');
    expect(run).not.toHaveBeenCalled();
  });

  it('is refused with 429 and the seconds to wait when called too often', async () => {
    const rates = { consume: async () => ({ allowed: false, seconds: 17 }) as const };
    const run = vi.fn(pdf);
    const result = await pipelineFor('generatePdf', run, { rateLimiter: rates, isDeleted, counters })(
      createEvent({ json: body }),
      createContext(),
    );
    expect(result).toMatchObject({ statusCode: 429, headers: { 'retry-after': '17' } });
    expect(run).not.toHaveBeenCalled();
  });
});

const refuse = (event: ReturnType<typeof createEvent>) =>
  call(() => {
    throw new Error('reached the handler');
  }, event);

describe('a request that is wrong', () => {
  it.each([
    ['{', 'invalid_json'],
    ['', 'invalid_json'],
    ['null', 'invalid_request'],
    ['[]', 'invalid_request'],
    ['"text"', 'invalid_request'],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'invalid_request'],
    [JSON.stringify({ ...body, forceScale: 2 }), 'invalid_request'],
    [JSON.stringify({ templateId: 'professional' }), 'invalid_request'],
    [JSON.stringify({ ...body, html: '<p>', css: '' }), 'invalid_request'],
    [JSON.stringify({ ...body, templateId: 'constructor' }), 'unknown_template'],
    [
      JSON.stringify({
        ...body,
        resumeData: { ...body.resumeData, experience: Array.from({ length: 1_000 }, () => ({})) },
      }),
      'invalid_request',
    ],
    [`{"__proto__":{"templateId":"professional"},"constructor":{"prototype":{"polluted":1}}}`, 'invalid_request'],
  ])('is answered 400: %.60s', async (text, code) => {
    expect(await refuse(createEvent({ body: text }))).toMatchObject({ status: 400, body: { code } });
    expect({}).not.toHaveProperty('polluted');
  });

  it('hears where each fault is and by which rule, and never gets its own values back', async () => {
    const resumeData = {
      ...createBlankResume(),
      summary: 'S3CRET'.repeat(2_000),
      skills: [{ id: 'skill-1', name: 5 }],
    };
    const answer = await refuse(createEvent({ json: { ...body, resumeData } }));
    expect(answer.body.details?.issues).toEqual([
      { path: 'body.resumeData.summary', rule: 'max_length', limit: 5_000 },
      { path: 'body.resumeData.skills.0.name', rule: 'string' },
    ]);
    expect(JSON.stringify(answer)).not.toContain('S3CRET');
  });

  it('is refused before it is parsed when it is too large', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const event = createEvent({ body: 'x'.repeat(1_000_001) });
    expect(await pipelineFor('generatePdf', pdf, { isDeleted, counters })(event, createContext())).toMatchObject({
      statusCode: 413,
    });
    expect(parse).not.toHaveBeenCalled();
  });

  it('is measured in bytes, not characters, also in base64', async () => {
    const hebrew = 'א'.repeat(500_001);
    expect(await refuse(createEvent({ body: hebrew }))).toMatchObject({
      status: 413,
      body: { details: { limit: 1_000_000 } },
    });
    expect(
      await refuse(createEvent({ body: Buffer.from(hebrew).toString('base64'), isBase64Encoded: true })),
    ).toMatchObject({ status: 413 });
  });

  it('is read as UTF-8 and refused when it is none', async () => {
    const bytes = Buffer.concat([Buffer.from('{"templateId":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(await refuse(createEvent({ body: bytes.toString('base64'), isBase64Encoded: true }))).toMatchObject({
      status: 400,
      body: { code: 'invalid_json' },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'is answered 415 when it says to be "%s": a form elsewhere could send that',
    async (type) => {
      expect(await refuse(createEvent({ json: body, headers: { 'content-type': type } }))).toMatchObject({
        status: 415,
      });
    },
  );

  it('is answered 401 when its token is bad, though the endpoint needs none', async () => {
    const answer = await refuse(createEvent({ json: body, headers: { authorization: 'Bearer a.bad.token' } }));
    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { code: 'unauthenticated' },
    });
  });
});
