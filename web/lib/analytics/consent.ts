import { createStore } from 'zustand/vanilla';

/** What a visitor said to being counted; `null`: nothing yet. */
export type Consent = 'granted' | 'refused' | null;

const CONSENT_KEY = 'consent';

/** `asking`: the question stands on the screen because somebody wants to think again. */
export const consentStore = createStore<{ readonly given: Consent; readonly asking: boolean }>(() => ({
  given: null,
  asking: false,
}));
// Not as the store's beginning: written pages know no visitor.
consentStore.setState({ given: readStoredConsent() });

export const isConsentGranted = () => consentStore.getState().given === 'granted';

/** A browser that says so for its owner is not asked again (Global Privacy Control). */
export function hasGlobalPrivacyControl(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
}

/** Keeps the answer, here and in the browser's other tabs. Where storage is closed it lasts as long as the page. */
export function saveConsent(given: 'granted' | 'refused'): void {
  consentStore.setState({ given, asking: false });
  try {
    localStorage.setItem(CONSENT_KEY, given);
  } catch {
    // The answer still holds in this page.
  }
}

export function reopenConsentQuestion(): void {
  consentStore.setState({ asking: true });
}

function onStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === null) consentStore.setState({ given: readStoredConsent(), asking: false });
}

/** Follows an answer given in another tab. */
export function syncConsentAcrossTabs(): () => void {
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function readStoredConsent(): Consent {
  if (hasGlobalPrivacyControl()) return 'refused';
  try {
    const kept = localStorage.getItem(CONSENT_KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return null;
  }
}
