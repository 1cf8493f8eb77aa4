import { splitSentences } from '../../shared/improve/sentences.ts';
import { inOwnTurn } from '../platform/inTurns.ts';
import { givenUp } from '../platform/logging/log.ts';
import { unlessAborted } from '../platform/withTimeout.ts';
import { checkClaims, type CheckedSentence } from './claimCheck.ts';
import type { ImprovableText } from './improvableTexts.ts';
import { TextFailure, type TextModel } from './model.ts';
import { putOwnSentences, rewriteSentences, type DoubtedSentence } from './rewriteSentences.ts';
import { findingsOf, writeText, type SentText } from './writeText.ts';

/** A better wording of one text, and how it was checked. */
export interface ImprovedText {
  readonly text: string;
  /** Whether a model has said where the source says each sentence; else only the floor speaks. */
  readonly isChecked: boolean;
  /** Sentences for which it did: their words without a source are cleared. */
  readonly proven: readonly string[];
  /** Numbers of rewritten sentences, and of sentences replaced by the person's own. */
  readonly rewritten: number;
  readonly own: number;
  /** The words of the proposal that were doubted, and are not in the text any more. */
  readonly removed: readonly string[];
}

/** Until when each step of a text is waited for. */
export interface Deadlines {
  readonly write: AbortSignal;
  /** Undefined where claims are not checked. */
  readonly check: AbortSignal | undefined;
  readonly rewrite: AbortSignal;
}

/**
 * Improves one text: the model writes, the floor and a claim check judge, and what is doubted goes back once; what is
 * still doubted is the person's own sentence again. Undefined if the text is good already. Throws TextFailure:
 * `incomplete` where a private detail of the text did not come back, and what {@link writeText} throws; a check that
 * fails or is late is one that was not made.
 */
export async function improveText(
  text: ImprovableText,
  sent: SentText,
  model: TextModel,
  { write, check, rewrite }: Deadlines,
): Promise<ImprovedText | undefined> {
  const { redacted } = sent;
  const proposal = await unlessAborted(writeText(sent, text, model, write), write);
  if (proposal === '' || proposal === redacted.text) return undefined;
  if (redacted.restore(proposal) === undefined) throw new TextFailure('incomplete');
  const checked =
    check && (await unlessAborted(checkClaims(sent, proposal, model, check), check).catch(givenUp('claim check')));
  const sentences = await inOwnTurn(() => doubtedSentences(sent, proposal, checked));
  const doubted = sentences.filter(({ doubts }) => doubts.length > 0);
  const rewritten =
    (doubted.length > 0 &&
      (await unlessAborted(rewriteSentences(sent, doubted, model, rewrite), rewrite).catch(givenUp('rewriting')))) ||
    (new Map() as Awaited<ReturnType<typeof rewriteSentences>>);
  const repaired = doubted.length === 0 ? proposal : putOwnSentences(redacted.text, sentences, rewritten);
  const restored = redacted.restore(repaired);
  if (restored === undefined) throw new TextFailure('incomplete');
  const proven = [
    ...(checked ?? []).filter(({ isProven }) => isProven).map((sentence) => sentence.text),
    ...[...rewritten.values()].filter(({ isSourced }) => isSourced).map((sentence) => sentence.text),
  ];
  return {
    text: restored,
    isChecked: checked?.every(({ isProven, doubts }) => isProven || doubts.length > 0) ?? false,
    proven: proven.map(redacted.reveal),
    rewritten: rewritten.size,
    own: doubted.length - rewritten.size,
    removed: removedWords(doubted)
      .map(redacted.reveal)
      .filter((words) => !restored.includes(words)),
  };
}

/** Returns the doubted words, each once and without a preceding comma. */
const removedWords = (doubted: readonly DoubtedSentence[]) => [
  ...new Set(doubted.flatMap(({ doubts }) => doubts.map(({ text }) => text.replace(/^[\s,.;:]{1,3}/, '')))),
];

/**
 * The sentences of a proposal with what is to be taken out of them: what is certain, what a claim check says is added,
 * and what is suspected of a sentence that it has not proven. Without a check suspicions are the person's to answer.
 */
function doubtedSentences(
  sent: SentText,
  proposal: string,
  checked: readonly CheckedSentence[] | undefined,
): DoubtedSentence[] {
  const findings = findingsOf(sent, proposal);
  return (checked ?? splitSentences(proposal)).map((sentence) => {
    const claims = 'doubts' in sentence ? sentence : { isProven: false, quotes: [], doubts: [] };
    const sentenceFindings = findings.filter(
      ({ sure, index }) =>
        index >= sentence.index &&
        index < sentence.index + sentence.text.length &&
        (sure || (checked !== undefined && claims.doubts.length === 0 && !claims.isProven)),
    );
    return { ...sentence, quotes: claims.quotes, doubts: [...sentenceFindings, ...claims.doubts] };
  });
}
