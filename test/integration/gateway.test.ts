import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { sendRawRequest } from '../support/rawRequest.ts';

let folder: string;
let local: LocalProduct;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await mkdir(join(site, 'images/templates'), { recursive: true });
  await writeFile(join(site, 'index.html'), '<!doctype html><title>page</title>');
  await writeFile(
    join(site, 'assets/app-abc123.js'),
    `export const text = '${'long enough to compress '.repeat(100)}';`,
  );
  await writeFile(join(site, 'assets/tiny-abc123.css'), 'p{}');
  await writeFile(join(site, 'images/templates/modern-template.jpg'), Buffer.alloc(3_000, 7));
  await writeFile(join(folder, 'outside.txt'), 'OUTSIDE');
  await symlink(join(folder, 'outside.txt'), join(site, 'link.txt'));
  // Files of this project share a process: one before may have printed as often as an address may.
  const environment = { RATE_FACTOR: '1000' };
  local = await startLocal({ dataDir: join(folder, 'data'), site: [site], quiet: true, environment });
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(local.url + path, init);

describe('endpoints', () => {
  it('[API-02] list the templates as {id, name, nameEn}, in the order of the gallery', async () => {
    const response = await get('/api/templates');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(TEMPLATES.map(({ id, name }) => ({ id, name: name.he, nameEn: name.en })));
  });

  it('[API-08] draw a placeholder of the size asked for, with its text in either language', async () => {
    const response = await get(`/api/placeholder/300/200?text=${encodeURIComponent('תבנית Modern + co')}`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const svg = await response.text();
    expect(svg).toMatch(/^<svg [^>]*width="300" height="200"/);
    expect(svg).toContain('>תבנית Modern + co</text>');
  });

  it.each([
    '0/10',
    '10/0',
    '2001/10',
    '10/2001',
    '-1/10',
    '1e3/10',
    '10.5/10',
    'a/b',
    '0x10/10',
    '010/10',
    '%D7%90/10',
  ])('refuse a placeholder of %s', async (size) => {
    const response = await get(`/api/placeholder/${size}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('[API-01] below /api speak JSON, errors too, in the language of the caller', async () => {
    expect((await get('/api/templates')).headers.get('content-type')).toBe('application/json; charset=utf-8');
    const wrong = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
      body: '{',
    };
    const inEnglish = await get('/api/generate-pdf', wrong);
    expect([inEnglish.status, inEnglish.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
    expect(await inEnglish.json()).toEqual({ error: 'The request is not valid JSON.', code: 'invalid_json' });
    const inHebrew = await get('/api/generate-pdf', { ...wrong, headers: { 'content-type': 'application/json' } });
    expect(await inHebrew.json()).toMatchObject({ error: 'הבקשה היא לא JSON תקין.' });
  });

  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/templates/'],
    ['GET', '/api/Templates'],
    ['GET', '/api/Profile'],
    ['GET', '/api/placeholder/10'],
    ['POST', '/api/templates'],
    ['DELETE', '/api/placeholder/1/1'],
    ['GET', '/api/generate-pdf'],
    ['OPTIONS', '/api/generate-pdf'],
  ])('answer %s %s, of which there is none, as HTTP API does', async (method, path) => {
    const response = await get(path, { method });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'application/json',
      '{"message":"Not Found"}',
    ]);
  });

  it('answer HEAD as GET without its body', async () => {
    const [head, whole] = [await get('/api/templates', { method: 'HEAD' }), await get('/api/templates')];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  });

  it('let no other site read them or call them with a body', async () => {
    const response = await get('/api/templates', { headers: { origin: 'https://example.com' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/api/placeholder/%E0%A4%A/10', '/api/placeholder/%/10'])(
    'answer 400 to a path that cannot be decoded: %s',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  it('are never reached around their prefix', async () => {
    const encoded = await get('/api%2Ftemplates');
    expect(encoded.headers.get('content-type')).not.toMatch(/json/);
    const dotted = await sendRawRequest(local.url, 'GET /x/../api/templates HTTP/1.1');
    expect(dotted.status).toBe(200);
  });
});

describe('the site', () => {
  it.each(['/', '/builder', '/templates?category=tech', '/no/such/place', '/apiary'])(
    'answers %s with the page',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(await response.text()).toContain('<title>page</title>');
    },
  );

  it('has a strict policy: no inline script or style, nothing from elsewhere, in nobody’s frame', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    );
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'style-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(directives['img-src']).toBe("'self' data: blob: https://*.googleusercontent.com");
    // The sign-in service of this machine and where large files are posted to, and nothing else.
    expect(directives['connect-src']).toMatch(/^'self' http:\/\/localhost:\d+ http:\/\/127\.0\.0\.1:\d+$/);
    // Compiling WebAssembly runs no text as script (decision 120).
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  });

  it('keeps hashed files forever and asks again for the others', async () => {
    const [hashed, image] = [await get('/assets/app-abc123.js'), await get('/images/templates/modern-template.jpg')];
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual(['image/jpeg', 'no-cache']);
    const again = await get('/images/templates/modern-template.jpg', {
      headers: { 'if-none-match': `W/"x", ${image.headers.get('etag')}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('compresses text for a browser that takes %s', async (accepted, encoding, decompress) => {
    const plain = await sendRawRequest(local.url, 'GET /assets/app-abc123.js HTTP/1.1');
    const { request } = await import('node:http');
    const packed = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      request(`${local.url}/assets/app-abc123.js`, { headers: { 'accept-encoding': accepted } }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }));
      })
        .on('error', reject)
        .end();
    });
    expect(packed.encoding).toBe(encoding);
    expect(plain.text.endsWith(decompress(packed.body).toString())).toBe(true);
    expect(packed.body.length).toBeLessThan(500);
  });

  it.each(['/missing.js', '/assets/missing-1.js', '/favicon.ico', '/images/templates/none.jpg'])(
    'answers a missing file %s with 404, not with the page',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    },
  );

  it.each([
    '/../outside.txt',
    '/../../../../etc/passwd',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '//outside.txt',
    '/link.txt',
    '/%00outside.txt',
    '/.env',
    '/.git/config',
    '/%2egit/config.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/..;/outside.txt',
    'http://x/../outside.txt',
  ])('never leaves its folder: %s', async (path) => {
    const { status, text } = await sendRawRequest(local.url, `GET ${path} HTTP/1.1`);
    expect(text).not.toMatch(/OUTSIDE|root:/);
    // Dots that a browser would fold away may still end at the page itself.
    if (status === 200) expect(text).toContain('<title>page</title>');
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await get('/builder', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('');
  });
});
