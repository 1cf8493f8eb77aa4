import { STATE_CODES } from '../lexicon/regionNames.ts';
import { canBeTown, isPlace, isRegion } from '../resume/cues.ts';
import type { Decoded } from './network/decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * Towns that no list has are known by what stands behind them. A country behind a comma is a place and no name, and so
 * is the code of a state behind a town. A short text before a country is a town where it stands by itself in the seat
 * that other entries have their place in:
 * `2031 – 2033 Zennor, Taiwan` below `2033 – now Leeds, England`.
 */

/** Families with entries that have a place. */
const FAMILIES: ReadonlySet<string> = new Set(['x', 'e']);
/** What names an employer or a school, which a country is not. */
const OWNERS: ReadonlySet<string> = new Set(['x.company', 'e.school']);
const NAMES: ReadonlySet<string> = new Set([...OWNERS, 'x.title', 'e.degree']);
/** What parts a town from its country. */
const BEFORE_REGION: ReadonlySet<Boundary> = new Set(['comma', 'bracket']);
/** A name that goes on in the next line. */
const ENDS_OPEN = /(?:[,–-]|\s(?:of|and|&|the|של))$/u;
/** Places that are known in a seat, from which on the other texts there are places too. */
const MIN_KNOWN = 2;

const isOneCell = (a: Part | undefined, b: Part | undefined) =>
  a !== undefined && a.line === b?.line && a.cell === b.cell;

/** Labels by which countries, and the towns before them, are places. */
export function withPlacesByRegion(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const toPlace = (at: number) => {
    const label = found[at]?.label ?? 'junk';
    const place = `${familyOf(label)}.place`;
    if (roleOf(label) !== place)
      changed[at] = relabelled(found[at], (label.startsWith('B.') ? `B.${place}` : place) as Label);
  };
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  for (const [at, part] of parts.entries()) {
    const isBehindName = part.boundary === 'comma' && isOneCell(parts[at - 1], part) && NAMES.has(roleAt(at - 1));
    if (isBehindName && OWNERS.has(roleAt(at)) && isRegion(part.text)) toPlace(at);
  }
  // `Nordic Bulk, Zennor (Denmark)`: a town of no list stands between an employer and its country.
  for (const [at, { text, boundary }] of parts.entries()) {
    const next = parts[at + 1];
    const isBetween =
      boundary === 'comma' &&
      isOneCell(parts[at - 1], parts[at]) &&
      OWNERS.has(roleAt(at - 1)) &&
      roleAt(at) === roleAt(at - 1) &&
      isOneCell(parts[at], next) &&
      BEFORE_REGION.has(next?.boundary ?? 'start') &&
      roleOf(changed[at + 1]?.label ?? 'junk') === `${familyOf(found[at]?.label ?? 'junk')}.place`;
    const region = next?.text ?? '';
    if (isBetween && (isPlace(text) || (canBeTown(text) && (isRegion(region) || STATE_CODES.has(region))))) toPlace(at);
  }
  // `Loom College` and below it `Zennor, Denmark`: where a line holds a town and its country, it is all of the place.
  for (const [at, { boundary, line }] of parts.entries()) {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const isBelow = boundary === 'line' && before?.line === line - 1 && !ENDS_OPEN.test(before.text);
    const isLine = isOneCell(parts[at], next) && next?.boundary === 'comma' && parts[at + 2]?.line !== line;
    const isOwn = OWNERS.has(roleAt(at)) && roleAt(at) === roleAt(at - 1);
    if (isBelow && isLine && isOwn && isRegion(next.text) && canBeTown(parts[at]?.text ?? '')) toPlace(at);
  }
  // `Boston, MA` says where, though `MA` alone is a degree; a stop may end it, `Salem, OR. 2014 – 2016`.
  for (const [at, { text, boundary }] of parts.entries()) {
    const isState = boundary === 'comma' && isOneCell(parts[at - 1], parts[at]) && STATE_CODES.has(text);
    // Of where somebody lives too: `Boston, MA` beside a headline.
    if (isState && roleAt(at - 1) === 'address' && roleAt(at) === 'headline')
      changed[at] = relabelled(found[at], 'address');
    const isBehindPlace =
      boundary === 'comma' && isOneCell(parts[at - 1], parts[at]) && roleAt(at - 1).endsWith('.place');
    const isOfFamily = familyOf(found[at]?.label ?? 'junk') === familyOf(found[at - 1]?.label ?? 'junk');
    const isLast = !isOneCell(parts[at], parts[at + 1]) || parts[at + 1]?.kind === 'period';
    if (isBehindPlace && isOfFamily && STATE_CODES.has(text.replace(/\.$/, '')) && isLast) toPlace(at);
  }
  const isOfEntry = (at: number) => FAMILIES.has(familyOf(found[at]?.label ?? 'junk'));
  const seats = [...parts.keys()].filter((at) => isOfEntry(at) && isOfEntry(at + 1) && isAloneBeforeRegion(parts, at));
  const known = seats.filter((at) => roleAt(at).endsWith('.place') && isPlace(parts[at]?.text ?? ''));
  if (known.length >= MIN_KNOWN)
    for (const at of seats.filter((one) => canBeTown(parts[one]?.text ?? '')))
      for (const one of [at, at + 1]) toPlace(one);
  return changed;
}

/** Whether a text and the country behind its comma are all that stands behind a period in its cell. */
function isAloneBeforeRegion(parts: readonly Part[], at: number): boolean {
  const [before, own, region, after] = [parts[at - 1], parts[at], parts[at + 1], parts[at + 2]];
  return (
    own?.kind === 'text' &&
    before?.kind === 'period' &&
    before.line === own.line &&
    region?.boundary === 'comma' &&
    isOneCell(own, region) &&
    isRegion(region.text) &&
    after?.line !== own.line
  );
}
