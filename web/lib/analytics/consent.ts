import { createStore } from 'zustand/vanilla';
import { onStorageKey, safeLocal } from '../storage/safeStorage.ts';

/** The visitor's consent to analytics; `null`: no answer yet. */
export type Consent = 'granted' | 'refused' | null;

const CONSENT_KEY = 'consent';

/** `asking`: the question is shown because the visitor reopened it. */
export const consentStore = createStore<{ readonly given: Consent; readonly asking: boolean }>(() => ({
  given: null,
  asking: false,
}));
// Not the initial state: prerendered pages know no visitor, and hydration must match them.
consentStore.setState({ given: readStoredConsent() });

export const isConsentGranted = () => consentStore.getState().given === 'granted';

/** A browser that sends Global Privacy Control has answered for its owner, who is not asked again. */
export function hasGlobalPrivacyControl(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
}

/**
 * Stores the answer, here and in the browser's other tabs. Where storage is unavailable it lasts as long as the page.
 */
export function saveConsent(given: 'granted' | 'refused'): void {
  consentStore.setState({ given, asking: false });
  safeLocal.write(CONSENT_KEY, given);
}

/** Asks again whether visits may be counted, for somebody who wants to change the answer. */
export function reopenConsentQuestion(): void {
  consentStore.setState({ asking: true });
}

/** Follows an answer given in another tab. Returns a function that stops it. */
export function syncConsentAcrossTabs(): () => void {
  return onStorageKey(CONSENT_KEY, () => consentStore.setState({ given: readStoredConsent(), asking: false }));
}

function readStoredConsent(): Consent {
  if (hasGlobalPrivacyControl()) return 'refused';
  const kept = safeLocal.read(CONSENT_KEY);
  return kept === 'granted' || kept === 'refused' ? kept : null;
}
