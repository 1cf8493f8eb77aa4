/** An access token, and whose it is. */
export interface AccessToken {
  readonly token: string;
  readonly of: string | undefined;
}

/** Reads the access token of the signed-in user; set by the sign-in code when it is loaded. */
export let readAccessToken: () => Promise<AccessToken | undefined> = () => Promise.resolve(undefined);

/** Server's answers about a call's session. By then another person may be signed in. */
export interface SessionEvents {
  /** Their account was deleted, for example on another device. */
  readonly gone: (of: string | undefined) => unknown;
  /** This token is not taken, though it is valid by this browser's clock: revoked, or signed out elsewhere. */
  readonly refused: (token: string) => unknown;
}

export let sessionEvents: SessionEvents = { gone: () => {}, refused: () => {} };

/** Tells the client where access tokens come from, and whom to tell how sessions end. */
export function setAccessTokenProvider(source: typeof readAccessToken, events: Partial<SessionEvents> = {}): void {
  readAccessToken = source;
  sessionEvents = { gone: () => {}, refused: () => {}, ...events };
}
