/** The sign-in service on one's own machine speaks http; Amplify writes https into every address of it. */
let rewriteUrl: (address: string) => string = (address) => address;

/** From now on, calls to that host go over http. */
export function enablePlainHttpFor(domain: string): void {
  const secure = `https://${domain}/`;
  rewriteUrl = (address) => (address.startsWith(secure) ? `http://${domain}/${address.slice(secure.length)}` : address);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? rewriteUrl(input) : input, init);
}

/** The address as this machine answers it; the same one everywhere else. */
export function toServedUrl(address: string): string {
  return rewriteUrl(address);
}
