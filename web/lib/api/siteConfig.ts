import type { SiteConfig } from '../../../shared/site/siteConfig.ts';
import { once } from '../async/once.ts';

/** `/config.json`, read once; a reading that failed is tried again by whoever asks next. */
export const loadSiteConfig = once(fetchSiteConfig, { forgetFailure: true });

async function fetchSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) {
    // An answer that nobody reads holds its connection.
    await response.body?.cancel();
    throw new Error('There is no configuration');
  }
  return (await response.json()) as SiteConfig;
}
