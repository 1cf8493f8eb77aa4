import { comparableWords, containsWords, joinWords } from '../page/wordMatch.ts';

/** What an answer says of the head of an entry. */
type AnsweredHead = Readonly<Record<'first' | 'second' | 'location' | 'period', string>>;

/** Lines of text that the head of one entry may take, from its first to its last. */
const MAX_HEAD_LINES = 4;

/** The names of an entry that stand in a head. */
export const namesIn = (lines: readonly string[], entry: AnsweredHead): string[] => {
  const head = [entry.first, entry.second, entry.location, entry.period];
  return head.slice(0, 2).filter((name) => isEntryHead(lines, name, head));
};

/**
 * Whether a name is in one line, or in two, and the entry's head is at least half of them: a word in the middle of
 * prose is no head.
 */
function isEntryHead(lines: readonly string[], name: string, head: readonly string[]): boolean {
  return lines.some((line, index) =>
    [line, `${line}\n${lines[index + 1] ?? ''}`].some((place) => {
      if (!containsWords(place, name)) return false;
      const rest = head.reduce(
        (words, value) => (comparableWords(value).length > 0 ? words.replace(joinWords(value), '  ') : words),
        joinWords(place),
      );
      return 2 * comparableWords(rest).length <= comparableWords(place).length;
    }),
  );
}

/**
 * The line in which an entry's head begins: one with both names near it, or the first with its first name when they are
 * far apart, so that a name of another entry is not accepted; -1 for none.
 */
export function headOf(lines: readonly string[], names: readonly string[]): number {
  const [first, ...others] = names.filter((name) => name !== '');
  if (first === undefined) return -1;
  const places = lines.flatMap((line, index) =>
    containsWords(`${line}\n${lines[index + 1] ?? ''}`, first) ? [containsWords(line, first) ? index : index + 1] : [],
  );
  const whole = places.find((place) => others.every((name) => containsWords(linesAround(lines, place), name)));
  return whole ?? places[0] ?? -1;
}

export const linesAround = (lines: readonly string[], index: number): string =>
  index < 0 ? '' : lines.slice(Math.max(0, index - MAX_HEAD_LINES + 1), index + MAX_HEAD_LINES).join('\n');

/** The two names of an entry, swapped when their cue words show that the model exchanged them. */
export const orderNames = (first: string, second: string, judge: (name: string) => number): readonly [string, string] =>
  judge(first) < 0 && judge(second) > 0 ? [second, first] : [first, second];
