import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { withSmokeUser } from './smokeUser.ts';

const cognito = mockClient(CognitoIdentityProviderClient);
const POOL = { userPoolId: 'pool', userPoolClientId: 'client' };
const use = (work: (tokens: object) => Promise<unknown> = (tokens) => Promise.resolve(tokens)) =>
  withSmokeUser(new CognitoIdentityProviderClient({}), POOL, work);
const inputOf = (at: number) => cognito.call(at).args[0].input as Record<string, unknown>;

beforeEach(() => {
  cognito.reset();
  cognito.onAnyCommand().resolves({});
  cognito.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } });
});

describe('the user that a check of a deployed site makes', () => {
  it('is signed in with a password of its own and deleted afterwards', async () => {
    expect(await use()).toEqual({ token: 'a', idToken: 'i' });
    expect(cognito.calls().map(({ args }) => args[0].constructor)).toEqual([
      AdminCreateUserCommand,
      AdminSetUserPasswordCommand,
      AdminInitiateAuthCommand,
      AdminDeleteUserCommand,
    ]);
    const { Username: username } = inputOf(0);
    expect(inputOf(0)).toMatchObject({ UserPoolId: 'pool', MessageAction: 'SUPPRESS' });
    const { Password: password, Permanent } = inputOf(1);
    expect(Permanent).toBe(true);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/, /.{16}/]) expect(password).toMatch(kind);
    expect(inputOf(2)).toMatchObject({
      ClientId: 'client',
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    });
    expect(inputOf(3)).toEqual({ UserPoolId: 'pool', Username: username });
  });

  it('is another one, with another password, each time', async () => {
    await use();
    await use();
    expect(inputOf(0)['Username']).not.toBe(inputOf(4)['Username']);
    expect(inputOf(1)['Password']).not.toBe(inputOf(5)['Password']);
  });

  it.each([
    ['the work fails', () => use(() => Promise.reject(new Error('broken'))), 'broken'],
    [
      'nobody may sign in',
      () => {
        cognito.on(AdminInitiateAuthCommand).rejects(new Error('refused'));
        return use();
      },
      'refused',
    ],
  ])('is deleted when %s', async (_name, run, message) => {
    await expect(run()).rejects.toThrow(message);
    expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
  });

  it('may be gone already: the check deletes its account', async () => {
    cognito.on(AdminDeleteUserCommand).rejects(new UserNotFoundException({ message: 'gone', $metadata: {} }));
    expect(await use()).toEqual({ token: 'a', idToken: 'i' });
  });

  it('is not deleted where none could be made', async () => {
    cognito.on(AdminCreateUserCommand).rejects(new Error('AccessDenied'));
    await expect(use()).rejects.toThrow('AccessDenied');
    expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(0);
  });
});
