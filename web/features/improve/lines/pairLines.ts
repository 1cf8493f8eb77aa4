import { plainWord } from '../../../lib/text/markWords.ts';

/** Lines of two texts that belong together, by their places: one for one, one split, two joined, or one alone. */
export interface LinePair {
  readonly own: readonly number[];
  readonly now: readonly number[];
}

/** Two lines with less in common are not taken for one. */
const LEAST_ALIKE = 0.3;
/** Hebrew prefixes, which are part of their word. */
const PREFIX = /^[\u05d5\u05d4\u05d1\u05dc\u05db\u05de\u05e9](?=\p{Script=Hebrew}{3})/u;
/** Letters of a word that are compared, so that its other forms count as the same. */
const STEM_LENGTH = 5;

const stems = (line: string): Set<string> =>
  new Set(
    line
      .split(/\s+/)
      .map((word) => plainWord(word).replace(PREFIX, '').slice(0, STEM_LENGTH))
      .filter((stem) => stem.length > 1),
  );

/** How alike two lines are, from 0 to 1: what they share of the shorter one, so that a split line is like both. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** Returns the place of the largest value above the least; -1 if there is none. */
function best(places: readonly number[], by: (place: number) => number): number {
  let most = { at: -1, by: LEAST_ALIKE };
  for (const place of places) if (by(place) > most.by) most = { at: place, by: by(place) };
  return most.at;
}

/**
 * Returns which lines of a proposal come from which of the person's. Equal lines are pairs; each of the others goes to
 * the most similar one. The rest is paired one by one if both sides have as many lines left, as in a translation, or
 * else forms one group. In the person's order; a line that only the proposal has keeps its place after the line before
 * it.
 */
export function pairLines(ownLines: readonly string[], now: readonly string[]): LinePair[] {
  const group = new Map<number, number>();
  const free = new Map<string, number[]>();
  now.forEach((line, place) => free.set(line, [...(free.get(line) ?? []), place]));
  const pairs: { own: number[]; now: number[] }[] = [];
  ownLines.forEach((line, place) => {
    const same = free.get(line)?.shift();
    if (same !== undefined) pairs.push({ own: [place], now: [same] });
  });
  const rest = (side: 'own' | 'now', count: number) =>
    Array.from({ length: count }, (_, place) => place).filter(
      (place) => !pairs.some((pair) => pair[side].includes(place)),
    );
  const [ownLeft, nowLeft] = [rest('own', ownLines.length), rest('now', now.length)];
  const [ownStems, nowStems] = [ownLines.map(stems), now.map(stems)];
  const likeness = (a: number, b: number) => alike(ownStems[a] ?? new Set(), nowStems[b] ?? new Set());
  const join = (a: number, b: number) => {
    const joined = pairs.find((pair) => group.get(b) !== undefined && pair.now.includes(b));
    const other = pairs.find((pair) => pair.own.includes(a));
    if (joined && other && joined !== other) return;
    const pair = joined ?? other ?? { own: [], now: [] };
    if (!joined && !other) pairs.push(pair);
    if (!pair.own.includes(a)) pair.own.push(a);
    if (!pair.now.includes(b)) pair.now.push(b);
    group.set(b, a);
  };
  for (const b of nowLeft) {
    const a = best(ownLeft, (place) => likeness(place, b));
    if (a >= 0) join(a, b);
  }
  for (const a of rest('own', ownLines.length).filter((place) => ownLeft.includes(place))) {
    const b = best(nowLeft, (place) => likeness(a, place));
    if (b >= 0) join(a, b);
  }
  const [lonely, fresh] = [rest('own', ownLines.length), rest('now', now.length)];
  if (lonely.length === fresh.length)
    lonely.forEach((a, index) => pairs.push({ own: [a], now: [fresh[index] as number] }));
  else if (lonely.length > 0 && fresh.length > 0) pairs.push({ own: lonely, now: fresh });
  else {
    for (const a of lonely) pairs.push({ own: [a], now: [] });
    for (const b of fresh) pairs.push({ own: [], now: [b] });
  }
  return inOwnOrder(pairs);
}

function inOwnOrder(pairs: readonly LinePair[]): LinePair[] {
  const sorted = pairs
    .filter(({ own: ownPlaces }) => ownPlaces.length > 0)
    .map(({ own: ownPlaces, now }) => ({
      own: ownPlaces.toSorted((a, b) => a - b),
      now: now.toSorted((a, b) => a - b),
    }))
    .toSorted((a, b) => (a.own[0] ?? 0) - (b.own[0] ?? 0));
  const added = pairs
    .filter(({ own: ownPlaces }) => ownPlaces.length === 0)
    .toSorted((a, b) => (a.now[0] ?? 0) - (b.now[0] ?? 0));
  for (const pair of added) {
    const before = sorted.findIndex(({ now }) => now.includes((pair.now[0] ?? 0) - 1));
    sorted.splice(before + 1, 0, { own: [], now: [...pair.now] });
  }
  return sorted;
}
