import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

/** Runs the code as CloudFront does: a script with a function `handler`, and nothing of Node around it. */
function edgeFunction(file: string): (event: { request: EdgeRequest; viewer: { ip: string } }) => EdgeRequest {
  const code = readFileSync(new URL(`../../infra/constructs/edge/${file}`, import.meta.url), 'utf8');
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  return runInNewContext(`${code}\nhandler`) as ReturnType<typeof edgeFunction>;
}

describe('a path of the site', () => {
  const pages = edgeFunction('pages.js');
  const served = (uri: string) => pages({ request: { uri, headers: {} }, viewer: { ip: '' } }).uri;

  it.each(['/', '/builder', '/templates', '/no/such/place', '/apiary', '/a.b/c', '/.env', '/profile/', '/builder/.hidden'])('%s is a page', (uri) => {
    expect(served(uri)).toBe('/index.html');
  });

  it.each(['/index.html', '/assets/app-abc123.js', '/favicon.ico', '/images/templates/modern-template.jpg', '/config.json', '/signed-in.html', '/x/.a.b'])('%s is a file', (uri) => {
    expect(served(uri)).toBe(uri);
  });

  it('is told apart as the local gateway does it', () => {
    for (const uri of ['/', '/a', '/a/', '/a.', '/a.b', '/.a', '/.a.b', '/a.b/', '/a.b/c', '/a/b.c.d', '/a..b']) {
      // Only what Node's extname sees as a file may differ from the page; a folder with a dot and a final slash is none.
      const isPage = uri.endsWith('/') || extname(uri) === '';
      expect([uri, served(uri) === '/index.html']).toEqual([uri, isPage]);
    }
  });
});

describe('a call of an endpoint', () => {
  const viewer = edgeFunction('viewer.js');

  it('carries the address CloudFront sees, whatever the caller claims', () => {
    const request = { uri: '/api/templates', headers: { 'x-viewer-address': { value: '127.0.0.1' }, authorization: { value: 'Bearer a.b.c' } } };
    expect(viewer({ request, viewer: { ip: '2001:db8::1' } })).toEqual({ uri: '/api/templates', headers: { 'x-viewer-address': { value: '2001:db8::1' }, authorization: { value: 'Bearer a.b.c' } } });
  });
});
