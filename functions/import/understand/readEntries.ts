import type { LabelledDocument } from './document.ts';
import type { Entry } from './entry.ts';
import { handDownEmployers, jobsOf } from './entryRules.ts';
import { NO_VALUE, periodOf, valueOf, type Value } from './fields.ts';
import { EntriesSeen } from './entrySeen.ts';
import { partsSeen } from './partsSeen.ts';
import { withTowns } from './placeOfEntry.ts';
import type { TrustedField } from './valueSeen.ts';

/** The two lists of entries with two names, with their label family, id prefix, label names and fields. */
export const ENTRY_KINDS = {
  experience: { family: 'x', id: 'exp', names: ['title', 'company'], keys: ['title', 'company'] },
  education: { family: 'e', id: 'edu', names: ['degree', 'school'], keys: ['degree', 'institution'] },
} as const;

export type EntryList = keyof typeof ENTRY_KINDS;
export const ENTRY_LISTS = ['experience', 'education'] as const satisfies readonly EntryList[];
type ReadEntry = Record<string, unknown>;

/** Reads the jobs or the studies. */
export function readEntries(document: LabelledDocument, list: EntryList): readonly ReadEntry[] {
  const { confidence } = document;
  const all = list === 'experience' ? jobsOf(document.labelled) : document.entries('e');
  const named = all.filter(({ head }) => head.length > 0);
  const hasWhole = named.some(({ isWhole }) => isWhole);
  const shown = withTowns(
    named.filter((entry) => !hasWhole || entry.isWhole),
    ENTRY_KINDS[list].names[1],
  );
  const seen = new EntriesSeen(shown);
  const entries = shown.map((entry, entryIndex) => readEntry(document, list, entry, entryIndex, seen));
  if (list === 'education') return entries;
  const jobs = handDownEmployers(entries, shown, confidence);
  let employer: Entry | undefined;
  for (const [index, job] of jobs.entries()) {
    if (entries[index]?.['company'] !== '') employer = shown[index];
    else if (job['company'] !== '' && employer) document.claim(`exp-${index + 1}.company`, employer.of('company'));
  }
  return jobs;
}

/** Notes the parts from which the fields of an entry are read. A place may be cut from the same part as a name. */
function claimEntry(document: LabelledDocument, list: EntryList, entry: Entry, entryIndex: number): void {
  const { id, names, keys } = ENTRY_KINDS[list];
  const entryId = `${id}-${entryIndex + 1}`;
  for (const [index, key] of keys.entries()) document.claim(`${entryId}.${key}`, entry.of(names[index] ?? ''));
  document.claim(`${entryId}.location`, entry.of('place'));
  for (const key of ['startDate', 'endDate']) document.claim(`${entryId}.${key}`, entry.of('period'));
  document.claim(`${entryId}.description`, entry.of('body'));
  document.claim(entryId, entry.of(...names, 'place'), true);
}

function readEntry(
  document: LabelledDocument,
  list: EntryList,
  entry: Entry,
  entryIndex: number,
  seen: EntriesSeen,
): ReadEntry {
  const { family, names, keys } = ENTRY_KINDS[list];
  const { parts } = entry;
  const { lines } = document;
  const path = `${list}.${entryIndex}`;
  claimEntry(document, list, entry, entryIndex);
  const { period, ...dates } = periodOf(parts, family);
  const cutNames = names.map((name) => cutAtBracket(withoutSubject(valueOf(lines, parts, `${family}.${name}`))));
  const values = cutNames.map(([value]) => withoutComma(value));
  const place = valueOf(lines, parts, `${family}.place`).text || (cutNames[1]?.[1] ?? '');
  const entrySeen = seen.of(entryIndex, {
    least: Math.min(dates.sure, ...values.filter(({ text }) => text !== '').map((value) => value.sure)),
    isAlone: values.some(({ text }) => text === ''),
  });
  const asked = (field: TrustedField, name: string, value: Value) =>
    document.ask(`${path}.${field}`, {
      ...partsSeen(document, value, `${family}.${name}`, parts),
      field,
      entry: entrySeen,
    });
  return {
    [keys[0]]: asked(keys[0], names[0], values[0] ?? NO_VALUE),
    [keys[1]]: asked(keys[1], names[1], values[1] ?? NO_VALUE),
    location: place,
    startDate: asked('startDate', 'period', { text: period?.start ?? '', ...dates }),
    endDate: (period?.end ?? '') || (family === 'e' ? (period?.present ?? '') : ''),
    current: period?.current ?? false,
    description: document.paragraphsOf(entry.of('body')),
  };
}

/** A sentence's start before a name: `I hold a degree`, `Working as a cook`, `עבדתי בתור תופרת`, `at Blue Door`. */
const SUBJECT = new RegExp(
  String.raw`^(?:(?:and\s+)?I\s+(?:hold|have|earned|received|completed|took|did)\s+(?:an?\s|the\s|my\s)?|` +
    String.raw`(?:I\s+)?work(?:ed|ing)\s+as\s+(?:an?\s|the\s)?|(?:אני\s+)?(?:עבדתי|עובדת?)\s+בתור\s|` +
    String.raw`at\s(?=\p{L})|(?:סיימתי|השלמתי)\s)\s*`,
  'iu',
);

const withoutSubject = (value: Value): Value => ({ ...value, text: value.text.replace(SUBJECT, '') });

/** What may be left after a name: a comma before its place, or a word leading to the next name: `Electrician with`. */
const LEFT_BEHIND = /(?<![\s,;])(?:\s+(?:with|at|for|from|by)|\s+\.|[\s,;]+)$/iu;

const withoutComma = (value: Value): Value => ({ ...value, text: value.text.replace(LEFT_BEHIND, '') });

/** Cuts a name before a bracket that never closes: place and period share one in `Carmel (Haifa, 2018-2020)`. */
function cutAtBracket(value: Value): readonly [name: Value, behind: string] {
  const [, name = '', behind = ''] = OPEN_BRACKET.exec(value.text) ?? [];
  return name === '' ? [value, ''] : [{ ...value, text: name }, behind];
}
const OPEN_BRACKET = /^([^()]*[^()\s])\s*\(([^()]+)$/;
