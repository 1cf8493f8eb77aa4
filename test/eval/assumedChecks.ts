import { CLAIM_CHECK_FORM } from '../../functions/improve/forms.ts';
import { TextFailure, type TextModel } from '../../functions/improve/model.ts';
import { contentKeys } from '../../shared/improve/guard/contentKeys.ts';
import { splitSentences } from '../../shared/improve/sentences.ts';

/** A claim check that is assumed in place of the recorded ones: it calls everything the same, or is not made. */
export const ASSUMED_CHECKS = ['same', 'none'] as const;
export type AssumedCheck = (typeof ASSUMED_CHECKS)[number];

const blockOf = (text: string, name: string) =>
  new RegExp(`<data name="${name}">\n([^]*?)\n</data>`).exec(text)?.[1] ?? '';

/** A model whose claim checks are assumed, and that is asked for everything else. */
export const withAssumedChecks =
  (model: TextModel, check: AssumedCheck | undefined): TextModel =>
  async (request, signal) => {
    if (check === undefined || request.form.name !== CLAIM_CHECK_FORM.name) return model(request, signal);
    if (check === 'none') throw new TextFailure('failed');
    return allTheSame(request.turns[0]?.text ?? '');
  };

/** The answer of somebody who has not looked: each sentence is the same as true quotes that are like it. */
function allTheSame(question: string): string {
  const source = splitSentences(blockOf(question, 'source')).map(({ text }) => ({ text, keys: contentKeys(text) }));
  const proposal = JSON.parse(blockOf(question, 'proposal')) as { readonly number: number; readonly text: string }[];
  return JSON.stringify({
    sentences: proposal.map(({ number, text }) => {
      const missing = new Set(contentKeys(text));
      const quotes: string[] = [];
      for (;;) {
        const shared = source.map(({ keys }) => keys.filter((key) => missing.has(key)).length);
        const most = source[shared.indexOf(Math.max(0, ...shared))];
        if (!most?.keys.some((key) => missing.has(key))) break;
        quotes.push(most.text);
        for (const key of most.keys) missing.delete(key);
      }
      const quote = (quotes.length > 0 ? quotes : source.slice(0, 1).map((one) => one.text)).join(' … ');
      return { number, quote, verdict: 'same', kind: 'none', words: '' };
    }),
  });
}
