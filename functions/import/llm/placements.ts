import type { ModelPlacement } from '../../../shared/api/import.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { comparableWords } from '../page/wordMatch.ts';
import { textAtPath } from '../places/textAtPath.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { ENTRY_LISTS, type EntryList } from '../understand/readEntries.ts';
import { isUnsure, isWithin, type OpenLimits } from './openText.ts';

type ListedEntry = ResumeData[EntryList][number];

/** Fields of an entry that a model may change, those of its head first. */
const [HEAD, DATES] = [
  ['title', 'company', 'degree', 'institution', 'location'],
  ['startDate', 'endDate'],
];
const FIELDS = [...HEAD, ...DATES, 'description'];
const isSame = (entry: ListedEntry, other: ListedEntry, fields = FIELDS) =>
  fields.every((field) => textAtPath(entry, field) === textAtPath(other, field));
/** Returns the texts of some fields, line by line. A date is reduced to its year, which other forms of it share. */
const textsOf = (entry: ListedEntry, fields = FIELDS) =>
  fields
    .flatMap((field) =>
      DATES.includes(field) ? textAtPath(entry, field).slice(0, 4) : textAtPath(entry, field).split('\n'),
    )
    .filter((text) => text !== '');

/** The parts of a résumé that a model is asked about. */
const SORTED: ReadonlySet<string> = new Set([...ENTRY_LISTS, 'skills', 'summary']);
const restOf = (resume: ResumeData) => JSON.stringify(resume, (key, value: unknown) => (SORTED.has(key) ? '' : value));

/**
 * Whether a reading by other labels keeps everything that was sure: sure entries, which may only gain lines; the parts
 * that no model is asked about; and a place for every word that had one.
 */
export function keepsWhatWasSure(before: ParsedResume, after: ParsedResume, limits: OpenLimits): boolean {
  const [was, is] = [before.resumeData, after.resumeData];
  const hasEntry = (list: EntryList, entry: ListedEntry) =>
    is[list].some(
      (other) =>
        isSame(entry, other, [...HEAD, ...DATES]) &&
        entry.description.split('\n').every((text) => other.description.includes(text)),
    );
  const open = comparableWords(before.unplaced.join('\n')).toSorted();
  const left = comparableWords(after.unplaced.join('\n')).toSorted();
  let place = 0;
  return (
    restOf(was) === restOf(is) &&
    (was.summary === '' || was.summary === is.summary) &&
    was.skills.every(({ name }) => is.skills.some((skill) => skill.name === name)) &&
    ENTRY_LISTS.every((list) =>
      was[list].every((entry, index) => isUnsure(before.confidence, list, index, limits) || hasEntry(list, entry)),
    ) &&
    left.every((word) => {
      place = open.indexOf(word, place) + 1;
      return place > 0;
    })
  );
}

/** Returns what another reading placed, with the former values and the texts that were unplaced or separate entries. */
export function placementsOf(before: ParsedResume, after: ParsedResume): ModelPlacement[] {
  const [was, is] = [before.resumeData, after.resumeData];
  const gone = before.unplaced.filter((text) => !after.unplaced.includes(text));
  const entries = ENTRY_LISTS.flatMap((list) => {
    const left: ListedEntry[] = was[list].filter((entry) => !is[list].some((other) => isSame(entry, other)));
    const changed = is[list].flatMap((entry, index) => {
      if (was[list].some((other) => isSame(other, entry))) return [];
      const texts = new Set(textsOf(entry).flatMap(comparableWords));
      const shared = left.map(
        (other) => comparableWords(textsOf(other).join(' ')).filter((word) => texts.has(word)).length,
      );
      const most = Math.max(0, ...shared);
      const [earlier] = most > 0 ? left.splice(shared.indexOf(most), 1) : [];
      const fields = FIELDS.filter((field) => !earlier || textAtPath(earlier, field) !== textAtPath(entry, field));
      const said = earlier ? fields.map((field) => [field, textAtPath(earlier, field)]) : [];
      return [
        {
          path: `${list}.${index}`,
          was: Object.fromEntries(said) as Record<string, string>,
          texts: textsOf(entry, fields),
        },
      ];
    });
    gone.push(...left.flatMap((entry) => textsOf(entry)));
    return changed;
  });
  const skills = is.skills.flatMap(({ name }, index) =>
    was.skills.some((skill) => skill.name === name) ? [] : [{ path: `skills.${index}`, was: {}, texts: [name] }],
  );
  const summary = was.summary === is.summary ? [] : [{ path: 'summary', was: {}, texts: is.summary.split('\n') }];
  return [...entries, ...skills, ...summary].map(({ texts, ...placed }) => ({
    ...placed,
    unplaced: gone.filter((text) => texts.some((value) => isWithin(text, value))),
  }));
}

/** Whether placements fill a field. */
export const isPlaced = (field: string, placements: readonly ModelPlacement[]): boolean =>
  placements.some(({ path, was }) => {
    const names = Object.keys(was).map((name) => `${path}.${name}`);
    return field === path || (names.length === 0 ? field.startsWith(`${path}.`) : names.includes(field));
  });
