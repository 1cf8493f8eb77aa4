import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { directionOf, type Direction, type Language } from '../../shared/product.ts';
import type { MessageId } from './areas.ts';
import { languageState, subscribe } from './store.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;
export type GetText = (id: MessageId, values?: TextValues) => string;

/** `t('home.title')`, `t('gallery.found', { count: 3 })`: the text of an id in the language of the screens. */
export function useText(): GetText {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** Language and direction of the screens. */
export function useLanguage(): { language: Language; direction: Direction } {
  const { language } = useSyncExternalStore(subscribe, languageState, languageState);
  return { language, direction: directionOf(language) };
}
