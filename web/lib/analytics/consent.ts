import { createStore } from 'zustand/vanilla';
import { onStorageKey, safeLocal } from '../storage/safeStorage.ts';

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
  safeLocal.write(CONSENT_KEY, given);
}

export function reopenConsentQuestion(): void {
  consentStore.setState({ asking: true });
}

/** Follows an answer given in another tab. Returns how to stop. */
export function syncConsentAcrossTabs(): () => void {
  return onStorageKey(CONSENT_KEY, () => consentStore.setState({ given: readStoredConsent(), asking: false }));
}

function readStoredConsent(): Consent {
  if (hasGlobalPrivacyControl()) return 'refused';
  const kept = safeLocal.read(CONSENT_KEY);
  return kept === 'granted' || kept === 'refused' ? kept : null;
}
