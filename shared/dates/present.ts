import { PhraseReader } from './phrases.ts';
import { toTokens } from './tokens.ts';

/** Words of the longest text that says no more than that something goes on. */
const MAX_WORDS = 6;

/** Whether a text says that something goes on, and no more: `היום`, `ועד היום`, `to date`, `bis heute`. */
export function saysPresent(text: string): boolean {
  if (text.length > 60) return false;
  const { tokens } = toTokens(text);
  return tokens.length > 0 && tokens.length <= MAX_WORDS && new PhraseReader(tokens).present(0)?.next === tokens.length;
}
