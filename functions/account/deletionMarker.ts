import { createHmac } from 'node:crypto';

/**
 * Key of the mark that a deleted account leaves: a keyed hash of the Google account number, from which
 * nobody can learn who it was without the key. The number outlives the user of the pool.
 */
export function deletionMarkerKey(accountNumber: string, key: string): string {
  return `TOMBSTONE#${createHmac('sha256', key).update(accountNumber).digest('hex')}`;
}
