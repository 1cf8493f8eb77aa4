import type { SiteConfig } from '../../../shared/site/siteConfig.ts';
import { once } from '../async/once.ts';

/** Reads `/config.json` once; after a failure the next call retries. */
export const loadSiteConfig = once(fetchSiteConfig, { forgetFailure: true });

async function fetchSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) {
    // An unread answer would keep its connection open.
    await response.body?.cancel();
    throw new Error('There is no configuration');
  }
  return (await response.json()) as SiteConfig;
}
