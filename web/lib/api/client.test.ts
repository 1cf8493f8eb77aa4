import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { setAccessTokenProvider } from './accessToken.ts';
import { api } from './client.ts';
import { fakeDocument } from '../dom/fakeDocument.fixture.ts';

let server: Server;
let answer: RequestListener;
const seen: { request: IncomingMessage; body: string }[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = createServer((request, response) => {
    void text(request)
      .then((body) => seen.push({ request, body }))
      .then(() => answer(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(base + path, init));
  vi.stubGlobal('document', fakeDocument({ documentElement: { lang: 'en' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setAccessTokenProvider(() => Promise.resolve(undefined));
  server.closeAllConnections();
  server.close();
});

const request = { templateId: 'professional', resumeData: createBlankResume() };

describe('the client', () => {
  it('asks for JSON in the language of the screens', async () => {
    answer = (_, response) => response.end('[{"id":"a","name":"א","nameEn":"A"}]');
    expect(await api.listTemplates()).toEqual([{ id: 'a', name: 'א', nameEn: 'A' }]);
    expect(seen[0]?.request).toMatchObject({
      method: 'GET',
      url: '/api/templates',
      headers: { 'accept-language': 'en' },
    });
    expect(seen[0]?.request.headers).not.toHaveProperty('authorization');
  });

  it('sends a body as JSON with the token of whoever is signed in, and gets a file with its name', async () => {
    setAccessTokenProvider(() => Promise.resolve({ token: 'a.b.c', of: 'u1' }));
    answer = (_, response) =>
      response
        .setHeader('content-disposition', `attachment; filename*=UTF-8''%D7%93.pdf`)
        .setHeader('content-type', 'application/pdf')
        .end('%PDF');
    const file = await api.generatePdf(request);
    expect([await file.blob.text(), file.blob.type, file.name]).toEqual(['%PDF', 'application/pdf', 'ד.pdf']);
    expect(seen[0]?.request).toMatchObject({
      method: 'POST',
      url: '/api/generate-pdf',
      headers: { authorization: 'Bearer a.b.c', 'content-type': 'application/json' },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(request);
  });

  it("throws the server's error with its code, text and details", async () => {
    answer = (_, response) =>
      response.writeHead(429).end('{"error":"Wait.","code":"rate_limited","details":{"seconds":9}}');
    await expect(api.generatePdf(request)).rejects.toMatchObject({
      name: 'ApiError',
      code: 'rate_limited',
      text: 'Wait.',
      status: 429,
      retryAfter: 9,
    });
  });

  it('ends a session whose account was deleted, and none that is only beginning', async () => {
    const ended: string[] = [];
    const gone = vi.fn(async () => {
      // oxlint-disable-next-line no-await-in-loop -- longer than the error needs to its caller
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
      ended.push('session');
    });
    setAccessTokenProvider(() => Promise.resolve({ token: 'a.b.c', of: 'u1' }), { gone });
    answer = (_, response) =>
      response.writeHead(401).end('{"error":"This account was deleted.","code":"account_deleted"}');
    await expect(api.ensureProfile({ idToken: 'x' }, { token: 'd.e.f' })).rejects.toMatchObject({
      code: 'account_deleted',
    });
    expect(gone).not.toHaveBeenCalled();
    const told = api.readProfile().finally(() => ended.push('call'));
    await expect(told).rejects.toMatchObject({ code: 'account_deleted', text: 'This account was deleted.' });
    expect(gone.mock.calls).toEqual([['u1']]);
    // The caller may go on without a session.
    expect(ended).toEqual(['session', 'call']);
  });

  it('tells whose token is not taken, and nothing where none was sent', async () => {
    const refused = vi.fn();
    answer = (_, response) => response.writeHead(401).end('{"error":"Log in.","code":"unauthenticated"}');
    setAccessTokenProvider(() => Promise.resolve(undefined), { refused });
    await expect(api.readProfile()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(refused).not.toHaveBeenCalled();
    setAccessTokenProvider(() => Promise.resolve({ token: 'a.b.c', of: 'u1' }), { refused });
    await expect(api.readProfile()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(refused.mock.calls).toEqual([['a.b.c']]);
  });

  it.each([
    [401, 'unauthenticated'],
    [413, 'payload_too_large'],
    [502, 'unavailable'],
    [504, 'timeout'],
  ])('understands a %i that is not ours', async (status, code) => {
    answer = (_, response) => response.writeHead(status).end('<html>');
    await expect(api.listTemplates()).rejects.toMatchObject({ code, text: undefined, status });
  });

  it.each([
    [401, 'Unauthorized', 'unauthenticated'],
    [403, 'Forbidden', 'forbidden'],
    [404, 'Not Found', 'not_found'],
    [413, 'Request Too Long', 'payload_too_large'],
    [429, 'Too Many Requests', 'rate_limited'],
    [500, 'Internal Server Error', 'unavailable'],
    [503, 'Service Unavailable', 'unavailable'],
  ])('understands %i "%s" of HTTP API itself, and shows none of its words', async (status, message, code) => {
    answer = (_, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
    await expect(api.listTemplates()).rejects.toMatchObject({ code, text: undefined, message: code, status });
  });

  it('tells a connection that failed from one that took too long and from one that was given up', async () => {
    answer = (_, response) => response.destroy();
    await expect(api.listTemplates()).rejects.toMatchObject({ code: 'network', status: undefined });
    answer = () => {};
    await expect(api.listTemplates({ timeout: 50 })).rejects.toMatchObject({ code: 'timeout' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    await expect(api.listTemplates({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(api.listTemplates({ signal: AbortSignal.abort(new Error('left the page')) })).rejects.toThrow(
      'left the page',
    );
  });

  it('also runs out of time while an answer trickles in', async () => {
    answer = (_, response) => void response.writeHead(200).write('[');
    await expect(api.listTemplates({ timeout: 80 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('also runs out of time, and can be given up, while its token is on its way', async () => {
    answer = (_, response) => response.end('[]');
    setAccessTokenProvider(() => new Promise(() => {}));
    await expect(api.listTemplates({ timeout: 50 })).rejects.toMatchObject({ code: 'timeout' });
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('left the page')), 20);
    await expect(api.listTemplates({ signal: controller.signal })).rejects.toThrow('left the page');
    expect(seen).toEqual([]);
  });

  it('refuses a success that is no JSON', async () => {
    answer = (_, response) => response.end('<!doctype html>');
    await expect(api.listTemplates()).rejects.toMatchObject({ code: 'invalid_server_response' });
  });
});
