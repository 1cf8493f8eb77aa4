import { expect, it } from 'vitest';
import { STATIC_PAGES } from '../../../shared/site/staticPages.ts';
import { ROUTES } from './routeTable.ts';

it('[NAV-04] every screen that anybody may open stands as a static page, and nothing else does', () => {
  const open = ROUTES.filter(({ needsSignIn }) => needsSignIn !== true).map(({ path }) => path);
  expect(STATIC_PAGES.map(({ path }) => path).toSorted()).toEqual(open.toSorted());
});
