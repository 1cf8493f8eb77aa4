import { improvableTexts } from '../../functions/improve/improvableTexts.ts';
import { cleanModelText } from '../../functions/improve/cleanModelText.ts';
import { toSentText } from '../../functions/improve/writeText.ts';
import { normalizeSpaces } from '../../shared/improve/changes.ts';
import { suggestionKey } from '../../shared/improve/suggestions.ts';
import { judgeChanges } from '../../functions/improve/judgeChanges.ts';
import { splitSentences } from '../../shared/improve/sentences.ts';
import type { ReplayedCall } from './replay.ts';

/**
 * What became of a line that a model proposed: it stands in the suggestion as it was written, without a question, with
 * one, or until each of its findings is confirmed; it was written again; the person's own stands in its place, or
 * nothing was left of it.
 */
export type LineOutcome = 'clean' | 'asked' | 'withheld' | 'rewritten' | 'own';

/** One sentence that a model proposed and that the person did not write. */
export interface ProposedLine {
  /** Of the answer it is from, and what kind of answer that was. */
  readonly id: string;
  readonly isEager: boolean;
  readonly language: 'he' | 'en';
  /** Of a text with four sentences or more; for an advertisement. */
  readonly isLong: boolean;
  readonly isTailored: boolean;
  readonly text: string;
  readonly outcome: LineOutcome;
  /** What is asked about in it, and what was written in its place. */
  readonly asked: readonly string[];
  readonly instead: readonly string[];
}

/** Least number of sentences in a long source. */
const LONG_FROM = 4;

/** Every line that was proposed in an improvement, and what became of it. */
export function proposedLines({ call: { resume, wish }, result, used }: ReplayedCall): ProposedLine[] {
  const changes = judgeChanges(resume, result.texts, {
    summaryWritten: wish.summaryOptions !== undefined,
    language: wish.language,
    stated: wish.oneText?.stated === undefined ? [] : [wish.oneText.stated],
  });
  const texts = improvableTexts(resume, wish);
  return texts.flatMap((text): ProposedLine[] => {
    const { redacted, heading } = toSentText(resume, text, wish);
    const question = JSON.stringify({ heading, text: redacted.text });
    const answer = used.find(
      ({ recording, material }) => recording.form === 'improved_text' && material.includes(question),
    )?.recording;
    if (!answer) return [];
    const proposal = redacted.reveal(cleanModelText(String(answer.answer['text']), redacted.text));
    const change = changes.find((each) => suggestionKey(each) === suggestionKey(text));
    const own = new Set(splitSentences(text.text).map((each) => normalizeSpaces(each.text)));
    const final = splitSentences(change?.after ?? text.text);
    const proposed = splitSentences(proposal).filter((each) => !own.has(normalizeSpaces(each.text)));
    const isProposed = new Set(proposed.map((each) => each.text));
    const instead = final
      .map((each) => each.text)
      .filter((each) => !own.has(normalizeSpaces(each)) && !isProposed.has(each));
    return proposed.map((each): ProposedLine => {
      const kept = final.find((one) => one.text === each.text);
      const found = kept
        ? (change?.verdict.findings ?? []).filter(
            ({ index, text: words }) => index < kept.index + kept.text.length && index + words.length > kept.index,
          )
        : [];
      return {
        id: answer.id,
        isEager: answer.style === 'eager',
        language: wish.language,
        isLong: own.size >= LONG_FROM,
        isTailored: wish.improvementType === 'job',
        text: each.text,
        outcome: !kept
          ? instead.length > 0
            ? 'rewritten'
            : 'own'
          : found.length === 0
            ? 'clean'
            : found.some(({ sure }) => sure)
              ? 'withheld'
              : 'asked',
        asked: found.map(({ reason, text: words }) => `${reason}: ${words}`),
        instead: kept ? [] : instead,
      };
    });
  });
}
