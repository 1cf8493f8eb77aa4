import { ORIGIN_PLACEHOLDER } from '../../../shared/site/staticPages.ts';

/**
 * Origin of the site as its heads name it: no slash at its end. Pages that are written by the build get the real one
 * where they are served.
 */
export const siteOrigin = () => (import.meta.env.SSR ? ORIGIN_PLACEHOLDER : location.origin);
