import type { ResumeData } from '../../../shared/resume/schema.ts';
import { placesAfter } from '../places/placesAfter.ts';
import type { ParsedResume } from '../resume/parseResumeLines.ts';
import { containsWords, joinWords, comparableWords } from '../resume/wordMatch.ts';
import type { StructuredResume, StructuredEntry } from './parseAnswer.ts';

/** Confidence below which the two names of an entry may be classified again by the model. */
const UNSURE_BELOW = 0.7;
/** Confidence of a value that a model placed: shown for review. */
const MODEL_CONFIDENCE = 0.5;
/** Unplaced letters from which it is worth asking a model. */
const MIN_UNPLACED_LETTERS = 20;

const ENTRY_LISTS = [
  { list: 'experience', prefix: 'exp', first: 'title', second: 'company' },
  { list: 'education', prefix: 'edu', first: 'degree', second: 'institution' },
] as const;
type StructuredList = (typeof ENTRY_LISTS)[number];
type ImportedEntry = { readonly id: string; readonly startDate: string } & Readonly<Record<string, unknown>>;

/** Whether a result has anything that a model could improve. */
export function needsStructuring({ unplaced, resumeData, confidence }: ParsedResume): boolean {
  const letters = unplaced.join('').match(/\p{L}/gu)?.length ?? 0;
  return (
    letters >= MIN_UNPLACED_LETTERS ||
    ENTRY_LISTS.some((row) => resumeData[row.list].some((_, at) => isUnsure(confidence, row, at)))
  );
}

/**
 * Merges the model's answer into a result, only where the result has unplaced text or low confidence. Confident values
 * do not change, and nothing is lost.
 */
export function mergeStructured(found: ParsedResume, sorted: StructuredResume): ParsedResume {
  const confidence = { ...found.confidence };
  const free = found.unplaced.join('\n');
  const placed: string[] = [];
  const take = (value: string) => {
    if (value === '' || !containsWords(free, value)) return '';
    placed.push(value);
    return value;
  };
  const lists = ENTRY_LISTS.map((row) => {
    const knownEntries = (found.resumeData[row.list] as readonly ImportedEntry[]).map((entry, at) =>
      isUnsure(confidence, row, at) ? swapNames(entry, row, sorted[row.list]) : entry,
    );
    const added = sorted[row.list].flatMap((entry): ImportedEntry[] => {
      const heads = [entry.first, entry.second].filter((name) => name !== '');
      // Names that are placed already belong to an existing entry.
      if (heads.length === 0 || !heads.every((name) => containsWords(free, name))) return [];
      const description = entry.description
        .split('\n')
        .filter((line) => take(line) !== '')
        .join('\n');
      const { startDate, endDate, location } = entry;
      for (const value of [...heads, location]) take(value);
      return [
        {
          id: '',
          [row.first]: entry.first,
          [row.second]: entry.second,
          location,
          startDate,
          endDate,
          ...(row.list === 'experience' && { current: entry.current }),
          description,
        },
      ];
    });
    for (const at of added.keys())
      for (const name of [row.first, row.second])
        if (added[at]?.[name] !== '') confidence[`${row.list}.${knownEntries.length + at}.${name}`] = MODEL_CONFIDENCE;
    return [
      row.list,
      [
        ...knownEntries,
        ...added.map((entry, at) => ({ ...entry, id: `${row.prefix}-${knownEntries.length + at + 1}` })),
      ],
    ] as const;
  });
  const known = new Set(found.resumeData.skills.map(({ name }) => joinWords(name)));
  const skills = sorted.skills.filter((skill) => !known.has(joinWords(skill)) && take(skill) !== '');
  const summary =
    found.resumeData.summary === ''
      ? sorted.summary
          .split('\n')
          .filter((line) => take(line) !== '')
          .join('\n')
      : found.resumeData.summary;
  if (summary !== found.resumeData.summary) confidence['summary'] = MODEL_CONFIDENCE;
  const resumeData: ResumeData = {
    ...found.resumeData,
    ...Object.fromEntries(lists),
    summary,
    skills: [
      ...found.resumeData.skills,
      ...skills.map((name, at) => ({ id: `skill-${found.resumeData.skills.length + at + 1}`, name })),
    ],
  };
  return {
    ...found,
    resumeData,
    confidence,
    unplaced: found.unplaced.filter((part) => !isFullyPlaced(part, placed)),
    ...(found.places && { places: placesAfter(found.places, found.resumeData, resumeData) }),
  };
}

function isUnsure(
  confidence: ParsedResume['confidence'],
  { list, first, second }: StructuredList,
  at: number,
): boolean {
  return [first, second].some((name) => (confidence[`${list}.${at}.${name}`] ?? 1) < UNSURE_BELOW);
}

const haveSameWords = (a: string, b: string) =>
  comparableWords(a).toSorted().join(' ') === comparableWords(b).toSorted().join(' ');

/** An entry with its two names as the model assigns them: the same words, split or swapped differently. */
function swapNames(
  entry: ImportedEntry,
  { first, second }: StructuredList,
  sorted: readonly StructuredEntry[],
): ImportedEntry {
  const other = sorted.find(
    (one) =>
      one.first !== '' &&
      one.second !== '' &&
      haveSameWords(`${one.first} ${one.second}`, `${String(entry[first])} ${String(entry[second])}`) &&
      (one.startDate === '' || one.startDate === entry.startDate),
  );
  return other ? { ...entry, [first]: other.first, [second]: other.second } : entry;
}

/** Whether every word of a part was placed in a value. */
function isFullyPlaced(part: string, placed: readonly string[]): boolean {
  if (placed.some((value) => containsWords(value, part))) return true;
  let rest = joinWords(part);
  for (const value of placed) rest = rest.replace(joinWords(value), '  ');
  return rest.trim() === '';
}
