import { type CloudSaveResult, getPageCloudSync } from '../../cloud/index.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { requestRefusedTemplate } from '../../payments/requestTemplate.ts';
import { requestSignIn } from '../../auth/index.ts';
import { useBuilder } from '../builderContext.ts';
import { continueUrl } from './continueUrl.ts';

/** Shows what came of a save to the cloud (CLOUD-05, CLOUD-07, ERR-06, ERR-09); `name`: the one asked for, if any. */
export function useSaveOutcome(): (result: CloudSaveResult, name?: string) => void {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();

  // An automatic save ends it too.
  const unsaved = { subscribe: drafts.subscribe, holds: () => !drafts.state.inCloud };

  const tell = (result: CloudSaveResult, name?: string): void => {
    if (result.success) {
      notify({ kind: 'success', text: t('account.save.done'), about: 'save' });
      return;
    }
    if (result.kind === 'conflict' && result.current) {
      ui.update({ dialog: 'conflict', conflict: result.current });
      return;
    }
    if (result.kind === 'limit') {
      notify({
        kind: 'warning',
        text: t('account.save.limit'),
        about: 'save',
        while: unsaved,
        action: { label: t('account.save.upgrade'), run: () => navigate('/profile') },
      });
      return;
    }
    if (result.kind === 'premium') {
      void offerPremium(name);
      return;
    }
    if (result.kind === 'offline') {
      notify({ kind: 'notification', text: t('account.save.offline'), about: 'save' });
      return;
    }
    if (result.kind === 'signedOut') {
      void saveSignedIn(name);
      return;
    }
    notify({ kind: 'error', text: result.text ?? t('account.save.failed'), about: 'save', while: unsaved });
  };

  const saveSignedIn = async (name: string | undefined): Promise<void> => {
    if ((await requestSignIn('storage', continueUrl('save'))) !== 'signedIn') return;
    tell(await (await getPageCloudSync()).save(name));
  };

  const offerPremium = async (name: string | undefined): Promise<void> => {
    if (await requestRefusedTemplate(drafts.state.resume.templateId)) tell(await (await getPageCloudSync()).save(name));
  };

  return tell;
}
