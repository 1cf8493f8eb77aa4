import { SOFTENERS } from '../lexicon/claims.ts';
import { contentKeys, isContentWord, mainKey } from './contentKeys.ts';
import type { TextMatch } from './facts.ts';
import { splitClauses } from './patterns.ts';
import { tokenizeWords } from './words.ts';

/** Content words behind a word of help or doubt that it makes less of, and characters in which they stand. */
const REACH = { words: 4, characters: 120 } as const;

/**
 * What the source says with a "helped", "basic", "sometimes" or "partly" and the proposal says without: the first word
 * of the clause that says it now. What the source also says plainly is no such thing.
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
