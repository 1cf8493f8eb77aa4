import { onPopupClosed } from '../../../lib/dom/popupClosed.ts';
import { toServedUrl } from './plainHttp.ts';

/** Channel on which the callback page sends its address; see signedInPage.ts. */
export const SIGN_IN_CHANNEL = 'korot-sign-in';

export type SignInPopupResult = { readonly type: 'success'; readonly url: string } | { readonly type: 'canceled' };

/**
 * Opens the sign-in page in the popup and waits for the callback address. Always settles: a pending sign-in would block
 * every authenticated call.
 */
export function signInThroughPopup(popup: Window, address: string, signal: AbortSignal): Promise<SignInPopupResult> {
  const state = new URL(address).searchParams.get('state');
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  return new Promise<SignInPopupResult>((resolve) => {
    const settle = (result: SignInPopupResult) => {
      stopWatching();
      channel.close();
      signal.removeEventListener('abort', cancel);
      popup.close();
      resolve(result);
    };
    const cancel = () => settle({ type: 'canceled' });
    const stopWatching = onPopupClosed(popup, cancel);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Another tab may be signing in too: each accepts only its own callback.
      if (typeof data !== 'string' || new URL(data).searchParams.get('state') !== state) return;
      settle(new URL(data).searchParams.has('error') ? { type: 'canceled' } : { type: 'success', url: data });
    });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else popup.location.href = toServedUrl(address);
  });
}
