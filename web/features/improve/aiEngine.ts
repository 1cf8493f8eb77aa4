import { createStore } from 'zustand/vanilla';
import type { SiteConfig } from '../../../shared/site/siteConfig.ts';
import { loadSiteConfig } from '../../lib/api/siteConfig.ts';

/**
 * Who improves texts here: the screens name the local editor plainly. Taken for a model until the site has said
 * otherwise.
 */
export const aiEngine = createStore<Pick<SiteConfig, 'ai'>>(() => ({}));

void (async () => {
  try {
    aiEngine.setState({ ai: (await loadSiteConfig()).ai ?? 'model' });
  } catch {
    // Without a connection nothing is improved either.
  }
})();
