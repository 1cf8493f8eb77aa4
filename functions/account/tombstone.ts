import { createHmac } from 'node:crypto';

/**
 * Key of the tombstone that a deleted account leaves, against new free credits: a keyed hash (HMAC) of the Google
 * account number. Without the secret key nobody can learn whose it was. The number outlives the user of the pool.
 */
export function tombstoneKey(accountNumber: string, key: string): string {
  return `TOMBSTONE#${createHmac('sha256', key).update(accountNumber).digest('hex')}`;
}
