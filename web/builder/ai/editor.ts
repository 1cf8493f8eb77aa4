import { createStore } from 'zustand/vanilla';
import type { SiteConfig } from '../../../shared/siteConfig.ts';

/** Who improves texts here: the screens name the local editor plainly. Taken for a model until the site has said otherwise. */
export const siteEditor = createStore<Pick<SiteConfig, 'ai'>>(() => ({}));

void (async () => {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    if (response.ok) siteEditor.setState({ ai: ((await response.json()) as SiteConfig).ai ?? 'model' });
  } catch {
    // Without a connection nothing is improved either.
  }
})();
