/**
 * The page that the provider's approval page returns to, without the product's script: sends its address to the page
 * that waits for it and closes itself; after a redirect of the whole page it goes back to where that began.
 */
const returnPath = sessionStorage.getItem('payment.from');
if (returnPath === null) {
  const channel = new BroadcastChannel('korot-payment');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(location.href);
  channel.close();
  history.replaceState(null, '', location.pathname);
  window.close();
} else {
  sessionStorage.removeItem('payment.from');
  sessionStorage.setItem('payment.returned', 'yes');
  // Always a path of ours, because the page itself wrote it.
  location.replace(returnPath.startsWith('/') && !returnPath.startsWith('//') ? returnPath : '/profile');
}
