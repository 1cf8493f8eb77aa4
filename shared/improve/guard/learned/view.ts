import { CAUSES, LIMITERS } from '../../lexicon/limiters.ts';
import { PART_RANKS } from '../../lexicon/seniority.ts';
import type { FindingReason, TextMatch } from '../facts.ts';
import { memoizeByText } from '../memoize.ts';
import { firstFrom, partsOf } from '../places.ts';
import { isVerb } from '../verbs.ts';
import { isHebrewWord } from '../words.ts';
import { type Edits, type LinkedWord } from './edits.ts';

/** One thing in which a proposal differs from its source, with named features that tell whether it says more. */
export interface EditPiece extends TextMatch {
  readonly reason: FindingReason;
  readonly features: readonly string[];
  /** Words that the source does not have; other differences stand at a place only. */
  readonly words: readonly LinkedWord[];
}

/** A finding of the rules: what they would withhold a proposal for. */
export interface RuleFinding extends TextMatch {
  readonly reason: FindingReason;
}

export interface Comparison {
  readonly source: string;
  readonly context: readonly string[];
  readonly proposal: string;
  readonly rules: readonly RuleFinding[];
  /** Places of the proposal that rules read and know from the source. */
  readonly known: readonly TextMatch[];
  readonly forget?: (word: string) => boolean;
}

/** What the differences of one proposal have in common. */
export interface View extends Comparison {
  readonly edits: Edits;
  readonly shared: readonly string[];
  readonly translated: boolean;
  readonly lost: readonly LinkedWord[];
}

export const bucket = (value: number, bounds: readonly number[]) => bounds.filter((bound) => value >= bound).length;

const COSINES = [0.2, 0.35, 0.45, 0.55, 0.65, 0.78];

export const cosineName = (value: number | undefined) =>
  value === undefined ? 'none' : String(bucket(value, COSINES));

/** Words on either side in which one is compared with those of the source. */
export const REACH = 40;

/** Kinds of words that limit, rank or join, each a bit. */
const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...LIMITERS.map(([kind, pattern]) => [`limit ${kind}`, pattern] as const),
  ...PART_RANKS.map(([rank, pattern]) => [`part ${rank}`, pattern] as const),
  ...CAUSES.map(([kind, pattern]) => [`cause ${kind}`, pattern] as const),
];

/** The kinds of words of a text. */
export interface KindsOfText {
  readonly places: readonly (readonly [name: string, from: number, to: number])[];
  /** Kinds at a place. */
  readonly at: (index: number) => readonly string[];
}

export const kindsOf = memoizeByText((text: string): KindsOfText => {
  const bits = new Uint32Array(text.length);
  const places = KINDS.flatMap(([name, pattern], bit) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
      for (let at = index; at < index + length; at += 1) bits[at] = (bits[at] as number) | (1 << bit);
      return [name, index, index + length] as const;
    }),
  );
  return {
    places,
    at: (index) => {
      const found = bits[index] ?? 0;
      return found === 0 ? [] : KINDS.flatMap(([name], bit) => (found & (1 << bit) ? [name] : []));
    },
  };
});

/** The rank of the part that a word speaks of; doing is 2. */
export function partOf({ index }: LinkedWord, kinds: KindsOfText): number {
  const found = kinds.at(index).find((name) => name.startsWith('part '));
  return found ? Number(found.slice(5)) : 2;
}

/** The next word of a kind from a place on; not looked for farther than a sentence is long. */
export const nextWord = (words: readonly LinkedWord[], from: number, is: (word: LinkedWord) => boolean) =>
  words.slice(from, from + REACH).find(is);

/**
 * What the source has for a verb where the thing stands that a word of the proposal is said of: `none`, one that is
 * `lost`, one that is `kept`; `new` where the thing itself is new.
 */
export function verbBefore({ edits: { before, after }, source }: View, word: LinkedWord): string {
  const object = nextWord(after, word.at + 1, ({ kind }) => kind === 'content');
  if (object === undefined) return 'end';
  if (object.link === 'none') return 'new';
  const partner = object.other === undefined ? undefined : before[object.other];
  if (!partner) return 'loose';
  const first = firstFrom(before, clausesOf(source).start(partner.index));
  const at = lastVerbs(before, source)[partner.at - 1] ?? -1;
  if (at < first) return `none${Math.min(2, partner.at - first)}`;
  return before[at]?.link === 'none' ? 'lost' : 'kept';
}
const clausesOf = memoizeByText((text: string) => partsOf(text, ',.;:\n!?'));
const VERBS = new WeakMap<readonly LinkedWord[], readonly number[]>();
/** For each word of a text the place of the last verb up to it. */
function lastVerbs(words: readonly LinkedWord[], text: string): readonly number[] {
  const known = VERBS.get(words);
  if (known) return known;
  let last = -1;
  const verbs = words.map((word, at) => {
    const opens = word.opensSentence || firstFrom(words, clausesOf(text).start(word.index)) === at;
    if (isVerb(word, opens)) last = at;
    return last;
  });
  VERBS.set(words, verbs);
  return verbs;
}

/** Whether words stand as one of several: before "and", or behind a comma. */
export function isListItem({ edits: { after }, proposal }: View, first: LinkedWord, last: LinkedWord): boolean {
  const head = proposal.slice(Math.max(0, first.index - 5), first.index);
  const behind = proposal.slice(last.index + last.text.length, last.index + last.text.length + 5);
  const next = after[last.at + 1]?.text ?? '';
  return (
    /(?:,|and|&|or) *$/.test(head) ||
    /^,|^ (?:and|&|or) /.test(behind) ||
    (/^ו[א-ת]{2}/.test(first.text) && isHebrewWord(first.text)) ||
    (behind.startsWith(' ו') && isHebrewWord(next))
  );
}

const SCRIPT_NAMES = ['en', 'he'] as const;
/** How features name the script of words. */
export const scriptName = (hebrew: boolean) => SCRIPT_NAMES[hebrew ? 1 : 0];
