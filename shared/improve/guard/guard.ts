import { coverOf, type TextMatch } from './facts.ts';
import { describePieces } from './learned/pieces.ts';
import type { EditPiece, RuleFinding } from './learned/view.ts';
import { agreesWithModel } from './learned/certainty.ts';
import { MODEL, chanceOf, weighPieces } from './learned/model.ts';
import { findDisguisedWords, normalizeText, type NormalizedText } from './normalize.ts';
import type { GuardFinding, GuardVerdict, Outcome, Proposal } from './proposal.ts';
import { applyRules, type RuledProposal } from './rules.ts';

/** A proposal so much longer than its source says more than the source did. */
const MAX_GROWTH_FACTOR = 2.5;
const FREE_GROWTH = 160;
/** A difference that is likelier than not to say more. */
const LIKELY = 0.5;

/** A proposal beside its source: what the rules find and every difference with its features. */
export interface Examined {
  readonly ruled: RuledProposal;
  readonly pieces: readonly EditPiece[];
  /** Findings of the rules that need no weighing. */
  readonly sure: readonly RuleFinding[];
  /** Findings of rules that are too often wrong to withhold anything: the person is asked. */
  readonly suspected: readonly RuleFinding[];
  readonly normalized: NormalizedText;
  /** The text that the proposal may restate. */
  readonly said: string;
}

/** What the guard shall not know, for learning: meanings of words, and findings of the rules. */
export interface Unknowns {
  readonly forget?: (word: string) => boolean;
  readonly overlook?: (rule: GuardFinding) => boolean;
}

/** Reads source and proposal. */
export function examineProposal(
  { before: writtenBefore, after: writtenAfter, context: writtenContext = [], written = false, ...known }: Proposal,
  { forget, overlook }: Unknowns = {},
): Examined {
  const before = normalizeText(writtenBefore).text;
  const context = writtenContext.map((text) => normalizeText(text).text);
  const normalized = normalizeText(writtenAfter);
  const ruled = applyRules({ ...known, before, after: normalized.text, context, written });
  const said = written ? [before, ...context].join('\n') : before;
  const { pieces, sure, suspected } = describePieces({
    source: said,
    context: written ? [] : context,
    proposal: normalized.text,
    known: ruled.known,
    rules: overlook ? ruled.findings.filter((rule) => !overlook(rule)) : ruled.findings,
    ...(forget && { forget }),
  });
  return { ruled, pieces, sure, suspected, normalized, said };
}

/**
 * Compares a proposed text with its source. Every difference (words added, exchanged or lost, numbers moved, what the
 * rules find) is weighed by a learned model (decision 37); those that say more than the person wrote are findings, at
 * their words and with a reason: withheld where rules or the model are sure, asked about where they only suspect it.
 * Words that nothing in the source says and that are no finding are marked. Pure; Hebrew and English.
 *
 * @example
 * judgeProposal({ before: 'Led a team', after: 'Led a team of 6' }).findings
 * // [{ reason: 'number', text: '6', index: 14 }]
 */
export function judgeProposal(proposal: Proposal): GuardVerdict {
  const { before: writtenBefore, after: writtenAfter, context: writtenContext = [], limit = Infinity } = proposal;
  const { ruled, pieces, sure, suspected, normalized, said } = examineProposal(proposal);
  const { text: after, originalIndex } = normalized;
  const toOriginal = ({ text, index }: TextMatch): TextMatch => {
    const from = originalIndex(index);
    return { text: writtenAfter.slice(from, originalIndex(index + text.length - 1) + 1), index: from };
  };
  const isTooLong = writtenAfter.length > limit || after.length > said.length * MAX_GROWTH_FACTOR + FREE_GROWTH;
  const isTold = coverOf(after, [...sure, ...suspected]);
  const isRestated = coverOf(after, proposal.written === true ? restatedSentences(after, said) : []);
  const areSwapped = [...sure, ...suspected].some(({ reason }) => reason === 'swapped');
  // A summary of the whole résumé leaves most of it out: many small doubts about that are no one large.
  const doubtful = proposal.written === true ? pieces.filter((piece) => chanceOf(piece) >= LIKELY) : pieces;
  const weighed = weighPieces(doubtful, MODEL, agreesWithModel(suspected));
  const standing = weighed.findings.filter(
    ({ reason, index }) => !isRestated(index) && !(areSwapped && (reason === 'number' || reason === 'swapped')),
  );
  const reasons = standing.filter(
    ({ text, index }) => !Array.from({ length: text.length }, (_, at) => index + at).some(isTold),
  );
  const disguised = findDisguisedWords([writtenBefore, ...writtenContext], writtenAfter);
  // Of a text that is too long its length is told, not each of its words.
  const found = isTooLong ? sure : [...sure, ...suspected, ...reasons];
  const findings: GuardFinding[] = [
    ...disguised.map((place) => ({ reason: 'characters' as const, ...place })),
    ...found.map(({ reason, ...place }) => ({ reason, ...toOriginal(place) })),
  ];
  if (isTooLong) findings.push({ reason: 'too_long', text: '', index: 0 });
  const isSure = sure.length > 0 || disguised.length > 0 || isTooLong;
  const isFound = coverOf(after, found);
  const marked = [...ruled.wording, ...pieces.flatMap(({ words }) => words)].filter(({ index }) => !isFound(index));
  return {
    outcome: outcomeOf(isSure, suspected.length > 0, standing.length > 0 ? weighed.outcome : 'clean'),
    findings: uniqueFindings(findings),
    wording: [...new Map(marked.map((place) => [place.index, place])).values()]
      .toSorted((a, b) => a.index - b.index)
      .map(toOriginal),
    lost: ruled.lost,
  };
}

const outcomeOf = (isSure: boolean, isSuspected: boolean, weighed: Outcome): Outcome =>
  isSure ? 'withheld' : isSuspected && weighed === 'clean' ? 'asked' : weighed;

/**
 * Sentences of a text that another holds word for word: of a summary that is put together from the whole résumé they
 * claim what the person wrote, whatever else is left out.
 */
function restatedSentences(text: string, said: string): TextMatch[] {
  const sentences = text.matchAll(/[^.!?\n]+(?:[.!?](?!\s)[^.!?\n]*)*/g);
  return [...sentences].flatMap(({ 0: written, index }) =>
    said.includes(written.trim()) ? [{ text: written, index }] : [],
  );
}

function uniqueFindings(findings: readonly GuardFinding[]): GuardFinding[] {
  // A technology that is in the list is a Latin name as well: the first reason says more.
  return [...new Map(findings.toReversed().map((finding) => [finding.index, finding])).values()].toSorted(
    (a, b) => a.index - b.index,
  );
}
