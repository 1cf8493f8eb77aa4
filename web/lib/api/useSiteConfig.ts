import { useEffect, useState } from 'react';
import type { SiteConfig } from '../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from './siteConfig.ts';

/** What the site says of itself in `/config.json`; undefined until that is there, and where it cannot be read. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let isHere = true;
    loadSiteConfig().then(
      (loaded) => isHere && setConfig(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return config;
}
