import type { LabelledDocument } from './document.ts';
import { handDownEmployers, isWhole, jobsOf, withEmployersAbove } from './entryRules.ts';
import type { TextLine } from '../page/textLine.ts';
import { isPlace, mentionsPlace, saysCourse, saysDegree, scoreTitleOrCompany } from '../resume/cues.ts';
import { entriesOf, NO_VALUE, periodOf, valueOf, type Entry, type LabelledPart, type Value } from './fields.ts';
import { entrySeen, type ListSeen } from './entrySeen.ts';
import { roleOf } from './labels.ts';
import { partsSeen } from './partsSeen.ts';
import type { TrustedField } from './valueSeen.ts';

/** The two lists of entries with two names, and how their labels name them. */
const KINDS = {
  experience: { family: 'x', id: 'exp', names: ['title', 'company'], keys: ['title', 'company'] },
  education: { family: 'e', id: 'edu', names: ['degree', 'school'], keys: ['degree', 'institution'] },
} as const;

type EntryList = keyof typeof KINDS;
type ReadEntry = Record<string, unknown>;

/** The most confidence of a name that is also a bullet. */
const OF_ITEM = 0.6;

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
  // Where no study names a school, one without a year is one too: `10 years of school` above a course.
  const isOfDegrees = family === 'e' && !named.some(({ parts }) => partsOf(parts, 'e.school').length > 0);
  const shown = named.filter(({ parts }) => !hasWhole || isWhole(parts, family) || (isOfDegrees && saysStudy(parts)));
  const forms = shown.map((entry) => orderOf(entry, telling));
  const seen: ListSeen = { family, entries: shown, forms, usual: mostOften(forms) };
  const entries = shown.map((entry, at) => readEntry(document, list, entry, at, seen));
  if (list === 'education') return entries;
  const jobs = handDownEmployers(entries, shown, confidence);
  let employer: Entry | undefined;
  for (const [at, job] of jobs.entries()) {
    if (entries[at]?.['company'] !== '') employer = shown[at];
    else if (job['company'] !== '' && employer)
      document.claim(`exp-${at + 1}.company`, partsOf(employer.parts, 'x.company'));
  }
  return jobs;
}

/** Whether an entry says what was learned in words for that: without a school and a year it is one too. */
const saysStudy = (parts: Entry['parts']) =>
  parts.some(({ label, part: { text } }) => roleOf(label) === 'e.degree' && (saysDegree(text) || saysCourse(text)));

const partsOf = (parts: Entry['parts'], role: string) => parts.filter(({ label }) => roleOf(label) === role);

/** Notes from which parts the fields of an entry are read; a name may be cut from another's, as a place is. */
function claimEntry(document: LabelledDocument, list: EntryList, parts: Entry['parts'], at: number): void {
  const { family, id, names, keys } = KINDS[list];
  const entry = `${id}-${at + 1}`;
  const [first, second] = names.map((name) => partsOf(parts, `${family}.${name}`));
  for (const [key, role] of [...keys.map((key, index) => [key, names[index]] as const), ['location', 'place'] as const])
    document.claim(`${entry}.${key}`, partsOf(parts, `${family}.${role}`));
  for (const key of ['startDate', 'endDate']) document.claim(`${entry}.${key}`, partsOf(parts, `${family}.period`));
  document.claim(`${entry}.description`, partsOf(parts, `${family}.body`));
  document.claim(entry, [...(first ?? []), ...(second ?? []), ...partsOf(parts, `${family}.place`)], true);
}

/** The roles of an entry's names and dates, each where it stands first. */
const orderOf = ({ parts }: Entry, telling: ReadonlySet<string>) =>
  [...new Set(parts.map(({ label }) => roleOf(label)).filter((role) => telling.has(role)))].join();

function mostOften(forms: readonly string[]): string {
  const counts = [...Map.groupBy(forms, (form) => form)];
  return counts.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

function readEntry(document: LabelledDocument, list: EntryList, entry: Entry, at: number, seen: ListSeen): ReadEntry {
  const { family, names, keys } = KINDS[list];
  const parts = withPlace(entry.parts, `${family}.${names[1]}`, `${family}.place`);
  const { lines } = document;
  const path = `${list}.${at}`;
  claimEntry(document, list, parts, at);
  const { period, ...dates } = periodOf(parts, family);
  const found = names.map((name) =>
    cutAtBracket(withoutSubject(withoutPrefix(valueOf(lines, parts, `${family}.${name}`), lines, parts, name))),
  );
  const values = found.map(([value]) => withoutComma(value));
  const place = valueOf(lines, parts, `${family}.place`).text || (found[1]?.[1] ?? '');
  const own = entrySeen(seen, at, {
    least: Math.min(dates.sure, ...values.filter(({ text }) => text !== '').map((value) => value.sure)),
    isAlone: values.some(({ text }) => text === ''),
  });
  const start = period?.start ?? '';
  // A name in a line that has a bullet, as what was done has them, may be one of these.
  const hasItems = partsOf(parts, `${family}.body`).some(({ part }) => part.bullet);
  const isItem = (some: readonly LabelledPart[]) => hasItems && some.some(({ part }) => part.bullet);
  const asked = (key: TrustedField, value: Value) => {
    const role = `${family}.${key === 'startDate' ? 'period' : names[keys.indexOf(key as never)]}`;
    const text = document.ask(`${path}.${key}`, {
      ...partsSeen(value, partsOf(parts, role)),
      field: key,
      entry: own,
    });
    return isItem(partsOf(parts, role)) ? document.doubt(`${path}.${key}`, text, OF_ITEM) : text;
  };
  return {
    [keys[0]]: asked(keys[0], values[0] ?? NO_VALUE),
    [keys[1]]: asked(keys[1], values[1] ?? NO_VALUE),
    location: place,
    startDate: asked('startDate', { text: start, ...dates }),
    endDate: (period?.end ?? '') || (family === 'e' ? (period?.present ?? '') : ''),
    ...(family === 'x' && { current: period?.current ?? false }),
    description: document.paragraphsOf(parts.filter(({ label }) => roleOf(label) === `${family}.body`)),
  };
}

/** What a sentence says before a degree or a post: `I hold a degree`, `Working as a cook`, `עבדתי בתור תופרת`. */
const SUBJECT = new RegExp(
  String.raw`^(?:(?:and\s+)?I\s+(?:hold|have|earned|received|completed|took|did)\s+(?:an?\s|the\s|my\s)?|` +
    String.raw`(?:I\s+)?work(?:ed|ing)\s+as\s+(?:an?\s|the\s)?|(?:אני\s+)?(?:עבדתי|עובדת?)\s+בתור\s|` +
    String.raw`(?:סיימתי|השלמתי)\s)\s*`,
  'iu',
);

const withoutSubject = (value: Value): Value => ({ ...value, text: value.text.replace(SUBJECT, '') });

/** What a name leaves behind it: a comma before its place, a word that leads to the next one: `Electrician with`. */
const LEFT_BEHIND = /(?<![\s,;])(?:\s+(?:with|at|for|from|by)|\s+\.|[\s,;]+)$/iu;

const withoutComma = (value: Value): Value => ({ ...value, text: value.text.replace(LEFT_BEHIND, '') });

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

/** English `at` before an employer in a line or in brackets of its own. */
const AT_EMPLOYER = /^at (?=\p{Lu})/u;

/**
 * An employer without the prefix that joins it to the post before it; a name that begins so itself, or that nothing
 * tells, keeps it.
 */
function withoutPrefix(value: Value, lines: readonly TextLine[], parts: Entry['parts'], name: string): Value {
  if (name === 'company' && AT_EMPLOYER.test(value.text))
    return { ...value, text: value.text.replace(AT_EMPLOYER, '') };
  if (name !== 'company' || !PREFIXED.test(value.text)) return value;
  const at = parts.findIndex(({ part, label }) => roleOf(label) === 'x.company' && value.text.startsWith(part.text));
  const [before, own] = [parts[at - 1], parts[at]];
  if (!before || !own || roleOf(before.label) !== 'x.title' || before.part.line !== own.part.line) return value;
  const between = lines[own.part.line]?.cells[own.part.cell]?.text.slice(before.part.to, own.part.from) ?? '';
  const isJoined = before.part.cell === own.part.cell && between.trim() === '';
  const plain = value.text.replace(PREFIXED, '');
  const isKnown = scoreTitleOrCompany(plain) < 0 || mentionsPlace(plain);
  return isJoined && isKnown && scoreTitleOrCompany(value.text) >= 0 ? { ...value, text: plain } : value;
}
