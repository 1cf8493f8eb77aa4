import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readSecret } from './readSecret.ts';

const secrets = mockClient(SecretsManagerClient);
let time = 0;

beforeEach(() => {
  secrets.reset();
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});
afterAll(() => {
  secrets.restore();
  vi.restoreAllMocks();
});

it('a secret is asked for once in five minutes, by all who need it, each under its own name', async () => {
  secrets.on(GetSecretValueCommand, { SecretId: 'kept' }).resolves({ SecretString: 'a' });
  secrets.on(GetSecretValueCommand, { SecretId: 'other' }).resolves({ SecretString: 'b' });
  expect(await Promise.all([readSecret('kept'), readSecret('kept'), readSecret('other')])).toEqual(['a', 'a', 'b']);
  time += 299_999;
  await readSecret('kept');
  expect(secrets.calls()).toHaveLength(2);
  time += 1;
  secrets.on(GetSecretValueCommand, { SecretId: 'kept' }).resolves({ SecretString: 'rotated' });
  expect(await readSecret('kept')).toBe('rotated');
});

it('a secret that is empty or was not given is none, and is asked for again', async () => {
  secrets
    .on(GetSecretValueCommand, { SecretId: 'late' })
    .resolvesOnce({})
    .resolvesOnce({ SecretString: '' })
    .rejectsOnce(new Error('throttled'))
    .resolves({ SecretString: 'a' });
  await expect(readSecret('late')).rejects.toThrow('The secret is empty');
  await expect(readSecret('late')).rejects.toThrow('The secret is empty');
  await expect(readSecret('late')).rejects.toThrow('throttled');
  expect(await readSecret('late')).toBe('a');
});
