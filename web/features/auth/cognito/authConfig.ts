import type { AuthConfig } from '../../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from '../../../lib/api/siteConfig.ts';

/** Where signing in happens. Throws where this site has none. */
export async function readAuthConfig(): Promise<AuthConfig> {
  const { auth } = await loadSiteConfig();
  if (!auth) throw new Error('Signing in is not configured');
  return auth;
}
