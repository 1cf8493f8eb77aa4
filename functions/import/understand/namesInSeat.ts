import { canBeTown } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * The entries of a list have their second name in one seat: behind a dash, a bar, or in a line or cell of its own. An
 * entry that has a text there has no second name before it. What a post says of where or of what (`Guide at the visitor
 * centre`, `Tutor, first-year physics` above `Zennor College`) is of the post; a town behind an employer, above the
 * post, is its place; and what brackets say behind a period (`2031 – 2032 (while studying)`) is none of its names.
 */

/** Signs that are seats of names; a comma parts one name as well. */
const SEATS: ReadonlySet<Boundary> = new Set(['dash', 'bar', 'line', 'cell']);
/** Signs behind which a text before the seat is of the first name. */
const OF_FIRST: ReadonlySet<Boundary> = new Set(['word', 'comma']);
/** Other entries from which on the list has a seat. */
const MIN_OTHERS = 2;
/** The two names of an entry in both orders, and of the first its place, where that is whose place it is. */
const ORDERS: readonly (readonly [first: string, second: string, place?: string])[] = [
  ['x.title', 'x.company'],
  ['x.company', 'x.title', 'x.place'],
  ['e.degree', 'e.school'],
  ['e.school', 'e.degree', 'e.place'],
];

/** Labels by which entries of a list whose second names have one seat have none before the text that is in it. */
export function withNamesInSeat(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const roles = found.map(({ label }) => roleOf(label));
  const changed = [...found];
  const relabel = (at: number, label: string) => {
    if (!found[at]?.label.startsWith('B.')) changed[at] = relabelled(found[at], label as Label);
  };
  for (const [first, second, place] of ORDERS) {
    const family = familyOf(first as Label);
    const body = `${family}.body`;
    const list = entriesIn(found, family);
    for (const own of list) {
      const others = list.filter((other) => other !== own && other.some((at) => roles[at] === second));
      if (others.length < MIN_OTHERS) continue;
      const noted = own.find((at) => roles[at] === second && isNoteOfPeriod(parts, roles, at));
      const isNamed = own.some(
        (at) => at !== noted && parts[at]?.boundary !== 'line' && [second, body].includes(roles[at] ?? ''),
      );
      if (noted !== undefined && isNamed && others.every((other) => isApartFromPeriod(parts, roles, other, second)))
        relabel(noted, body);
      const whole = others.filter((other) => other.some((at) => roles[at] === first));
      const seat = whole.length < MIN_OTHERS ? undefined : seatOf(parts, roles, whole, [first, second]);
      const from = own.findIndex((at) => roles[at] === first);
      if (seat === undefined || own.find((at) => roles[at] === second || roles[at] === first) !== own[from]) continue;
      const seated = own.findIndex(
        (at, index) => index > from && parts[at]?.boundary === seat && [first, second].includes(roles[at] ?? ''),
      );
      const early = own.slice(from + 1, Math.max(0, seated)).filter((at) => roles[at] === second);
      if (early.length === 0 || !early.every((at) => isOfFirst(parts, at))) continue;
      for (const at of early) relabel(at, place !== undefined && canBeTown(parts[at]?.text ?? '') ? place : first);
      if (roles[own[seated] ?? -1] === first) relabel(own[seated] ?? -1, second);
    }
  }
  return changed;
}

/** The sign before the second name of some entries, where all begin with the first and have the same. */
function seatOf(
  parts: readonly Part[],
  roles: readonly string[],
  entries: readonly (readonly number[])[],
  [first, second]: readonly [string, string],
): Boundary | undefined {
  const signs = entries.map((entry) => {
    const [one, other] = [first, second].map((role) => entry.findIndex((at) => roles[at] === role));
    return one !== undefined && one >= 0 && other !== undefined && other > one
      ? parts[entry[other] ?? -1]?.boundary
      : undefined;
  });
  const [sign] = signs;
  return sign !== undefined && SEATS.has(sign) && signs.every((one) => one === sign) ? sign : undefined;
}

/** Whether a text stands in its line behind another one, by a sign within one name. */
const isOfFirst = (parts: readonly Part[], at: number) =>
  OF_FIRST.has(parts[at]?.boundary ?? 'start') && parts[at - 1]?.line === parts[at]?.line;

/** Whether a text stands in brackets right behind a period. */
const isNoteOfPeriod = (parts: readonly Part[], roles: readonly string[], at: number) =>
  parts[at]?.boundary === 'bracket' &&
  roles[at - 1]?.endsWith('.period') === true &&
  parts[at - 1]?.line === parts[at]?.line;

/** Whether a name of an entry stands in another line or cell than its period. */
function isApartFromPeriod(
  parts: readonly Part[],
  roles: readonly string[],
  entry: readonly number[],
  name: string,
): boolean {
  const [own, period] = [name, '.period'].map(
    (role) => parts[entry.find((at) => (roles[at] ?? '').endsWith(role)) ?? -1],
  );
  return own?.line !== period?.line || own?.cell !== period?.cell;
}

/** The indexes of the parts of each entry of a family, from where it begins to the next entry or heading. */
function entriesIn(found: readonly Decoded[], family: string): number[][] {
  const entries: number[][] = [];
  let isOwn = false;
  for (const [at, { label }] of found.entries()) {
    if (/^(?:B\.|h:)/.test(label)) {
      isOwn = label.startsWith(`B.${family}.`);
      if (isOwn) entries.push([]);
    }
    if (isOwn) entries.at(-1)?.push(at);
  }
  return entries;
}
