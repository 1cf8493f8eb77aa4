import type { AllowedOrigins } from '../platform/headers.ts';
import type { DataArea } from './dataAreas.ts';
import type { Operator } from './operator.ts';

/**
 * `/config.json`: what the pages must know about where they run. The local gateway serves it, the deployment
 * uploads it. Absent or without `auth`, there is no signing in.
 */
export interface SiteConfig {
  /**
   * The improver of texts: a language model, or the rules that replace it on a developer's machine. The screens say
   * which.
   */
  readonly ai?: 'model' | 'local-editor';
  readonly auth?: AuthConfig;
  /** Places where data is kept and processed, for the privacy policy; if absent, it names none. */
  readonly dataAreas?: readonly DataArea[];
  /** The operator of the site, for legal texts and receipts; if absent, they leave these details out. */
  readonly operator?: Operator;
}

export interface AuthConfig {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Host of the sign-in pages, without `https://`; it may carry a port. */
  readonly domain: string;
  /** Address of the user pool's API if it is not AWS's. */
  readonly userPoolEndpoint?: string;
  /** The sign-in pages speak http, as only the emulator on one's own machine does. */
  readonly plainHttp?: boolean;
}

/** Settings that the user pool's client and the pages must share. */
export const SIGN_IN = {
  /** A page without the product's script: it hands the address it was called with to the page that waits for it. */
  callbackPath: '/signed-in.html',
  /** The page after a sign-out (NAV-08). */
  logoutPath: '/',
  scopes: ['openid', 'email', 'profile'],
} as const;

/** Pictures of Google accounts. */
const PROFILE_PICTURE_ORIGINS = ['https://*.googleusercontent.com'] as const;

/** Returns the origins that the pages' content security policy must allow. */
export function signInOrigins({ auth }: SiteConfig): AllowedOrigins {
  return auth ? { connect: authOrigins(auth), images: PROFILE_PICTURE_ORIGINS } : {};
}

function authOrigins({ region, domain, userPoolEndpoint, plainHttp = false }: AuthConfig): string[] {
  const pages = `${plainHttp ? 'http' : 'https'}://${domain}`;
  const pool =
    userPoolEndpoint === undefined ? `https://cognito-idp.${region}.amazonaws.com` : new URL(userPoolEndpoint).origin;
  return [...new Set([pages, pool])];
}
