import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { Understood } from '../understand/resume.ts';
import { holdsWords, joined, wordsOf } from '../understand/words.ts';
import type { Sorted, SortedEntry } from './answer.ts';

/** Sureness below which the two names of an entry may be told apart anew. */
const UNSURE = 0.7;
/** So sure is what a model placed: to be looked at. */
const PLACED = 0.5;
/** Letters without a place from which on it is worth asking. */
const FEWEST_LETTERS = 20;

const LISTS = [
  { list: 'experience', prefix: 'exp', first: 'title', second: 'company' },
  { list: 'education', prefix: 'edu', first: 'degree', second: 'institution' },
] as const;
type ListOf = (typeof LISTS)[number];
type Entry = { readonly id: string; readonly startDate: string } & Readonly<Record<string, unknown>>;

/** Whether there is anything in a result that a model could better. */
export function leavesOpen({ unplaced, resumeData, confidence }: Understood): boolean {
  const letters = unplaced.join('').match(/\p{L}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS || LISTS.some((row) => resumeData[row.list].some((_, at) => isUnsure(confidence, row, at)));
}

/** A result with what a model sorted, where the result itself left text without a place or is not sure. Nothing that is sure changes, and nothing is lost. */
export function merged(found: Understood, sorted: Sorted): Understood {
  const confidence = { ...found.confidence };
  const free = found.unplaced.join('\n');
  const placed: string[] = [];
  const take = (value: string) => {
    if (value === '' || !holdsWords(free, value)) return '';
    placed.push(value);
    return value;
  };
  const lists = LISTS.map((row) => {
    const told = (found.resumeData[row.list] as readonly Entry[]).map((entry, at) => (isUnsure(confidence, row, at) ? toldApart(entry, row, sorted[row.list]) : entry));
    const added = sorted[row.list].flatMap((entry): Entry[] => {
      const heads = [entry.first, entry.second].filter((name) => name !== '');
      // Names that have a place already belong to an entry that is there.
      if (heads.length === 0 || !heads.every((name) => holdsWords(free, name))) return [];
      const description = entry.description.split('\n').filter((line) => take(line) !== '').join('\n');
      const { startDate, endDate, location } = entry;
      for (const value of [...heads, location]) take(value);
      return [{ id: '', [row.first]: entry.first, [row.second]: entry.second, location, startDate, endDate, ...(row.list === 'experience' && { current: entry.current }), description }];
    });
    for (const at of added.keys()) for (const name of [row.first, row.second]) if (added[at]?.[name] !== '') confidence[`${row.list}.${told.length + at}.${name}`] = PLACED;
    return [row.list, [...told, ...added.map((entry, at) => ({ ...entry, id: `${row.prefix}-${told.length + at + 1}` }))]] as const;
  });
  const known = new Set(found.resumeData.skills.map(({ name }) => joined(name)));
  const skills = sorted.skills.filter((skill) => !known.has(joined(skill)) && take(skill) !== '');
  const summary = found.resumeData.summary === '' ? sorted.summary.split('\n').filter((line) => take(line) !== '').join('\n') : found.resumeData.summary;
  if (summary !== found.resumeData.summary) confidence['summary'] = PLACED;
  const resumeData: ResumeData = {
    ...found.resumeData,
    ...Object.fromEntries(lists),
    summary,
    skills: [...found.resumeData.skills, ...skills.map((name, at) => ({ id: `skill-${found.resumeData.skills.length + at + 1}`, name }))],
  };
  return { ...found, resumeData, confidence, unplaced: found.unplaced.filter((part) => !isPlaced(part, placed)) };
}

function isUnsure(confidence: Understood['confidence'], { list, first, second }: ListOf, at: number): boolean {
  return [first, second].some((name) => (confidence[`${list}.${at}.${name}`] ?? 1) < UNSURE);
}

const sameWords = (a: string, b: string) => wordsOf(a).toSorted().join(' ') === wordsOf(b).toSorted().join(' ');

/** An entry with its two names as the model tells them apart: the same words, cut or turned otherwise. */
function toldApart(entry: Entry, { first, second }: ListOf, sorted: readonly SortedEntry[]): Entry {
  const other = sorted.find((one) => one.first !== '' && one.second !== '' && sameWords(`${one.first} ${one.second}`, `${String(entry[first])} ${String(entry[second])}`) && (one.startDate === '' || one.startDate === entry.startDate));
  return other ? { ...entry, [first]: other.first, [second]: other.second } : entry;
}

/** Whether every word of a part has come into a value. */
function isPlaced(part: string, placed: readonly string[]): boolean {
  if (placed.some((value) => holdsWords(value, part))) return true;
  let rest = joined(part);
  for (const value of placed) rest = rest.replace(joined(value), '  ');
  return rest.trim() === '';
}
