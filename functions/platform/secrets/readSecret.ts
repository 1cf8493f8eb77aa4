import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Milliseconds that a secret is kept in memory: a rotated one is picked up within that time. */
const CACHE_TTL_MS = 300_000;

const client = new SecretsManagerClient({ maxAttempts: 4 });
const cache = new Map<string, { readonly value: Promise<string>; readonly until: number }>();

/** The value of the secret of that identifier, kept for five minutes. Throws what Secrets Manager throws. */
export function readSecret(identifier: string): Promise<string> {
  const known = cache.get(identifier);
  if (known && known.until > Date.now()) return known.value;
  const value = client.send(new GetSecretValueCommand({ SecretId: identifier })).then(({ SecretString }) => {
    if (SecretString === undefined || SecretString === '') throw new Error('The secret is empty');
    return SecretString;
  });
  value.catch(() => cache.delete(identifier));
  cache.set(identifier, { value, until: Date.now() + CACHE_TTL_MS });
  return value;
}
