import { ownContactsOf } from '../../../shared/resume/moreContacts.ts';
import { redact } from '../../platform/bedrock/redact.ts';
import type { ParsedResume, ParsedResumeWithText } from '../resume/parsedResume.ts';
import { parseStructuredAnswer } from './parseAnswer.ts';
import { mergeStructured } from './merge.ts';
import { knownNames, markOpenLines, needsStructuring, OPEN_LIMITS } from './openText.ts';
import { structuringQuestion } from './prompts/v1.ts';
import { QUESTION_LIMITS } from '../process/questionLimits.ts';

/** Characters of a text that are sent: about five full pages. */
const MAX_CHARACTERS = 20_000;
/** Tokens of an answer: its frame, and for each letter of an open line (Hebrew takes a token for one and a half). */
const TOKENS = { frame: 600, perLetter: 1 } as const;

/**
 * What a model is asked about a result that left something open, with private data redacted: the text of the question,
 * and tokens that its answer may have. Undefined where nothing is open, or the text is too long to be asked about.
 */
export function openQuestion(
  read: ParsedResumeWithText,
  limits = OPEN_LIMITS,
): { readonly text: string; readonly maxTokens: number } | undefined {
  const parsed = withoutSecondVersion(read);
  if (parsed.text === '' || !needsStructuring(parsed, limits)) return undefined;
  const shown = markOpenLines(visibleText(parsed).split('\n'), parsed, limits);
  const open = shown.reduce((sum, line) => sum + (line.isOpen ? line.text.length : 0), 0);
  const text = structuringQuestion(shown);
  if (open === 0 || text.length > QUESTION_LIMITS.characters) return undefined;
  return { text, maxTokens: Math.min(QUESTION_LIMITS.tokens, TOKENS.frame + open * TOKENS.perLetter) };
}

/**
 * A result with what a model wrote about its open text; values that are not in the text word for word are dropped.
 * Undefined where what it wrote is no answer.
 */
export function placeAnswer(
  read: ParsedResumeWithText,
  written: string,
  limits = OPEN_LIMITS,
): ParsedResume | undefined {
  const parsed = withoutSecondVersion(read);
  const text = visibleText(parsed);
  try {
    const sorted = parseStructuredAnswer(JSON.parse(written), text.split('\n'), knownNames(parsed, limits));
    return sorted && withSecondVersion(mergeStructured(parsed, text, sorted, limits), read);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** As much of the text as a model is shown. */
function visibleText({ text, personal, resumeData }: ParsedResumeWithText): string {
  const visible = personal.reduce((rest, fact) => rest.replaceAll(fact, ''), text).slice(0, MAX_CHARACTERS);
  return redact(visible, ownContactsOf(resumeData)).text;
}

/** A second version of the résumé is nothing that was left open: its jobs would be there twice. */
function withoutSecondVersion(read: ParsedResumeWithText): ParsedResumeWithText {
  const saidAgain = new Set(read.saidAgain);
  return { ...read, unplaced: read.unplaced.filter((text) => !saidAgain.has(text)) };
}

/** A result with the unplaced texts of the second version again, behind its own. */
function withSecondVersion(merged: ParsedResume, { unplaced, saidAgain = [] }: ParsedResume): ParsedResume {
  const again = unplaced.filter((text) => saidAgain.includes(text));
  return { ...merged, unplaced: [...merged.unplaced, ...again], saidAgain };
}
