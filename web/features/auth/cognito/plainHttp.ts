/** The local identity emulator speaks http, but Amplify builds every address with https. */
let rewriteUrl: (address: string) => string = (address) => address;

/** From now on, calls to that host use http. */
export function enablePlainHttpFor(domain: string): void {
  const secure = `https://${domain}/`;
  rewriteUrl = (address) => (address.startsWith(secure) ? `http://${domain}/${address.slice(secure.length)}` : address);
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? rewriteUrl(input) : input, init);
}

/** The address with http for the local host; any other address is unchanged. */
export function toServedUrl(address: string): string {
  return rewriteUrl(address);
}
