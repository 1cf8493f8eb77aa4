import type { Letter, ResumeData } from '../resume/schema.ts';
import { stripMarks, withoutMarks } from '../resume/textMarks.ts';
import { readEntries, shareOf, type TermPlace } from '../improve/advert/coverage.ts';
import { readTerms } from '../improve/advert/terms.ts';
import { factTexts } from '../improve/changes.ts';
import { FACT_KINDS, type FindingReason } from '../improve/findings.ts';
import { judgeProposal } from '../improve/guard/guard.ts';
import type { GuardFinding } from '../improve/guard/proposal.ts';
import { extractFacts } from '../improve/guard/readFacts.ts';
import { splitSentences } from '../improve/sentences.ts';

/** A sentence of a letter that the résumé says, or should say. */
export interface LetterClaim {
  readonly text: string;
  /** Its words that the résumé does not have; empty if it has all of them. */
  readonly missing: readonly GuardFinding[];
  /** The line of the résumé that says most of it; undefined if none says enough. */
  readonly place: TermPlace | undefined;
}

/**
 * The words of a letter that are compared: it speaks in the first person and says more than a résumé, so that words
 * without a source, its grammar and its length are no findings.
 */
const COMPARED: ReadonlySet<FindingReason> = new Set([...FACT_KINDS, 'unit']);

/** How much of what a sentence says a line must say to be where it comes from; less, where both state one fact. */
const [LEAST_SHARE, LEAST_SHARE_OF_FACTS] = [0.5, 0.2];

/**
 * Finds the claims of a letter; what it knows about a sentence already is not worked out again while somebody types.
 */
export type LetterCheck = (letter: Letter) => LetterClaim[];

/** How many sentences are remembered: those of some letters, and drafts typed on the way. */
const MOST_REMEMBERED = 500;

/**
 * Compares letters with this résumé: every sentence of their paragraphs that states a figure, a name, a tool or a rank,
 * or that a line of the résumé says, by the floor of the guard. Whom a letter is to and for which job it may name.
 * `today`: `2026-11`, the month until which a job lasts that goes on.
 */
export function createLetterCheck(resume: ResumeData, today: string): LetterCheck {
  const plain = withoutMarks(resume);
  const lines = readEntries(plain, today).flatMap(({ lines: each, ...place }) =>
    each.map((line) => ({ ...line, place })),
  );
  const facts = [...factTexts(plain), resume.headline ?? ''];
  const known = new Map<string, LetterClaim | null>();
  const judge = (text: string, addressed: readonly string[]): LetterClaim | null => {
    const context = [...facts, ...addressed].filter((source) => source.trim() !== '');
    const { findings } = judgeProposal({ before: '', after: text, context, written: true });
    const missing = findings.filter(({ reason }) => COMPARED.has(reason));
    const states = extractFacts(text).length > 0;
    const place = placeOf(text, lines, states ? LEAST_SHARE_OF_FACTS : LEAST_SHARE);
    return missing.length > 0 || place ? { text, missing, place } : null;
  };
  return ({ body, recipient, role, employer, position }) => {
    const addressed = [recipient, role, employer, position];
    if (known.size > MOST_REMEMBERED) known.clear();
    return splitSentences(stripMarks(body)).flatMap(({ text }) => {
      const key = JSON.stringify([text, addressed]);
      const before = known.get(key);
      const claim = before === undefined ? judge(text, addressed) : before;
      known.set(key, claim);
      return claim ?? [];
    });
  };
}

interface ResumeLine {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  readonly place: Omit<TermPlace, 'line'>;
}

/** Score of a line that the sentence holds word for word: higher than any other can be. */
const WHOLE_LINE = 2;

/** The line that says most of a sentence, the first of those that say as much. */
function placeOf(sentence: string, lines: readonly ResumeLine[], least: number): TermPlace | undefined {
  const terms = readTerms(sentence);
  const said = sentence.toLowerCase();
  let best: { readonly line: ResumeLine; readonly share: number } | undefined;
  for (const line of lines) {
    const isHeld = /\s/.test(line.text) && said.includes(line.text.toLowerCase().replace(/[.!?]$/, ''));
    const share = isHeld ? WHOLE_LINE : shareOf(terms, line.ids);
    if (share >= least && share > (best?.share ?? 0)) best = { line, share };
  }
  if (!best) return undefined;
  const { section, id } = best.line.place;
  return { section, ...(id !== undefined && { id }), line: best.line.text };
}
