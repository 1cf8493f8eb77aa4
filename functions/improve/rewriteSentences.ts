import { alignWords } from '../../shared/improve/guard/align.ts';
import { contentKeys } from '../../shared/improve/guard/contentKeys.ts';
import type { GuardFinding } from '../../shared/improve/guard/proposal.ts';
import { splitSentences, type Sentence } from '../../shared/improve/sentences.ts';
import { askForm, tokensFor } from './askForm.ts';
import { REWRITE_FORM, RewriteSchema } from './forms.ts';
import type { TextModel } from './model.ts';
import { rewritePrompt } from './prompts/v4.ts';
import { quotableWords } from './quotes.ts';
import { askedAbout, findingsOf, sourcesOf, type SentText } from './writeText.ts';

/** A sentence of a proposal, with its doubted words. */
export interface DoubtedSentence extends Sentence {
  readonly doubts: readonly GuardFinding[];
  /** Parts of the source that it rests on, where a claim check has quoted them. */
  readonly quotes: readonly string[];
}

/** A sentence that was written again, and whether each of its words has a source: else its rest was not doubted. */
interface RewrittenSentence {
  readonly text: string;
  readonly isSourced: boolean;
}

/**
 * Asks once for the doubted sentences without what is doubted. What comes is used where every word of it is in the
 * source or in the rest of the sentence, and the floor suspects nothing in it. Throws what {@link askForm} throws.
 */
export async function rewriteSentences(
  sent: SentText,
  doubted: readonly DoubtedSentence[],
  model: TextModel,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, RewrittenSentence>> {
  const { wish, voice } = sent;
  const questions = doubted.map(({ text, doubts }, index) => ({
    number: index + 1,
    proposal: text,
    doubts: [...new Set(doubts.map((doubt) => doubt.text))],
  }));
  const { sentences } = await askForm(
    {
      system: rewritePrompt(wish.language, voice),
      text: askedAbout(sent, 'doubted', questions),
      form: REWRITE_FORM,
      schema: RewriteSchema,
      maxTokens: 200 + Math.ceil(tokensFor(doubted.map(({ text }) => text).join('')) * 1.5),
    },
    model,
    signal,
  );
  return new Map(
    sentences.flatMap(({ number, text }): [number, RewrittenSentence][] => {
      const sentence = doubted[number - 1];
      const rewritten = text.trim();
      if (!sentence || rewritten === '' || rewritten.includes('\n') || !saysNoMore(sent, sentence, rewritten))
        return [];
      const isSourced = alignWords(sourcesOf(sent), rewritten).free.length === 0;
      return [[sentence.index, { text: rewritten, isSourced }]];
    }),
  );
}

function saysNoMore(sent: SentText, { text, index, doubts }: DoubtedSentence, rewritten: string): boolean {
  let rest = text;
  for (const doubt of doubts.toSorted((a, b) => b.index - a.index)) {
    const start = doubt.index - index;
    rest = rest.slice(0, Math.max(0, start)) + ' ' + rest.slice(start + doubt.text.length);
  }
  return (
    findingsOf(sent, rewritten).length === 0 && alignWords([...sourcesOf(sent), rest], rewritten).free.length === 0
  );
}

/** Each sentence is compared with each. A text with more sentences is replaced by the person's own. */
const MOST_SENTENCES = 200;

/**
 * Returns the proposal with each doubted sentence replaced by its rewriting or, without one, by the person's own
 * sentences that it was made of. Sentences that share a source with it are replaced too, so that nothing is said twice.
 * A sentence without a source is left out.
 */
export function putOwnSentences(
  source: string,
  sentences: readonly DoubtedSentence[],
  rewritten: ReadonlyMap<number, Pick<RewrittenSentence, 'text'>>,
): string {
  const sources = splitSentences(source);
  if (sources.length > MOST_SENTENCES || sentences.length > MOST_SENTENCES) return source;
  const keys = sources.map(({ text }) => new Set(contentKeys(text)));
  const origins = sentences.map((sentence) => originsOf(sentence, sources, keys));
  const isOut = sentences.map(({ doubts, index }) => doubts.length > 0 && !rewritten.has(index));
  // A sentence that shares a source with a removed one is removed too.
  const taken = new Set(origins.flatMap((from, place) => (isOut[place] ? from : [])));
  for (let grew = true; grew;) {
    grew = false;
    origins.forEach((from, place) => {
      if (isOut[place] || !from.some((each) => taken.has(each))) return;
      isOut[place] = grew = true;
      for (const each of from) taken.add(each);
    });
  }
  const put = new Set<number>();
  const parts = sentences.flatMap(({ text, index, before }, place): [string, string][] => {
    if (!isOut[place]) return [[before, rewritten.get(index)?.text ?? text]];
    return (origins[place] ?? []).flatMap((each, nth): [string, string][] => {
      if (put.has(each)) return [];
      put.add(each);
      return [[nth === 0 ? before : (sources[each]?.before ?? ' '), sources[each]?.text ?? '']];
    });
  });
  return parts.map(([before, text], place) => (place === 0 ? text : (before || '\n') + text)).join('');
}

/**
 * Places of the sentences of the source that a sentence was made of: those quoted for it, else the one most like it.
 */
function originsOf(
  { text, quotes }: DoubtedSentence,
  sources: readonly Sentence[],
  keys: readonly ReadonlySet<string>[],
): number[] {
  const quoted = quotes.flatMap((quote) =>
    sources.flatMap((sentence, place) => (quotableWords(sentence.text).includes(quotableWords(quote)) ? [place] : [])),
  );
  if (quoted.length > 0) return [...new Set(quoted)].toSorted((a, b) => a - b);
  const wanted = contentKeys(text);
  const counts = keys.map((each) => wanted.filter((key) => each.has(key)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((count, place) => (count === most || count >= 2 ? [place] : []));
}
