import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { getPageCloudSync } from '../../cloud/index.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { isSignedIn } from '../../auth/index.ts';
import { useBuilder } from '../builderContext.ts';
import { useExportPdf } from '../flows/useExportPdf.ts';
import { useSaveToCloud } from '../flows/useSave.ts';
import { CONTINUED_ACTIONS } from './continueUrl.ts';

/** Continues the action of `?continue=`, and sends pending saves. */
export function useContinueParameter(): void {
  const { ui } = useBuilder();
  const search = useSearch();
  const save = useSaveToCloud();
  // The download's checks were shown before the sign-in.
  const download = useExportPdf({ checked: true });
  const goOn = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const what = CONTINUED_ACTIONS.find((action) => action === query.get('continue'));
    if (what === undefined) return;
    query.delete('continue');
    navigate(`/builder${query.size > 0 ? `?${query}` : ''}${location.hash}`, { replace: true });
    if (what === 'improve') ui.goToTab('ai');
    else if (isSignedIn()) (what === 'save' ? save : download)();
  });
  useEffect(() => {
    goOn();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says that the address changed
  }, [search, ui]);
  useEffect(() => {
    void getPageCloudSync();
  }, []);
}
