import type { DiffLine, DiffRun } from './wordDiff.ts';

/** A run of which the person is asked something, or is not. */
export interface QuestionedRun extends DiffRun {
  readonly questioned: boolean;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where whole words stand in a line. */
function placesIn(line: string, words: string): number[] {
  const places: number[] = [];
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
    if (!isLetter(line[at - 1]) && !isLetter(line[at + words.length])) places.push(at);
  return places;
}

/**
 * The lines of a proposal with the words in question apart: each where it is new, else where it first stands. White
 * space within words may be any, as in the lines.
 */
export function markQuestioned(lines: readonly DiffLine[], words: readonly string[]): (readonly QuestionedRun[])[] {
  const texts = lines.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const marked = lines.map(({ runs }) =>
    runs.flatMap(({ text, changed }) => Array.from({ length: text.length }, () => changed)),
  );
  const isNew = (line: number, at: number, length: number) => marked[line]?.slice(at, at + length).includes(true);
  const questioned = texts.map(() => new Set<number>());
  for (const each of words) {
    const wanted = each.trim().replace(/\s+/g, ' ');
    if (wanted === '') continue;
    const found = texts.flatMap((text, line) => placesIn(text, wanted).map((at) => ({ line, at })));
    const place = found.find(({ line, at }) => isNew(line, at, wanted.length)) ?? found[0];
    if (place) for (let at = place.at; at < place.at + wanted.length; at += 1) questioned[place.line]?.add(at);
  }
  return lines.map(({ runs }, line) => {
    let from = 0;
    return runs.flatMap(({ text, changed }) => {
      const start = from;
      from += text.length;
      return splitRun(text, changed, (at) => questioned[line]?.has(start + at) === true);
    });
  });
}

function splitRun(text: string, changed: boolean, isQuestioned: (at: number) => boolean): QuestionedRun[] {
  const parts: { text: string; changed: boolean; questioned: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const questioned = isQuestioned(at);
    const last = parts.at(-1);
    if (last?.questioned === questioned) last.text += text[at];
    else parts.push({ text: text[at] as string, changed, questioned });
  }
  return parts;
}
