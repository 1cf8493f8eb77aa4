import { useState } from 'react';
import { emailAddress } from '../../../shared/resume/emailText.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { linkPath } from '../../../shared/site/linkPaths.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { offerShare } from '../../ui/saveFile.ts';
import { useLink, whatsAppAddress, type LinkActions } from './useLink.ts';
import './link.css';

export interface SendBarProps {
  readonly file: File;
  /** Address of the file within this page. */
  readonly url: string;
  /** The résumé in the file. */
  readonly resume: ResumeData;
  /** The saved résumé, whose link is sent if there is one; undefined if it is not saved in the cloud. */
  readonly id: string | undefined;
  readonly onPrint: () => void;
  /** Opens the dialog that makes the link. */
  readonly onLink: () => void;
  /** Shows what programs read from it. */
  readonly onRead: () => void;
}

/**
 * The ways on from a PDF that was made, for as long as it matches the résumé: to messengers, by e-mail, to be read and
 * to be printed. A page cannot give a file to WhatsApp or to an e-mail: where the system has no share sheet for files,
 * WhatsApp gets the link, and of the e-mail it is said that the file has to be attached.
 */
export function SendBar({ id, ...props }: SendBarProps) {
  const { link } = useLink(id);
  return <SendWays {...props} address={sentAddress(link)} />;
}

/** Returns the link's address to send, if the link shows something. */
export const sentAddress = (link: LinkActions['link']): string | undefined =>
  link !== null && typeof link === 'object' && link.paused === null ? location.origin + linkPath(link.key) : undefined;

/** The same, with the address of the link if there is one. */
export function SendWays({
  file,
  url,
  resume,
  address,
  onPrint,
  onLink,
  onRead,
}: Omit<SendBarProps, 'id'> & { readonly address: string | undefined }) {
  const t = useTranslations();
  const [isWriting, setWriting] = useState(false);
  const share = offerShare(file, t('account.file.send'));
  const way = buttonClass({ size: 'small', tone: 'quiet' });
  const elsewhere = { className: way, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <section className="send-bar" aria-label={t('profile.send.title')}>
      <div className="send-ways">
        {share ? (
          <Button size="small" tone="quiet" onClick={share.run}>
            {share.label}
          </Button>
        ) : address === undefined ? (
          <Button size="small" tone="quiet" onClick={onLink}>
            {t('profile.link.whatsApp')}
          </Button>
        ) : (
          <a {...elsewhere} href={whatsAppAddress(t, address)}>
            {t('profile.link.whatsApp')}
          </a>
        )}
        <a className={way} href={emailAddress(resume, address)} onClick={() => setWriting(true)}>
          {t('profile.send.email')}
        </a>
        <a {...elsewhere} className={`${way} pdf-open`} href={url}>
          {t('profile.send.open')}
        </a>
        <Button size="small" tone="quiet" onClick={onPrint}>
          {t('profile.send.print')}
        </Button>
        <Button size="small" tone="quiet" onClick={onLink}>
          {t('profile.send.link')}
        </Button>
        <Button size="small" tone="quiet" onClick={onRead}>
          {t('profile.send.readers')}
        </Button>
      </div>
      <output className="send-said">{isWriting && t('profile.send.attach', { name: file.name })}</output>
      <a className="pdf-link" href={url} download={file.name} target="_blank" rel="noopener">
        {t('profile.send.file')}
      </a>
    </section>
  );
}
