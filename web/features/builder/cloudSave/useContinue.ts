import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { getPageCloudSync } from '../../cloud/index.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { onSessionExpired, requestSignIn, isSignedIn } from '../../auth/index.ts';
import { useBuilder } from '../builderContext.ts';

/** Where to go on after a sign-in that took the whole page away: saving, downloading, or asking for an improvement. */
export const continueUrl = (what: 'save' | 'download' | 'improve') => `/builder?continue=${what}`;

/** Goes on with `?continue=`, saves what waits, and says when a session has ended by itself. */
export function useContinueParameter(): void {
  const t = useTranslations();
  const { ui } = useBuilder();
  const search = useSearch();
  const ended = useEffectEvent(() => {
    notify({
      kind: 'warning',
      text: t('account.expired'),
      action: { label: t('account.expired.action'), run: () => void requestSignIn('storage') },
    });
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const what = query.get('continue');
    if (what !== 'save' && what !== 'download' && what !== 'improve') return;
    query.delete('continue');
    navigate(`/builder${query.size > 0 ? `?${query}` : ''}${location.hash}`, { replace: true });
    if (what === 'improve') ui.goToTab('ai');
    else if (isSignedIn()) ui.update({ dialog: 'saveAs', saveAsFor: what });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says that the address changed
  }, [search, ui]);
  useEffect(() => {
    void getPageCloudSync();
    return onSessionExpired(() => ended());
  }, []);
}
