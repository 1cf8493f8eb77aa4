import type { AllowedOrigins } from '../platform/headers.ts';
import type { DataArea } from './dataAreas.ts';
import type { Operator } from './operator.ts';

/**
 * `/config.json`: what the pages must know about where they run. The local gateway serves it, the deployment
 * uploads it. Absent or without `auth`, there is no signing in.
 */
export interface SiteConfig {
  /**
   * What improves texts: a language model, or the rules that stand in for one on one's own machine. The screens say
   * which.
   */
  readonly ai?: 'model' | 'local-editor';
  readonly auth?: AuthConfig;
  /** Where data is kept and handled, for the privacy policy; where it is absent that says no place. */
  readonly dataAreas?: readonly DataArea[];
  /** Who runs the site, for the legal texts and receipts; where it is absent they say so much less. */
  readonly operator?: Operator;
}

export interface AuthConfig {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Host of the sign-in pages, without `https://`; it may carry a port. */
  readonly domain: string;
  /** Where the user pool's API is, when that is not AWS. */
  readonly userPoolEndpoint?: string;
  /** The sign-in pages speak http, as only the emulator on one's own machine does. */
  readonly plainHttp?: boolean;
}

/** What the user pool's client and the pages must agree on. */
export const SIGN_IN = {
  /** A page without the product's script: it hands the address it was called with to the page that waits for it. */
  callbackPath: '/signed-in.html',
  /** Where a sign-out ends (NAV-08). */
  logoutPath: '/',
  scopes: ['openid', 'email', 'profile'],
} as const;

/** Pictures of Google accounts. */
const PROFILE_PICTURE_ORIGINS = ['https://*.googleusercontent.com'] as const;

/** What the pages' content security policy must let them reach. */
export function signInOrigins({ auth }: SiteConfig): AllowedOrigins {
  return auth ? { connect: authOrigins(auth), images: PROFILE_PICTURE_ORIGINS } : {};
}

function authOrigins({ region, domain, userPoolEndpoint, plainHttp = false }: AuthConfig): string[] {
  const pages = `${plainHttp ? 'http' : 'https'}://${domain}`;
  const pool =
    userPoolEndpoint === undefined ? `https://cognito-idp.${region}.amazonaws.com` : new URL(userPoolEndpoint).origin;
  return [...new Set([pages, pool])];
}
