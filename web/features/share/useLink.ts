import { useEffect, useState } from 'react';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { NEW_LINK, type LinkSettings } from '../../../shared/resume/resumeLink.ts';
import { linkPdfPath } from '../../../shared/site/linkPaths.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { ApiError, serverText } from '../../lib/api/apiError.ts';
import { useTranslations, type Translate } from '../../lib/i18n/useTranslations.ts';
import { notify } from '../../ui/toasts.ts';

export type ShownLink = NonNullable<LinkState['link']>;

export interface LinkActions {
  /** `failed` where it could not be read; null where there is none. */
  readonly link: ShownLink | null | 'loading' | 'failed';
  readonly isBusy: boolean;
  readonly make: () => Promise<void>;
  readonly change: (settings: Partial<LinkSettings>) => Promise<void>;
  readonly takeBack: () => Promise<void>;
}

/** The link of a saved résumé, as the server has it; what fails is told and leaves it as it was. */
export function useLink(id: string | undefined): LinkActions {
  const t = useTranslations();
  const [link, setLink] = useState<LinkActions['link']>('loading');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isGone = false;
    profileApi.readLink({ id }).then(
      (state) => !isGone && setLink(state.link),
      () => !isGone && setLink('failed'),
    );
    return () => void (isGone = true);
  }, [id]);

  const during = async (work: (of: string) => Promise<ShownLink | null>) => {
    if (id === undefined) return;
    setBusy(true);
    try {
      setLink(await work(id));
    } catch (error) {
      // Taken back in another tab, or on another device.
      if (error instanceof ApiError && error.code === 'link_taken_back') setLink(null);
      notify({ kind: 'error', about: 'link', text: serverText(error) ?? t('profile.link.failed') });
    }
    setBusy(false);
  };
  return {
    link,
    isBusy,
    make: () =>
      during(async (of) => {
        const { link: made } = await profileApi.saveLink({ id: of }, NEW_LINK);
        // Printed now, whoever opens the link first has the file at once, and its pages on paper.
        if (made) void fetch(linkPdfPath(made.key)).catch(() => undefined);
        return made;
      }),
    change: (settings) =>
      during(async (of) => {
        if (link === null || typeof link === 'string') return null;
        const { key, contacts, indexed, expiresAt } = link;
        return (await profileApi.saveLink({ id: of }, { key, contacts, indexed, expiresAt, ...settings })).link;
      }),
    takeBack: () =>
      during(async (of) => {
        await profileApi.removeLink({ id: of });
        notify({ kind: 'success', about: 'link', text: t('profile.link.taken') });
        return null;
      }),
  };
}

/** Where WhatsApp asks whom to send a link to. It takes a text from a page, and no file. */
export const whatsAppAddress = (t: Translate, address: string) =>
  `https://wa.me/?text=${encodeURIComponent(t('profile.send.message', { address }))}`;
