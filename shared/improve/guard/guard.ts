import { splitSentences } from '../sentences.ts';
import { alignWords } from './align.ts';
import { coverOf, type TextMatch } from './facts.ts';
import { findDisguisedWords, normalizeText } from './normalize.ts';
import type { GuardFinding, GuardVerdict, Proposal } from './proposal.ts';
import { unitPlaces } from './quantities.ts';
import { readPeriods } from './frequency.ts';
import { extractFacts, knownFacts, lostFacts } from './readFacts.ts';
import { GUARD_RULES, type ProposalReading } from './rules.ts';

/** A proposal longer than this multiple of its source, plus some free length, says more than the source. */
const MAX_GROWTH_FACTOR = 2.5;
const FREE_GROWTH = 160;

/**
 * Compares a proposed text with its source by the rules of the floor (decision 71): certain findings withhold it,
 * suspicions become a question. Each finding is the piece of the proposal without a source. Pure; for Hebrew and
 * English; its time grows linearly with the texts.
 *
 * @example
 * judgeProposal({ before: 'Led a team', after: 'Led a team of 6' }).findings
 * // [{ reason: 'number', sure: true, text: '6', index: 14 }]
 */
export function judgeProposal(proposal: Proposal): GuardVerdict {
  const { before: writtenBefore, after: writtenAfter, context: writtenContext = [] } = proposal;
  const { originalIndex } = normalizeText(writtenAfter);
  const reading = readProposal(proposal);
  const { before, after, written } = reading;
  // Sentences of a summary that repeat the source word for word need no check, whatever the summary leaves out.
  const isRestated = coverOf(
    after,
    written ? splitSentences(after).filter(({ text }) => reading.said.includes(text.replace(/[.!?]$/, ''))) : [],
  );
  const toOriginal = ({ text, index }: TextMatch): TextMatch => {
    const from = originalIndex(index);
    return { text: writtenAfter.slice(from, originalIndex(index + text.length - 1) + 1), index: from };
  };
  const ruleFindings = GUARD_RULES.flatMap(({ find, reason, sure }) =>
    find(reading)
      .filter(({ index }) => !isRestated(index))
      .map((place): GuardFinding => ({ reason: place.reason ?? reason, sure, ...toOriginal(place) })),
  );
  const findings = firstAtEachPlace(writtenAfter, [
    ...findDisguisedWords([writtenBefore, ...writtenContext], writtenAfter).map((place) => ({
      reason: 'characters' as const,
      sure: true,
      ...place,
    })),
    ...findOverlong(proposal, reading),
    ...ruleFindings.filter(({ sure }) => sure),
    ...ruleFindings.filter(({ sure }) => !sure),
  ]);
  return {
    outcome: outcomeOf(findings),
    findings,
    lost: lostFacts(before, after),
  };
}

/** Returns source and proposal as the rules read them. */
export function readProposal({ written = false, gender, language, ...texts }: Proposal): ProposalReading {
  const before = normalizeText(texts.before).text;
  const after = normalizeText(texts.after).text;
  const context = (texts.context ?? []).map((text) => normalizeText(text).text);
  const sources = [before, ...context];
  const isKnown = knownFacts(sources);
  const facts = extractFacts(after);
  const known = [...facts.filter(isKnown), ...unitPlaces(after), ...readPeriods(after)];
  return {
    before,
    after,
    context,
    written,
    gender,
    language,
    sources,
    said: written ? sources.join('\n') : before,
    alignment: alignWords(sources, after, known),
    unknown: facts.filter((fact) => !isKnown(fact)),
  };
}

/** Returns the outcome of a proposal with these findings. */
export const outcomeOf = (findings: readonly GuardFinding[]): GuardVerdict['outcome'] =>
  findings.length === 0 ? 'clean' : findings.some(({ sure }) => sure) ? 'withheld' : 'asked';

/** Finds the text beyond the field's length, or beyond what a rewording of the source could need. */
function findOverlong({ after, limit = Infinity }: Proposal, { said }: ProposalReading): GuardFinding[] {
  const most = Math.min(limit, Math.floor(said.length * MAX_GROWTH_FACTOR) + FREE_GROWTH);
  const beyond = after.slice(most).trim();
  return beyond === '' ? [] : [{ reason: 'too_long', sure: true, text: beyond, index: after.indexOf(beyond, most) }];
}

/** Keeps one finding for each piece of a text: of overlapping findings the first. */
function firstAtEachPlace(text: string, findings: readonly GuardFinding[]): GuardFinding[] {
  const taken = new Uint8Array(text.length + 1);
  return findings
    .filter((finding) => {
      const end = finding.index + Math.max(1, finding.text.length);
      for (let index = finding.index; index < end; index += 1) if (taken[index] === 1) return false;
      taken.fill(1, finding.index, end);
      return true;
    })
    .toSorted((a, b) => a.index - b.index);
}
