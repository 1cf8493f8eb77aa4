/**
 * The callback page of a sign-in, without the product's script: sends its address to the page that waits for it and
 * closes itself; after a redirect sign-in it goes on to /login with the received parameters.
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
