import { describe, expect, it } from 'vitest';
import type { KeyValueDatabase } from '../../../lib/storage/browserDatabase.ts';
import { createWriteBehind } from './writeBehind.ts';

/** A database that notes its calls; `full`: it takes no new draft. */
function openNoting(full = false) {
  const calls: string[] = [];
  const database: KeyValueDatabase = {
    get: async () => undefined,
    set: async (key, value) => {
      if (full && key === 'draft') throw new Error('full');
      calls.push(`${key} ${String(value)}`);
    },
    delete: async (key) => void calls.push(`no ${key}`),
    keys: async () => [],
  };
  return { calls, writer: createWriteBehind(database) };
}

describe('removing behind a write', () => {
  it('comes after it, also where an older value of the key was waiting before', async () => {
    const { calls, writer } = openNoting();
    writer.enqueue('draft', 1);
    writer.enqueue('journal', 1);
    writer.enqueue('draft', 2);
    writer.remove('journal', 'draft');
    await writer.whenCommitted('draft');
    expect(calls).toEqual(['draft 1', 'draft 2', 'no journal']);
  });

  it('does not happen where the write has failed: the journal is all that is there', async () => {
    const { calls, writer } = openNoting(true);
    writer.enqueue('journal', 1);
    writer.enqueue('draft', 1);
    writer.remove('journal', 'draft');
    expect(await writer.whenCommitted('draft')).toBe(false);
    expect(calls).toEqual(['journal 1']);
  });
});
