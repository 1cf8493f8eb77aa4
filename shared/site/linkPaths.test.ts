import { expect, it } from 'vitest';
import { LINK_EDGE_SECONDS, LINK_FORM, linkEndpointPath, linkPath, linkPdfPath } from './linkPaths.ts';

const KEY = '0123456789abcdefghjkmnpqrs';

it.each([
  [linkPath(KEY), `/api/links/${KEY}`],
  [`${linkPath(KEY)}/`, `/api/links/${KEY}`],
  [`${linkPath(KEY)}).`, `/api/links/${KEY}`],
  [linkPdfPath(KEY), `/api/links/${KEY}/pdf`],
  [`${linkPdfPath(KEY)}.`, `/api/links/${KEY}/pdf`],
  [`${linkPath(KEY)}x`, '/api/links/unknown'],
  [linkPath(KEY.slice(1)), '/api/links/unknown'],
  ['/r/', '/api/links/unknown'],
  ['/r/../api/profile', '/api/links/unknown'],
  ['/r', undefined],
  ['/resume', undefined],
  [`/en/r/${KEY}`, undefined],
])('%s leads to %s', (path, endpoint) => {
  expect(linkEndpointPath(path)).toBe(endpoint);
});

it('is short, has the PDF below it, and is kept at the edge for a second: what is taken back is gone as soon', () => {
  expect([linkPath(KEY), linkPdfPath(KEY), LINK_EDGE_SECONDS]).toEqual([`/r/${KEY}`, `/r/${KEY}/pdf`, 1]);
  expect(new RegExp(LINK_FORM).exec(`/r/${KEY}/pdf`)?.slice(1)).toEqual([KEY, '/pdf']);
});
