import { DEFAULT_LANGUAGE } from '../../../shared/platform/language.ts';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { syncLanguageAcrossTabs, getLanguageState, subscribeToLanguage } from './messageStore.ts';

/** Provides the language to the screens below; all of them change as soon as another one is chosen. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribeToLanguage, getLanguageState, getLanguageState);
  useEffect(() => syncLanguageAcrossTabs(), []);
  return (
    <IntlProvider locale={language} defaultLocale={DEFAULT_LANGUAGE} messages={messages} onError={throwInDevelopment}>
      {children}
    </IntlProvider>
  );
}

/** A missing text or value is a defect: an error in development, the bare id in production. */
function throwInDevelopment(error: Error): void {
  if (import.meta.env.DEV)
    queueMicrotask(() => {
      throw error;
    });
}
