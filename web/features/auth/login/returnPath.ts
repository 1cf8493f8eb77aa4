import { matchRoute } from '../../../lib/routing/routeTable.ts';

const DEFAULT_RETURN_PATH = '/profile';

/**
 * The path to go to after sign-in: one of our screens, never another site's address (no open redirect), and not the
 * login itself.
 */
export function safeReturnPath(from: string | null): string {
  if (from === null || !from.startsWith('/') || from.startsWith('//') || from.includes('\\'))
    return DEFAULT_RETURN_PATH;
  const path = from.split(/[?#]/)[0] as string;
  return matchRoute(path) === undefined || path.startsWith('/login') ? DEFAULT_RETURN_PATH : from;
}
