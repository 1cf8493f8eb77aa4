/**
 * The callback page of a sign-in, without the product's script: sends its address to the page that waits for it and
 * closes itself; after a redirect sign-in it goes on to /login with the received parameters.
 */
const returnPath = sessionStorage.getItem('signIn.redirected');
if (returnPath === null) {
  const name = 'korot-sign-in';
  // Both, since either may be missing or not reach the window that waits; the storage keeps nothing.
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel.postMessage(location.href);
    channel.close();
  }
  try {
    localStorage.setItem(name, location.href);
    localStorage.removeItem(name);
  } catch {
    // A browser that stores nothing has sent it by the channel.
  }
  history.replaceState(null, '', location.pathname);
  window.close();
} else {
  location.replace(`/login${location.search}`);
}
