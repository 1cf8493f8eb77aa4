import { comparableWords, containsWords } from '../page/wordMatch.ts';
import type { FreeWords } from './freeWords.ts';
import type { StructuredEntry } from './parseAnswer.ts';

/** The texts of an entry, whatever its names are called. */
export type EntryTexts = Readonly<
  Record<'first' | 'second' | 'location' | 'description' | 'startDate' | 'endDate', string>
>;

/**
 * An entry's own words, shared out anew among names, place and description as the model does, with words that had no
 * place: an employer that was taken for the first line of what was done, names that were exchanged or cut elsewhere,
 * the end of its period. Undefined where the model says nothing of it, or where the entry would lose a word of its own.
 * `isHandedDown`: the second name was taken over from another entry, and may give way to one of its own.
 */
export function shareOut(
  entry: EntryTexts,
  answered: readonly StructuredEntry[],
  isHandedDown: boolean,
  free: FreeWords,
): EntryTexts | undefined {
  for (const other of answered) {
    if (other.first === '' || other.second === '') continue;
    if (other.startDate !== '' && other.startDate !== entry.startDate) continue;
    const shared = sharedAs(entry, other, isHandedDown, free);
    if (shared) return shared;
  }
  return undefined;
}

function sharedAs(
  entry: EntryTexts,
  other: StructuredEntry,
  isHandedDown: boolean,
  free: FreeWords,
): EntryTexts | undefined {
  const { first, second, location, endDate } = entry;
  const described = entry.description.split('\n').filter((line) => line.trim() !== '');
  const ownWords = [first, ...(isHandedDown ? [] : [second]), location, ...described].flatMap(comparableWords);
  const names = [other.first, other.second, other.location];
  const place =
    other.location === '' && !names.some((name) => containsWords(name, location)) ? location : other.location;
  const lines = linesOf(described, other, names);
  const taken: string[] = [];
  for (const value of [other.first, other.second, place, ...lines]) if (!takeOwn(ownWords, value)) taken.push(value);
  if (ownWords.length > 0) return undefined;
  const end = endDate === '' && other.endDate !== '' ? endOf(other.period) : '';
  const isEnded = end !== '' && free.take(...taken, end);
  if (!isEnded && !free.take(...taken)) return undefined;
  const isChanged = first !== other.first || second !== other.second || location !== place || isEnded;
  if (!isChanged) return undefined;
  const description = isSameList(lines, described) ? entry.description : lines.join('\n');
  return {
    ...entry,
    first: other.first,
    second: other.second,
    location: place,
    description,
    ...(isEnded && { endDate: other.endDate }),
  };
}

/** What was done: lines that the model gives it and the entry's own, without those that are names now. */
function linesOf(described: readonly string[], other: StructuredEntry, names: readonly string[]): string[] {
  const isName = (line: string) => names.some((name) => containsWords(name, line));
  const left = described.filter((line) => !isName(line));
  const lines: string[] = [];
  for (const line of other.description) {
    const whole = left.find((ownLine) => containsWords(ownLine, line)) ?? line;
    if (!lines.includes(whole) && !isName(whole)) lines.push(whole);
  }
  return [...lines, ...left.filter((line) => !lines.includes(line))];
}

/** Takes a value's words out of an entry's own; takes none and returns false where one is missing. */
function takeOwn(ownWords: string[], value: string): boolean {
  const rest = [...ownWords];
  for (const word of comparableWords(value)) {
    const index = rest.indexOf(word);
    if (index < 0) return false;
    rest.splice(index, 1);
  }
  ownWords.splice(0, ownWords.length, ...rest);
  return true;
}

/** The second half of a period as it is written: `05/2021` of `03/2019 – 05/2021`. */
function endOf(period: string): string {
  const words = comparableWords(period);
  return words.slice(Math.ceil(words.length / 2)).join(' ');
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, index) => line === b[index]);
