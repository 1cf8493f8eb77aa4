import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { TooLargeError } from '../platform/tooLarge.ts';
import { bytesInResult, errorCodeOfResult, toAppError, toErrorResult, toHttpResult } from './response.ts';

const PLAIN = 'text/plain' as never;
const JSON_ROW = ENDPOINTS.listTemplates;
const named = (name: string, code?: string) => Object.assign(new Error('inside'), { name }, code && { code });
/** Lambda's limit less what is kept for the head. */
const MOST = 6 * 1_024 * 1_024 - 16_384;

describe('an answer', () => {
  it('is JSON that nobody guesses at, with what the handler says about it', () => {
    expect(toHttpResult({ body: { a: 'ש' }, status: 201, headers: { location: '/x' } }, JSON_ROW)).toEqual({
      statusCode: 201,
      headers: expect.objectContaining({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        location: '/x',
      }) as unknown,
      body: '{"a":"ש"}',
    });
    expect(toHttpResult({ body: [] }, JSON_ROW).statusCode).toBe(200);
  });

  it('is a text of its row’s type, or the bytes of a part of a buffer', () => {
    const text = toHttpResult({ body: 'שלום' }, { ...JSON_ROW, response: PLAIN });
    expect(text).toMatchObject({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'שלום' });
    expect(text.isBase64Encoded).toBeUndefined();
    const bytes = new Uint8Array([0, 37, 80, 68, 70, 0]).subarray(1, 5);
    expect(toHttpResult({ body: bytes }, ENDPOINTS.generatePdf)).toMatchObject({
      headers: { 'content-type': 'application/pdf' },
      body: btoa('%PDF'),
      isBase64Encoded: true,
    });
  });

  it.each([
    ['letters of a byte', 'a', 1],
    ['letters of two', 'ש', 2],
    ['marks, which JSON escapes', '"', 2],
    ['signs that JSON writes as six', '\u0001', 6],
  ])('of %s is sent up to the limit, and no byte above it', (_, letter, size) => {
    const row = { ...JSON_ROW, response: PLAIN };
    // Two for the marks round it.
    const length = Math.floor((MOST - 2) / size);
    const rest = 'a'.repeat(MOST - 2 - length * size);
    const whole = letter.repeat(length) + rest;
    expect(bytesInResult(whole)).toBe(MOST);
    expect(toHttpResult({ body: whole }, row).body).toHaveLength(whole.length);
    expect(() => toHttpResult({ body: `${whole}a` }, row)).toThrow(new TooLargeError('an answer', MOST + 1));
  });
});

describe('what a caller learns about an error that was thrown', () => {
  it.each([
    ['our own errors as they are', new AppError('not_found', { details: { field: 'x' } }), 'not_found', { field: 'x' }],
    ['what is too large by the row', new TooLargeError('x'), 'resume_too_large', undefined],
    ['what took too long as that', named('TimeoutError'), 'timeout', { seconds: 5 }],
    ['a service that is not there as that', named('Error', 'ECONNREFUSED'), 'unavailable', { seconds: 5 }],
    ['another fault of the system by the row', named('Error', 'ENOENT'), 'profile_failed', undefined],
    ['what is no error by the row', { code: 'ECONNREFUSED' }, 'profile_failed', undefined],
    ['a text by the row', 'TimeoutError', 'profile_failed', undefined],
  ])('is: %s', (_, error, code, details) => {
    const told = toAppError(error, { failure: 'profile_failed', tooLarge: 'resume_too_large' });
    expect(told).toMatchObject({ code });
    expect(told.details).toEqual(details);
    if (told !== error) expect(told.cause).toBe(error);
  });

  it('has a name of its own where the row gives none', () => {
    expect(toAppError(new Error('x')).code).toBe('internal');
    expect(toAppError(new TooLargeError('x')).code).toBe('payload_too_large');
  });

  it('is said in their language, and when to come again', () => {
    const error = new AppError('rate_limited', { details: { seconds: 7 } });
    expect(toErrorResult(error, 'he')).toEqual({
      statusCode: 429,
      headers: expect.objectContaining({
        'content-type': 'application/json; charset=utf-8',
        'content-language': 'he',
        'retry-after': '7',
      }) as unknown,
      body: JSON.stringify(error.body('he')),
    });
  });

  it.each([
    ['unauthenticated', 'Bearer'],
    ['account_deleted', 'Bearer'],
    ['forbidden', undefined],
  ] as const)('asks for a token where one would help: %s', (code, asked) => {
    const { headers } = toErrorResult(new AppError(code), 'en');
    expect(headers?.['www-authenticate']).toBe(asked);
    expect(headers).not.toHaveProperty('retry-after');
  });
});

describe('the code of an answer, for the log', () => {
  it.each([
    [400, '{"error":"…","code":"not_found"}', 'not_found'],
    [399, '{"code":"not_found"}', undefined],
    [undefined, '{"code":"not_found"}', undefined],
    [500, '{"code":"made_up"}', undefined],
    [500, undefined, undefined],
  ])('with status %s and body %s is %s', (statusCode, body, code) => {
    expect(errorCodeOfResult({ ...(statusCode && { statusCode }), ...(body !== undefined && { body }) })).toBe(code);
  });
});
