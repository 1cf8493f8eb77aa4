import { valuesOf, namesOf, type FeatureValues } from './feature.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { DescribedPart } from './describedPart.ts';
import { SECOND_FEATURES, type Majority } from './secondFeatures.ts';

/** The names of the features of a second look, for learning. */
export const secondNames = (values: FeatureValues): string[] => namesOf(SECOND_FEATURES, values);

interface OpenEntry {
  readonly family: string;
  readonly roles: string[];
}

/**
 * Features of a second look, when the whole document has been labelled once: what the first look says of a part and
 * its neighbours, what other parts of the same look are, in which order the names of entries stand, and what its entry
 * already has. A document is consistent, and a sequence of labels alone cannot see that.
 */
export function secondFeatures(described: readonly DescribedPart[], labels: readonly Label[]): FeatureValues[] {
  const roles = labels.map(roleOf);
  const families = labels.map(familyOf);
  const keys = described.map((one, at) => styleKeys(one, described[at - 1], roles[at] ?? ''));
  const votes = new Map<string, Map<string, number>>();
  for (const [at, own] of keys.entries()) for (const key of own) vote(votes, key, roles[at] ?? '');
  const { entries, starts, orders } = entriesSeen(labels, roles, families);
  const seats = seatsOf(described, entries);
  for (const [at, seat] of seats.entries()) if (seat !== '') vote(votes, seat, roles[at] ?? '');
  return labels.map((label, at) => {
    const role = roles[at] ?? '';
    const family = families[at] ?? '';
    const own = entries[at];
    return valuesOf(SECOND_FEATURES, {
      label,
      role,
      near: (offset) => roles[at + offset] ?? (offset < 0 ? 'start' : 'end'),
      styles: [majority(votes.get(keys[at]?.[0] ?? ''), role), majority(votes.get(keys[at]?.[1] ?? ''), role)],
      seat: majority(votes.get(seats[at] ?? ''), role),
      class: described[at]?.class ?? 'text',
      has: own?.roles.filter((one) => one !== role && (NAMES.has(one) || one.endsWith('.period'))).join(',') ?? '',
      order: majority(orders.get(family)).role,
      place: own?.roles.indexOf(role) ?? 0,
      starts: majority(starts.get(family)).role,
    });
  });
}

/** The entry of each part, and by family what entries begin with and which name they have first. */
function entriesSeen(labels: readonly Label[], roles: readonly string[], families: readonly string[]) {
  const [orders, starts] = [new Map<string, Map<string, number>>(), new Map<string, Map<string, number>>()];
  let entry: OpenEntry = { family: '', roles: [] };
  const entries: OpenEntry[] = [];
  for (const [at, label] of labels.entries()) {
    const family = families[at] ?? '';
    if (label.startsWith('B.') || family !== entry.family) {
      entry = { family, roles: [] };
      if (label.startsWith('B.')) vote(starts, family, roles[at] ?? '');
    }
    if (entry.roles.at(-1) !== roles[at]) entry.roles.push(roles[at] ?? '');
    entries.push(entry);
  }
  for (const one of new Set(entries)) {
    const names = one.roles.filter((role) => NAMES.has(role));
    if (names.length > 1) vote(orders, one.family, names[0] ?? '');
  }
  return { entries, starts, orders };
}

/** Lines of an entry that have seats: its head, and not what was done there. */
const MAX_SEAT_LINE = 4;

/** Where each part sits in its entry: in which line from its first, which cell there, which part of that. */
function seatsOf(described: readonly DescribedPart[], entries: readonly OpenEntry[]): string[] {
  let [first, number] = [0, 0];
  return described.map(({ part }, at) => {
    if (entries[at] !== entries[at - 1]) first = part.line;
    const before = described[at - 1]?.part;
    number = before && before.line === part.line && before.cell === part.cell ? number + 1 : 0;
    const line = part.line - first;
    const family = entries[at]?.family ?? '';
    const hasSeat = family.length === 1 && line <= MAX_SEAT_LINE && !part.bullet;
    return hasSeat ? `${family} ${line} ${part.cell} ${number}` : '';
  });
}

const NAMES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);

function vote(votes: Map<string, Map<string, number>>, key: string, value: string): void {
  let counts = votes.get(key);
  if (!counts) votes.set(key, (counts = new Map()));
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** What most say, `own` not counted, and how clearly: 0 to 2. */
function majority(counts: ReadonlyMap<string, number> | undefined, own = ''): Majority {
  let [role, most, all] = ['', 0, 0];
  for (const [one, count] of counts ?? []) {
    const others = one === own ? count - 1 : count;
    all += others;
    if (others > most) [role, most] = [one, others];
  }
  return { role, share: counts && most >= 0.85 * all ? (most > 1 ? 2 : 1) : 0 };
}

/** What parts of the same look have in common, from the narrow to the wide. */
function styleKeys(
  { part, line, seen }: DescribedPart,
  before: DescribedPart | undefined,
  role: string,
): readonly [string, string] {
  const boundary = part.boundary === 'paragraph' ? 'line' : part.boundary;
  const look = `${familyName(role)} ${part.bold},${Math.round(line.size)},${part.bullet},${seen.isUpper} ${boundary}`;
  return [`${look},${seen.cellAt},${seen.lineKinds} ${before?.class ?? ''}`, look];
}

const familyName = (role: string) => role.split('.')[0] ?? '';
