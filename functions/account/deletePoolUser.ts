import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

const cognitoClient = new CognitoIdentityProviderClient({ maxAttempts: 4 });

/**
 * Deletes the user of the pool with that subject: no token of theirs is refreshed any more. A missing user is not an
 * error, nor is a newer user of that name: names are made from the Google account, so a person who signs up again has
 * the same one.
 */
export async function deletePoolUser(userPoolId: string, username: string, subject: string): Promise<void> {
  try {
    const { UserAttributes = [] } = await cognitoClient.send(
      new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username }),
    );
    if (UserAttributes.find(({ Name }) => Name === 'sub')?.Value !== subject) return;
    await cognitoClient.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
