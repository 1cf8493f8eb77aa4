import { Random } from '../import/random.ts';
import { HONEST } from './honestChanges.ts';
import { INVENTIONS } from './inventions.ts';
import type { BaseText, MadePair } from './madeTexts.ts';

/** Pairs made of one text, the same for each seed: of every kind that fits one, or none. */
export function makePairs(base: BaseText, others: readonly BaseText[], seed: number): MadePair[] {
  const r = new Random(seed);
  return [...INVENTIONS, ...HONEST, ...HONEST].flatMap((make) => {
    const pair = make(r, base, others);
    return pair && pair.proposal.trim() !== '' ? [pair] : [];
  });
}
