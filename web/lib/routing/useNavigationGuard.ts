import { useEffect, useEffectEvent } from 'react';
import { navigationGuards } from './location.ts';

/**
 * Asks before an in-app navigation leaves this screen while `shouldBlock` says so (AUTO-04).
 * Leaving the page itself is the browser's own question: listen to `beforeunload` for that.
 *
 * @param shouldBlock whether there are unsaved changes, asked at the moment of leaving
 * @param text the question, in the language of the screens
 */
export function useNavigationGuard(shouldBlock: boolean | (() => boolean), text: string): void {
  const blocks = useEffectEvent(() => (typeof shouldBlock === 'function' ? shouldBlock() : shouldBlock));
  useEffect(() => navigationGuards.add({ blocks: () => blocks(), text }), [text]);
}
