import { expect, it } from 'vitest';
import { findStaticPage, localizedPath, trimTrailingSlashes } from './staticPages.ts';

it('a path is the same with slashes at its end', () => {
  expect(['/', '//', '', '/about', '/about/', '/about///', '/a/b/'].map(trimTrailingSlashes)).toEqual([
    '/',
    '/',
    '/',
    '/about',
    '/about',
    '/about',
    '/a/b',
  ]);
  expect(['/about/', '/', '/about/us', '/nowhere'].map((path) => findStaticPage(path)?.path)).toEqual([
    '/about',
    '/',
    undefined,
    undefined,
  ]);
});

it('a page in Hebrew stands at its path, one in English names its language', () => {
  expect([localizedPath('/about', 'he'), localizedPath('/about', 'en')]).toEqual(['/about', '/about?lang=en']);
});
