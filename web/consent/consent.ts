import { createStore } from 'zustand/vanilla';

/** What a visitor said to being counted; `null`: nothing yet. */
export type Consent = 'granted' | 'refused' | null;

const KEY = 'consent';

/** `asking`: the question stands on the screen because somebody wants to think again. */
export const consent = createStore<{ readonly given: Consent; readonly asking: boolean }>(() => ({ given: null, asking: false }));
// Not as the store's beginning: written pages know no visitor.
consent.setState({ given: stored() });

export const isGranted = () => consent.getState().given === 'granted';

/** A browser that says so for its owner is not asked again (Global Privacy Control). */
export function saysNo(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
}

/** Keeps the answer, here and in the browser's other tabs. Where storage is closed it lasts as long as the page. */
export function answer(given: 'granted' | 'refused'): void {
  consent.setState({ given, asking: false });
  try {
    localStorage.setItem(KEY, given);
  } catch {
    // The answer still holds in this page.
  }
}

export function askAgain(): void {
  consent.setState({ asking: true });
}

function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) consent.setState({ given: stored(), asking: false });
}

/** Follows an answer given in another tab. */
export function followOtherTabs(): () => void {
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function stored(): Consent {
  if (saysNo()) return 'refused';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return null;
  }
}
