import { lazy } from 'react';
import { loadMessages } from '../../../lib/i18n/messageStore.ts';

/** The review with its texts; loaded when there is one. */
export const ImportReviewPane = lazy(async () => {
  const [pane] = await Promise.all([import('./ImportReviewPane.tsx'), loadMessages(['review'])]);
  return pane;
});
