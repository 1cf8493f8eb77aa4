import { useEffect, useEffectEvent } from 'react';
import { useBuilder, useDraftState, useUi } from '../builderContext.ts';
import { refreshLinkCode } from '../flows/refreshLinkCode.ts';

/**
 * Keeps the code of the link true while a résumé is to have it: asked for with the résumé, when the dialog about the
 * link was closed, and when the person is back from another page, where the link may have been taken back.
 */
export function LinkCodeKeeper() {
  const builder = useBuilder();
  const id = useDraftState(({ cloud }) => cloud?.id);
  const isChanging = useUi(({ dialog }) => dialog === 'link');
  const refresh = useEffectEvent(() => void refreshLinkCode(builder));
  useEffect(() => {
    if (!isChanging) refresh();
  }, [id, isChanging]);
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  return null;
}
