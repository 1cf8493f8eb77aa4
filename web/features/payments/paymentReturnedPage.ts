/**
 * The page that the provider's approval page returns to, without the product's script: sends its address to the page
 * that waits for it and closes itself; after a redirect of the whole page it goes back to where that began.
 */
const returnPath = sessionStorage.getItem('payment.from');
if (returnPath === null) {
  const name = 'korot-payment';
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
  sessionStorage.removeItem('payment.from');
  sessionStorage.setItem('payment.returned', 'yes');
  // Always a path of ours, because the page itself wrote it.
  location.replace(returnPath.startsWith('/') && !returnPath.startsWith('//') ? returnPath : '/profile');
}
