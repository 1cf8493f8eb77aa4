import type { SectionKind } from '../lexicon/headingNames.ts';
import { evidenceFor, type Evidence } from './evidence.ts';
import type { DescribedPart } from './describedPart.ts';
import type { TextClass } from './textClass.ts';

/** What stands below a text that may be a heading, up to the next one. */
export interface ContentSeen {
  /** The section that a word of the heading speaks of; `other` where none does. */
  readonly word: string;
  readonly below: readonly DescribedPart[];
  /** Kinds of sections that have another heading: by a known name, or by what stands below it more clearly. */
  readonly named: ReadonlySet<string>;
  /** Whether a section of entries stands above. */
  readonly isBehindEntries: boolean;
}

/** A kind of section that a heading without a known name may begin, and what of the parts below speaks for it. */
interface ContentHypothesis {
  readonly kind: SectionKind;
  readonly evidence: readonly Evidence<ContentSeen>[];
}

/** Words from which on a text is more than an item of a list. */
const MAX_ITEM_WORDS = 5;
/** Characters of a line from which on it is a sentence, or a piece of one. */
const MIN_SENTENCE = 45;
/** Points of a word in the heading, and of a section that has a heading elsewhere, or nowhere. */
const [BY_WORD, NAMED_ELSEWHERE, NAMED_NOWHERE] = [3, -3, 1];

const count = ({ below }: ContentSeen, test: (one: DescribedPart) => boolean) => below.filter(test).length;
const ofClass = (seen: ContentSeen, ...classes: readonly TextClass[]) =>
  count(seen, (one) => classes.includes(one.class) && !one.part.bullet);
const periods = (seen: ContentSeen, ...forms: readonly string[]) =>
  count(seen, (one) => forms.includes(one.seen.periodForm));
const share = (some: number, { below }: ContentSeen) => (below.length === 0 ? 0 : some / below.length);
const isItem = ({ class: own, seen }: DescribedPart) =>
  own !== 'period' && own !== 'prose' && seen.words <= MAX_ITEM_WORDS;

/** Whether a part stands in a line that is long, or ends as sentences do. */
const isOfSentence = ({ part, line }: DescribedPart) =>
  !part.bullet && line.cells.length === 1 && (line.text.length >= MIN_SENTENCE || /\p{L}[.!]$/u.test(line.text));
const isNoSkill = ({ class: own, line }: DescribedPart) =>
  own === 'label' || own === 'email' || own === 'phone' || own === 'link' || /\p{L}\.$/u.test(line.text);

const word = (kind: SectionKind): Evidence<ContentSeen> => ({
  name: `${kind}: word`,
  says: 'A word of the heading speaks of it, or of another section',
  example: '"Experience in kitchens" → 3 for work, and -3 for all else',
  points: (seen) => (seen.word === kind ? BY_WORD : seen.word === 'other' ? 0 : -BY_WORD),
});
const elsewhere = (kind: SectionKind): Evidence<ContentSeen> => ({
  name: `${kind}: elsewhere`,
  says: 'It has another heading on the same page, or none',
  example: '"Stages & boards" on a page with "Experience" → -3 for work',
  points: ({ named }) => (named.has(kind) ? NAMED_ELSEWHERE : NAMED_NOWHERE),
});

/** What may stand below a heading, and what speaks for each; the kind with most points is taken. */
export const CONTENT_HYPOTHESES: readonly ContentHypothesis[] = [
  {
    kind: 'experience',
    evidence: [
      word('experience'),
      elsewhere('experience'),
      {
        name: 'experience: periods',
        says: 'Periods with both ends, or a beginning that goes on; without any it is no list of posts',
        example: '"2015 – 2019" and "2019 – today" below → 4',
        points: (seen) => {
          const found = periods(seen, 'two', 'open');
          return found === 0 ? -4 : 2 * Math.min(2, found);
        },
      },
      {
        name: 'experience: names',
        says: 'Titles of posts, and employers',
        example: '"Sous Chef" and "Hotel Carmel" below → 3',
        points: (seen) => 1.5 * Math.min(2, ofClass(seen, 'title')) + Math.min(1, ofClass(seen, 'company')),
      },
      {
        name: 'experience: studies',
        says: 'Degrees, more than titles of posts; schools employ people too',
        example: '"B.Sc." and "M.Sc." below → -3',
        points: (seen) => -1.5 * Math.max(0, Math.min(3, ofClass(seen, 'degree') - ofClass(seen, 'title', 'company'))),
      },
    ],
  },
  {
    kind: 'education',
    evidence: [
      word('education'),
      elsewhere('education'),
      {
        name: 'education: dates',
        says: 'Dates of any form',
        example: '"2009 – 2012" below → 1',
        points: (seen) => Math.min(2, periods(seen, 'one', 'two', 'open')) - 1,
      },
      {
        name: 'education: names',
        says: 'Degrees and schools, more than posts and employers',
        example: '"B.Sc." and "Ruppin College" below → 4',
        points: (seen) =>
          2 * Math.min(3, ofClass(seen, 'degree')) +
          Math.min(1, ofClass(seen, 'school')) -
          2 * Math.min(3, ofClass(seen, 'title', 'company')),
      },
    ],
  },
  {
    kind: 'languages',
    evidence: [
      word('languages'),
      elsewhere('languages'),
      {
        name: 'languages: names',
        says: 'Most of it are names of languages',
        example: '"Hebrew" and "English" below → 5',
        points: (seen) => (share(ofClass(seen, 'language'), seen) >= 0.4 ? 5 : -3),
      },
    ],
  },
  {
    kind: 'skills',
    evidence: [
      word('skills'),
      elsewhere('skills'),
      {
        name: 'skills: items',
        says: 'Short texts without dates',
        example: '"Bread", "Pastry" and "Knives" below → 4',
        points: (seen) => {
          const isList = seen.below.length > 2 && share(count(seen, isItem), seen) >= 0.8;
          return isList && periods(seen, 'one', 'two', 'open') === 0 ? 4 : -3;
        },
      },
      {
        name: 'skills: other texts',
        says: 'Lines that end as sentences do, labels, phones and addresses',
        example: '"A cook who learns." below → -4',
        points: (seen) => (count(seen, isNoSkill) > 0 ? -4 : 0),
      },
    ],
  },
  {
    kind: 'summary',
    evidence: [
      word('summary'),
      elsewhere('summary'),
      {
        name: 'summary: prose',
        says: 'Long lines without bullets and dates, above work and studies',
        example: '"A cook who has run kitchens of hotels since she left school." below, above "Experience" → 5',
        points: (seen) => {
          const long = count(seen, isOfSentence);
          const isProse = share(long, seen) >= 0.6 && periods(seen, 'two', 'open') === 0;
          return !isProse ? -4 : seen.isBehindEntries ? 1 : 5;
        },
      },
    ],
  },
];

/** Points that a kind needs: what has less is a section of its own. */
const MIN_POINTS = 4;

/** The section that stands below a text that looks like a heading, with its points; `other` where none is likely. */
export function sectionBelow(seen: ContentSeen): { readonly kind: string; readonly points: number } {
  const [best] = CONTENT_HYPOTHESES.map(({ kind, evidence }) => ({
    kind,
    points: evidenceFor(evidence, seen),
  })).toSorted((a, b) => b.points - a.points);
  return best && best.points >= MIN_POINTS ? best : { kind: seen.word, points: 0 };
}
