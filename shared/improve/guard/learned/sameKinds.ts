import { CAUSES, LIMITERS } from '../../lexicon/limiters.ts';
import type { Edits } from './edits.ts';

/** Kinds of which one word may stand for another and claims no more: about and roughly, due to and because. */
const EXCHANGEABLE: ReadonlySet<string> = new Set(['about', 'part', 'sometimes', 'most', 'once', 'help', 'because']);
const PATTERNS = [...LIMITERS, ...CAUSES].flatMap(([kind, pattern]) => (EXCHANGEABLE.has(kind) ? [pattern] : []));

/** Joins words of the proposal that no lexicon joins with those of the same kind in the source, one for one. */
export function joinSameKinds({ after }: Edits, source: string, proposal: string): void {
  for (const pattern of PATTERNS) {
    const said = [...source.matchAll(pattern)].length;
    if (said === 0) continue;
    const found = [...proposal.matchAll(pattern)];
    if (found.length > said) continue;
    for (const { 0: text, index } of found)
      for (const word of after)
        if (word.link === 'none' && word.index >= index && word.index < index + text.length) word.link = 'loose';
  }
}
