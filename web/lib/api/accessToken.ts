/** Reads the access token of the signed-in user; set by the sign-in code when it is loaded. */
export let readAccessToken: () => Promise<string | undefined> = () => Promise.resolve(undefined);

/** Called when the signed-in user's account was deleted, for example on another device. */
export let onAccountGone: () => void = () => {};

/** Tells the client where access tokens come from. `gone`: called when the server says that the account was deleted. */
export function setAccessTokenProvider(source: () => Promise<string | undefined>, gone: () => void = () => {}): void {
  readAccessToken = source;
  onAccountGone = gone;
}
