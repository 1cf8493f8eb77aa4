import { splitBullets } from '../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';

/** A run of a text; `changed` where the other text does not have it there. */
export interface DiffRun {
  readonly text: string;
  readonly changed: boolean;
}

/** One line of a text. `moved`: the same line stands elsewhere in the other text's order. */
export interface DiffLine {
  readonly runs: readonly DiffRun[];
  readonly moved: boolean;
}

export interface WordDiff {
  readonly before: readonly DiffLine[];
  readonly after: readonly DiffLine[];
}

/**
 * Longest comparison of words, in cells of the table; beyond it everything between the common start and end counts as
 * changed.
 */
const MAX_LCS_CELLS = 4_000_000;

/**
 * Word diff of two texts, line by line: marks the words that are not in both. Lines that were only moved are not
 * compared word by word.
 */
export function diffWords(before: string, after: string): WordDiff {
  const [old, now] = [splitBullets(stripMarks(before)), splitBullets(stripMarks(after))];
  const [keptOld, keptNow] = matchEqualLines(old, now);
  const inOrder = longestCommonSubsequence(
    keptOld.map((at) => old[at] as string),
    keptNow.map((at) => now[at] as string),
  );
  const still = [new Set(inOrder.map(([at]) => keptOld[at])), new Set(inOrder.map(([, at]) => keptNow[at]))];
  const [restOld, restNow] = [unmatchedLines(old, keptOld), unmatchedLines(now, keptNow)];
  const words = [restOld, restNow].map((lines) =>
    lines.flatMap(({ text }, line) => text.split(/\s+/).map((word) => ({ word, line }))),
  ) as [DiffWord[], DiffWord[]];
  const same = longestCommonSubsequence(
    words[0].map(({ word }) => word),
    words[1].map(({ word }) => word),
  );
  const written = [
    toDiffLines(words[0], new Set(same.map(([at]) => at)), restOld.length),
    toDiffLines(words[1], new Set(same.map(([, at]) => at)), restNow.length),
  ];
  const side = (lines: readonly string[], rest: readonly UnmatchedLine[], which: 0 | 1): DiffLine[] =>
    lines.map((text, at) => {
      const edited = rest.findIndex((one) => one.at === at);
      return edited < 0
        ? { runs: [{ text, changed: false }], moved: !still[which]?.has(at) }
        : { runs: written[which]?.[edited] ?? [], moved: false };
    });
  return { before: side(old, restOld, 0), after: side(now, restNow, 1) };
}

interface DiffWord {
  readonly word: string;
  readonly line: number;
}

interface UnmatchedLine {
  readonly at: number;
  readonly text: string;
}

const unmatchedLines = (lines: readonly string[], keptAt: readonly number[]): UnmatchedLine[] =>
  lines.flatMap((text, at) => (keptAt.includes(at) ? [] : [{ at, text }]));

/** Indexes of the lines that both have, each paired once; in the order of their own text. */
function matchEqualLines(old: readonly string[], now: readonly string[]): [number[], number[]] {
  const free = new Map<string, number[]>();
  now.forEach((line, at) => free.set(line, [...(free.get(line) ?? []), at]));
  const pairs = old.flatMap((line, at) => {
    const other = free.get(line)?.shift();
    return other === undefined ? [] : [[at, other] as const];
  });
  return [pairs.map(([at]) => at), pairs.map(([, at]) => at).toSorted((a, b) => a - b)];
}

/** Words of each line as runs; consecutive words of one kind are one run, with the spaces between them. */
function toDiffLines(words: readonly DiffWord[], same: ReadonlySet<number>, count: number): DiffRun[][] {
  const lines: { text: string; changed: boolean }[][] = Array.from({ length: count }, () => []);
  words.forEach(({ word, line }, at) => {
    const runs = lines[line] ?? [];
    const last = runs.at(-1);
    const changed = !same.has(at);
    if (last?.changed === changed) last.text += ` ${word}`;
    else {
      if (last) runs.push({ text: ' ', changed: false });
      runs.push({ text: word, changed });
    }
  });
  // A space between two runs belongs to the unchanged one, so that no marking ends in a space.
  return lines.map((runs) =>
    runs.reduce<DiffRun[]>((joined, run) => {
      const last = joined.at(-1);
      if (last && !last.changed && !run.changed)
        joined[joined.length - 1] = { text: last.text + run.text, changed: false };
      else joined.push({ ...run });
      return joined;
    }, []),
  );
}

/**
 * Index pairs of a longest common subsequence of two lists, in order. By dynamic programming, whose time is bounded by
 * the size of the texts: the package `diff` searches by the number of changes, and takes 4 s where this takes 0.13 s
 * (twice 1,900 words with none in common).
 */
function longestCommonSubsequence(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  if (rows > 0 && columns > 0 && rows * columns <= MAX_LCS_CELLS)
    pairs.push(
      ...lcsPairs(a.slice(start, start + rows), b.slice(start, start + columns)).map(([x, y]): [number, number] => [
        x + start,
        y + start,
      ]),
    );
  for (let left = end; left > 0; left -= 1) pairs.push([a.length - left, b.length - left]);
  return pairs;
}

function lcsPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (x: number, y: number) => longest[x * width + y] ?? 0;
  for (let x = a.length - 1; x >= 0; x -= 1) {
    for (let y = b.length - 1; y >= 0; y -= 1)
      longest[x * width + y] = a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1));
  }
  const pairs: [number, number][] = [];
  let [x, y] = [0, 0];
  while (x < a.length && y < b.length) {
    if (a[x] === b[y]) pairs.push([x++, y++]);
    else if (at(x + 1, y) >= at(x, y + 1)) x += 1;
    else y += 1;
  }
  return pairs;
}
