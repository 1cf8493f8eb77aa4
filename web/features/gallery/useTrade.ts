import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../shared/platform/language.ts';
import type { Occupation } from '../../../shared/resume/occupations/occupations.ts';
import { once } from '../../lib/async/once.ts';
import { findTrade } from './filterTemplates.ts';

/** The trade that a search names. */
export interface NamedTrade {
  readonly occupation: Occupation;
  /** Whether one of the samples in the language shows this trade. */
  readonly isShown: boolean;
}

/** Loaded with the first letter of a search; where that fails, the next search tries again. */
const loadTrades = once(
  async () => {
    const [{ OCCUPATIONS }, { samplePersonOf }] = await Promise.all([
      import('../../../shared/resume/occupations/catalogue.ts'),
      import('../../../shared/templates/samples/sampleTrades.ts'),
    ]);
    return { occupations: OCCUPATIONS, samplePersonOf };
  },
  { forgetFailure: true },
);

/** The trade that a search text names; undefined for none, and until the occupations are there. */
export function useTrade(text: string, language: Language): NamedTrade | undefined {
  const [trades, setTrades] = useState<Awaited<ReturnType<typeof loadTrades>>>();
  const isWanted = text !== '' && trades === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    void loadTrades().then(
      (loaded) => isMounted && setTrades(loaded),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, [isWanted]);
  return useMemo(() => {
    const occupation = trades && findTrade(text, trades.occupations);
    return occupation && { occupation, isShown: trades.samplePersonOf(occupation.id, language) !== undefined };
  }, [text, language, trades]);
}
