import { onPopupClosed } from '../../../lib/dom/popupClosed.ts';
import { onWindowMessage } from '../../../lib/dom/windowMessages.ts';
import { toServedUrl } from './plainHttp.ts';

/** Name under which the callback page sends its address; see signedInPage.ts. */
export const SIGN_IN_CHANNEL = 'korot-sign-in';

export type SignInPopupResult = { readonly type: 'success'; readonly url: string } | { readonly type: 'canceled' };

/**
 * Opens the sign-in page in the popup and waits for the callback address. Always settles: a pending sign-in would block
 * every authenticated call.
 */
export function signInThroughPopup(popup: Window, address: string, signal: AbortSignal): Promise<SignInPopupResult> {
  const state = new URL(address).searchParams.get('state');
  return new Promise<SignInPopupResult>((resolve) => {
    const settle = (result: SignInPopupResult) => {
      stopWatching();
      stopListening();
      signal.removeEventListener('abort', cancel);
      popup.close();
      resolve(result);
    };
    const cancel = () => settle({ type: 'canceled' });
    const stopWatching = onPopupClosed(popup, cancel);
    const stopListening = onWindowMessage(SIGN_IN_CHANNEL, (url) => {
      // Another tab may be signing in too: each accepts only its own callback.
      if (new URL(url).searchParams.get('state') !== state) return;
      settle(new URL(url).searchParams.has('error') ? { type: 'canceled' } : { type: 'success', url });
    });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else popup.location.href = toServedUrl(address);
  });
}
