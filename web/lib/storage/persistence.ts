/**
 * How long a browser keeps what the site stores in it, and asking it to keep it for good.
 */
import { isHomeScreenApp, isInAppBrowser, type BrowserIdentity } from '../dom/inAppBrowser.ts';

/** The parts of `navigator` that are read. */
export interface KeepingBrowser extends BrowserIdentity {
  readonly vendor: string;
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'>;
}

/**
 * `inApp`: what is stored stays inside of an app. `sevenDays`: WebKit, which every browser of an iPhone is made of,
 * erases it after seven days of use without a visit; not in a home-screen app, and not where it was asked to persist.
 * `ownStorage`: a home-screen app of an iPhone, which does not see what was written in the browser.
 */
export type StorageRisk = 'inApp' | 'sevenDays' | 'ownStorage';

/** Why what is stored in this browser might be lost; null if nothing speaks for it. */
export async function findStorageRisk(browser: KeepingBrowser): Promise<StorageRisk | null> {
  if (isInAppBrowser(browser)) return 'inApp';
  if (isHomeScreenApp(browser)) return 'ownStorage';
  if (!isWebKit(browser)) return null;
  const kept = await browser.storage?.persisted?.().catch(() => false);
  return kept === true ? null : 'sevenDays';
}

/**
 * Asks the browser to keep what is stored. Not in Firefox, which would put a question to the person in the middle of
 * writing; it erases nothing by age. Never rejects.
 */
export async function requestPersistence(browser: KeepingBrowser): Promise<void> {
  const isSilent = isWebKit(browser) || browser.vendor.startsWith('Google');
  if (isSilent) await browser.storage?.persist?.().catch(() => undefined);
}

const isWebKit = ({ vendor }: KeepingBrowser) => vendor.startsWith('Apple');
