import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { canSendPdf } from '../../../ui/saveFile.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { getPageCloudSync } from '../../cloud/index.ts';
import { useDownloadPdf } from '../flows/useExportPdf.ts';
import { useTemplateGate } from '../flows/useTemplateGate.ts';
import { ResumeNameField } from '../ResumeNameField.tsx';
import { useBuilder, useUi } from '../builderContext.ts';
import { useSaveOutcome } from './useSaveOutcome.ts';

type SaveAction = 'save' | 'both' | 'send';

/**
 * Name of the résumé; save only, download and save, or download only (DLG-01, DLG-02, DLG-03, DLG-04, PDF-03); where
 * the system sends files on, save and send.
 */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const forDownload = useUi((state) => state.saveAsFor === 'download');
  const tell = useSaveOutcome();
  const download = useDownloadPdf();
  const mayUseTemplate = useTemplateGate();
  const [name, setName] = useState(() => drafts.state.cloud?.name || drafts.state.name || t('account.save.default'));
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState<SaveAction | null>(null);
  const [limit, setLimit] = useState(false);

  const run = async (wish: SaveAction) => {
    if (name.trim() === '') return setRefused(true);
    if (!(await mayUseTemplate())) return onClose();
    setBusy(wish);
    setLimit(false);
    const saving = (await getPageCloudSync()).save(name.trim());
    // A press opens the share sheet for some seconds only: what is sent is made while it is saved.
    if (wish !== 'send') await saving;
    // Whatever the outcome of the save, the PDF was asked for (ERR-07, ERR-08).
    if (wish !== 'save') await download(wish === 'send' ? 'send' : 'download');
    const result = await saving;
    setBusy(null);
    if (!result.success && result.kind === 'limit') return setLimit(true);
    onClose();
    return tell(result, name.trim());
  };
  const only = () => {
    onClose();
    void download();
  };
  const buttons = [
    <Button
      key="both"
      tone={forDownload ? 'primary' : 'plain'}
      type={forDownload ? 'submit' : 'button'}
      form="save-as"
      icon="download"
      busy={busy === 'both'}
      disabled={busy !== null}
      onClick={forDownload ? undefined : () => void run('both')}
    >
      {t('account.save.both')}
    </Button>,
    <Button
      key="save"
      tone={forDownload ? 'plain' : 'primary'}
      type={forDownload ? 'button' : 'submit'}
      form="save-as"
      icon="save"
      busy={busy === 'save'}
      disabled={busy !== null}
      onClick={forDownload ? () => void run('save') : undefined}
    >
      {t('account.save.save')}
    </Button>,
  ];
  const actions = (
    <>
      {forDownload ? buttons : buttons.toReversed()}
      {forDownload && canSendPdf() && (
        <Button busy={busy === 'send'} disabled={busy !== null} onClick={() => void run('send')}>
          {t('account.save.send')}
        </Button>
      )}
      <Button tone="quiet" disabled={busy !== null} onClick={only}>
        {t('account.save.download')}
      </Button>
    </>
  );
  return (
    <Dialog open closeOnBackdrop={false} title={t('account.save.title')} onClose={onClose} actions={actions}>
      <form
        id="save-as"
        className="save-as"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run(forDownload ? 'both' : 'save');
        }}
      >
        <ResumeNameField name={name} wasRefused={refused} onChange={setName} />
        {limit && <StorageLimit />}
      </form>
    </Dialog>
  );
}

/** No more can be saved in the cloud, and where there is more room (ERR-06). */
export function StorageLimit() {
  const t = useTranslations();
  return (
    <div className="notice" role="alert">
      <Icon name="warning" />
      <p>{t('account.save.limit')}</p>
      <ButtonLink to="/profile" size="small">
        {t('account.save.upgrade')}
      </ButtonLink>
    </div>
  );
}
