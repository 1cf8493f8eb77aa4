import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkChoices } from './LinkChoices.tsx';
import { useLink } from './useLink.ts';
import './link.css';

export { SendBar } from './SendBar.tsx';

export interface ShareDialogProps {
  /** The saved résumé; undefined where it is not saved in the cloud yet. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Saves it, where that is missing. */
  readonly onSave?: () => void;
}

/** The link to a saved résumé: made, copied, sent, bounded and taken back. */
export function ShareDialog({ id, onClose, onSave }: ShareDialogProps) {
  const t = useTranslations();
  const { link, isBusy, make, change, takeBack } = useLink(id);
  const isThere = link !== null && typeof link === 'object';
  const actions = (
    <>
      {id === undefined && (
        <Button
          tone="primary"
          onClick={() => {
            onClose();
            onSave?.();
          }}
        >
          {t('profile.link.save')}
        </Button>
      )}
      {id !== undefined && link === null && (
        <Button tone="primary" icon="link" busy={isBusy} onClick={() => void make()}>
          {t('profile.link.make')}
        </Button>
      )}
      {isThere && (
        <Button tone="danger" busy={isBusy} onClick={() => void takeBack()}>
          {t('profile.link.takeBack')}
        </Button>
      )}
      <Button onClick={onClose}>{t('profile.link.close')}</Button>
    </>
  );
  return (
    <Dialog open title={t('profile.link.title')} onClose={onClose} actions={actions}>
      {id === undefined && <p>{t('profile.link.unsaved')}</p>}
      {id !== undefined && link === 'loading' && (
        <div className="link-wait">
          <Spinner />
          <output>{t('profile.link.loading')}</output>
        </div>
      )}
      {link === 'failed' && <p role="alert">{t('profile.link.failed.load')}</p>}
      {id !== undefined && link === null && (
        <ul className="link-facts">
          <li>{t('profile.link.fact.live')}</li>
          <li>{t('profile.link.fact.hidden')}</li>
          <li>{t('profile.link.fact.back')}</li>
        </ul>
      )}
      {isThere && (
        <div className="link">
          {link.paused !== null && <p className="notice">{t(`profile.link.paused.${link.paused}`)}</p>}
          <LinkAddress link={link} />
          <LinkChoices link={link} isBusy={isBusy} onChange={(settings) => void change(settings)} />
        </div>
      )}
    </Dialog>
  );
}
