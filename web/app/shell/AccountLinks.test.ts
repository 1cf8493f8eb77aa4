import { expect, it } from 'vitest';
import { safeReturnPath } from '../../features/auth/login/returnPath.ts';
import { ROUTES } from '../../lib/routing/routeTable.ts';
import { loginQuery } from './AccountLinks.tsx';

const backFrom = (path: string) => safeReturnPath(new URLSearchParams(loginQuery(path)).get('from'));

it('[LOG-02] logging in from the bar leads back to the screen it was pressed on, from home to the profile', () => {
  const open = ROUTES.map(({ path }) => path.replace('/*', '/receipt-1')).filter((path) => path !== '/login');
  for (const path of open) expect(backFrom(path)).toBe(path === '/' ? '/profile' : path);
  expect(backFrom('/login')).toBe('/profile');
});
