/** A word as it is compared: its letters and digits, without signs around it. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}%]/gu, '');

/** A run of a line: `changed` where the other side does not have its words, `question` where it is asked about. */
export interface LineRun {
  readonly text: string;
  readonly changed: boolean;
  /** The place of the question. */
  readonly question?: number;
}

/** Returns for each word whether the other side has it as often: words that only moved are not marked. */
function isKept(words: readonly string[], others: readonly string[]): boolean[] {
  const left = new Map<string, number>();
  for (const word of others.map(plainWord)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.map((word) => {
    const plain = plainWord(word);
    const count = left.get(plain) ?? 0;
    left.set(plain, count - 1);
    return plain === '' || count > 0;
  });
}

/**
 * Splits a line into runs, compared with the lines of the other side. `questions` have places in the line and may begin
 * and end within a word.
 */
export function markWords(
  line: string,
  others: readonly string[],
  questions: readonly { readonly text: string; readonly index: number; readonly place: number }[] = [],
): LineRun[] {
  const words = [...line.matchAll(/\S+/g)].map((match) => ({ text: match[0], from: match.index }));
  const kept = isKept(
    words.map(({ text }) => text),
    others.flatMap((other) => other.split(/\s+/)),
  );
  const isChanged = new Uint8Array(line.length);
  words.forEach(({ text, from }, index) => {
    if (!kept[index]) isChanged.fill(1, from, from + text.length);
    // The space between two new words is part of what is new.
    if (!kept[index] && index > 0 && !kept[index - 1]) isChanged.fill(1, words[index - 1]?.from ?? 0, from);
  });
  const runs: { text: string; changed: boolean; question?: number }[] = [];
  for (let position = 0; position < line.length; position += 1) {
    const changed = isChanged[position] === 1;
    const question = questions.find(({ text, index }) => position >= index && position < index + text.length)?.place;
    const last = runs.at(-1);
    if (last?.changed === changed && last.question === question) last.text += line[position];
    else runs.push({ text: line[position] ?? '', changed, ...(question !== undefined && { question }) });
  }
  return runs;
}
