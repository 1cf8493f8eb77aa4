import { useEffect, useState } from 'react';
import type { SiteConfig } from '../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from './siteConfig.ts';

/** The site's configuration from `/config.json`; undefined until it is loaded, and where it cannot be read. */
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
