import { splitBullets } from '../../../../shared/resume/text.ts';
import { carryMarks, stripMarks } from '../../../../shared/resume/textMarks.ts';
import type { SuggestedLine } from './suggestedTexts.ts';

/** Lines in the place of others. */
export interface LineReplacement {
  readonly own: readonly string[];
  readonly now: readonly string[];
  /** The lines after which an added line belongs. */
  readonly behind?: readonly string[];
}

interface WrittenLine {
  /** The line as written, with its list mark and bold marks. */
  readonly raw: string;
  /** Without its mark of a list. */
  readonly clean: string;
  /** The text used in comparisons; empty if the line is blank. */
  readonly plain: string;
}

const writtenLines = (text: string): WrittenLine[] =>
  text.split('\n').map((raw) => {
    const [clean = ''] = splitBullets(raw);
    return { raw, clean, plain: stripMarks(clean) };
  });

/** Places of these lines in a text, each once; undefined if one of them is not there. */
function placesOf(lines: readonly WrittenLine[], wanted: readonly string[]): number[] | undefined {
  const places: number[] = [];
  for (const each of wanted) {
    const index = lines.findIndex(({ plain }, place) => plain === each && !places.includes(place));
    if (index < 0) return undefined;
    places.push(index);
  }
  return places;
}

/** Whether a text has all of these lines. */
export const hasLines = (text: string, wanted: readonly string[]): boolean =>
  placesOf(writtenLines(text), wanted) !== undefined;

/**
 * Returns a text with some lines replaced: the new ones get the first one's place and list mark, and keep marks of
 * words that are the same. An added line follows its line before. Undefined if one of the lines no longer exists.
 */
export function replaceLines(text: string, { own: ownLines, now, behind = [] }: LineReplacement): string | undefined {
  const lines = writtenLines(text);
  const raws = lines.map(({ raw }) => raw);
  if (ownLines.length === 0) {
    if (text.trim() === '') return now.join('\n');
    const index = lines.findLastIndex(({ plain }) => behind.includes(plain));
    return raws.toSpliced(index >= 0 ? index + 1 : behind.length === 0 ? 0 : raws.length, 0, ...now).join('\n');
  }
  const places = placesOf(lines, ownLines);
  const first = lines[places?.[0] ?? -1];
  if (!places || !first) return undefined;
  const mark = first.raw.slice(0, first.raw.indexOf(first.clean));
  const marked = carryMarks(places.map((place) => lines[place]?.clean ?? '').join('\n'), now.join('\n'));
  const written = now.length === 0 ? [] : marked.split('\n').map((line) => mark + line);
  return raws.flatMap((raw, place) => (place === places[0] ? written : places.includes(place) ? [] : [raw])).join('\n');
}

/** A text with these groups of lines in this order, in the places that they have now. */
export function orderLines(text: string, groups: readonly (readonly string[])[]): string | undefined {
  const lines = writtenLines(text);
  const places = placesOf(lines, groups.flat());
  if (!places) return undefined;
  const free = places.toSorted((a, b) => a - b);
  const moved = new Map(free.map((place, nth) => [place, lines[places[nth] ?? place]?.raw ?? '']));
  return lines.map(({ raw }, place) => moved.get(place) ?? raw).join('\n');
}

/** State of a suggestion against the current text. `gone`: the person has changed those lines meanwhile. */
export type LineStatus = 'open' | 'taken' | 'left' | 'gone';

/** A person's decision on a suggestion for a line. */
export interface LineTaking {
  /** Lines that were put into the text; null if none were, as far as this page knows. */
  readonly takenAs: readonly string[] | null;
  readonly isLeft: boolean;
}

/** Read from the text itself, so that an undo, a reload and another edit count as what they are. */
export function statusOf(
  text: string | undefined,
  { own: ownLines, proposal }: Pick<SuggestedLine, 'own' | 'proposal'>,
  { takenAs, isLeft }: LineTaking,
): LineStatus {
  if (text === undefined) return 'gone';
  const put = takenAs ?? proposal.lines;
  const isOwn = ownLines.length > 0 && hasLines(text, ownLines);
  const isPut = put.length > 0 && hasLines(text, put);
  if (ownLines.length === 0) return isPut ? 'taken' : isLeft ? 'left' : 'open';
  if (isPut && (takenAs !== null || !isOwn)) return 'taken';
  if (isOwn) return isLeft ? 'left' : 'open';
  return put.length === 0 ? 'taken' : 'gone';
}

/** The same for another order: whether the groups of lines that exist are in it. */
export function orderStatusOf(
  text: string | undefined,
  groups: readonly (readonly string[])[],
  isLeft: boolean,
): LineStatus {
  if (text === undefined || groups.length < 2) return 'gone';
  const ordered = orderLines(text, groups);
  if (ordered === undefined) return 'gone';
  return ordered === text ? 'taken' : isLeft ? 'left' : 'open';
}
