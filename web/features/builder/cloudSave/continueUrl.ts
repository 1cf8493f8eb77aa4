/** Actions that go on after a sign-in that leaves the page: saving, downloading, or requesting an improvement. */
export const CONTINUED_ACTIONS = ['save', 'download', 'improve'] as const;
export type ContinuedAction = (typeof CONTINUED_ACTIONS)[number];

/** Returns the address to which a sign-in returns, for the action to go on. */
export const continueUrl = (what: ContinuedAction) => `/builder?continue=${what}`;
