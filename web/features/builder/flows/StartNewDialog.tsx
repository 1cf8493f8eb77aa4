import { createNewResume } from '../../../../shared/resume/blankResume.ts';
import { newestChoice } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';

/** Starts a new résumé; the current one goes into the draft history and can be restored. */
export function StartNewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const start = async () => {
    onClose();
    const { archivedId } = await drafts.replace(createNewResume(newestChoice(drafts.state.resume.templateId)), 'new');
    ui.goToTab('personal');
    if (archivedId !== null) notify({ kind: 'success', text: t('builder.startNew.done') });
  };
  const actions = (
    <>
      <Button tone="primary" onClick={() => void start()}>
        {t('builder.startNew.start')}
      </Button>
      <Button data-autofocus="" onClick={onClose}>
        {t('builder.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('builder.startNew.title')} onClose={onClose} actions={actions} size="small">
      <p>{t('builder.startNew.text')}</p>
    </Dialog>
  );
}
