import { lazy } from 'react';
import { loadMessages } from '../../i18n/store.ts';

/** The review with its texts; loaded when there is one. */
export const ImportReviewPane = lazy(async () => {
  const [pane] = await Promise.all([import('./ReviewPane.tsx'), loadMessages(['review'])]);
  return pane;
});
