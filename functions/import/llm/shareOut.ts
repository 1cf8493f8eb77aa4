import { comparableWords, containsWords } from '../resume/wordMatch.ts';
import type { StructuredEntry } from './parseAnswer.ts';

/** The texts of an entry, whatever its names are called. */
export interface EntryTexts {
  readonly first: string;
  readonly second: string;
  readonly location: string;
  readonly description: string;
  readonly startDate: string;
}

const wordsOf = (...texts: readonly string[]) => texts.flatMap(comparableWords).toSorted().join(' ');

/**
 * An entry's own words, shared out anew among names, place and description as the model does: an employer that was taken
 * for the first line of what was done, names that were exchanged or cut elsewhere. Undefined where the model says
 * nothing of it, or where other words would result than the entry has. `isHandedDown`: the second name was taken over
 * from another entry, and may give way to one of its own.
 */
export function shareOut(
  entry: EntryTexts,
  answered: readonly StructuredEntry[],
  isHandedDown: boolean,
): EntryTexts | undefined {
  const { first, second, location, startDate } = entry;
  const described = entry.description.split('\n').filter((line) => line.trim() !== '');
  const before = [first, ...(isHandedDown ? [] : [second]), location, ...described];
  for (const other of answered) {
    if (other.first === '' || other.second === '') continue;
    if (other.startDate !== '' && other.startDate !== startDate) continue;
    const names = [other.first, other.second, other.location].filter((name) => name !== '');
    const left = described.filter((line) => !names.some((name) => wordsOf(name) === wordsOf(line)));
    const isPlaced = names.some((name) => containsWords(name, location));
    const place = other.location === '' && !isPlaced ? location : other.location;
    const after = { ...entry, first: other.first, second: other.second, location: place };
    const isSame = wordsOf(...before) === wordsOf(after.first, after.second, after.location, ...left);
    const isChanged = first !== after.first || second !== after.second || location !== after.location;
    if (isSame && isChanged)
      return left.length === described.length ? after : { ...after, description: left.join('\n') };
  }
  return undefined;
}
