import { useEffect, useState, useSyncExternalStore } from 'react';
import { getPageCloudSync, type CloudSaveFailure, type CloudSync } from '../../cloud/index.ts';

const NOTHING_TO_FOLLOW = () => () => {};

/** Why the last save in the cloud failed; null if it did not. */
export function useCloudFailure(): CloudSaveFailure | null {
  const [cloud, setCloud] = useState<CloudSync | null>(null);
  useEffect(() => {
    let here = true;
    void getPageCloudSync().then((opened) => here && setCloud(opened));
    return () => {
      here = false;
    };
  }, []);
  const read = () => cloud?.failure.getState() ?? null;
  return useSyncExternalStore(cloud?.failure.subscribe ?? NOTHING_TO_FOLLOW, read, read);
}
