import { redact } from '../../platform/bedrock/redact.ts';
import type { Conversation } from '../../platform/bedrock/converse.ts';
import { describeError, log } from '../../platform/logging/log.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { parseStructuredAnswer } from './parseAnswer.ts';
import { mergeStructured } from './merge.ts';
import { knownNames, markOpenLines, needsStructuring, OPEN_LIMITS } from './openText.ts';
import {
  STRUCTURED_RESUME_TOOL,
  STRUCTURING_PROMPT_VERSION,
  structuringQuestion,
  STRUCTURING_PROMPT,
} from './prompts/v1.ts';

/** A result together with its source text, one line of the document in each line. */
export type ParsedResumeWithText = ParsedResume & { readonly text: string };

/** Asks a model and returns its raw answer. Rejects when the signal is aborted. */
export type AskModel = (conversation: Conversation, signal: AbortSignal) => Promise<string>;

/** Timeout of the model in milliseconds: together with reading, well within a call. */
const MODEL_TIMEOUT_MS = 9_000;
/** Characters that are sent: about five full pages. */
const MAX_CHARACTERS = 20_000;
/** Tokens of an answer: its frame, and for each letter of an open line (Hebrew takes a token for one and a half). */
const TOKENS = { most: 4_000, frame: 600, perLetter: 1 } as const;

/**
 * Improves a result with a model that structures the same text, when the result left something open. Private data is
 * redacted; values that are not in the text word for word are dropped. Never rejects: on any error the result is
 * unchanged.
 */
export async function structureText(
  read: ParsedResumeWithText,
  ask: AskModel,
  signal: AbortSignal,
  { milliseconds = MODEL_TIMEOUT_MS, limits = OPEN_LIMITS } = {},
): Promise<ParsedResume> {
  const saidAgain = new Set(read.saidAgain);
  // A second version of the résumé is nothing that was left open: its jobs would be there twice.
  const found = { ...read, unplaced: read.unplaced.filter((text) => !saidAgain.has(text)) };
  if (found.text === '' || !needsStructuring(found, limits)) return read;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  try {
    const visible = found.personal.reduce((text, own) => text.replaceAll(own, ''), found.text).slice(0, MAX_CHARACTERS);
    const { text } = redact(visible, found.resumeData.personalInfo);
    const lines = text.split('\n');
    const shown = markOpenLines(lines, found, limits);
    const open = shown.reduce((sum, line) => sum + (line.isOpen ? line.text.length : 0), 0);
    if (open === 0) return read;
    const written = await ask(
      {
        system: STRUCTURING_PROMPT,
        messages: [{ role: 'user', content: [{ text: structuringQuestion(shown) }] }],
        responseFormat: STRUCTURED_RESUME_TOOL,
        maxTokens: Math.min(TOKENS.most, TOKENS.frame + open * TOKENS.perLetter),
      },
      bounded,
    );
    const sorted = parseStructuredAnswer(JSON.parse(written), lines, knownNames(found, limits));
    if (sorted) return withSecondVersion(mergeStructured(found, text, sorted, limits), read);
    log('error', { event: 'structuring_invalid', prompt: STRUCTURING_PROMPT_VERSION });
  } catch (error) {
    log('error', { event: 'structuring_failed', prompt: STRUCTURING_PROMPT_VERSION, ...describeError(error) });
  }
  return read;
}

/** A result with the unplaced texts of the second version again, behind its own. */
function withSecondVersion(merged: ParsedResume, { unplaced, saidAgain = [] }: ParsedResume): ParsedResume {
  const again = unplaced.filter((text) => saidAgain.includes(text));
  return { ...merged, unplaced: [...merged.unplaced, ...again], saidAgain };
}
