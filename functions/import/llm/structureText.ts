import { ownContactsOf } from '../../../shared/resume/moreContacts.ts';
import { redact } from '../../platform/bedrock/redact.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import type { LabelledPage } from '../understand/labelledPage.ts';
import { isHeading, roleOf, type LabelledPart } from '../understand/labels.ts';
import { containsWords } from '../page/wordMatch.ts';
import type { ReadAs } from '../understand/understand.ts';
import { answeredLabels, withAnsweredLabels, type AnsweredLabel } from './answeredLabels.ts';
import { openIn, OPEN_LIMITS } from './openText.ts';
import { isPlaced, keepsWhatWasSure, placementsOf } from './placements.ts';
import { structuringQuestion } from './prompts/v1.ts';
import { QUESTION_LIMITS } from '../process/questionLimits.ts';

/** Most characters of a text that are sent: about five full pages. */
const MAX_CHARACTERS = 20_000;
/** Tokens of an answer: for its frame, and for each letter of an open line (a Hebrew token has 1.5 letters). */
const TOKENS = { frame: 600, perLetter: 1 } as const;
/** Confidence of a value that a model placed: shown for review. */
const MODEL_CONFIDENCE = 0.5;

/** Most parts of an answer that are tried separately; each needs a new reading of the page. */
const MAX_TRIED = 40;

/**
 * Returns the question to a model about a page whose reading left something open: the text with private data redacted,
 * and the tokens of its answer. Undefined if nothing is open or the text is too long.
 */
export function openQuestion(
  page: LabelledPage,
  read: ParsedResume,
  limits = OPEN_LIMITS,
): { readonly text: string; readonly maxTokens: number } | undefined {
  const isOpen = openIn(read, limits);
  if (!isOpen) return undefined;
  const shown = visibleLines(page, read).map((text) => ({ text, isOpen: isOpen(text) }));
  const open = shown.reduce((sum, line) => sum + (line.isOpen ? line.text.length : 0), 0);
  const text = structuringQuestion(shown);
  if (open === 0 || text.length > QUESTION_LIMITS.characters) return undefined;
  return { text, maxTokens: Math.min(QUESTION_LIMITS.tokens, TOKENS.frame + open * TOKENS.perLetter) };
}

/** The lines that a model is shown. Private data was removed before they were read. */
function visibleLines({ lines }: LabelledPage, { resumeData }: ParsedResume): string[] {
  const text = lines.map((line) => line.text.replaceAll('\n', ' ')).join('\n');
  return redact(text.slice(0, MAX_CHARACTERS), ownContactsOf(resumeData)).text.split('\n');
}

/** Name and contacts of the person, which a model never labels. */
const PERSONAL_ROLES: ReadonlySet<string> = new Set(['name', 'contact', 'address']);
const FREE_KINDS: ReadonlySet<string> = new Set(['text', 'period']);

/**
 * Returns the reading of a page with the labels that a model gave to its open parts: all of them or, if that would
 * change what was sure, only those of entries that change nothing sure. Undefined if the model wrote no valid answer.
 */
export function placeAnswer(
  page: LabelledPage,
  read: ParsedResume,
  readAs: ReadAs,
  written: string,
  limits = OPEN_LIMITS,
): ParsedResume | undefined {
  const isOpen = openIn(read, limits);
  const isOpenLine = (line: number) => isOpen?.(page.lines[line]?.text ?? '') === true;
  const isAgain = (text: string) => read.saidAgain?.some((said) => containsWords(said, text)) === true;
  const isFree = (labelledPart: LabelledPart) =>
    !isHeading(labelledPart) &&
    !PERSONAL_ROLES.has(roleOf(labelledPart.label)) &&
    FREE_KINDS.has(labelledPart.part.kind) &&
    !isAgain(labelledPart.part.text);
  const answered = answeredLabels(parsedJson(written), page, isOpenLine, isFree);
  if (!answered) return undefined;
  const readWith = (labels: readonly (readonly AnsweredLabel[])[]) => {
    const after = readAs(withAnsweredLabels(page.labelled, labels.flat(), MODEL_CONFIDENCE));
    return keepsWhatWasSure(read, after, limits) ? after : undefined;
  };
  let [kept, after] = [answered, readWith(answered)];
  if (!after) {
    kept = [];
    for (const labels of answered.slice(0, MAX_TRIED)) {
      const more = readWith([...kept, labels]);
      if (more) [kept, after] = [[...kept, labels], more];
    }
  }
  if (!after) return read;
  const placedByModel = placementsOf(read, after);
  const confidence = Object.entries(after.confidence).map(([field, sure]) => [
    field,
    isPlaced(field, placedByModel) ? Math.min(sure, MODEL_CONFIDENCE) : sure,
  ]);
  return { ...after, confidence: Object.fromEntries(confidence) as ParsedResume['confidence'], placedByModel };
}

function parsedJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
