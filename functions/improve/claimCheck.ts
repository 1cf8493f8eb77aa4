import { splitSentences, type Sentence } from '../../shared/improve/sentences.ts';
import { foldSigns } from '../../shared/improve/guard/normalize.ts';
import type { GuardFinding } from '../../shared/improve/guard/proposal.ts';
import { extractFacts, knownFacts } from '../../shared/improve/guard/readFacts.ts';
import { alignWords, freeRuns, isTranslated } from '../../shared/improve/guard/align.ts';
import { isFigure, type TextMatch } from '../../shared/improve/guard/facts.ts';
import { contentKeys } from '../../shared/improve/guard/contentKeys.ts';
import { askForm, tokensFor } from './askForm.ts';
import { ADDED_KINDS, CLAIM_CHECK_FORM, ClaimCheckSchema, type CheckedClaim } from './forms.ts';
import type { TextModel } from './model.ts';
import { partsOf, quotableWords, trueQuotes } from './quotes.ts';
import { CLAIM_CHECK_PROMPT } from './prompts/v4.ts';
import { askedAbout, ownText, type SentText } from './writeText.ts';

/** One sentence of a proposal after the check. */
export interface CheckedSentence extends Sentence {
  /** Whether its source was quoted and is true: its words without a source are cleared. */
  readonly isProven: boolean;
  /** The parts of the source that it rests on. */
  readonly quotes: readonly string[];
  /** The words that it adds. */
  readonly doubts: readonly GuardFinding[];
}

/** Tokens of an answer for each sentence, beside its quote and its words. */
const TOKENS_A_SENTENCE = 60;

/**
 * Asks a model where the source says each sentence of a proposal (decision 71). Its word counts where its quotes are in
 * the source letter by letter; figures, names and tools of a sentence must be in what is quoted for it. Throws what
 * {@link askForm} throws: then this check was not made.
 */
export async function checkClaims(
  sent: Pick<SentText, 'redacted' | 'heading' | 'facts' | 'stated'>,
  proposal: string,
  model: TextModel,
  signal: AbortSignal,
): Promise<CheckedSentence[]> {
  const sentences = splitSentences(proposal);
  const numbered = sentences.map(({ text }, index) => ({ number: index + 1, text }));
  const { sentences: answers } = await askForm(
    {
      system: CLAIM_CHECK_PROMPT,
      text: askedAbout(sent, 'proposal', numbered),
      form: CLAIM_CHECK_FORM,
      schema: ClaimCheckSchema,
      maxTokens: 200 + sentences.length * TOKENS_A_SENTENCE + tokensFor(proposal) * 2,
    },
    model,
    signal,
  );
  const byNumber = new Map(answers.toReversed().map((answer) => [answer.number, answer]));
  return sentences.map((sentence, index) =>
    judgeSentence(sentence, byNumber.get(index + 1), [ownText(sent), sent.heading], sent.stated),
  );
}

/** Least share of a sentence's words that its quotes must have: `team` proves no rise in profit. */
const LEAST_SHARE = 1 / 3;
const [MOST_SHARE, FREE_WORDS] = [3, 6];

/**
 * Whether quotes can support a sentence: they are neither much shorter nor much longer and share a word with it, except
 * in a translation. Quoting the whole source for every sentence proves nothing.
 */
function proves(quotes: readonly string[], text: string): boolean {
  const said = quotes.join('\n');
  const [quoted, wanted] = [contentKeys(said).length, contentKeys(text).length];
  return (
    quotes.length > 0 &&
    quoted >= wanted * LEAST_SHARE &&
    quoted <= wanted * MOST_SHARE + FREE_WORDS &&
    (wanted === 0 || isTranslated(said, text) || alignWords(quotes, text).free.length < wanted)
  );
}

const isQuotedIn = (quote: string, text: string) => quotableWords(text).includes(quotableWords(quote));

/**
 * Least number of successive words that are nowhere in the source, and their least share of a sentence, so that it is
 * no rewording.
 */
const [FOREIGN_RUN, FOREIGN_SHARE, FEW_WORDS] = [3, 0.4, 3];

/**
 * Returns the pieces of a sentence that no quote can support, because none of their words is in the source: a check
 * that calls these the same has not looked. Of 590 honest rewordings 2 % have such a piece.
 */
function foreignPieces(text: string, sources: readonly string[]): readonly TextMatch[] {
  const alignment = alignWords(sources, text);
  const wanted = contentKeys(text).length;
  if (wanted > FEW_WORDS && alignment.free.length > wanted * FOREIGN_SHARE) return [{ text, index: 0 }];
  return freeRuns(text, alignment).filter((run) => contentKeys(run.text).length >= FOREIGN_RUN);
}

function judgeSentence(
  sentence: Sentence,
  answer: CheckedClaim | undefined,
  sources: readonly string[],
  stated: readonly string[],
): CheckedSentence {
  if (!answer) return { ...sentence, isProven: false, quotes: [], doubts: [] };
  const quotes = trueQuotes(answer.quote, sources) ?? [];
  /** Doubted at these words of the sentence. */
  const unproven = (reason: GuardFinding['reason'], places: readonly TextMatch[]) => ({
    ...sentence,
    isProven: false,
    quotes,
    doubts: places.map(({ text, index }) => ({ reason, sure: false, text, index: sentence.index + index })),
  });
  const whole = { text: sentence.text, index: 0 };
  if (answer.verdict === 'adds') {
    const reason = answer.kind === 'none' ? 'added' : ADDED_KINDS[answer.kind];
    const named = partsOf(answer.words).flatMap((piece): TextMatch[] => {
      const words = piece.trim();
      const index = sentence.text.toLowerCase().indexOf(words.toLowerCase());
      return index < 0 ? [] : [{ text: sentence.text.slice(index, index + words.length), index }];
    });
    return unproven(reason, named.length > 0 ? named : [whole]);
  }
  if (!proves(quotes, sentence.text)) return unproven('added', [whole]);
  const isOther = isTranslated(sources.join('\n'), sentence.text);
  const foreign = isOther ? [] : foreignPieces(sentence.text, [...sources, ...stated]);
  if (foreign.length > 0) return unproven('added', foreign);
  // A figure may be beside the quoted words, in the same sentence of the source.
  const around = sources.flatMap(splitSentences).filter(({ text }) => quotes.some((quote) => isQuotedIn(quote, text)));
  const said = [...quotes, ...around.map(({ text }) => text), sources.at(-1) ?? '', ...stated];
  const isQuoted = knownFacts(said.map(foldSigns));
  const facts = extractFacts(foldSigns(sentence.text)).filter(isOther ? isFigure : ({ kind }) => kind !== 'title');
  const moved = facts.filter((fact) => !isQuoted(fact));
  return { ...unproven('swapped', moved), isProven: moved.length === 0 };
}
