import type { FindingReason } from '../findings.ts';
import { SUSPICIONS } from '../lexicon/claims.ts';
import { freeRuns, isTranslated, pureAdditions, type Alignment } from './align.ts';
import type { Fact, TextMatch } from './facts.ts';
import { findFrequencies } from './frequency.ts';
import { findGrammarFaults } from './grammar.ts';
import { isMakerOf } from './names.ts';
import { findDroppedNegations, findNewNegations } from './negations.ts';
import type { Proposal } from './proposal.ts';
import { extractFacts } from './readFacts.ts';
import { findQuantityFaults } from './quantityFaults.ts';
import { findOtherLanguage } from './script.ts';
import { findUnsoftened } from './softened.ts';
import { findSwappedNumbers } from './swappedNumbers.ts';
import { tokenizeWords } from './words.ts';

/** Source and proposal as every rule reads them: normalised, aligned once. */
export interface ProposalReading extends Required<Pick<Proposal, 'before' | 'after' | 'context' | 'written'>> {
  readonly gender: Proposal['gender'];
  readonly language: Proposal['language'];
  /** All texts whose facts may be used, and the one that is restated. */
  readonly sources: readonly string[];
  readonly said: string;
  readonly alignment: Alignment;
  /** Facts of the proposal that no source states. */
  readonly unknown: readonly Fact[];
}

interface RuleFinding extends TextMatch {
  readonly reason?: FindingReason;
}

/** One rule: what it finds are the words of the proposal that have no source. */
export interface GuardRule {
  readonly name: string;
  readonly reason: FindingReason;
  /** Whether what it finds is certain; a suspicion may be cleared by a claim check. */
  readonly sure: boolean;
  readonly find: (reading: ProposalReading) => readonly RuleFinding[];
  /** What it holds, with the words that it finds; `entry` is what the text belongs to. */
  readonly holds: readonly [source: string, proposal: string, words: string, entry?: string];
  readonly passes: readonly [source: string, proposal: string];
}

const factsOf =
  (...kinds: Fact['kind'][]) =>
  ({ unknown }: ProposalReading): RuleFinding[] =>
    unknown.flatMap(({ kind, text, index }) => (kinds.includes(kind) ? [{ reason: kind, text, index }] : []));

/** Names that the alignment knows by their sound, their letters or what they are short for are no new ones. */
const namesOf = ({
  unknown,
  alignment,
  after,
}: ProposalReading): (RuleFinding & { readonly reason: FindingReason })[] =>
  unknown
    .filter(
      (fact) =>
        (fact.kind === 'name' || fact.kind === 'technology') &&
        !isMakerOf(fact, after) &&
        !wordsOf(fact).every((index) => alignment.isSourced(index)),
    )
    .map(({ kind, text, index }) => ({ reason: kind, text, index }));
/** A capital in a translation may be that of a word which the source has in its own. */
const isTranslatedName = (
  { reason, text }: RuleFinding & { readonly reason: FindingReason },
  { said, after }: ProposalReading,
) => reason === 'name' && /^[A-Z][a-z]+$/.test(text) && !/[א-ת]/.test(after) && isTranslated(said, after);
const wordsOf = ({ text, index }: TextMatch) => tokenizeWords(text).map((word) => index + word.index);

/** Facts by which somebody's standing is claimed; in a translation the words differ. */
const FIGURE_RULES: readonly GuardRule[] = [
  {
    name: 'figure',
    reason: 'number',
    sure: true,
    find: factsOf('number', 'percentage', 'date'),
    holds: ['Led a team', 'Led a team of 6', '6'],
    passes: ['מחזור של 1.200 ש"ח, שהכפלתי', 'מחזור של 1,200 ש"ח, שגדל 2x'],
  },
  {
    name: 'unit and bound',
    reason: 'unit',
    sure: true,
    find: ({ sources, before, written, after }) => findQuantityFaults(written ? sources : [before], after),
    holds: ['תקציב של 200 אלף ש"ח', 'תקציב של 200 אלף דולר', '200 אלף'],
    passes: ['About 40 guests for 90 minutes', 'Around 40 guests for an hour and a half'],
  },
  {
    name: 'period of a figure',
    reason: 'frequency',
    sure: true,
    find: ({ sources, after }) => findFrequencies(sources, after).filter(({ sure }) => sure),
    holds: ['20 calls a week', '20 calls a day', 'a day'],
    passes: ['20 calls every day', '20 calls daily'],
  },
];

const NAME_RULES: readonly GuardRule[] = [
  {
    name: 'names and tools',
    reason: 'name',
    sure: true,
    find: (reading) => namesOf(reading).filter((fact) => !isTranslatedName(fact, reading)),
    holds: ['דוחות חודשיים', 'דוחות חודשיים ב-SAP', 'SAP'],
    passes: ['דוחות באקסל לפי נוהלי מע"מ', 'דוחות ב-Excel לפי נוהלי מס ערך מוסף'],
  },
  {
    name: 'names of a translation',
    reason: 'name',
    sure: false,
    find: (reading) => namesOf(reading).filter((fact) => isTranslatedName(fact, reading)),
    holds: ['הדרכת קבוצות במדבר', 'Guided groups in the Judean desert', 'Judean'],
    passes: ['עבודה באשדוד', 'Worked in Ashdod'],
  },
  {
    name: 'degrees, certificates and awards',
    reason: 'certification',
    sure: true,
    find: factsOf('degree', 'certification', 'award'),
    holds: ['Nurse at a clinic', 'Certified nurse at a clinic', 'Certified'],
    passes: ['B.A. in economics', "Bachelor's degree in economics"],
  },
  {
    name: 'ranks',
    reason: 'title',
    sure: false,
    find: factsOf('title'),
    holds: ['Intern at a law firm', 'Lawyer at a law firm', 'Lawyer'],
    passes: ['מנהלת חנות', 'ניהלתי חנות כמנהלת'],
  },
];

const grammarOf = ({ said, after, gender, context }: ProposalReading, sure: boolean): RuleFinding[] =>
  findGrammarFaults(said, after, gender, context.join('\n'))
    .filter((fault) => fault.sure === sure)
    .map(({ kind, text, index }) => ({ reason: kind, text, index }));

const yearsOf = (text: string) => extractFacts(text).filter(({ kind }) => kind === 'date');

/** Years that only the dates of the entry state, in a text whose own year they stand for. */
function findOtherYears({ before, after, written }: ProposalReading): RuleFinding[] {
  const said = new Set(yearsOf(before).map(({ key }) => key));
  const now = yearsOf(after);
  const kept = new Set(now.map(({ key }) => key));
  return written || [...said].every((key) => kept.has(key))
    ? []
    : now.filter(({ key }) => said.size > 0 && !said.has(key));
}

const MEANING_RULES: readonly GuardRule[] = [
  {
    name: 'denials',
    reason: 'negation',
    sure: true,
    find: ({ said, sources, after }) => [
      ...findDroppedNegations(said, after),
      ...findNewNegations(sources.join('\n'), after),
    ],
    holds: ['Did not work with mobile apps', 'Worked with mobile apps', 'mobile'],
    passes: ['No experience with mobile apps', 'Has not worked with mobile apps'],
  },
  {
    name: 'gender and person',
    reason: 'gender',
    sure: true,
    find: (reading) => grammarOf(reading, true),
    holds: ['מנהלת חנות בחיפה', 'מנהל חנות בחיפה', 'מנהל'],
    passes: ['ניהול החנות', 'ניהלתי את החנות'],
  },
  {
    name: 'a gender that is not told',
    reason: 'gender',
    sure: false,
    find: (reading) => grammarOf(reading, false),
    holds: ['עבודה בקופה ומכירה', 'מוכרת בקופה', 'מוכרת'],
    passes: ['עבודה בקופה', 'עבדתי בקופה'],
  },
  {
    name: 'the language',
    reason: 'language',
    sure: true,
    find: ({ said, after, language }) => findOtherLanguage(said, after, language),
    holds: ['ניהלתי צוות של מוכרים', 'Managed a team of sales people', 'Managed a team of sales people'],
    passes: ['I sold shoes to customers', 'Sold shoes to customers'],
  },
  {
    name: 'another year',
    reason: 'date',
    sure: false,
    find: (reading) => findOtherYears(reading).map(({ text, index }) => ({ text, index })),
    holds: ['Hit the target in 2018', 'Hit the target in 2019', '2019', '2017 – 2019'],
    passes: ['Hit the target in 2018', 'In 2018 hit the target'],
  },
  {
    name: 'figures of other things',
    reason: 'swapped',
    sure: false,
    find: ({ said, after }) => findSwappedNumbers(said, after),
    holds: ['Raised it from 40% to 85%', 'Raised it from 85% to 40%', '85%'],
    passes: ['12 nurses and 4 doctors', '4 doctors and 12 nurses'],
  },
  {
    name: 'how often',
    reason: 'frequency',
    sure: false,
    find: ({ sources, after }) => findFrequencies(sources, after).filter(({ sure }) => !sure),
    holds: ['כתבתי דוחות', 'כתבתי דוחות כל שבוע', 'כל שבוע'],
    passes: ['כתבתי דוחות כל שבוע', 'כתיבת דוחות שבועית'],
  },
];

/** What has no words of its own that tell it. */
const LAST_RULES: readonly GuardRule[] = [
  {
    name: 'help and doubt',
    reason: 'hedge',
    sure: false,
    find: ({ said, after, written }) => (written ? [] : findUnsoftened(said, after)),
    holds: ['עזרתי בארגון הכנס', 'ארגנתי את הכנס', 'ארגנתי'],
    passes: ['Assisted with the annual audit', 'Supported the annual audit'],
  },
  {
    name: 'pieces without a source',
    reason: 'added',
    sure: false,
    find: ({ after, alignment, said, written }) =>
      written || isTranslated(said, after)
        ? []
        : [...freeRuns(after, alignment), ...pureAdditions(said, after, alignment)],
    holds: ['Sold shoes', 'Sold shoes and scuba diving gear', 'scuba diving gear'],
    passes: ['Sold shoes to customers', 'Sold customers shoes'],
  },
];

const SUSPECTING_RULES = SUSPICIONS.map(({ claims, bears, ...row }): GuardRule => ({
  ...row,
  sure: false,
  find: ({ sources, after }) =>
    sources.some((source) => source.search(bears) >= 0)
      ? []
      : [...after.matchAll(claims)].map(({ 0: text, index }) => ({ text, index })),
}));

/** Every rule of the floor, in the order in which reasons are told where two find the same words. */
export const GUARD_RULES: readonly GuardRule[] = [
  ...FIGURE_RULES,
  ...NAME_RULES,
  ...MEANING_RULES,
  ...SUSPECTING_RULES,
  ...LAST_RULES,
];
