import { onPopupClosed } from '../../../lib/dom/popupClosed.ts';
import { toServedUrl } from './plainHttp.ts';

/** Where the page that a sign-in returns to tells its address; see signed-in.ts. */
export const SIGN_IN_CHANNEL = 'korot-sign-in';

export type SignInPopupResult = { readonly type: 'success'; readonly url: string } | { readonly type: 'canceled' };

/**
 * Takes the window to the sign-in page and waits for the address it returns with. Always settles: an unsettled sign-in
 * would hold up every call in the person's name.
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
      // Another tab may be signing in too: each waits for its own.
      if (typeof data !== 'string' || new URL(data).searchParams.get('state') !== state) return;
      settle(new URL(data).searchParams.has('error') ? { type: 'canceled' } : { type: 'success', url: data });
    });
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    else popup.location.href = toServedUrl(address);
  });
}
