import type { TranslatedLine } from '../../shared/api/twin.ts';
import { MOST_TOLD } from '../../shared/improve/changes.ts';
import type { WrittenSection } from '../../shared/improve/improvedSections.ts';
import { uncleared } from '../../shared/improve/judgeChanges.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { compareTranslation } from '../../shared/twin/compareTranslation.ts';
import { hasMarks } from '../../shared/twin/twinFields.ts';
import type { CheckedSentence } from '../improve/claimCheck.ts';
import type { RedactedText } from '../platform/bedrock/redact.ts';
import { textOf, writeSetOff, type SignedPiece, type SignedText } from './markSigns.ts';
import type { TextToTranslate, TranslationWish } from './textsToTranslate.ts';

/** A text as it is sent: private data are placeholders, and what is set off stands between signs. */
export interface RedactedSource extends TextToTranslate {
  readonly section: WrittenSection;
  readonly redacted: RedactedText;
  readonly signed: SignedText;
}

/** Texts that are longer, or of several lines, are asked about alone and checked. */
const SHORT = 120;
export const isLong = ({ kind, text }: TextToTranslate) =>
  kind === 'text' && (text.length > SHORT || text.includes('\n'));

/**
 * A translation with its marks, and what it says more or less than its text by the rules and by a claim check;
 * `checked` is undefined where none was made.
 */
export function judgeTranslation(
  original: RedactedSource,
  pieces: readonly SignedPiece[],
  checked: readonly CheckedSentence[] | undefined,
  { to, gender, names }: TranslationWish,
): TranslatedLine {
  const { path, kind, text: source, heading, redacted, signed } = original;
  const limit =
    path === 'summary' ? RESUME_LIMITS.summary : kind === 'text' ? RESUME_LIMITS.description : RESUME_LIMITS.line;
  const text = textOf(pieces);
  const { text: written, unmarked } = hasMarks(path) ? writeSetOff(pieces, signed, limit) : { text, unmarked: [] };
  const { added, missing } = compareTranslation({ source, translation: text, to, names, heading, gender, limit });
  const proven = (checked ?? []).filter(({ isProven }) => isProven).map((sentence) => redacted.reveal(sentence.text));
  const rules = uncleared(added, text, proven).filter(({ sure }) => sure || kind === 'text');
  const claims = (checked ?? [])
    .flatMap(({ doubts }) => doubts)
    // That a name stands nowhere in the quoted words says nothing of another language.
    .filter(({ reason, text: words }) => reason !== 'swapped' || /\p{N}/u.test(words))
    .flatMap((doubt) => {
      const words = redacted.reveal(doubt.text);
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
    missing: [...new Set(missing.map((place) => place.text))].slice(0, MOST_TOLD),
    unmarked: unmarked.slice(0, MOST_TOLD),
  };
}
