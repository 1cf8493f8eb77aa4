/**
 * The page that the provider's approval page returns to, without the product's script: hands its address to the page
 * that waits for it and closes itself; or, where the approval took the whole page, goes back to where it began.
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
  // Only ever a path of ours: it is written by the page itself.
  location.replace(returnPath.startsWith('/') && !returnPath.startsWith('//') ? returnPath : '/profile');
}
