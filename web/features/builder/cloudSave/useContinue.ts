import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { getPageCloudSync } from '../../cloud/index.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { requestSignIn, isSignedIn, sessionStore } from '../../auth/index.ts';
import { useBuilder } from '../builderContext.ts';

/** The action to continue after a redirect sign-in: saving, downloading, or requesting an improvement. */
export const continueUrl = (what: 'save' | 'download' | 'improve') => `/builder?continue=${what}`;

/** Continues the action of `?continue=`, sends pending saves, and shows when a session has expired. */
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
    return sessionStore.subscribe(({ ended: now }, { person }) => {
      if (person && now?.how === 'expired') ended();
    });
  }, []);
}
