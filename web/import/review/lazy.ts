import { lazy } from 'react';
import { loadAreas } from '../../i18n/store.ts';

/** The review with its texts; loaded when there is one. */
export const ReviewPane = lazy(async () => {
  const [pane] = await Promise.all([import('./ReviewPane.tsx'), loadAreas(['review'])]);
  return pane;
});
