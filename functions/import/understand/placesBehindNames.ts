import type { TextLine } from '../page/textLine.ts';
import { isPlace, scoreDegreeOrInstitution } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { canBePlace } from './employerPlaces.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/** What names where one worked or learned, by the list, and the place of it. */
const OWNERS: ReadonlyMap<string, Label> = new Map([
  ['x.company', 'x.place'],
  ['e.school', 'e.place'],
]);
/** What a place stands behind, besides the comma of an employer, which says less (`employerPlaces.ts`). */
const SIGNS: ReadonlySet<string> = new Set(['bracket', 'dash', 'bar']);
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
 * (`Blue School (Zennor)` beside `Red Mill (Leeds)` and `Green Mill (Truro)`), and the entry has no other; behind a
 * comma too where another entry has it as its place.
 */
export function withPlacesBehindNames(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const all = [...parts.keys()].flatMap((at) => behindName(lines, parts, found, at));
  const said = placesIn(parts, found);
  const changed = [...found];
  const take = ({ at, place }: Behind) => {
    changed[at] = relabelled(found[at], place);
  };
  const byComma = all.filter((one) => one.sign === 'comma' && !one.isSettled && !hasPlace(found, one.at));
  for (const one of byComma) if (said.has(parts[one.at]?.text ?? '')) take(one);
  for (const alike of Map.groupBy(all, ({ sign }) => sign).values()) {
    if (!SIGNS.has(alike[0]?.sign ?? '')) continue;
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

/** What other entries have as their place, with nothing else in it: before its country too, `Zennor, Taiwan`. */
const placesIn = (parts: readonly Part[], found: readonly Decoded[]): ReadonlySet<string> =>
  new Set(
    [...parts.entries()].flatMap(([at, { text }]) => (found[at]?.label.endsWith('.place') === true ? [text] : [])),
  );

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
  const end = cell.slice(before.to);
  const sign = !isWrapped
    ? own.boundary
    : /\s[|·•]\s*$/u.test(end)
      ? 'bar'
      : /,\s*$/.test(end || before.text)
        ? 'comma'
        : '';
  const isBeside = isWrapped || (own.line === before.line && own.cell === before.cell);
  return isBeside && (SIGNS.has(sign) || sign === 'comma') ? [{ at, sign, place, isSettled: label === place }] : [];
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
