import { LOCAL } from '../draft/keys.ts';
import { safeLocal } from '../draft/local.ts';
import { sharedDrafts } from '../draft/shared.ts';
import type { Found } from './found.ts';
import { noteFound, dropFound } from './review/arrived.ts';

/**
 * Leaves what was found where the builder looks for it (UP-05) and answers the address to go to. Where local storage
 * has no room for it, the draft takes it at once; what was there is set aside either way.
 */
export async function handOver(found: Found, fileName: string): Promise<string> {
  const local = safeLocal(orNull(() => window.localStorage));
  const noted = noteFound(local, found, fileName);
  if (noted && local.write(LOCAL.imported, JSON.stringify(found.resumeData)) === 'written') return '/builder?imported=true';
  dropFound(local);
  const { drafts } = await sharedDrafts();
  await drafts.replace(found.resumeData, 'import');
  return '/builder';
}

function orNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch {
    return null;
  }
}
