import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

const cognitoClient = new CognitoIdentityProviderClient({ maxAttempts: 4 });

/**
 * Deletes the user of the pool with that subject: no token of theirs is refreshed any more. One that is gone is no
 * fault, nor is another one of that name: names are made from the Google account, so somebody who has come back has the
 * same.
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
