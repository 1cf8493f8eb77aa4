/** Whether an address is on this machine, and has that path where one is given. */
export function isLoopback(address: string, path?: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) &&
    (path === undefined || (url.pathname === path && url.search === '' && url.hash === ''))
  );
}
