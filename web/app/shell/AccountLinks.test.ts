import { expect, it } from 'vitest';
import { safeReturnPath } from '../../features/auth/login/returnPath.ts';
import { ROUTES } from '../../lib/routing/routeTable.ts';
import { loginQuery } from './AccountLinks.tsx';

const backFrom = (path: string, search?: string, hash?: string) =>
  safeReturnPath(new URLSearchParams(loginQuery(path, search, hash)).get('from'));

it('[LOG-02] logging in from the bar leads back to the screen it was pressed on, from home to the profile', () => {
  const open = ROUTES.map(({ path }) => path.replace('/*', '/receipt-1')).filter((path) => path !== '/login');
  for (const path of open) expect(backFrom(path)).toBe(path === '/' ? '/profile' : path);
  expect(backFrom('/login')).toBe('/profile');
});

it('[LOG-02] it leads back to what was asked for there: a gallery for a new résumé, filtered', () => {
  const asked = 'new=true&category=tech&free=true';
  expect(backFrom('/templates', `?${asked}`)).toBe(`/templates?${asked}`);
  expect(backFrom('/templates', asked)).toBe(`/templates?${asked}`);
  expect(backFrom('/builder', '?template=modern', '#experience')).toBe('/builder?template=modern#experience');
  expect(backFrom('/', '?lang=en', '#how')).toBe('/profile');
});
