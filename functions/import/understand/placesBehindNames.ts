import type { TextLine } from '../pdf/lines.ts';
import { isPlace, scoreDegreeOrInstitution } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { canBePlace } from './employerPlaces.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/** What names where one worked or learned, by the list, and the place of it. */
const OWNERS: ReadonlyMap<string, Label> = new Map([
  ['x.company', 'x.place'],
  ['e.school', 'e.place'],
]);
/** What a place stands behind, besides the comma of an employer, which says less (`employerPlaces.ts`). */
const SIGNS: ReadonlySet<string> = new Set(['bracket', 'dash', 'bar']);
/** How clearly labels that were changed so have won at the most. */
const MAX_MARGIN = 60;
/** Places behind a sign from which on the list has its places there. */
const MIN_SETTLED = 2;

/** A text behind the sign of a name: the index of its part. */
interface Behind {
  readonly at: number;
  readonly sign: string;
  readonly place: Label;
  /** Whether it is labelled as the place already. */
  readonly isSettled: boolean;
}

/**
 * Labels by which what stands behind an employer or a school, in brackets, behind a dash or a bar, is its place: where
 * it is known for one (`Blue School – Leeds`), or where all others of both lists have theirs behind such a sign
 * (`Blue School (Zennor)` beside `Red Mill (Leeds)` and `Green Mill (Truro)`), and the entry has no other.
 */
export function withPlacesBehindNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const all = [...parts.keys()].flatMap((at) => behindName(lines, parts, found, at));
  const changed = [...found];
  const take = ({ at, place }: Behind) => {
    changed[at] = { label: place, margin: Math.min(found[at]?.margin ?? 0, MAX_MARGIN) };
  };
  for (const alike of Map.groupBy(all, ({ sign }) => sign).values()) {
    const open = alike.filter(({ at, isSettled }) => !isSettled && !hasPlace(found, at));
    const known = open.filter(({ at }) => isPlace(parts[at]?.text ?? ''));
    for (const one of known) take(one);
    const [rest, ...more] = open.filter((one) => !known.includes(one));
    const settled = alike.filter(({ isSettled }) => isSettled).length + known.length;
    const text = parts[rest?.at ?? -1]?.text ?? '';
    const isOnlyOne = rest !== undefined && more.length === 0 && settled + 1 === alike.length;
    if (isOnlyOne && settled >= MIN_SETTLED && canBePlace(text) && scoreDegreeOrInstitution(text) === 0) take(rest);
  }
  return changed;
}

/** A text that stands behind the sign of a name, in its cell or in the next line where the sign ends its own. */
function behindName(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
  at: number,
): Behind[] {
  const [before, own] = [parts[at - 1], parts[at]];
  const owner = roleOf(found[at - 1]?.label ?? 'junk');
  const place = OWNERS.get(owner);
  const label = found[at]?.label ?? 'junk';
  const isOwn = label === owner || label === place;
  if (!before || !own || !place || !isOwn || own.kind !== 'text') return [];
  const isWrapped = own.line === before.line + 1 && own.from === 0 && own.boundary === 'line';
  const cell = lines[before.line]?.cells[before.cell]?.text ?? '';
  const sign = isWrapped && /\s[|·•]\s*$/u.test(cell.slice(before.to)) ? 'bar' : own.boundary;
  const isBeside = isWrapped || (own.line === before.line && own.cell === before.cell);
  return isBeside && SIGNS.has(sign) ? [{ at, sign, place, isSettled: label === place }] : [];
}

/** Whether the entry that a part is of has a place. */
function hasPlace(found: readonly Decoded[], at: number): boolean {
  const family = familyOf(found[at]?.label ?? 'junk');
  const begins = (index: number) => found[index]?.label.startsWith('B.') === true;
  const isIn = (index: number) => familyOf(found[index]?.label ?? 'junk') === family;
  let [from, to] = [at, at + 1];
  while (from > 0 && !begins(from) && isIn(from - 1)) from -= 1;
  while (to < found.length && isIn(to) && !begins(to)) to += 1;
  return found.slice(from, to).some(({ label }) => roleOf(label) === `${family}.place`);
}
