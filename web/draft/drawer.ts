import { LOCAL, STORED } from './keys.ts';
import type { Local } from './local.ts';
import type { Database } from './types.ts';

/** A put-away draft: the texts of a full save. */
export interface PutAway {
  readonly resume: string;
  readonly meta: string;
}

/** Where the draft of a signed-in person waits while somebody else uses the browser. */
export interface Drawers {
  put(owner: string, draft: PutAway): Promise<void>;
  /** Null where there is none. It stays until `remove`. */
  look(owner: string): Promise<PutAway | null>;
  remove(owner: string): Promise<void>;
}

export function createDrawers(local: Local, database: Database | null): Drawers {
  const memory = new Map<string, PutAway>();
  return {
    async put(owner, draft) {
      memory.delete(owner);
      try {
        if (!database) throw new Error('no database');
        await database.set(STORED.drawer(owner), draft);
        local.remove(LOCAL.drawer(owner));
      } catch {
        if (local.write(LOCAL.drawer(owner), JSON.stringify(draft)) !== 'written') memory.set(owner, draft);
      }
    },
    async look(owner) {
      const kept = memory.get(owner) ?? parse(local.read(LOCAL.drawer(owner)));
      if (kept) return kept;
      const stored = await database?.get(STORED.drawer(owner)).catch(() => null);
      return isPutAway(stored) ? stored : null;
    },
    async remove(owner) {
      memory.delete(owner);
      local.remove(LOCAL.drawer(owner));
      await database?.delete(STORED.drawer(owner)).catch(() => undefined);
    },
  };
}

function parse(text: string | null): PutAway | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPutAway(value) ? value : null;
  } catch {
    return null;
  }
}

function isPutAway(value: unknown): value is PutAway {
  return typeof value === 'object' && value !== null && 'resume' in value && typeof value.resume === 'string' && 'meta' in value && typeof value.meta === 'string';
}
