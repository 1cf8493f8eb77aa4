import { familyOf, roleOf, type Label } from './labels.ts';
import type { DescribedPart } from './features.ts';

/**
 * Features of a second look, when the whole document has been labelled once: what the first look says of a part and
 * its neighbours, what other parts of the same look are, in which order the names of entries stand, and what its entry
 * already has. A document is consistent, and a sequence of labels alone cannot see that.
 */
export function secondFeatures(described: readonly DescribedPart[], labels: readonly Label[]): string[][] {
  const roles = labels.map(roleOf);
  const keys = described.map((one, at) => styleKeys(one, described[at - 1], roles[at] ?? ''));
  const votes = new Map<string, Map<string, number>>();
  for (const [at, own] of keys.entries())
    for (const key of own) {
      const counts = votes.get(key) ?? new Map<string, number>();
      counts.set(roles[at] ?? '', (counts.get(roles[at] ?? '') ?? 0) + 1);
      votes.set(key, counts);
    }
  const orders = new Map<string, Map<string, number>>();
  const starts = new Map<string, Map<string, number>>();
  let entry: { family: string; roles: string[] } = { family: '', roles: [] };
  const entries: { family: string; roles: string[] }[] = [];
  for (const [at, label] of labels.entries()) {
    const family = familyOf(label);
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
  return labels.map((label, at) => {
    const role = roles[at] ?? '';
    const family = familyOf(label);
    const features = [
      `1=${label}`,
      `1before=${roles[at - 1] ?? 'start'}`,
      `1after=${roles[at + 1] ?? 'end'}`,
      `1around=${roles[at - 1] ?? 'start'},${role},${roles[at + 1] ?? 'end'}`,
      `1after2=${roles[at + 1] ?? 'end'},${roles[at + 2] ?? 'end'}`,
    ];
    for (const [number, key] of (keys[at] ?? []).entries()) {
      const { role: most, share } = majority(votes.get(key), role);
      if (most !== '') features.push(`style${number}=${most},${share}`, `style${number}&1=${most},${share},${role}`);
    }
    const own = entries[at];
    const others =
      own?.roles.filter((one) => one !== role && (NAMES.has(one) || one.endsWith('.period'))).join(',') ?? '';
    features.push(
      `has=${others}`,
      `has&1=${others},${role}`,
      `order=${majority(orders.get(family)).role}`,
      `order&1=${majority(orders.get(family)).role},${role},${own?.roles.indexOf(role) ?? 0}`,
      `starts=${majority(starts.get(family)).role},${label}`,
    );
    return features;
  });
}

const NAMES: ReadonlySet<string> = new Set(['x.title', 'x.company', 'e.degree', 'e.school']);

function vote(votes: Map<string, Map<string, number>>, key: string, value: string): void {
  const counts = votes.get(key) ?? new Map<string, number>();
  counts.set(value, (counts.get(value) ?? 0) + 1);
  votes.set(key, counts);
}

/** What most say, `own` not counted, and how clearly: 0 to 2. */
function majority(counts: ReadonlyMap<string, number> | undefined, own = ''): { role: string; share: number } {
  if (!counts) return { role: '', share: 0 };
  let [role, most, all] = ['', 0, 0];
  for (const [one, count] of counts) {
    const others = one === own ? count - 1 : count;
    all += others;
    if (others > most) [role, most] = [one, others];
  }
  return { role, share: most >= 0.85 * all ? (most > 1 ? 2 : 1) : 0 };
}

/** What parts of the same look have in common, from the narrow to the wide. */
function styleKeys({ part, line, own }: DescribedPart, before: DescribedPart | undefined, role: string): string[] {
  const family = role.split('.')[0] ?? '';
  const has = (name: string) => own.find((feature) => feature.startsWith(name)) ?? '';
  const place = `${part.boundary === 'paragraph' ? 'line' : part.boundary},${has('cellAt')},${has('lineClass')}`;
  const look = `${part.bold},${Math.round(line.size)},${part.bullet},${has('upper')}`;
  return [
    `${family} ${look} ${place} ${before?.class ?? ''}`,
    `${family} ${look} ${part.boundary === 'paragraph' ? 'line' : part.boundary}`,
  ];
}
