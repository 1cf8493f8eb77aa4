import { AdminDeleteUserCommand, CognitoIdentityProviderClient, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';

const client = new CognitoIdentityProviderClient({ maxAttempts: 4 });

/** Deletes the user of the pool: no token of theirs is refreshed any more. One that is gone is no fault. */
export async function removePoolUser(userPoolId: string, username: string): Promise<void> {
  try {
    await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
