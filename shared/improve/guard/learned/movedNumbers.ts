import { findClockTimes } from '../clockTimes.ts';
import { type Fact, coverOf } from '../facts.ts';
import { memoize, memoizeByText } from '../memoize.ts';
import { wordKeys } from '../morphology.ts';
import { findNumbers } from '../numbers.ts';
import { type LinkedWord } from './edits.ts';
import { type EditPiece, REACH, type View, nextWord } from './view.ts';
import { firstFrom, placesOf } from '../places.ts';

/** What stands before a number and says how it is meant. */
const NUMBER_ROLES: readonly (readonly [role: string, pattern: RegExp])[] = [
  ['by', /(?:\bby|(?:^|[ (])ב-?)$/i],
  ['to', /(?:\bto|(?:^|[ (])ל-?|עד)$/i],
  ['from', /(?:\bfrom|(?:^|[ (])מ-?)$/i],
  ['since', /(?:\bsince|מאז(?: שנת)?|החל מ-?)$/i],
  ['in', /(?:\bin|\bduring|בשנת|ב-?)$/i],
  ['until', /(?:\buntil|\btill|עד)$/i],
  ['over', /(?:\bover|more than|above|at least|exceeding|מעל|יותר מ-?|לפחות|למעלה מ-?|מ-?על)$/i],
  ['under', /(?:\bunder|less than|below|up to|at most|fewer than|within|פחות מ-?|עד|תוך|לכל היותר)$/i],
  ['about', /(?:about|around|approximately|roughly|nearly|almost|some|בערך|כמעט|כ-?)$/i],
  ['only', /(?:only|just|רק)$/i],
];

/** What a number claims that stood in one part and now stands in another; undefined where nothing. */
function riskOf(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const change = new Set(['by', 'to', 'from']);
  if (change.has(from) && change.has(to)) return 'change';
  if (from === 'in' && (to === 'since' || to === 'from' || to === 'until')) return 'span';
  if ((from === 'since' || from === 'until') && !['from', 'since', 'none'].includes(to)) return 'span';
  if (to === 'over') return 'bound';
  if ((from === 'under' || from === 'only') && to !== 'only' && to !== 'about') return 'bound';
  return from === 'about' && to === 'none' ? 'bound' : undefined;
}

const roleOf = (text: string, index: number) => {
  // "About forty" is one word in Hebrew: כארבעים.
  if (/^[ושהבלמ]{0,2}כ[א-ת]{3}/.test(text.slice(index))) return 'about';
  const before = text.slice(Math.max(0, index - 24), index).trimEnd();
  return NUMBER_ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? 'none';
};

/** Whether two numbers are of one thing: their words are joined, or forms of one. */
const isSameHead = (head: LinkedWord | undefined, old: LinkedWord | undefined) =>
  head !== undefined &&
  old !== undefined &&
  (head.other === old.at || wordKeys(head.text).some((key) => wordKeys(old.text).includes(key)));

/** Where what a number counts ends: "a team of 6 and handled orders" counts no orders. */
const PART_END = /[\n;]|[.!?]\s|\b(?:and|or)\b/gi;
const partEndsOf = memoizeByText((text: string) => placesOf(text, [PART_END]));

/** The thing that a number counts: the next word of its part that is neither a number nor a small word. */
function headOf(
  words: readonly LinkedWord[],
  text: string,
  from: number,
  isNumber: (index: number) => boolean,
): LinkedWord | undefined {
  const head = nextWord(
    words,
    firstFrom(words, from),
    ({ kind, text: word, index }) =>
      kind !== 'function' && kind !== 'number' && word.length > 1 && !isNumber(index + word.length - 1),
  );
  return head && !partEndsOf(text).within(from, head.index) && !/^ו[א-ת]{3}/.test(head.text) ? head : undefined;
}

/** How many words of the source lie between a number and the word that it counts now, at most three. */
function nearness({ source, edits: { before } }: View, old: Fact, head: LinkedWord | undefined): string {
  const partner = head?.other === undefined ? undefined : before[head.other];
  if (!partner) return 'none';
  const [from, to] = [Math.min(partner.index, old.index), Math.max(partner.index, old.index)];
  if (partEndsOf(source).within(from, to)) return 'part';
  return String(Math.min(3, Math.abs(firstFrom(before, old.index) - partner.at)));
}

/** Numbers of the source that now stand behind another word or before another thing. */
export function movedNumbers(view: View): EditPiece[] {
  const olds = findNumbers(view.source);
  const left = new Map<string, Fact[]>();
  for (const old of olds) {
    const same = left.get(old.key);
    if (!same) left.set(old.key, [old]);
    else if (same.length < REACH) same.push(old);
  }
  const stated = new Set(view.context.flatMap((text) => findNumbers(text).map(({ key }) => key)));
  const isKnown = coverOf(view.proposal, view.known);
  const { before, after } = view.edits;
  let used = 0;
  const pieces: EditPiece[] = [];
  // A time of day counts nothing.
  const isClock = coverOf(view.proposal, findClockTimes(view.proposal));
  const isNumber = coverOf(view.proposal, findNumbers(view.proposal));
  const wasNumber = coverOf(view.source, olds);
  const oldRole = memoize((old: Fact) => roleOf(view.source, old.index));
  const oldHeadOf = memoize((old: Fact) => headOf(before, view.source, old.index + old.text.length, wasNumber));
  for (const fact of findNumbers(view.proposal)) {
    if (isClock(fact.index)) continue;
    const place = { text: fact.text, index: fact.index, words: [] };
    const head = headOf(after, view.proposal, fact.index + fact.text.length, isNumber);
    const same = left.get(fact.key) ?? [];
    const role = roleOf(view.proposal, fact.index);
    // A text may state one number several times: that of the same thing in the same role is meant.
    const fit = (each: Fact) => (oldRole(each) === role ? 2 : 0) + (isSameHead(head, oldHeadOf(each)) ? 1 : 0);
    const fits = same.map(fit);
    const fitting = fits.indexOf(Math.max(...fits));
    const [old] = same.splice(Math.max(0, fitting), 1);
    if (!old) {
      if (isKnown(fact.index) && fact.kind !== 'date') continue;
      pieces.push({
        ...place,
        reason: fact.kind === 'date' ? 'date' : 'number',
        features: ['new number', `new number known=${stated.has(fact.key)},lost=${olds.length > used},${fact.kind}`],
      });
      continue;
    }
    used += 1;
    const [from, to] = [oldRole(old), role];
    const oldHead = oldHeadOf(old);
    const state =
      !oldHead &&
      head?.other !== undefined &&
      fact.kind === 'number' &&
      !view.translated &&
      nearness(view, old, head) !== '1'
        ? 'gained'
        : !head || !oldHead || (head.link === 'context' && isKnown(head.index))
          ? 'end'
          : head.link === 'none'
            ? 'new'
            : isSameHead(head, oldHead)
              ? 'same'
              : head.other === undefined
                ? head.link
                : oldHead.other === undefined
                  ? 'other'
                  : 'moved';
    const risk = riskOf(from, to);
    const features = [
      ...(risk ? [`number role=${from}>${to}`, `number ${risk}`] : []),
      ...(state === 'same' || state === 'end'
        ? []
        : [
            `number head=${state},${view.translated}`,
            `number head=${state}`,
            `number head=${state},near=${nearness(view, old, head)}`,
            `number head=${state},near=${nearness(view, old, head)},alone=${olds.length === 1}`,
          ]),
    ];
    if (features.length > 0) pieces.push({ ...place, reason: risk ? 'number' : 'swapped', features });
  }
  return pieces;
}
