import { canBeTown, isPlace, isRegion, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/*
 * A list whose entries have their head in two lines has the same name in the first of each. An employer of no list was
 * taken for a post, and the post below it for another: the entries beside it that have both names say which is which.
 */

/** The two names of an entry, what and where; above zero the lexica say that a text is the first. */
const FAMILIES: Readonly<
  Record<string, { readonly names: readonly string[]; readonly says: (text: string) => number }>
> = {
  x: { names: ['x.title', 'x.company'], says: scoreTitleOrCompany },
  e: { names: ['e.degree', 'e.school'], says: scoreDegreeOrInstitution },
};
/** Entries with both names, from which on their order is that of the list. */
const MIN_SETTLED = 2;

/** The two lines of the head of an entry: the indexes of their parts. */
interface TwoLineHead {
  readonly family: string;
  readonly above: readonly number[];
  readonly below: readonly number[];
  /** How the lines are set, and which line has the period. */
  readonly form: string;
  /** The roles of the first texts of both. */
  readonly roles: readonly [first: string, second: string];
  /** Whether the two lines cannot be what they were read as: one name in two weights, or a text before the period. */
  readonly isOdd: boolean;
}

/** Labels by which the heads of entries that are set alike have their two names in the same lines. */
export function withHeadsOfOneOrder(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  for (const alike of Map.groupBy(headsIn(parts, found), ({ form }) => form).values()) {
    const names = ownProperty(FAMILIES, alike[0]?.family ?? '')?.names ?? [];
    const settled = alike.filter(
      ({ roles: [one, other] }) => names.includes(one) && names.includes(other) && one !== other,
    );
    const [order] = settled.map(({ roles }) => roles);
    if (!order || settled.some(({ roles }) => roles[0] !== order[0])) continue;
    const open = alike.filter((one) => !settled.includes(one) && (one.isOdd || settled.length >= MIN_SETTLED));
    for (const head of open.filter((one) => mayBe(parts, one, order)))
      for (const [index, line] of [head.above, head.below].entries())
        for (const [at, role] of rolesOf(parts, line, order[index] ?? ''))
          changed[at] = relabelled(found[at], `${index === 0 && at === line[0] ? 'B.' : ''}${role}` as Label);
  }
  return changed;
}

/** Whether a text behind a comma may say where that is. */
const isWhere = (text: string) => isPlace(text) || isRegion(text) || canBeTown(text);

const firstText = (parts: readonly Part[], line: readonly number[]) =>
  line.find((at) => parts[at]?.kind === 'text') ?? -1;

/** Whether the words of neither name say that they are the other way round. */
function mayBe(
  parts: readonly Part[],
  { family, above, below }: TwoLineHead,
  [first]: readonly [string, string],
): boolean {
  const { names, says } = ownProperty(FAMILIES, family) ?? { names: [], says: () => 0 };
  const [one = 0, other = 0] = [above, below].map((line) => says(parts[firstText(parts, line)]?.text ?? ''));
  return first === names[0] ? one >= 0 && other <= 0 : one <= 0 && other >= 0;
}

/** The roles of the texts of a line of a head: a name, its place behind a comma, and its period. */
function rolesOf(parts: readonly Part[], line: readonly number[], name: string): [at: number, role: string][] {
  const family = familyOf(name as Label);
  const isOwner = name === ownProperty(FAMILIES, family)?.names[1];
  let isPlaced = false;
  return line.map((at): [number, string] => {
    const part = parts[at];
    if (part?.kind === 'period') return [at, `${family}.period`];
    const isBehind = at !== firstText(parts, line) && (part?.boundary === 'comma' || part?.boundary === 'bracket');
    const text = part?.text ?? '';
    isPlaced ||= isOwner && isBehind && isWhere(text);
    return [at, isPlaced ? `${family}.place` : name];
  });
}

/** The heads of entries whose names are in two lines. */
function headsIn(parts: readonly Part[], found: readonly Decoded[]): TwoLineHead[] {
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  const lines = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  return [...found.keys()].flatMap((start): TwoLineHead[] => {
    const label = found[start]?.label ?? 'junk';
    const family = familyOf(label);
    const names = ownProperty(FAMILIES, family)?.names;
    if (!names || !label.startsWith('B.')) return [];
    const line = parts[start]?.line ?? -1;
    const [row = [], below = [], third = []] = [0, 1, 2].map((by) => lines.get(line + by));
    // The heading of the section may stand beside the first.
    const above = row.filter((at) => !found[at]?.label.startsWith('h:'));
    const inHead = new Set([...names, `${family}.place`, `${family}.body`, `${family}.period`]);
    const isOwn = [...above, ...below].every(
      (at) => inHead.has(roleAt(at)) && (at === start || !found[at]?.label.startsWith('B.')),
    );
    const [first, second] = [parts[firstText(parts, above)], parts[below[0] ?? -1]];
    if (above[0] !== start || !isOwn || !first || first.bullet || second?.kind !== 'text' || second.bullet) return [];
    const isPeriod = (at: number) => parts[at]?.kind === 'period';
    const isBetween =
      third.length > 0 && third.every(isPeriod) && familyOf(found[third[0] ?? -1]?.label ?? 'junk') === family;
    const hasPeriod = [
      above.some(isPeriod),
      below.some(isPeriod),
      isBetween && !third.some((at) => found[at]?.label.startsWith('B.')),
    ];
    const roles = [roleAt(firstText(parts, above)), roleAt(below[0] ?? -1)] as const;
    // Both names in one line, or a label before what was done: `Supervisor: Jory Trewhella`.
    const hasBoth = above.some(
      (at) =>
        roleAt(at) !== roles[0] &&
        names.includes(roleAt(at)) &&
        parts[at]?.boundary === 'comma' &&
        !isWhere(parts[at]?.text ?? ''),
    );
    if (hasBoth || below.some((at) => parts[at]?.boundary === 'colon')) return [];
    const isBody = roles[1] === `${family}.body`;
    // A line of what was done is no second name, however it is set.
    if (!hasPeriod.includes(true) || (isBody && hasPeriod[0])) return [];
    const isOdd = isBody || (roles[0] === roles[1] && first.bold !== second.bold);
    const form = `${family} ${first.bold} ${second.bold} ${hasPeriod.join(' ')}`;
    return [{ family, above, below, form, roles, isOdd }];
  });
}
