import { foldText } from '../text/fold.ts';

/** A number, a word or a sign of a text. */
export interface DateToken {
  readonly kind: 'number' | 'word' | 'sign';
  /** In small letters and plain signs. */
  readonly text: string;
  /** The token as written; it distinguishes signs that `text` makes alike. */
  readonly raw: string;
  /** Start in the folded text. */
  readonly from: number;
  readonly to: number;
}

export interface Tokens {
  readonly tokens: readonly DateToken[];
  /** The place in the source of a place in the folded text. */
  readonly sourceAt: (place: number) => number;
}

/** A number, a word with the quotes within it (`תשע"ו`), a sign. */
const TOKEN = /(\d+)|(\p{L}[\p{L}\p{M}]*(?:["']{1,2}\p{L}[\p{L}\p{M}]*)*)|\S/gu;

/** A text as the grammar of dates reads it. In linear time. */
export function toTokens(source: string): Tokens {
  const { text, sourceAt } = foldText(source);
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: matched, 1: number, 2: word, index }): DateToken => ({
    kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign',
    text: word?.toLowerCase() ?? matched,
    raw: source.slice(sourceAt(index), sourceAt(index) + matched.length),
    from: index,
    to: index + matched.length,
  }));
  return { tokens, sourceAt };
}
