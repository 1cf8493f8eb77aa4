import { downloadFile } from '../lib/dom/download.ts';
import { isInAppBrowser } from '../lib/dom/inAppBrowser.ts';
import type { Translate } from '../lib/i18n/useTranslations.ts';
import { notify, type ToastAction } from './toasts.ts';

/**
 * Downloads a file and returns true. In an app's own browser, where a download may be dropped without a word, nothing
 * is downloaded: a toast says so and offers the share sheet, or if there is none says how to go on; then it returns
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

const canShare = (file: File) => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Whether a PDF can be sent on by the system: e-mail, messages, printer. */
export const canSendPdf = (): boolean => canShare(new File([], 'resume.pdf', { type: 'application/pdf' }));

/** Opens the system's share sheet with a file: e-mail, messages, printer; undefined if there is none for files. */
export function offerShare(file: File, label: string): ToastAction | undefined {
  if (!canShare(file)) return undefined;
  // The person may close the sheet again: that is not an error.
  return { label, run: () => navigator.share({ files: [file] }).catch(() => undefined) };
}

/**
 * Opens the share sheet with a file that was made since it was asked for. A browser keeps a press for some seconds:
 * where they are over, the file is offered, and one more press opens the sheet. Does not wait for the sheet to close.
 */
export function sendFile(file: File, t: Translate): void {
  navigator.share({ files: [file] }).catch((error: unknown) => {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) confirmDownload(file, t('account.file.ready'), t);
  });
}

/** How long a toast about a finished file offers to share it, in ms. */
const SHARE_OFFER_MS = 10_000;

/** Says that a file is there, and offers to send it on where the system can. */
export function confirmDownload(file: File, text: string, t: Translate): void {
  const action = offerShare(file, t('account.file.send'));
  notify({ kind: 'success', text, about: 'pdf', ...(action && { action, durationMs: SHARE_OFFER_MS }) });
}

/** Downloads a JSON text, as {@link saveFile} downloads a file. */
export function saveJson(text: string, name: string, t: Translate): boolean {
  return saveFile(new File([text], name, { type: 'application/json' }), t);
}
