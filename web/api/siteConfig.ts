import type { SiteConfig } from '../../shared/siteConfig.ts';

let reading: Promise<SiteConfig> | undefined;

/** `/config.json`, read once; a reading that failed is tried again by whoever asks next. */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= read();
  reading.catch(() => (reading = undefined));
  return reading;
}

async function read(): Promise<SiteConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) {
    // An answer that nobody reads holds its connection.
    await response.body?.cancel();
    throw new Error('There is no configuration');
  }
  return (await response.json()) as SiteConfig;
}
