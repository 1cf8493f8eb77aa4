import { conceal } from '../../data/conceal.ts';
import type { Conversation } from '../../data/converse.ts';
import { describeError, log } from '../../middleware/log.ts';
import type { Understood } from '../understand/resume.ts';
import { sortedFrom } from './answer.ts';
import { leavesOpen, merged } from './merge.ts';
import { FORM, PROMPT_VERSION, question, SYSTEM } from './prompts/v1.ts';

/** A result together with the text it was made of, a line of the document in each line. */
export type WithText = Understood & { readonly text: string };

/** Asks a model, and gives back its answer as it wrote it. Rejects once the signal does. */
export type Asked = (conversation: Conversation, signal: AbortSignal) => Promise<string>;

/** Milliseconds that an import waits for a model: with reading, well within a call. */
const WAIT = 9_000;
/** Characters that are sent: about five full pages. */
const MOST_CHARACTERS = 20_000;
const MOST_TOKENS = 8_000;

/**
 * A result bettered by a model that sorts the same text, where the result leaves something open. Private data does not leave;
 * what is not in the text, word for word, is dropped. Never rejects: whatever goes wrong, the result stands as it was.
 */
export async function structured(found: WithText, ask: Asked, signal: AbortSignal, milliseconds = WAIT): Promise<Understood> {
  if (!leavesOpen(found)) return found;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  try {
    const visible = found.personal.reduce((text, own) => text.replaceAll(own, ''), found.text).slice(0, MOST_CHARACTERS);
    const { text } = conceal(visible, found.resumeData.personalInfo);
    const maxTokens = Math.min(MOST_TOKENS, 500 + Math.ceil(text.length * 1.5));
    const written = await ask({ system: SYSTEM, messages: [{ role: 'user', content: [{ text: question(text) }] }], form: FORM, maxTokens }, bounded);
    const sorted = sortedFrom(JSON.parse(written), text);
    if (sorted) return merged(found, sorted);
    log('error', { event: 'structuring_invalid', prompt: PROMPT_VERSION });
  } catch (error) {
    log('error', { event: 'structuring_failed', prompt: PROMPT_VERSION, ...describeError(error) });
  }
  return found;
}
