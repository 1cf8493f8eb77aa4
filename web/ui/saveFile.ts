import { downloadFile } from '../lib/dom/download.ts';
import { isInAppBrowser } from '../lib/dom/inAppBrowser.ts';
import type { Translate } from '../lib/i18n/useTranslations.ts';
import { notify, type ToastAction } from './toasts.ts';

/**
 * Downloads a file and returns true. In an app's own browser, where a download may be dropped without a word, nothing
 * is downloaded: a toast says so and offers the share sheet, or where there is none says how to go on; then it returns
 * false, and nobody may say that the file was saved.
 */
export function saveFile(file: File, t: Translate): boolean {
  if (!isInAppBrowser(navigator)) {
    downloadFile(file);
    return true;
  }
  const sharing = offerShare(file, t('account.file.shareNow'));
  notify({
    kind: 'warning',
    about: 'pdf',
    text: t(sharing ? 'account.file.share' : 'account.file.elsewhere'),
    action: sharing ?? {
      label: t('account.file.copy'),
      run: () => navigator.clipboard.writeText(location.href).catch(() => undefined),
    },
  });
  return false;
}

/** Opens the system's share sheet with a file: e-mail, messages, printer; undefined where there is none for files. */
export function offerShare(file: File, label: string): ToastAction | undefined {
  const shared = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(shared)) return undefined;
  // The person may close the sheet again: that is not an error.
  return { label, run: () => navigator.share(shared).catch(() => undefined) };
}

/** How long a toast about a finished download offers to share the file, in ms. */
const SHARE_OFFER_MS = 10_000;

/** Says that a file was downloaded, and offers to send it on where the system can. */
export function confirmDownload(file: File, text: string, t: Translate): void {
  const action = offerShare(file, t('account.file.send'));
  notify({ kind: 'success', text, about: 'pdf', ...(action && { action, durationMs: SHARE_OFFER_MS }) });
}

/** The same for a text in JSON. */
export function saveJson(text: string, name: string, t: Translate): boolean {
  return saveFile(new File([text], name, { type: 'application/json' }), t);
}
