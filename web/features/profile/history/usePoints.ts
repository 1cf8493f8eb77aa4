import { useEffect, useState } from 'react';
import type { ApiResponse } from '../../../../shared/api/endpoints.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import type { ResumePoint } from '../../../../shared/resume/resumePoints.ts';
import { calls, profileCalls } from '../calls.ts';

export type KeptPoint = ApiResponse<'readPoint'>;

/** A résumé as it is saved, and what its history holds of it. */
export interface ResumeHistory {
  readonly now: SavedResume;
  readonly points: readonly ResumePoint[];
}

/** `failed` where the list, or the point, could not be read. */
export type Loaded<T> = T | 'loading' | 'failed';

/** The history of a résumé, with a change of it by hand. */
export function useHistory(
  id: string,
): [Loaded<ResumeHistory>, (change: (now: ResumeHistory) => ResumeHistory) => void] {
  const [history, setHistory] = useState<Loaded<ResumeHistory>>('loading');
  useEffect(() => {
    let isGone = false;
    Promise.all([calls.readResume({ id }), profileCalls.listPoints({ id })]).then(
      ([now, points]) => !isGone && setHistory({ now, points }),
      () => !isGone && setHistory('failed'),
    );
    return () => void (isGone = true);
  }, [id]);
  return [history, (change) => setHistory((now) => (typeof now === 'string' ? now : change(now)))];
}

/** One point with its content; undefined while none is chosen. */
export function usePoint(id: string, version: number | undefined): Loaded<KeptPoint> | undefined {
  const [loaded, setLoaded] = useState<{ readonly version: number; readonly point: KeptPoint | 'failed' }>();
  useEffect(() => {
    if (version === undefined) return undefined;
    let isGone = false;
    profileCalls.readPoint({ id, version }).then(
      (point) => !isGone && setLoaded({ version, point }),
      () => !isGone && setLoaded({ version, point: 'failed' }),
    );
    return () => void (isGone = true);
  }, [id, version]);
  if (version === undefined) return undefined;
  return loaded?.version === version ? loaded.point : 'loading';
}
