import type { AuthConfig } from '../../shared/siteConfig.ts';
import { siteConfig } from '../api/siteConfig.ts';

/** Where signing in happens. Throws where this site has none. */
export async function authConfig(): Promise<AuthConfig> {
  const { auth } = await siteConfig();
  if (!auth) throw new Error('Signing in is not configured');
  return auth;
}
