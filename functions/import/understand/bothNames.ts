import { isPlace, scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, LABELS, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/*
 * What a sequence of labels cannot know: an entry has both its names. Where one was found alone, the other is what
 * costs least by the same scores: the line below it or the text behind it, where others have theirs, or a part of the
 * texts of the first.
 */

/** The two names of an entry, by its family. */
const NAMES: Readonly<Record<string, readonly [first: string, second: string]>> = {
  x: ['x.title', 'x.company'],
  e: ['e.degree', 'e.school'],
};
/** How much worse a sequence may be than the best, in units of the weights, to be taken for its second name. */
const MAX_LOSS = 400;

const NUMBER = new Map<string, number>(LABELS.map((label, at) => [label, at]));

/** New roles of some parts, and what they cost. */
interface Change {
  readonly roles: ReadonlyMap<number, string>;
  readonly loss: number;
}

/** Labels in which entries that have one name have the other as well, where that is among their texts. */
export function withBothNames(
  parts: readonly Part[],
  found: readonly Decoded[],
  scores: readonly Float32Array[],
): readonly Decoded[] {
  const roles = found.map(({ label }) => roleOf(label));
  // Posts under an employer have one name.
  const isGrouped = found.some(({ label }) => familyOf(label) === 'g');
  const entries = entriesIn(found);
  const costOf: CostOf = (at, role) => {
    const label = found[at]?.label ?? 'junk';
    const own = scores[at];
    const other = label.startsWith('B.') ? `B.${role}` : role;
    return (own?.[NUMBER.get(label) ?? 0] ?? 0) - (own?.[NUMBER.get(other) ?? 0] ?? 0);
  };
  const changed = [...found];
  for (const own of entries) {
    const family = familyOf(found[own[0] ?? 0]?.label ?? 'junk');
    const names = ownProperty(NAMES, family);
    if (!names || (family === 'x' && isGrouped)) continue;
    const named = own.filter((at) => names.includes(roles[at] ?? ''));
    const [role = ''] = named.map((at) => roles[at] ?? '');
    if (named.some((at) => roles[at] !== role) || !own.some((at) => roles[at] === `${family}.period`)) continue;
    const missing = names[0] === role ? names[1] : names[0];
    const whole = entries.filter((other) => [role, missing].every((one) => other.some((at) => roles[at] === one)));
    const isBelow = whole.length > 0 && whole.every((other) => standsBelow(parts, roles, other, role, missing));
    const isBehind = whole.length > 0 && whole.every((other) => standsBehind(parts, roles, other, role, missing));
    const lineBelow = isBelow ? below(parts, roles, own, named, { missing, place: `${family}.place` }, costOf) : [];
    // Where all others have it below, it is cut from the text of the first only where nothing stands there.
    const isCut =
      lineBelow.length === 0 &&
      named.length > 1 &&
      areTogether(parts, named) &&
      !isNextPost(parts, roles, entries, own, named);
    const isInBrackets = (other: readonly number[]) =>
      parts[other.find((at) => roles[at] === missing) ?? -1]?.boundary === 'bracket';
    const changes = [
      ...(isBehind ? behind(parts, roles, own, named, missing, signsOf(parts, roles, whole, missing), costOf) : []),
      ...lineBelow,
      ...(isCut ? cuts(parts, named, ordersOf(roles, whole, names), whole.some(isInBrackets), costOf) : []),
      ...(standInTwoLines(parts, own, named) ? lineCuts(parts, named, ordersOf(roles, whole, names), costOf) : []),
    ];
    const [best] = changes.toSorted((one, other) => one.loss - other.loss);
    if (!best || best.loss >= MAX_LOSS) continue;
    for (const [at, to] of best.roles) {
      const before = found[at]?.label ?? 'junk';
      const label = (before.startsWith('B.') ? `B.${to}` : to) as Label;
      changed[at] = relabelled(found[at], label);
    }
  }
  return changed;
}

/**
 * Whether an entry is one more post of the employer above: the entry before it and all others have theirs in a line
 * above the post, and nothing of its own texts names one (`Account Executive, Mid-Market`).
 */
function isNextPost(
  parts: readonly Part[],
  roles: readonly string[],
  entries: readonly (readonly number[])[],
  own: readonly number[],
  named: readonly number[],
): boolean {
  const lineOf = (entry: readonly number[], role: string) =>
    parts[entry.find((at) => roles[at] === role) ?? -1]?.line ?? -1;
  const isBelowEmployer = (entry: readonly number[]) =>
    lineOf(entry, 'x.company') >= 0 && lineOf(entry, 'x.company') < lineOf(entry, 'x.title');
  const above = entries[entries.indexOf(own) - 1];
  const others = entries.filter((entry) => lineOf(entry, 'x.company') >= 0 && lineOf(entry, 'x.title') >= 0);
  const cues = named.map((at) => scoreTitleOrCompany(parts[at]?.text ?? ''));
  return (
    named.every((at) => roles[at] === 'x.title') &&
    above !== undefined &&
    isBelowEmployer(above) &&
    others.every(isBelowEmployer) &&
    (cues[0] ?? 0) > 0 &&
    cues.every((cue) => cue >= 0)
  );
}

type CostOf = (at: number, role: string) => number;

/** Whether an entry has one name in the line below the other. */
function standsBelow(
  parts: readonly Part[],
  roles: readonly string[],
  entry: readonly number[],
  role: string,
  missing: string,
): boolean {
  const lineOf = (one: string) => parts[entry.find((at) => roles[at] === one) ?? -1]?.line;
  const [above, under] = [lineOf(role), lineOf(missing)];
  return above !== undefined && under === above + 1;
}

/** Whether an entry has one name right behind the other, in its line. */
function standsBehind(
  parts: readonly Part[],
  roles: readonly string[],
  entry: readonly number[],
  role: string,
  missing: string,
): boolean {
  const at = entry.findIndex((one) => roles[one] === missing);
  const [before, own] = [entry[at - 1] ?? -1, entry[at] ?? -1];
  return roles[before] === role && parts[before]?.line === parts[own]?.line;
}

/**
 * The text behind a name in its line as the name that is missing, where the head goes on behind it with its place or
 * period, since what was done stands behind these, or where it ends the line behind the sign that all others have
 * there. A place may be all that is said there.
 */
function behind(
  parts: readonly Part[],
  roles: readonly string[],
  own: readonly number[],
  named: readonly number[],
  missing: string,
  signs: ReadonlySet<string>,
  costOf: CostOf,
): Change[] {
  const last = named.at(-1) ?? -1;
  const [next, after] = own.slice(own.indexOf(last) + 1);
  const [name, place] = [parts[next ?? -1], parts[after ?? -1]];
  if (next === undefined || !name || name.bullet || name.line !== parts[last]?.line) return [];
  const isFollowed = /\.(?:place|period)$/.test(roles[after ?? -1] ?? '') && place?.line === name.line;
  const isLast = parts[next + 1]?.line !== name.line && signs.size === 1 && signs.has(name.boundary);
  const isFree = roles[next]?.endsWith('.body') === true && !isPlace(name.text) && (isFollowed || isLast);
  return isFree ? [{ roles: new Map([[next, missing]]), loss: costOf(next, missing) }] : [];
}

/** The signs that stand before a name in entries that have it; a line or a word is none. */
const signsOf = (
  parts: readonly Part[],
  roles: readonly string[],
  entries: readonly (readonly number[])[],
  role: string,
): ReadonlySet<string> => {
  const signs = entries.map((entry) => parts[entry.find((at) => roles[at] === role) ?? -1]?.boundary ?? '');
  return signs.every((sign) => SIGNS.has(sign)) ? new Set(signs) : new Set();
};
const SIGNS: ReadonlySet<string> = new Set<Boundary>(['bar', 'dash', 'cell', 'bracket']);

/** The line below a name as the name that is missing, and what follows there as more of it or as its place. */
function below(
  parts: readonly Part[],
  roles: readonly string[],
  own: readonly number[],
  named: readonly number[],
  { missing, place }: { readonly missing: string; readonly place: string },
  costOf: CostOf,
): Change[] {
  const line = (parts[named[0] ?? -1]?.line ?? -2) + 1;
  const next = own.filter((at) => parts[at]?.line === line);
  const isText = (at: number) => (roles[at] ?? '').endsWith('.body') && parts[at]?.bullet === false;
  if (next.length === 0 || !next.every(isText)) return [];
  const all = next.map((at, index): readonly [number, string] => [
    at,
    index > 0 && costOf(at, place) < costOf(at, missing) ? place : missing,
  ]);
  return [{ roles: new Map(all), loss: Math.max(...all.map(([at, role]) => costOf(at, role))) }];
}

/** The indexes of the parts of each entry. */
function entriesIn(found: readonly Decoded[]): number[][] {
  const entries: number[][] = [];
  let family = '';
  for (const [at, { label }] of found.entries()) {
    const own = familyOf(label);
    if (Object.hasOwn(NAMES, own) && (label.startsWith('B.') || own !== family)) entries.push([at]);
    else if (Object.hasOwn(NAMES, own)) entries.at(-1)?.push(at);
    // How long it lasted stands within an entry.
    if (label !== 'length') family = own;
  }
  return entries;
}

/** Whether texts stand in one cell, one behind the other. */
const areTogether = (parts: readonly Part[], indexes: readonly number[]) =>
  indexes.every((at, index) => {
    const [own, before] = [parts[at], parts[indexes[index - 1] ?? at]];
    return (
      own && before && own.line === before.line && own.cell === before.cell && at - (indexes[index - 1] ?? at) <= 1
    );
  });

/** Whether texts are all of two lines, one below the other, of which the first has the period at its far end. */
function standInTwoLines(parts: readonly Part[], own: readonly number[], named: readonly number[]): boolean {
  const [first = -1, second = -1, ...more] = new Set(named.map((at) => parts[at]?.line ?? -1));
  const others = own.flatMap((at) => {
    const part = parts[at];
    return part && !named.includes(at) && (part.line === first || part.line === second) ? [part] : [];
  });
  const isAtFarEnd = ({ kind, line, cell }: Part) => kind === 'period' && line === first && cell > 0;
  return more.length === 0 && second === first + 1 && others.length > 0 && others.every(isAtFarEnd);
}

/** Two names, one in each of two lines, in the given orders. */
const lineCuts = (
  parts: readonly Part[],
  named: readonly number[],
  orders: readonly (readonly [string, string])[],
  costOf: CostOf,
): Change[] =>
  orders.map(([one, other]) => {
    const first = parts[named[0] ?? -1]?.line;
    const all = named.map((at): readonly [number, string] => [at, parts[at]?.line === first ? one : other]);
    return { roles: new Map(all), loss: all.reduce((sum, [at, role]) => sum + costOf(at, role), 0) };
  });

/** The orders that the names of an entry may have: that of the other entries, where all of these have the same. */
function ordersOf(
  roles: readonly string[],
  whole: readonly (readonly number[])[],
  [first, second]: readonly [string, string],
): (readonly [string, string])[] {
  const isFirst = whole.map((entry) => entry.find((at) => [first, second].includes(roles[at] ?? '')));
  const [forward, backward] = [first, second].map((name) => isFirst.every((at) => roles[at ?? -1] === name));
  const orders = [[first, second] as const, [second, first] as const];
  return whole.length === 0 || forward === backward ? orders : [forward ? orders[0]! : orders[1]!];
}

/** The ways to cut two names from some texts, in the given orders; before a bracket only where others have it there. */
const cuts = (
  parts: readonly Part[],
  named: readonly number[],
  orders: readonly (readonly [string, string])[],
  mayBeInBrackets: boolean,
  costOf: CostOf,
): Change[] =>
  orders.flatMap(([one, other]) =>
    named.slice(1).flatMap((second, before): Change[] => {
      if (parts[second]?.boundary === 'bracket' && !mayBeInBrackets) return [];
      const all = named.map((at, index): readonly [number, string] => [at, index <= before ? one : other]);
      return [{ roles: new Map(all), loss: all.reduce((sum, [at, role]) => sum + costOf(at, role), 0) }];
    }),
  );
