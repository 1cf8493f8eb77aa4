import type { LabelledDocument } from './document.ts';
import { handDownEmployers, isWhole, jobsOf, withEmployersAbove } from './entryRules.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isPlace, scoreTitleOrCompany } from '../resume/cues.ts';
import { entriesOf, periodOf, valueOf, type Entry, type LabelledPart, type Value } from './fields.ts';
import { roleOf } from './labels.ts';

/** The two lists of entries with two names, and how their labels name them. */
const KINDS = {
  experience: { family: 'x', names: ['title', 'company'], keys: ['title', 'company'] },
  education: { family: 'e', names: ['degree', 'school'], keys: ['degree', 'institution'] },
} as const;

type EntryList = keyof typeof KINDS;
type ReadEntry = Record<string, unknown>;

/** How much less sure a name is that the rules read otherwise. */
const ONE_READING = 0.86;
/** A name that the model is less sure of gives way to the rules, where they cut the same words otherwise. */
const GIVES_WAY_BELOW = 0.5;
/** Confidence of names that the rules cut, and the model otherwise. */
const CUT_BY_RULES = 0.6;

/** Jobs or studies. */
export function readEntries(document: LabelledDocument, list: EntryList): readonly ReadEntry[] {
  const { confidence } = document;
  const { family, names } = KINDS[list];
  const telling: ReadonlySet<string> = new Set([...names, 'period'].map((name) => `${family}.${name}`));
  const named = withEmployersAbove(
    family === 'x' ? jobsOf(document.labelled) : entriesOf(document.labelled, family),
    family,
  ).filter(({ parts }) => parts.some(({ label }) => telling.has(roleOf(label))));
  const hasWhole = named.some(({ parts }) => isWhole(parts, family));
  const entries = named
    .filter(({ parts }) => !hasWhole || isWhole(parts, family))
    .map((entry, at) => readEntry(document, list, entry, at));
  return list === 'experience' ? handDownEmployers(entries, confidence) : entries;
}

function readEntry(document: LabelledDocument, list: EntryList, entry: Entry, at: number): ReadEntry {
  const { family, names, keys } = KINDS[list];
  const parts = withPlace(entry.parts, `${family}.${names[1]}`, `${family}.place`);
  const { lines, rules } = document;
  const path = `${list}.${at}`;
  const { period, sure } = periodOf(parts, family);
  const byRules: readonly ReadEntry[] = rules.resumeData[list];
  const found = names.map((name) =>
    cutAtBracket(withoutPrefix(valueOf(lines, parts, `${family}.${name}`), lines, parts, name)),
  );
  const values = found.map(([value]) => value);
  const place = valueOf(lines, parts, `${family}.place`).text || (found[1]?.[1] ?? '');
  const cut = values.some((value) => value.sure < GIVES_WAY_BELOW)
    ? byRules.find((one) => one['startDate'] === (period?.start ?? '') && cutsOtherwise(one, keys, values))
    : undefined;
  const name = (at: 0 | 1) => {
    const [key, value] = [keys[at], values[at]];
    if (cut) return document.sure(`${path}.${key}`, cut[key] as string, CUT_BY_RULES);
    const isAgreed = byRules.some((one) => one[key] === value?.text);
    return document.sure(`${path}.${key}`, value?.text ?? '', (value?.sure ?? 1) * (isAgreed ? 1 : ONE_READING));
  };
  return {
    [keys[0]]: name(0),
    [keys[1]]: name(1),
    location: cut ? cut['location'] : place,
    startDate: document.sure(`${path}.startDate`, period?.start ?? '', sure),
    endDate: (period?.end ?? '') || (family === 'e' ? (period?.present ?? '') : ''),
    ...(family === 'x' && { current: period?.current ?? false }),
    description: document.paragraphsOf(parts.filter(({ label }) => roleOf(label) === `${family}.body`)),
  };
}

/** A name ends before a bracket that never closes: a place and a period share one, `Carmel (Haifa, 2018-2020)`. */
function cutAtBracket(value: Value): readonly [name: Value, behind: string] {
  const [, name = '', behind = ''] = OPEN_BRACKET.exec(value.text) ?? [];
  return name === '' ? [value, ''] : [{ ...value, text: name }, behind];
}
const OPEN_BRACKET = /^([^()]*[^()\s])\s*\(([^()]+)$/;

/** A town behind the comma of an employer or a school, or in brackets there, is its place where the entry has none. */
function withPlace(parts: Entry['parts'], owner: string, place: 'x.place' | 'e.place'): Entry['parts'] {
  if (parts.some(({ label }) => roleOf(label) === place)) return parts;
  const isOwner = (one: LabelledPart | undefined) => one !== undefined && roleOf(one.label) === owner;
  const isTown = (one: LabelledPart, at: number) =>
    isOwner(one) && isOwner(parts[at - 1]) && PLACED_BY.has(one.part.boundary) && isPlace(one.part.text);
  return parts.map((one, at) => (isTown(one, at) ? { ...one, label: place } : one));
}

const PLACED_BY: ReadonlySet<string> = new Set(['comma', 'bracket']);

/** A Hebrew `in` before a name, which is joined to it: `סבל` in bold, `בשוק צריפין` in plain type behind it. */
const PREFIXED = /^ב(?=\p{L}{3})/u;

/** An employer without the prefix that joins it to the post before it; a name that begins so itself keeps it. */
function withoutPrefix(value: Value, lines: readonly TextLine[], parts: Entry['parts'], name: string): Value {
  if (name !== 'company' || !PREFIXED.test(value.text)) return value;
  const at = parts.findIndex(({ part, label }) => roleOf(label) === 'x.company' && value.text.startsWith(part.text));
  const [before, own] = [parts[at - 1], parts[at]];
  if (!before || !own || roleOf(before.label) !== 'x.title' || before.part.line !== own.part.line) return value;
  const between = lines[own.part.line]?.cells[own.part.cell]?.text.slice(before.part.to, own.part.from) ?? '';
  const isJoined = before.part.cell === own.part.cell && between.trim() === '';
  const plain = value.text.replace(PREFIXED, '');
  return isJoined && !(scoreTitleOrCompany(value.text) < 0 && scoreTitleOrCompany(plain) >= 0)
    ? { ...value, text: plain }
    : value;
}

/** Whether the rules give an entry both its names, one as the model does and the other from the same first words. */
function cutsOtherwise(
  entry: ReadEntry,
  keys: readonly [string, string],
  values: readonly { readonly text: string }[],
): boolean {
  const pairs = keys.map((key, at) => [entry[key] as string, values[at]?.text ?? ''] as const);
  return (
    pairs.every(([one, other]) => one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))) &&
    pairs.some(([one, other]) => one !== other)
  );
}
