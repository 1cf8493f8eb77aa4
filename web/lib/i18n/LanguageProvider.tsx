import { DEFAULT_LANGUAGE } from '../../../shared/platform/language.ts';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { syncLanguageAcrossTabs, getLanguageState, subscribeToLanguage } from './messageStore.ts';

/** Gives the screens their language; whatever is below speaks the new one as soon as it is chosen. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribeToLanguage, getLanguageState, getLanguageState);
  useEffect(() => syncLanguageAcrossTabs(), []);
  return (
    <IntlProvider locale={language} defaultLocale={DEFAULT_LANGUAGE} messages={messages} onError={throwInDevelopment}>
      {children}
    </IntlProvider>
  );
}

/** A missing text or value is a defect: loud while developing, the bare id in production. */
function throwInDevelopment(error: Error): void {
  if (import.meta.env.DEV)
    queueMicrotask(() => {
      throw error;
    });
}
