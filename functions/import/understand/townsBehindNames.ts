import { canBeTown, isPlace, isRegion } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { canBePlace } from './employerPlaces.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A town of no list is known by what stands before it: a name that has ended, as that of a school does with its kind,
 * is followed by where that is (`Holly College, Zennor`), and a name is where the others of the list have a place.
 */

/** The end of a name of a school. */
const SCHOOL =
  'college|school|academy|institute|university|polytechnic|technikon|seminary|lyceum|gymnasium|cent(?:re|er)|hss|itc|' +
  'comprehensive|sixth form|grammar|secondary|(?:boys|girls|technical|senior|junior|national|state|public) high';
const HAS_ENDED = new RegExp(
  String.raw`\s(?:${SCHOOL})$|(?<!\p{L})(?:college|school|institute|academy)\sof\s\p{L}`,
  'iu',
);
/** A university with a state in its name has its town in it too: `University of California, Berkeley`. */
const MAX_WORDS = 2;

/** Labels by which a town behind the comma of a school or an employer is its place and no more of its name. */
export const withTownsBehindNames = (parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] =>
  [hasEnded, isWhereOthersAre].reduce((labels, says) => withTowns(parts, labels, says), found);

/** What says that a text behind the comma of a name, by its index, is where that is. */
type Says = (at: number, own: readonly number[], page: LabelledPage) => boolean;

interface LabelledPage {
  readonly parts: readonly Part[];
  readonly roleAt: (at: number) => string;
  /** Entries with a place behind the comma of a name. */
  readonly settled: readonly (readonly number[])[];
}

function withTowns(parts: readonly Part[], found: readonly Decoded[], says: Says): readonly Decoded[] {
  const changed = [...found];
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  const entries = entriesIn(found);
  const settled = entries.filter((own) => own.some((at) => isBehindComma(parts, at) && isPlaceOf(roleAt, at)));
  for (const own of entries) {
    const roles = own.map(roleAt);
    if (roles.some((role) => role.endsWith('.place'))) continue;
    const open = own.filter(
      (at) =>
        isBehindComma(parts, at) && isOwner(roleAt(at)) && roleAt(at - 1) === roleAt(at) && isLastOfName(parts, at),
    );
    const [at, ...more] = open;
    const names = roles.filter(isOwner).length;
    if (at === undefined || more.length > 0 || names !== 2 || !isTown(parts[at]?.text ?? '')) continue;
    if (!says(at, own, { parts, roleAt, settled })) continue;
    const place = `${familyOf(found[at]?.label ?? 'junk')}.place` as Label;
    changed[at] = relabelled(found[at], place);
  }
  return changed;
}

/** Whether the name before a town is that of a school, and has ended; what was learned there is said elsewhere. */
const hasEnded: Says = (at, own, { parts, roleAt }) =>
  roleAt(at) === 'e.school' &&
  own.some((other) => roleAt(other) === 'e.degree') &&
  HAS_ENDED.test(parts[at - 1]?.text ?? '');

/** Whether another job or study that begins as this one does has a place behind the comma of its second name. */
const isWhereOthersAre: Says = (_, own, { roleAt, settled }) =>
  settled.some((other) => other !== own && roleAt(other[0] ?? -1) === roleAt(own[0] ?? -1));

const isOwner = (role: string) => role === 'e.school' || role === 'x.company';
const isPlaceOf = (roleAt: (at: number) => string, at: number) =>
  roleAt(at).endsWith('.place') && isOwner(roleAt(at - 1));
const isTown = (text: string) =>
  (isPlace(text) || canBeTown(text)) &&
  !isRegion(text) &&
  canBePlace(text) &&
  /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+)*$/u.test(text) &&
  text !== text.toUpperCase() &&
  text.split(' ').length <= MAX_WORDS;

const isOneCell = (a: Part | undefined, b: Part | undefined) =>
  a !== undefined && a.line === b?.line && a.cell === b.cell;
const isBehindComma = (parts: readonly Part[], at: number) =>
  parts[at]?.boundary === 'comma' && isOneCell(parts[at - 1], parts[at]);
/** Whether a text ends its cell but for a period. */
const isLastOfName = (parts: readonly Part[], at: number) =>
  !isOneCell(parts[at], parts[at + 1]) || parts[at + 1]?.kind === 'period';

/** The indexes of the parts of each job and study. */
function entriesIn(found: readonly Decoded[]): number[][] {
  const entries: number[][] = [];
  let family = '';
  for (const [at, { label }] of found.entries()) {
    const own = familyOf(label);
    if (own === 'x' || own === 'e') {
      if (label.startsWith('B.') || own !== family) entries.push([at]);
      else entries.at(-1)?.push(at);
    }
    family = own;
  }
  return entries;
}
