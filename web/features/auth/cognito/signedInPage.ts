/**
 * The page that a sign-in returns to, without the product's script: hands its address to the page that waits for it,
 * and closes itself; or, where the whole page went to sign in, goes on to /login with what it was given.
 */
const returnPath = sessionStorage.getItem('signIn.redirected');
if (returnPath === null) {
  const channel = new BroadcastChannel('korot-sign-in');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(location.href);
  channel.close();
  history.replaceState(null, '', location.pathname);
  window.close();
} else {
  location.replace(`/login${location.search}`);
}
