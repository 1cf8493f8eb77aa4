import type { EndpointNeeds } from '../shared/api/needs.ts';

/** The function that looks at the site by its public name every few minutes, where `outsideMinutes` says so. */
export const OUTSIDE_LOOK = {
  handler: 'watch/lookFromOutside',
  needs: { settings: ['site'] },
} as const satisfies { readonly handler: string; readonly needs: EndpointNeeds };

/**
 * The function that a user pool asks before it makes tokens, where `identity.returning` says so: whose account comes
 * back with a Google account (decision 63).
 */
export const ACCOUNT_TRIGGER = {
  handler: 'account/accountTrigger',
  needs: { tables: { requests: ['GetItem'] }, secrets: ['identityHash'] },
} as const satisfies { readonly handler: string; readonly needs: EndpointNeeds };
