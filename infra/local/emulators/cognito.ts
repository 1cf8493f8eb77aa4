import { mkdir } from 'node:fs/promises';
import { SIGN_IN } from '../../../shared/site/siteConfig.ts';
import { startCognitoEmulator } from './cognito/server.ts';
import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';

const POOL_ID = `${LOCAL_REGION}_Local0001`;
const CLIENT_ID = 'korot-local';

/** Seconds an ID or access token is good for, as in the cloud. */
const TOKEN_SECONDS = 3_600;

/** Cognito with Google sign-in, by oidc-provider in this process. */
export const cognitoEmulator: Emulator = {
  name: 'identity',
  folder: 'identity',
  endpointVariable: 'USER_POOL_ID',
  async start(folder) {
    await mkdir(folder, { recursive: true });
    const issuer = `https://cognito-idp.${LOCAL_REGION}.amazonaws.com/${POOL_ID}`;
    const pool = {
      issuer,
      clientId: CLIENT_ID,
      redirectUris: [`http://localhost:3000${SIGN_IN.callbackPath}`],
      loopbackPath: SIGN_IN.callbackPath,
      tokenSeconds: TOKEN_SECONDS,
    };
    const server = await startCognitoEmulator({ folder, pool, logoutUris: [] });
    return {
      environment: {
        USER_POOL_ID: POOL_ID,
        USER_POOL_CLIENT_ID: CLIENT_ID,
        USER_POOL_DOMAIN: server.url,
        USER_POOL_ENDPOINT: server.url,
        USER_POOL_KEYS_URL: `${server.url}/.well-known/jwks.json`,
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: server.url,
      },
      stop: () => server.close(),
    };
  },
};
