import { useEffect, useState } from 'react';
import type { WholeCopy } from '../../../../shared/api/copies.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { calls, profileCalls } from '../calls.ts';

/** A copy with its content, and its base as it is saved now. */
export interface OpenCopy {
  readonly copy: WholeCopy;
  readonly mine: SavedResume;
  /** Undefined if it is deleted. */
  readonly base: SavedResume | undefined;
}

/** Reads a copy; `failed` where that did not work. With a change of it by hand. */
export function useCopy(
  id: string,
  of: string,
): [OpenCopy | 'loading' | 'failed', (change: Partial<OpenCopy>) => void] {
  const [open, setOpen] = useState<OpenCopy | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    const base = calls.readResume({ id: of }).catch(() => undefined);
    Promise.all([profileCalls.readCopy({ id }), calls.readResume({ id }), base]).then(
      ([copy, mine, baseResume]) => !isGone && setOpen({ copy, mine, base: baseResume }),
      () => !isGone && setOpen('failed'),
    );
    return () => void (isGone = true);
  }, [id, of]);
  return [open, (change) => setOpen((now) => (typeof now === 'string' ? now : { ...now, ...change }))];
}
