import type { TranslatedLine } from '../../shared/api/twin.ts';
import { MOST_TOLD } from '../../shared/improve/changes.ts';
import type { WrittenSection } from '../../shared/improve/improvedSections.ts';
import { coverOf, type TextMatch } from '../../shared/improve/guard/facts.ts';
import { foldSigns } from '../../shared/improve/guard/normalize.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { compareTranslation } from './compareTranslation.ts';
import { sayPrivate } from './sayPrivate.ts';
import { hasMarks } from '../../shared/twin/twinFields.ts';
import type { CheckedSentence } from '../improve/claimCheck.ts';
import type { RedactedText } from '../platform/bedrock/redact.ts';
import { textOf, writeSetOff, type SignedPiece, type SignedText } from './markSigns.ts';
import type { TextToTranslate, TranslationWish } from './textsToTranslate.ts';

/** A text as it is sent: placeholders replace private data, and signs surround marked words. */
export interface RedactedSource extends TextToTranslate {
  readonly section: WrittenSection;
  readonly redacted: RedactedText;
  readonly signed: SignedText;
}

/** Longer texts, and texts of several lines, are sent alone and checked. */
const SHORT = 120;
export const isLong = ({ kind, text }: TextToTranslate) =>
  kind === 'text' && (text.length > SHORT || text.includes('\n'));

/**
 * A translation with its marks, and what it says more or less than its text, without findings that are uncertain and
 * that a claim check clears; `checked` is undefined if none was made.
 */
export function judgeTranslation(
  original: RedactedSource,
  pieces: readonly SignedPiece[],
  checked: readonly CheckedSentence[] | undefined,
  { to, gender, names, terms }: TranslationWish,
): TranslatedLine {
  const { path, kind, text: source, heading, redacted, signed } = original;
  const limit =
    path === 'summary' ? RESUME_LIMITS.summary : kind === 'text' ? RESUME_LIMITS.description : RESUME_LIMITS.line;
  const text = textOf(pieces);
  const { text: written, unmarked } = hasMarks(path) ? writeSetOff(pieces, signed, limit) : { text, unmarked: [] };
  const { added, missing } = compareTranslation({ source, translation: text, to, names, heading, gender, limit });
  const proven = (checked ?? []).filter(({ isProven }) => isProven);
  const inTranslation = (said: string) => redacted.revealIn(said, (detail) => sayPrivate(detail, terms));
  const sentences = proven.map((sentence) => inTranslation(sentence.text));
  const quotes = proven.flatMap((sentence) => sentence.quotes.map((quote) => redacted.reveal(quote)));
  const rules = kind === 'text' ? unproven(added, text, sentences) : added.filter(({ sure }) => sure);
  const unsaid = kind === 'text' ? unproven(missing, source, quotes) : missing.filter(({ sure }) => sure);
  const claims = (checked ?? [])
    .flatMap(({ doubts }) => doubts)
    .flatMap((doubt) => {
      const words = inTranslation(doubt.text);
      const index = text.indexOf(words);
      return index < 0 ||
        rules.some((rule) => rule.index < index + words.length && index < rule.index + rule.text.length)
        ? []
        : [{ reason: doubt.reason, text: words, index }];
    });
  return {
    path,
    text: written,
    checked: checked?.every(({ isProven, doubts }) => isProven || doubts.length > 0) ?? !isLong(original),
    added: [...rules.map(({ reason, text: words, index }) => ({ reason, text: words, index })), ...claims]
      .toSorted((a, b) => a.index - b.index)
      .slice(0, MOST_TOLD),
    missing: [...new Set(unsaid.map((place) => place.text))].slice(0, MOST_TOLD),
    unmarked: unmarked.slice(0, MOST_TOLD),
  };
}

/** Faults of a text that are certain, or lie outside of what was proven of it. */
function unproven<Fault extends { readonly sure: boolean; readonly index: number }>(
  faults: readonly Fault[],
  text: string,
  proven: readonly string[],
): Fault[] {
  const isProven = coverOf(
    text,
    proven.flatMap((part) => quotePlace(part, text) ?? []),
  );
  return faults.filter(({ sure, index }) => sure || !isProven(index));
}

const wordsIn = (text: string): TextMatch[] =>
  Array.from(foldSigns(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word.toLowerCase(),
    index,
  }));

/** Returns the first place where a text contains a quotation word for word, in UTF-16 code units. */
function quotePlace(quote: string, text: string): TextMatch | undefined {
  const [wanted, words] = [wordsIn(quote), wordsIn(text)];
  const place = words.findIndex((_, from) => wanted.every((word, behind) => words[from + behind]?.text === word.text));
  const [first, last] = [words[place], words[place + wanted.length - 1]];
  return first && last && { text: text.slice(first.index, last.index + last.text.length), index: first.index };
}
