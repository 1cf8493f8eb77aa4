import { detectGender } from '../../../shared/improve/guard/grammar.ts';
import { examineProposal } from '../../../shared/improve/guard/guard.ts';
import type { Proposal } from '../../../shared/improve/guard/proposal.ts';
import { findDisguisedWords } from '../../../shared/improve/guard/normalize.ts';
import type { EditPiece, RuleFinding } from '../../../shared/improve/guard/learned/view.ts';
import type { Language } from '../../../shared/platform/language.ts';
import { readPairs, type GuardPair } from '../../eval/guardPairs.ts';
import { MORE, SAME } from '../../data/guard/claims.ts';
import { makePairs } from './made.ts';
import type { BaseText } from './madeTexts.ts';
import { GUARD_CASES } from '../../tools/guard-cases.ts';
import type { Example } from './logistic.ts';

/** A pair as it is judged, and as it is taught. */
export interface PairExample {
  readonly set: string;
  readonly lang: Language;
  readonly category: string;
  readonly why: string;
  /** The same for all pairs of one text. */
  readonly source: string;
  readonly proposal: string;
  readonly invented: boolean;
  readonly pieces: readonly Pick<EditPiece, 'text' | 'index' | 'reason' | 'features'>[];
  /** What rules withhold it for without the model. */
  readonly sure: readonly RuleFinding[];
  /** What rules ask about whatever the model says. */
  readonly suspected: readonly RuleFinding[];
  readonly taught: readonly Example[];
}

/**
 * How a pair is read to learn from it. What lexica and rules know of the sets that they were made with is more than
 * they know of others, so that a share of the meanings of words is forgotten and a share of the findings overlooked.
 */
interface Reading {
  readonly weight: number;
  readonly forgotten: number;
  readonly overlooked: number;
}
const SHAPED: readonly Reading[] = [
  { weight: 0.2, forgotten: 0, overlooked: 0 },
  { weight: 0.4, forgotten: 0.3, overlooked: 0.6 },
  { weight: 0.4, forgotten: 0.5, overlooked: 1 },
];
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  dev: SHAPED,
  held: SHAPED,
  cases: SHAPED,
  second: [
    { weight: 0.6, forgotten: 0, overlooked: 0 },
    { weight: 0.4, forgotten: 0.3, overlooked: 0.5 },
  ],
  third: [{ weight: 1, forgotten: 0, overlooked: 0 }],
  taught: [{ weight: 1, forgotten: 0, overlooked: 0 }],
  claims: [{ weight: 1, forgotten: 0, overlooked: 0 }],
  made: [
    { weight: 0.5, forgotten: 0, overlooked: 0 },
    { weight: 0.5, forgotten: 0.5, overlooked: 0.5 },
  ],
};
/** What a pair of each set counts. */
const WEIGHTS: Readonly<Record<string, number>> = {
  dev: 1,
  held: 1,
  cases: 1,
  claims: 4,
  second: 2,
  third: 3,
  taught: 3,
  made: 0.15,
};

const chance = (word: string, salt: number) => {
  let hash = salt;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 0) % 1000) / 1000;
};

/** Differences of a proposal; a disguised word is found without the model, and is left out. */
function example(
  set: string,
  pair: Omit<GuardPair, 'section' | 'id'>,
  proposal: Proposal,
  group?: string,
): PairExample[] {
  if (findDisguisedWords([proposal.before], proposal.after).length > 0) return [];
  const invented = pair.label === 'invented';
  const weight = WEIGHTS[set] ?? 1;
  const read = ({ forgotten, overlooked }: Reading, salt: number) =>
    examineProposal(proposal, {
      forget: (word) => chance(word.toLowerCase(), salt) < forgotten,
      overlook: ({ reason, text }) => chance(`${reason} ${text}`, salt) < overlooked,
    });
  const readings = READINGS[set] ?? [];
  const whole = read({ weight: 1, forgotten: 0, overlooked: 0 }, 0);
  /** Examining is what takes the time: who forgets and overlooks nothing reads the whole, whatever the salt. */
  const readAgain = (reading: Reading, salt: number) =>
    reading.forgotten === 0 && reading.overlooked === 0 ? whole : read(reading, salt);
  return [
    {
      set,
      lang: pair.lang,
      category: pair.category,
      why: pair.why,
      source: group ?? pair.source,
      proposal: pair.proposal,
      invented,
      ...(set === 'made'
        ? { pieces: [], sure: [], suspected: [] }
        : { pieces: whole.pieces, sure: whole.sure, suspected: whole.suspected }),
      taught: readings.flatMap((reading, at) => {
        const { pieces, sure } = readAgain(reading, 17 + at);
        // What the rules withhold the model need not learn.
        if (sure.length > 0) return [];
        return [{ pieces: pieces.map(({ features }) => features), invented, weight: weight * reading.weight }];
      }),
    },
  ];
}

const folder = new URL('../../data/guard/pairs/', import.meta.url);

/** Sets written without sight of the guard, in the order in which they were read, and one written to learn from. */
export const PAIR_SETS = ['dev', 'held', 'second', 'third', 'taught'] as const;

/** Every pair that somebody wrote, and those made of one text of so many: as they are before they are examined. */
export const unreadPairs = (every: number): readonly unknown[] => [
  PAIR_SETS.map((set) => readPairs(new URL(`${set}.jsonl`, folder))),
  GUARD_CASES,
  MORE,
  SAME,
  madePairs(every),
];

/** Every pair at hand; or one of every so many of each kind, made pairs by the text that they are made of. */
export function readExamples(every = 1, madeEvery = every): PairExample[] {
  const isRead = (_: unknown, at: number) => at % every === 0;
  const pairs = PAIR_SETS.flatMap((set) =>
    readPairs(new URL(`${set}.jsonl`, folder))
      .filter(isRead)
      .flatMap((pair) => {
        const context = [pair.entry.title, pair.entry.organization, pair.entry.dates].filter((text) => text !== '');
        return example(set, pair, {
          before: pair.source,
          after: pair.proposal,
          context,
          gender: detectGender([pair.source, ...context].join('\n')),
          ongoing: pair.entry.dates === '' ? undefined : /present|היום|now/i.test(pair.entry.dates),
        });
      }),
  );
  const cases = GUARD_CASES.filter(isRead).flatMap(({ language, before, after, invents, gender }) =>
    example(
      'cases',
      {
        lang: language,
        source: before,
        proposal: after,
        entry: { title: '', organization: '', dates: '' },
        label: invents === undefined ? 'honest' : 'invented',
        category: invents ?? 'harmless',
        why: '',
      },
      { before, after, gender },
    ),
  );
  const claims = [...MORE, ...SAME].filter(isRead).flatMap(([before, after, finding]) =>
    example(
      'claims',
      {
        lang: /[א-ת]/.test(before) ? 'he' : 'en',
        source: before,
        proposal: after,
        entry: { title: '', organization: '', dates: '' },
        label: finding === undefined ? 'honest' : 'invented',
        category: 'claim',
        why: finding ?? '',
      },
      { before, after },
    ),
  );
  return [...pairs, ...cases, ...claims, ...madeExamples(madeEvery)];
}

/** Made pairs of every text that is at hand, or of one of so many. */
function madePairs(every: number) {
  const bases = baseTexts();
  return bases.flatMap((base, at) =>
    at % every > 0
      ? []
      : Array.from({ length: ROUNDS }, (_, round) => makePairs(base, bases, at * 31 + round))
          .flat()
          .map((pair) => ({ base, pair })),
  );
}

/** Made pairs belong to the text that they were made of. */
const madeExamples = (every: number): PairExample[] =>
  madePairs(every).flatMap(({ base, pair }) =>
    example(
      'made',
      {
        lang: base.lang,
        source: pair.source,
        proposal: pair.proposal,
        entry: { title: '', organization: '', dates: '' },
        label: pair.invented ? 'invented' : 'honest',
        category: `made ${pair.category}`,
        why: '',
      },
      { before: pair.source, after: pair.proposal, context: base.context },
      base.text,
    ),
  );

const ROUNDS = Number(process.env['ROUNDS'] ?? 2);

/** Each source of the sets once, with what its entry says. */
function baseTexts(): BaseText[] {
  const texts = [
    ...PAIR_SETS.flatMap((set) =>
      readPairs(new URL(`${set}.jsonl`, folder)).map(({ lang, source, entry }) => ({
        lang,
        text: source,
        context: [entry.title, entry.organization, entry.dates].filter((text) => text !== ''),
      })),
    ),
    ...GUARD_CASES.map(({ language, before }) => ({ lang: language, text: before, context: [] })),
  ];
  return [...new Map(texts.map((text) => [text.text, text])).values()];
}
