import { createHash } from 'node:crypto';
import { Provider, type AdapterFactory, type Configuration } from 'oidc-provider';
import { DAY_SECONDS } from '../../../../shared/platform/time.ts';
import { accountUsername, type AccountDirectory, type LocalAccount } from './accounts.ts';
import { isLoopback } from './loopback.ts';

/** A user pool's names, and its client. */
export interface PoolSettings {
  /** `https://cognito-idp.<region>.amazonaws.com/<pool id>`, as in the tokens of a real pool. */
  readonly issuer: string;
  readonly clientId: string;
  /** Addresses a sign-in may return to. */
  readonly redirectUris: readonly string[];
  /** Any loopback origin with this path is one too: ports vary on one machine. */
  readonly loopbackPath?: string;
  /** Seconds an ID or access token is good for. */
  readonly tokenSeconds: number;
}

const SCOPES = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];

/**
 * An OpenID provider shaped as Cognito with Google federation: Cognito's paths, code flow with PKCE only,
 * rotating refresh tokens, and the claims that tell ID from access tokens. Tokens pass an unmodified
 * CognitoJwtVerifier of aws-jwt-verify.
 */
export function createCognitoProvider(
  pool: PoolSettings,
  directory: AccountDirectory,
  records: AdapterFactory,
): Provider {
  const scope = SCOPES.join(' ');
  const configuration: Configuration = {
    adapter: records,
    clients: [
      {
        client_id: pool.clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [...pool.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [directory.signingKey] },
    // Kept with the signing key and as secret: sign-ins survive a restart.
    cookies: {
      keys: [
        createHash('sha256')
          .update(directory.signingKey.d ?? '')
          .digest('hex'),
      ],
    },
    scopes: [...SCOPES, 'offline_access'],
    claims: {
      openid: ['sub', 'token_use', 'cognito:username', 'identities'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    conformIdTokenClaims: false,
    findAccount: (_context, sub) => {
      const account = directory.find(sub);
      return account && { accountId: sub, claims: () => idTokenClaims(account) };
    },
    extraTokenClaims: (context, token) => {
      if (token.kind !== 'AccessToken') return {};
      const account = directory.find(token.accountId);
      // When the person signed in, which refreshing does not change.
      const { AuthorizationCode: code, RefreshToken: refreshed } = context.oidc.entities;
      return {
        token_use: 'access',
        version: 2,
        username: account ? accountUsername(account) : '',
        auth_time: (code ?? refreshed)?.authTime,
      };
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => 'urn:korot:api',
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience: pool.clientId,
          accessTokenTTL: pool.tokenSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    pkce: { required: () => true },
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    // Cognito's refresh tokens last their own time, however long its cookie does.
    expiresWithSession: () => false,
    clientBasedCORS: (_context, origin) =>
      isLoopback(origin) || pool.redirectUris.some((uri) => new URL(uri).origin === origin),
    /** Signing in is consent enough: Cognito asks for no other. */
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      grant.addResourceScope('urn:korot:api', scope);
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      userinfo: '/oauth2/userInfo',
      jwks: '/.well-known/jwks.json',
    },
    ttl: {
      AccessToken: pool.tokenSeconds,
      IdToken: pool.tokenSeconds,
      AuthorizationCode: 300,
      Interaction: 600,
      Session: DAY_SECONDS,
      Grant: 30 * DAY_SECONDS,
      RefreshToken: 30 * DAY_SECONDS,
    },
  };
  const provider = new Provider(pool.issuer, configuration);
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    pool.redirectUris.includes(address) || (pool.loopbackPath !== undefined && isLoopback(address, pool.loopbackPath));
  return provider;
}

function idTokenClaims(account: LocalAccount) {
  return {
    sub: account.sub,
    token_use: 'id',
    'cognito:username': accountUsername(account),
    email: account.email,
    email_verified: true,
    name: account.name,
    ...(account.picture !== '' && { picture: account.picture }),
    identities: [
      {
        userId: account.googleId,
        providerName: 'Google',
        providerType: 'Google',
        issuer: null,
        primary: 'true',
        dateCreated: '0',
      },
    ],
  };
}
