import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import {
  DEFAULT_LANGUAGE,
  textDirection,
  toSupportedLanguage,
  type Direction,
  type Language,
} from '../../../shared/platform/language.ts';
import { isolateValue } from './lineDirection.ts';
import type { MessageId } from './messageAreas.ts';
import { getLanguageState, subscribeToLanguage } from './messageStore.ts';

export type MessageValues = Readonly<Record<string, string | number | Date>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** `t('home.title')`, `t('gallery.found', { count: 3 })`: the text of an id in the language of the screens. */
export function useTranslations(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values && isolateValues(values, intl.locale)), [intl]);
}

const isolateValues = (values: MessageValues, locale: string): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? isolateValue(value, textDirection(toSupportedLanguage(locale) ?? DEFAULT_LANGUAGE))
        : value,
    ]),
  );

/** Language and direction of the screens. */
export function useLanguage(): { language: Language; direction: Direction } {
  const { language } = useSyncExternalStore(subscribeToLanguage, getLanguageState, getLanguageState);
  return { language, direction: textDirection(language) };
}
