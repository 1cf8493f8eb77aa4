import { dictionary } from '../../../../shared/platform/ownProperty.ts';
import { accountUsername, type AccountDirectory } from './accounts.ts';

/** Sends a form to the provider's own token or revocation endpoint. */
export type PostForm = (
  path: string,
  form: Record<string, string>,
) => Promise<{ status: number; body: Record<string, unknown> }>;

type OperationInput = Record<string, unknown>;
type OperationResult = { readonly status: number; readonly body: Record<string, unknown> };

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The calls of the Cognito user pool API that the product makes beside OAuth, as JSON 1.1 with `X-Amz-Target`:
 * refreshing (Amplify uses GetTokensFromRefreshToken), revoking, and looking up and deleting a user from the server.
 */
export function createUserPoolApi(
  directory: AccountDirectory,
  post: PostForm,
): (operation: string, input: OperationInput) => Promise<OperationResult> {
  const named = (name: unknown) =>
    directory.accounts.find((account) => accountUsername(account) === name || account.sub === name);
  const operations = dictionary<(input: OperationInput) => Promise<OperationResult>>({
    GetTokensFromRefreshToken: async (input) => {
      const { status, body } = await post('/oauth2/token', {
        grant_type: 'refresh_token',
        client_id: asText(input['ClientId']),
        refresh_token: asText(input['RefreshToken']),
      });
      if (status !== 200) return operationError('NotAuthorizedException', 'Invalid Refresh Token');
      return {
        status: 200,
        body: {
          AuthenticationResult: {
            AccessToken: body['access_token'],
            IdToken: body['id_token'],
            RefreshToken: body['refresh_token'],
            ExpiresIn: body['expires_in'],
            TokenType: 'Bearer',
          },
        },
      };
    },
    RevokeToken: async (input) => {
      await post('/oauth2/revoke', { client_id: asText(input['ClientId']), token: asText(input['Token']) });
      return { status: 200, body: {} };
    },
    AdminGetUser: async (input) => {
      const account = named(input['Username']);
      if (!account) return operationError('UserNotFoundException', 'User does not exist.');
      const attributes = { sub: account.sub, email: account.email, name: account.name };
      return {
        status: 200,
        body: {
          Username: accountUsername(account),
          Enabled: true,
          UserStatus: 'EXTERNAL_PROVIDER',
          UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        },
      };
    },
    AdminDeleteUser: async (input) => {
      const account = named(input['Username']);
      if (!account) return operationError('UserNotFoundException', 'User does not exist.');
      await directory.remove(account.sub);
      return { status: 200, body: {} };
    },
  });
  return async (operation, input) =>
    operations[operation]?.(input) ?? operationError('UnknownOperationException', `Not built here: ${operation}`);
}

function operationError(type: string, message: string): OperationResult {
  return { status: 400, body: { __type: type, message } };
}
