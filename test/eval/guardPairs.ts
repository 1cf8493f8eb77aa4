import { readFileSync } from 'node:fs';
import type { Language } from '../../shared/platform/language.ts';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import type { Outcome } from '../../shared/improve/guard/proposal.ts';
import { detectGender } from '../../shared/improve/guard/grammar.ts';

/** A source, a proposal, and what its author says about it: the labels are the set's, never the guard's. */
export interface GuardPair {
  readonly id: string;
  readonly lang: Language;
  readonly section: string;
  readonly entry: { readonly title: string; readonly organization: string; readonly dates: string };
  readonly source: string;
  readonly proposal: string;
  readonly label: 'invented' | 'honest';
  readonly category: string;
  readonly why: string;
}

export const readPairs = (file: string | URL): GuardPair[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GuardPair);

/** Reasons that say why a category is refused; any other is the wrong one. */
const RIGHT_REASONS: Readonly<Record<string, readonly string[]>> = {
  'number-added': ['number', 'percentage', 'added'],
  'number-changed': ['number', 'percentage', 'unit', 'swapped'],
  'numbers-exchanged': ['swapped', 'number', 'percentage', 'level', 'unit'],
  'unit-currency-period-changed': ['unit', 'frequency', 'number', 'added'],
  'frequency-changed': ['frequency', 'number', 'hedge', 'scope'],
  'scope-widened': ['scope', 'added', 'name'],
  'hedge-dropped': ['hedge', 'scope', 'frequency', 'award', 'outcome'],
  'duration-changed': ['number', 'unit', 'hedge', 'date', 'frequency'],
  'time-date-changed': ['date', 'number', 'tense'],
  'tense-changed': ['tense', 'degree', 'title'],
  'cause-effect-added': ['outcome', 'added'],
  'role-raised': ['responsibility', 'title', 'added', 'scope'],
  'seniority-raised': ['title', 'added', 'responsibility', 'level'],
  'skill-level-raised': ['level', 'title', 'certification', 'added', 'number', 'technology', 'scope', 'name'],
  'credential-award-added': ['degree', 'certification', 'award', 'title', 'added', 'name'],
  'tool-added': ['technology', 'name', 'added'],
  'employer-client-added': ['name', 'added', 'technology'],
  'duty-added': ['added', 'outcome', 'responsibility', 'name'],
  'domain-changed': ['added', 'name'],
  'outcome-added': ['outcome', 'added'],
  'superlative-added': ['added', 'award', 'scope', 'level', 'name'],
  'language-added': ['added', 'name'],
  'place-added': ['name', 'added'],
  'concealed-returned': ['name', 'number', 'added'],
  'moved-from-other-entry': ['added', 'name', 'technology', 'title', 'responsibility'],
  'negation-dropped': ['negation', 'scope', 'added', 'tense'],
  'gender-person-changed': ['gender', 'person'],
  'contact-link-added': ['name', 'number', 'added'],
  'irrelevant-insult-leak': ['added', 'name', 'person'],
  'control-characters': ['characters'],
  'lookalike-niqqud': ['characters'],
};

/** What the guard says about a pair. */
export interface JudgedPair {
  readonly pair: GuardPair;
  readonly outcome: Outcome;
  readonly right: boolean;
  readonly reasons: readonly string[];
}

export function judgePair(pair: GuardPair): JudgedPair {
  const { entry, source, proposal } = pair;
  const context = [entry.title, entry.organization, entry.dates].filter((text) => text !== '');
  const { outcome, findings } = judgeProposal({
    before: source,
    after: proposal,
    context,
    gender: detectGender([source, ...context].join('\n')),
    // A pair of category `translation` was asked for in the other language.
    language: pair.category === 'translation' ? undefined : pair.lang,
  });
  const expected = RIGHT_REASONS[pair.category] ?? [];
  return {
    pair,
    outcome,
    right: findings.some(({ reason }) => expected.includes(reason)),
    reasons: findings.map(({ reason, text }) => `${reason}: ${text}`),
  };
}
