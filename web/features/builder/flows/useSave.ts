import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { isSessionExpired, isSignedIn, sessionStore } from '../../auth/index.ts';
import { signInFor } from '../../auth/signInFor.ts';
import { getPageCloudSync } from '../../cloud/index.ts';
import { continueUrl } from '../cloudSave/continueUrl.ts';
import { useSaveOutcome } from '../cloudSave/useSaveOutcome.ts';
import { useBuilder } from '../builderContext.ts';
import { useTemplateGate } from './useTemplateGate.ts';

/** The cloud is offered once per visit, not at every save. */
let cloudOffered = false;

/** Saves in the cloud, the first time with a name; asks people to sign in first (CLOUD-08). */
export function useSaveToCloud(): () => void {
  const { drafts, ui } = useBuilder();
  const tell = useSaveOutcome();
  const mayUseTemplate = useTemplateGate();
  const save = async (): Promise<void> => {
    if ((await signInFor('storage', continueUrl('save'), save)) !== 'signedIn') return undefined;
    if (drafts.state.cloud === null) return ui.update({ dialog: 'saveAs', saveAsFor: 'save' });
    if (!(await mayUseTemplate())) return undefined;
    return tell(await (await getPageCloudSync()).save());
  };
  return () => void save();
}

/**
 * Manual save (button, Alt+S; CLOUD-05, CLOUD-06, CLOUD-07). Signed in: to the cloud, the first time with a name.
 * Otherwise in this browser, at once, with the offer to save it in the cloud too (CLOUD-08).
 */
export function useSave(): () => void {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const toCloud = useSaveToCloud();
  const save = async (): Promise<void> => {
    if (isSignedIn() || isSessionExpired(sessionStore.getState())) return toCloud();
    const saved = await drafts.saveLocally();
    notify(
      saved
        ? { kind: 'success', text: t('builder.saved'), about: 'save' }
        : {
            kind: 'error',
            text: t('builder.saveFailed'),
            about: 'save',
            while: { subscribe: drafts.subscribe, holds: () => !drafts.state.stored },
          },
    );
    if (saved && !cloudOffered) {
      cloudOffered = true;
      notify({
        kind: 'notification',
        text: t('account.save.offer'),
        action: { label: t('account.save.toCloud'), run: toCloud },
        while: { subscribe: sessionStore.subscribe, holds: () => !isSignedIn() },
      });
    }
    return undefined;
  };
  return () => void save();
}
