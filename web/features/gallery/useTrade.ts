import { useEffect, useMemo, useState } from 'react';
import type { Occupation } from '../../../shared/resume/occupations/occupations.ts';
import { once } from '../../lib/async/once.ts';
import { findTrade } from './filterTemplates.ts';

/** Loaded with the first letter of a search; where that fails, the next search tries again. */
const loadOccupations = once(
  async () => (await import('../../../shared/resume/occupations/catalogue.ts')).OCCUPATIONS,
  { forgetFailure: true },
);

/** The trade that a search text names; undefined for none, and until the occupations are there. */
export function useTrade(text: string): Occupation | undefined {
  const [occupations, setOccupations] = useState<readonly Occupation[]>([]);
  const isWanted = text !== '' && occupations.length === 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    void loadOccupations().then(
      (all) => isMounted && setOccupations(all),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, [isWanted]);
  return useMemo(() => findTrade(text, occupations), [text, occupations]);
}
