import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { LinkSettings } from '../../../shared/resume/resumeLink.ts';
import { useTranslations, type Translate } from '../../lib/i18n/useTranslations.ts';
import { notify } from '../../ui/toasts.ts';
import { keepLink, type KnownLink, type SaidOfLink } from './linkKeeper.ts';

export interface LinkActions extends KnownLink {
  readonly load: () => void;
  readonly make: () => void;
  readonly change: (settings: Partial<LinkSettings>) => void;
  readonly takeBack: () => void;
}

/** The link of a saved résumé with what can be done with it. */
export function useLink(id: string | undefined): LinkActions {
  const t = useTranslations();
  const keeper = useMemo(() => keepLink(id), [id]);
  const known = useStore(keeper.state);
  useEffect(() => void keeper.load(), [keeper]);
  const say: SaidOfLink = (kind, message, text) => notify({ kind, about: 'link', text: text ?? t(message) });
  return {
    ...known,
    load: () => void keeper.load(),
    make: () => void keeper.make(say),
    change: (settings) => void keeper.change(say, settings),
    takeBack: () => void keeper.takeBack(say),
  };
}

/** Returns the address at which WhatsApp asks for the receiver of a link. It takes a text from a page, and no file. */
export const whatsAppAddress = (t: Translate, address: string) =>
  `https://wa.me/?text=${encodeURIComponent(t('profile.send.message', { address }))}`;
