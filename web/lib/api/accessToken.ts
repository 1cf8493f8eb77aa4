/** An access token, and whose it is. */
export interface AccessToken {
  readonly token: string;
  readonly of: string | undefined;
}

/** Reads the access token of the signed-in user; set by the sign-in code when it is loaded. */
export let readAccessToken: () => Promise<AccessToken | undefined> = () => Promise.resolve(undefined);

/**
 * Called when the account of whoever made a call was deleted, for example on another device. By then somebody else may
 * be signed in.
 */
export let onAccountGone: (of: string | undefined) => void = () => {};

/** Tells the client where access tokens come from. `gone`: called when the server says that an account was deleted. */
export function setAccessTokenProvider(source: typeof readAccessToken, gone: typeof onAccountGone = () => {}): void {
  readAccessToken = source;
  onAccountGone = gone;
}
