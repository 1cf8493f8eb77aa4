import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { ENDPOINTS } from '../../shared/api/endpoints.ts';
import { createEvent, createFormFields } from '../../test/support/httpEvent.ts';
import type { HttpEvent } from './call.ts';
import { limitBodySize, parseRequest } from './parseRequest.ts';

const SCHEMA = v.object({ name: v.pipe(v.string(), v.maxLength(5)), language: v.optional(v.string()) });
const JSON_ENDPOINT: Endpoint = {
  ...ENDPOINTS.sendContactMessage,
  body: SCHEMA,
  limits: { ...ENDPOINTS.sendContactMessage.limits, bodyBytes: 40 },
};
const { body: _none, ...WITHOUT_BODY } = JSON_ENDPOINT;
const RAW: Endpoint = { ...WITHOUT_BODY, bodyType: 'raw' };
const FORM: Endpoint = { ...WITHOUT_BODY, bodyType: 'multipart' };

type Before = NonNullable<ReturnType<typeof parseRequest>['before']>;
type Request = Parameters<Before>[0];

/** What a handler is given of a call. */
async function read(endpoint: Endpoint, part: Parameters<typeof createEvent>[0] = {}) {
  const request = { event: createEvent(part), internal: {} } as unknown as Request;
  await parseRequest(endpoint).before?.(request);
  return request.internal;
}
const code = async (endpoint: Endpoint, part: Parameters<typeof createEvent>[0]) =>
  read(endpoint, part).then(
    () => undefined,
    (error: { code: string; details?: unknown }) => [error.code, error.details],
  );

/** Why a body is too large; undefined if it is not. */
function refused(endpoint: Endpoint, part: Partial<HttpEvent>): unknown {
  try {
    void limitBodySize(endpoint).before?.({ event: createEvent(part), internal: {} } as unknown as Request);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the size of a body', () => {
  it.each([
    ['letters of one byte', 'x'.repeat(40), false],
    ['Hebrew letters of two', 'א'.repeat(20), false],
    ['bytes as text', Buffer.alloc(40).toString('base64'), true],
  ])('is counted in bytes: %s', (_, body, isBase64Encoded) => {
    const more = isBase64Encoded ? Buffer.alloc(41).toString('base64') : `${body}x`;
    for (const endpoint of [JSON_ENDPOINT, RAW]) {
      expect(refused(endpoint, { body, isBase64Encoded })).toBeUndefined();
      expect(refused(endpoint, { body: more, isBase64Encoded })).toMatchObject({
        code: 'payload_too_large',
        details: { limit: 40 },
      });
    }
  });

  it('is nothing without a body, and of no matter where none is read', () => {
    expect(refused({ ...RAW, limits: { ...RAW.limits, bodyBytes: 0 } }, {})).toBeUndefined();
    expect(refused(WITHOUT_BODY, { body: 'x'.repeat(41) })).toBeUndefined();
  });
});

describe('a body', () => {
  it.each([
    ['application/json', undefined],
    ['Application/JSON ; charset=utf-8', undefined],
    ['text/plain', 'application/json'],
    ['', 'application/json'],
    [undefined, 'application/json'],
  ])('of the type %s is JSON, or not', async (type, expected) => {
    const headers = type === undefined ? { 'content-type': undefined } : { 'content-type': type };
    expect(await code(JSON_ENDPOINT, { headers, json: { name: 'נועה' } })).toEqual(
      expected === undefined ? undefined : ['unsupported_media_type', { expected }],
    );
  });

  it('is read as it was sent, as text or as base64', async () => {
    const body = JSON.stringify({ name: 'נועה' });
    expect((await read(JSON_ENDPOINT, { body })).body).toEqual({ name: 'נועה' });
    const encoded = { body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
    expect((await read(JSON_ENDPOINT, encoded)).body).toEqual({ name: 'נועה' });
    expect((await read(WITHOUT_BODY, { body })).body).toBeUndefined();
    expect((await read(RAW, { ...encoded, headers: { 'content-type': 'x/y' } })).body).toEqual(Buffer.from(body));
    expect((await read(RAW, { body })).body).toEqual(Buffer.from(body));
    expect((await read(RAW)).body).toEqual(Buffer.alloc(0));
  });

  it.each([
    ['no JSON', { body: '{' }],
    ['nothing', {}],
    ['no UTF-8', { body: Buffer.from([0x22, 0xff, 0x22]).toString('base64'), isBase64Encoded: true }],
  ])('that is %s is refused', async (_, part) => {
    expect(await code(JSON_ENDPOINT, part)).toEqual(['invalid_json', undefined]);
  });

  it('has no half of a pair, wherever it stands', async () => {
    expect((await read(JSON_ENDPOINT, { body: '{"name":"a\\ud83d"}' })).body).toEqual({ name: 'a\uFFFD' });
    expect((await read(JSON_ENDPOINT, { body: '{"name":"\\ud83d\\ude00"}' })).body).toEqual({ name: '😀' });
  });

  it('that is a form has its fields by name', async () => {
    expect((await read(FORM, createFormFields({ name: 'נועה', other: 'x' }))).body).toEqual({
      name: 'נועה',
      other: 'x',
    });
    expect(await code(FORM, { json: {} })).toEqual(['unsupported_media_type', { expected: 'multipart/form-data' }]);
    const broken = { ...createFormFields({ name: 'x' }), body: 'AAAA' };
    expect((await code(FORM, broken))?.[0]).toBe('invalid_request');
  });
});

describe('what is wrong', () => {
  const ID = v.object({ id: v.string() });

  it('is described by its place and its rule, with the limit, and never by the value', async () => {
    expect(await code(JSON_ENDPOINT, { json: { name: 'too long' } })).toEqual([
      'invalid_request',
      { issues: [{ path: 'body.name', rule: 'max_length', limit: 5 }] },
    ]);
    expect(await code(JSON_ENDPOINT, { json: { name: 5 } })).toEqual([
      'invalid_request',
      { issues: [{ path: 'body.name', rule: 'string' }] },
    ]);
  });

  it.each([
    ['params', { params: ID }],
    ['query', { query: ID }],
  ])('names the %s that are missing', async (part, schemas) => {
    const [name, details] = (await code({ ...WITHOUT_BODY, ...schemas }, {})) ?? [];
    expect([name, details]).toMatchObject(['invalid_request', { issues: [{ path: `${part}.id` }] }]);
  });

  it('is described by the code that a rule names, and ten at most', async () => {
    const many = v.object(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, v.string()])));
    const [, details] = (await code({ ...JSON_ENDPOINT, body: many }, { json: {} })) ?? [];
    expect((details as { issues: unknown[] }).issues).toHaveLength(10);
    const named = v.object({ name: v.pipe(v.string(), v.minLength(1, 'name_required')) });
    expect((await code({ ...JSON_ENDPOINT, body: named }, { json: { name: '' } }))?.[0]).toBe('name_required');
  });
});

it.each([
  ['the body', { json: { name: 'x', language: 'he' } }, 'he'],
  ['the query, where the body has none', { queryStringParameters: { language: 'he' } }, 'he'],
  ['the header, where nothing else says it', {}, 'en'],
  ['the header, where the body is a list', { json: [], queryStringParameters: undefined }, 'en'],
])('a call has the language of %s', async (_, part, language) => {
  const endpoint = { ...JSON_ENDPOINT, body: v.any() };
  const headers = { 'accept-language': 'en' };
  expect((await read(endpoint, { json: { name: 'x' }, headers, ...part })).language).toBe(language);
});

it('[ROLE-12] a body speaks of nobody but its caller, and says nothing that only a person may', async () => {
  const endpoint = { ...JSON_ENDPOINT, body: v.any(), signedInFields: ['html'] } as unknown as Endpoint;
  expect(await code(endpoint, { json: { userId: 'noa' } })).toEqual(['unauthenticated', undefined]);
  expect(await code(endpoint, { json: { html: '<p>' } })).toEqual(['unauthenticated', undefined]);
  expect(await code(endpoint, { json: { text: '<p>' } })).toBeUndefined();
});
