import { SOFTENERS } from '../lexicon/claims.ts';
import { contentKeys, isContentWord, mainKey } from './contentKeys.ts';
import type { TextMatch } from './facts.ts';
import { splitClauses } from './patterns.ts';
import { tokenizeWords } from './words.ts';

/** How many content words after a softening word it affects, and within how many characters they are looked for. */
const REACH = { words: 4, characters: 120 } as const;

/**
 * Finds clauses that drop a "helped", "basic", "sometimes" or "partly" of the source; the finding is the clause's first
 * word. What the source also states without it is allowed.
 */
export function findUnsoftened(said: string, after: string): TextMatch[] {
  return SOFTENERS.flatMap(([, words]) => {
    const soft = splitClauses(said, true).flatMap(({ text }) =>
      [...text.matchAll(words)].map((match) =>
        contentKeys(text.slice(match.index, match.index + match[0].length + REACH.characters)).slice(
          0,
          REACH.words + 1,
        ),
      ),
    );
    if (soft.length === 0) return [];
    const plain = new Set(
      splitClauses(said, true)
        .filter(({ text }) => text.search(words) < 0)
        .flatMap(({ text }) => contentKeys(text)),
    );
    const wanted = new Set(soft.flat().filter((key) => !plain.has(key)));
    const sentences = splitClauses(after);
    return sentences.flatMap((sentence) => {
      if (sentence.text.search(words) >= 0) return [];
      const contentWords = tokenizeWords(sentence.text).filter(isContentWord);
      const shared = contentWords.filter(({ text }) => wanted.has(mainKey(text)));
      const [first] = contentWords;
      return shared.length > 0 && first ? [{ text: first.text, index: sentence.index + first.index }] : [];
    });
  });
}
