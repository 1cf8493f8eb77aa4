import type { AuthConfig, SiteConfig } from '../../shared/siteConfig.ts';

let reading: Promise<AuthConfig> | undefined;

/** Where signing in happens, from `/config.json`. Throws where this site has none; a failed reading is tried again. */
export function authConfig(): Promise<AuthConfig> {
  reading ??= read();
  reading.catch(() => (reading = undefined));
  return reading;
}

async function read(): Promise<AuthConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error('There is no configuration');
  const { auth } = (await response.json()) as SiteConfig;
  if (!auth) throw new Error('Signing in is not configured');
  return auth;
}
