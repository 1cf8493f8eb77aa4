import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { edgeCode } from '../../infra/constructs/edge/edgeCode.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/platform/language.ts';
import { linkEndpointPath, linkPath, linkPdfPath } from '../../shared/site/linkPaths.ts';
import { STATIC_PAGES, staticPageFile } from '../../shared/site/staticPages.ts';

type Values = Record<string, { value: string }>;
interface EdgeRequest {
  uri: string;
  querystring?: Values;
  cookies?: Values;
  headers: Record<string, { value: string }>;
}

/** Runs the code as CloudFront does: a script with a function `handler`, and nothing of Node around it. */
function edgeFunction(file: string): (event: { request: EdgeRequest; viewer: { ip: string } }) => EdgeRequest {
  const code = edgeCode(file);
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  return runInNewContext(`${code}\nhandler`) as ReturnType<typeof edgeFunction>;
}

describe('a path of the site', () => {
  const pages = edgeFunction('pages.js');
  const served = (uri: string, querystring: Values = {}, cookies: Values = {}) =>
    pages({ request: { uri, querystring, cookies, headers: {} }, viewer: { ip: '' } }).uri;

  it.each(['/no/such/place', '/apiary', '/a.b/c', '/.env', '/profile/', '/builder/.hidden', '/constructor'])(
    '%s is the page that carries the script',
    (uri) => {
      expect(served(uri)).toBe('/index.html');
    },
  );

  it.each(['/', ...STATIC_PAGES.flatMap(({ path }) => [path, `${path}/`])])(
    '%s is its own page in the language of the address, else of the visitor, else the usual one',
    (uri) => {
      expect(served(uri)).toBe(`/${staticPageFile(uri)}`);
      for (const language of LANGUAGES) {
        const file = `/${staticPageFile(uri, language)}`;
        expect(served(uri, { lang: { value: language } })).toBe(file);
        expect(served(uri, {}, { language: { value: language } })).toBe(file);
        for (const other of LANGUAGES)
          expect(served(uri, { lang: { value: language } }, { language: { value: other } })).toBe(file);
      }
      for (const odd of ['fr', '', '../../x', 'EN'])
        expect(served(uri, { lang: { value: odd } }, { language: { value: odd } })).toBe(
          `/${staticPageFile(uri, DEFAULT_LANGUAGE)}`,
        );
    },
  );

  it.each([
    '/index.html',
    '/assets/app-abc123.js',
    '/favicon.ico',
    '/images/templates/modern-template.jpg',
    '/config.json',
    '/signed-in.html',
    '/x/.a.b',
  ])('%s is a file', (uri) => {
    expect(served(uri)).toBe(uri);
  });

  it('is recognised as by the local gateway', () => {
    for (const uri of ['/', '/a', '/a/', '/a.', '/a.b', '/.a', '/.a.b', '/a.b/', '/a.b/c', '/a/b.c.d', '/a..b']) {
      // Only what Node's extname sees as a file may differ from the page; a folder with a dot and a final slash is
      // none.
      const isPage = uri.endsWith('/') || extname(uri) === '';
      expect([uri, served(uri) !== uri]).toEqual([uri, isPage]);
    }
  });
});

describe('a call of an endpoint', () => {
  const viewer = edgeFunction('viewer.js');

  it('carries the address CloudFront sees, whatever the caller claims', () => {
    const request = {
      uri: '/api/templates',
      headers: { 'x-viewer-address': { value: '127.0.0.1' }, authorization: { value: 'Bearer a.b.c' } },
    };
    expect(viewer({ request, viewer: { ip: '2001:db8::1' } })).toEqual({
      uri: '/api/templates',
      headers: { 'x-viewer-address': { value: '2001:db8::1' }, authorization: { value: 'Bearer a.b.c' } },
    });
  });
});

describe('a link to a résumé', () => {
  const links = edgeFunction('links.js');
  const key = '0123456789abcdefghjkmnpqrs';

  it.each([linkPath(key), `${linkPath(key)}/`, linkPdfPath(key), `${linkPath(key)}).`, '/r/', '/r/x', '/r/../api/x'])(
    '%s leads where the local gateway leads it, with the address CloudFront sees',
    (uri) => {
      const request = { uri, headers: { 'x-viewer-address': { value: '127.0.0.1' } } };
      expect(links({ request, viewer: { ip: '2001:db8::1' } })).toEqual({
        uri: linkEndpointPath(uri),
        headers: { 'x-viewer-address': { value: '2001:db8::1' } },
      });
    },
  );
});
