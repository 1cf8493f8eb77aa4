import { randomBytes, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  UserNotFoundException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** Tokens of a test user, as the web client would have them after a sign-in. */
export interface SmokeTokens {
  readonly token: string;
  readonly idToken: string;
}

/**
 * Makes a user for one check of a deployed site, signs in as them, and deletes them in any case. Their password is
 * never shown. Only an operator's credentials can make such a user, since nobody may sign up. Throws Cognito's error,
 * such as AccessDeniedException; the user is deleted then too.
 */
export async function withSmokeUser<T>(
  cognito: CognitoIdentityProviderClient,
  pool: { readonly userPoolId: string; readonly userPoolClientId: string },
  work: (tokens: SmokeTokens) => Promise<T>,
): Promise<T> {
  const user = { UserPoolId: pool.userPoolId, Username: `smoke-${randomUUID()}@example.com` };
  // All kinds of characters that the pool's policy asks for.
  const password = `Aa1!${randomBytes(24).toString('base64url')}`;
  const attributes = { email: user.Username, email_verified: 'true', name: 'Smoke test' };
  await cognito.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  try {
    await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
    const { AuthenticationResult: result } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: pool.userPoolId,
        ClientId: pool.userPoolClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: user.Username, PASSWORD: password },
      }),
    );
    if (result?.AccessToken === undefined || result.IdToken === undefined)
      throw new Error('Cognito signs the test user in without tokens');
    return await work({ token: result.AccessToken, idToken: result.IdToken });
  } finally {
    // The check deletes the account, and its user with it.
    await cognito.send(new AdminDeleteUserCommand(user)).catch((error: unknown) => {
      if (!(error instanceof UserNotFoundException)) throw error;
    });
  }
}
