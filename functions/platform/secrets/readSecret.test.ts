import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readSecret } from './readSecret.ts';

const secrets = mockClient(SecretsManagerClient);
let time = 0;
/** Secrets are kept by name as long as the process lives: each test has names of its own. */
let tests = 0;
const named = (name: string) => `${name}-${tests}`;

beforeEach(() => {
  tests += 1;
  secrets.reset();
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});
afterAll(() => {
  secrets.restore();
  vi.restoreAllMocks();
});

it('a secret is asked for once in five minutes, by all who need it, each under its own name', async () => {
  secrets.on(GetSecretValueCommand, { SecretId: named('kept') }).resolves({ SecretString: 'a' });
  secrets.on(GetSecretValueCommand, { SecretId: named('other') }).resolves({ SecretString: 'b' });
  expect(await Promise.all([readSecret(named('kept')), readSecret(named('kept')), readSecret(named('other'))])).toEqual(
    ['a', 'a', 'b'],
  );
  time += 299_999;
  await readSecret(named('kept'));
  expect(secrets.calls()).toHaveLength(2);
  time += 1;
  secrets.on(GetSecretValueCommand, { SecretId: named('kept') }).resolves({ SecretString: 'rotated' });
  expect(await readSecret(named('kept'))).toBe('rotated');
});

it('a secret that is empty or was not given is none, and is asked for again', async () => {
  secrets
    .on(GetSecretValueCommand, { SecretId: named('late') })
    .resolvesOnce({})
    .resolvesOnce({ SecretString: '' })
    .rejectsOnce(new Error('throttled'))
    .resolves({ SecretString: 'a' });
  await expect(readSecret(named('late'))).rejects.toThrow('The secret is empty');
  await expect(readSecret(named('late'))).rejects.toThrow('The secret is empty');
  await expect(readSecret(named('late'))).rejects.toThrow('throttled');
  expect(await readSecret(named('late'))).toBe('a');
});
