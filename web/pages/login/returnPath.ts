import { routeOf } from '../../layout/routes.ts';

const DEFAULT = '/profile';

/** The path to go to after signing in: a screen of ours, never another site's address, and not the sign-in itself. */
export function returnPath(from: string | null): string {
  if (from === null || !from.startsWith('/') || from.startsWith('//') || from.includes('\\')) return DEFAULT;
  const path = from.split(/[?#]/)[0] as string;
  return routeOf(path) === undefined || path.startsWith('/login') ? DEFAULT : from;
}
