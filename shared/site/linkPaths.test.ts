import { expect, it } from 'vitest';
import { linkEndpointPath, linkPath, linkPdfPath } from './linkPaths.ts';

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
