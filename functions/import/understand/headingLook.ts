import { evidenceFor, type Evidence } from './evidence.ts';
import type { DescribedPart } from './describedPart.ts';
import type { TextClass } from './textClass.ts';

/** A text that may be a heading, beside the headings of its page that are known by their names. */
export interface LookSeen {
  readonly one: DescribedPart;
  /** What stands behind it; undefined at the end. */
  readonly behind: DescribedPart | undefined;
  /** Headings that are known by their names, and how many of them are set like it. */
  readonly named: readonly DescribedPart[];
  readonly alike: number;
  /** Texts that may be headings too and are set like it, itself among them. */
  readonly recurring: number;
  /** Parts of the document that look the same and head nothing: they share their line, or name a post or a study. */
  readonly others: number;
  readonly boldIsRare: boolean;
}

/** Steps of type size in a point within which texts have one look, and points between edges that are one. */
const [LOOK_STEPS, SAME_EDGE] = [2, 4];
/** Part of the space above other headings that stands above every one. */
const OF_THEIR_GAP = 0.75;
/** Type that is larger than what stands below, or than the body. */
const LARGER = 1.08;
const [MANY_WORDS, MANY_ALIKE] = [5, 3];

/** How a part is set: what is set alike has the same. */
export const lookOf = ({ part, seen }: DescribedPart): string =>
  `${part.bold} ${seen.isUpper} ${Math.round(seen.size * LOOK_STEPS)}`;

const NAMES: ReadonlySet<TextClass> = new Set(['title', 'company', 'degree', 'school', 'place', 'label', 'language']);
/** Whether the lexica take a text for a name in an entry, or a fact, and not for a heading by any word. */
export const namesOfEntry = ({ class: own, seen }: DescribedPart) =>
  NAMES.has(own) && (seen.lexical?.heading ?? 'other') === 'other';

const isLarge = ({ seen }: DescribedPart) => seen.size > LARGER * seen.body;
const isLoud = ({ one, boldIsRare }: LookSeen) =>
  isLarge(one) || one.seen.isUpper || (one.part.bold && boldIsRare) || one.seen.hasColon;
const isAtEdge = ({ line }: DescribedPart, other: DescribedPart) =>
  Math.abs(line.left - other.line.left) < SAME_EDGE || Math.abs(line.right - other.line.right) < SAME_EDGE;

/** What speaks for and against a text being a heading, in points. */
export const LOOK_EVIDENCE: readonly Evidence<LookSeen>[] = [
  {
    name: 'alike',
    says: 'Headings that are known by name are set like it: more for two than for one',
    example: '"Stages & boards" set like "Education" and "Languages" → 3',
    points: ({ alike }) => [0, 2, 3][Math.min(2, alike)] ?? 0,
  },
  {
    name: 'recurring',
    says: 'None that is known is set like it, and several that may be headings are',
    example: '"Handy with" in a sidebar whose headings are "Handy with", "Badges" and "Talks" → 1',
    points: ({ alike, recurring }) => (alike === 0 && recurring >= MANY_ALIKE ? 1 : 0),
  },
  {
    name: 'loud',
    says: 'It stands out from the text by size, capitals, weight or a colon',
    example: '"Stages & boards" in 14 pt above text in 10 pt → 1',
    points: (seen) => (isLoud(seen) ? 1 : -3),
  },
  {
    name: 'others',
    says: 'Texts that head nothing are set like it too',
    example: 'a bold text where periods are bold → -2',
    points: ({ others, named }) => (others > named.length ? -3 : others > 0 ? -1 : 1),
  },
  {
    name: 'names',
    says: 'It names a post, an employer, a degree or a school, as the head of an entry does',
    example: '"Sous Chef" → -3',
    points: ({ one }) => (namesOfEntry(one) ? -3 : 0),
  },
  {
    name: 'gap',
    says: 'As much space above it as above other headings',
    example: '"Stages & boards" 20 points below the text before, as "Education" → 1',
    points: ({ one: { line, part }, named }) => {
      const gaps = named.map((other) => other.line.gap).filter(Number.isFinite);
      if (part.boundary === 'column' || part.boundary === 'start' || gaps.length === 0) return 0;
      return line.gap >= OF_THEIR_GAP * Math.min(...gaps) ? 1 : -2;
    },
  },
  {
    name: 'edge',
    says: 'It begins or ends where other headings do',
    example: '"Stages & boards" right below "Education" → 1',
    points: ({ one, named }) => (named.some((other) => isAtEdge(one, other)) ? 1 : 0),
  },
  {
    name: 'below',
    says: 'What stands below is smaller or lighter',
    example: '"Stages & boards" in bold above a text that is not → 1',
    points: ({ one, behind }) =>
      behind && (one.seen.size > LARGER * behind.seen.size || (one.part.bold && !behind.part.bold)) ? 1 : 0,
  },
  {
    name: 'colon',
    says: 'Other headings have a colon behind them, and it has one, or the one of both',
    example: '"Good at:" where headings are "Education:" and "Languages:" → 1',
    points: ({ one, named }) => {
      const withColon = named.filter(({ seen }) => seen.hasColon).length * 2 > named.length;
      return withColon === one.seen.hasColon ? (withColon ? 1 : 0) : -1;
    },
  },
  {
    name: 'long',
    says: 'It has more words than headings have',
    example: '"What I have done so far in kitchens" → -2',
    points: ({ one }) => (one.seen.words > MANY_WORDS ? -2 : 0),
  },
  {
    name: 'top',
    says: 'It is the largest text of the page, as a name is',
    example: '"Dana Levi" in 24 pt above headings in 14 pt → -3',
    points: ({ one, alike }) => (one.seen.size > 0.97 * one.seen.largest && alike === 0 ? -3 : 0),
  },
];

/** Points from which on a text is a heading where what stands below says so too, and where nothing does. */
const [LIKELY, CLEAR] = [4, 6];

/** Whether a text looks as the headings of its page do; `clear` where what stands below need not say so too. */
export function headingLook(seen: LookSeen): 'none' | 'likely' | 'clear' {
  const points = evidenceFor(LOOK_EVIDENCE, seen);
  return points >= CLEAR && seen.alike > 0 ? 'clear' : points >= LIKELY ? 'likely' : 'none';
}
