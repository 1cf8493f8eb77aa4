import { linkPath } from '../../../shared/site/linkPaths.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/toasts.ts';
import type { ShownLink } from './linkKeeper.ts';
import { whatsAppAddress } from './useLink.ts';

/** The address, the ways to send it, and how often it was opened. */
export function LinkAddress({ link: { key, views } }: { link: ShownLink }) {
  const t = useTranslations();
  const address = location.origin + linkPath(key);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ kind: 'success', about: 'link', text: t('profile.link.copied') }),
      // Some apps' browsers have no clipboard: the field is there to be selected.
      () => notify({ kind: 'error', about: 'link', text: t('profile.link.copy.failed') }),
    );
  const share = { url: address };
  return (
    <>
      <TextField
        label={t('profile.link.address')}
        dir="ltr"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="link-ways">
        <Button tone="primary" size="small" icon="copy" data-autofocus="" onClick={() => void copy()}>
          {t('profile.link.copy')}
        </Button>
        <a
          className={buttonClass({ size: 'small' })}
          href={whatsAppAddress(t, address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('profile.link.whatsApp')}
        </a>
        {'canShare' in navigator && navigator.canShare(share) && (
          // The person may close the sheet again: that is not an error.
          <Button size="small" onClick={() => void navigator.share(share).catch(() => undefined)}>
            {t('profile.link.share')}
          </Button>
        )}
        <a className={buttonClass({ size: 'small' })} href={linkPath(key)} target="_blank" rel="noopener noreferrer">
          {t('profile.link.open')}
        </a>
      </div>
      <p className="link-views">{t('profile.link.views', { views })}</p>
    </>
  );
}
