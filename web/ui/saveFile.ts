import { downloadFile } from '../lib/dom/download.ts';
import { isInAppBrowser } from '../lib/dom/inAppBrowser.ts';
import type { Translate } from '../lib/i18n/useTranslations.ts';
import { notify } from './toasts.ts';

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
  const shared = { files: [file] };
  const canShare = 'canShare' in navigator && navigator.canShare(shared);
  notify({
    kind: 'warning',
    text: t(canShare ? 'shell.file.share' : 'shell.file.elsewhere'),
    action: canShare
      ? // The person may close the sheet again: that is no error, and the button beside the page is still there.
        { label: t('shell.file.shareNow'), run: () => navigator.share(shared).catch(() => undefined) }
      : { label: t('shell.file.copy'), run: () => navigator.clipboard.writeText(location.href).catch(() => undefined) },
  });
  return false;
}

/** The same for a text in JSON. */
export function saveJson(text: string, name: string, t: Translate): boolean {
  return saveFile(new File([text], name, { type: 'application/json' }), t);
}
