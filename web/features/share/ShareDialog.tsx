import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkChoices } from './LinkChoices.tsx';
import { useLink, type LinkActions } from './useLink.ts';
import './link.css';

export { SendBar } from './SendBar.tsx';

export interface ShareDialogProps {
  /** The saved résumé; undefined if it is not saved in the cloud yet. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Saves it, where that is missing. */
  readonly onSave?: () => void;
}

/** The link to a saved résumé: made, copied, sent, bounded and taken back. */
export function ShareDialog({ id, ...props }: ShareDialogProps) {
  const actions = useLink(id);
  return <LinkStateDialog {...props} {...actions} link={id === undefined ? 'unsaved' : actions.link} />;
}

type LinkStateProps = Omit<ShareDialogProps, 'id'> &
  Omit<LinkActions, 'link'> & { readonly link: LinkActions['link'] | 'unsaved' };

/** The same, with the link as it is known. */
export function LinkStateDialog(props: LinkStateProps) {
  const t = useTranslations();
  return (
    <Dialog open title={t('profile.link.title')} onClose={props.onClose} actions={<Actions {...props} />}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ link, isBusy, change }: LinkStateProps) {
  const t = useTranslations();
  if (link === 'unsaved') return <p>{t('profile.link.unsaved')}</p>;
  if (link === 'failed') return <p role="alert">{t('profile.link.failed.load')}</p>;
  if (link === 'loading')
    return (
      <div className="link-wait">
        <Spinner />
        <output>{t('profile.link.loading')}</output>
      </div>
    );
  if (link === null)
    return (
      <ul className="link-facts">
        <li>{t('profile.link.fact.live')}</li>
        <li>{t('profile.link.fact.hidden')}</li>
        <li>{t('profile.link.fact.back')}</li>
      </ul>
    );
  return (
    <div className="link">
      {link.paused !== null && <p className="notice">{t(`profile.link.paused.${link.paused}`)}</p>}
      <LinkAddress link={link} />
      <LinkChoices link={link} isBusy={isBusy} onChange={change} />
    </div>
  );
}

/** The press that goes on from here, and the way out. */
function Actions({ link, isBusy, load, make, takeBack, onClose, onSave }: LinkStateProps) {
  const t = useTranslations();
  const save = () => {
    onClose();
    onSave?.();
  };
  return (
    <>
      {link === 'unsaved' && (
        <Button tone="primary" onClick={save}>
          {t('profile.link.save')}
        </Button>
      )}
      {link === 'failed' && (
        <Button tone="primary" onClick={load}>
          {t('profile.retry')}
        </Button>
      )}
      {link === null && (
        <Button tone="primary" icon="link" busy={isBusy} onClick={make}>
          {t('profile.link.make')}
        </Button>
      )}
      {link !== null && typeof link === 'object' && (
        <Button tone="danger" busy={isBusy} onClick={takeBack}>
          {t('profile.link.takeBack')}
        </Button>
      )}
      <Button onClick={onClose}>{t('profile.link.close')}</Button>
    </>
  );
}
