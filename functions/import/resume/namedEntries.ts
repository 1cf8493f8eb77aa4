import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import type { NameClassifier } from './cues.ts';
import { splitEntries } from './entries.ts';
import { splitEntryHead, type SplitHead } from './entryHead.ts';
import type { RawEntry } from './entryLines.ts';
import { extractLeadingPlaces, isLikelyPlace } from './entryPlaces.ts';
import { extractPlace, splitAtComma, toHeadPieces } from './headPieces.ts';
import { nameEntry, type NamedEntry } from './nameEntry.ts';
import { findPeriods } from './periods.ts';
import { moveSideTextBelow } from './sideColumn.ts';
import { parseLabelledRows, parseTable, type TableRow } from './tables.ts';

/**
 * The entries of a section with both names: by cue words, and where those are silent or weak by the order and the
 * weight that the section's other entries have; where all are, by `likely`: below zero the second name stands first.
 */
export function parseEntries(
  all: readonly TextLine[],
  direction: Direction,
  judge: NameClassifier,
  likely = 0,
): NamedEntry[] {
  const table = parseTable(all, direction);
  if (table)
    return [
      ...(table.above.length > 0 ? parseEntries(table.above, direction, judge, likely) : []),
      ...table.rows.map(entryFromRow),
    ];
  const facts = parseLabelledRows(all, direction);
  if (facts) return facts.map(entryFromRow);
  const lines = moveSideTextBelow(all, direction);
  const ends = lines.map(({ farEdge: far }) => far).filter(Number.isFinite);
  // A section of few short lines is as wide as its column all the same.
  const width =
    Math.max(...lines.map(({ right }) => right), ...ends) - Math.min(...lines.map(({ left }) => left), ...ends);
  const entries = extractLeadingPlaces(oneEntryPerLine(lines, judge) ?? splitEntries(lines, direction), judge);
  const inOne = entries.some(
    ({ head }) => head.length === 1 && head[0]?.cells.length === 1 && hasBothNames(head[0].text, judge),
  );
  const split = entries.map((entry) => splitEntryHead(entry, { judge, direction, width, inOne }));
  const splits =
    split.some(({ place }) => place !== '') || allEndWithShortName(split, judge)
      ? split.map((one) => extractLikelyPlace(one, judge))
      : split;
  const order = splits.reduce(
    (sum, { pieces: [a, b] }) => sum + (a && b ? clamp(judge(a.text) - judge(b.text)) : 0),
    0,
  );
  const boldFirst = splits.reduce(
    (sum, { pieces: [a, b] }) =>
      sum + (a && b && a.bold !== b.bold ? clamp(judge(a.text) - judge(b.text)) * (a.bold ? 1 : -1) : 0),
    0,
  );
  return inheritEmployer(
    splits,
    splits.map((split) => nameEntry(split, judge, direction, Math.sign(order) || likely, Math.sign(boldFirst))),
  );
}

/** Whether a text says by its words what an entry is and where it was, with a comma between. */
function hasBothNames(text: string, judge: NameClassifier): boolean {
  const signs = text.split(/,\s+/).map((part) => Math.sign(judge(part)));
  return signs.includes(1) && signs.includes(-1);
}

/** An entry of each line, where no period tells them apart and each line has both names. */
function oneEntryPerLine(lines: readonly TextLine[], judge: NameClassifier): readonly RawEntry[] | undefined {
  const hasBoth = (line: TextLine) => {
    const signs = toHeadPieces([line])
      .flatMap((piece) => splitAtComma(piece, judge))
      .map(({ text }) => Math.sign(judge(text)));
    return !line.bold && line.text.length < 75 && signs.includes(1) && signs.includes(-1);
  };
  return lines.length > 1 && lines.every((line) => hasBoth(line) && findPeriods(line.text).length === 0)
    ? lines.map((line) => ({ period: undefined, head: [line], body: [] }))
    : undefined;
}

/** Posts one below the other at an employer that stands once above them have its name each. */
function inheritEmployer(splits: readonly SplitHead[], entries: readonly NamedEntry[]): NamedEntry[] {
  const done: NamedEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const above = done.at(-1);
    const [own, before] = [splits[at]?.pieces ?? [], splits[at - 1]?.pieces ?? []];
    const title = before.find(({ row }) => row === 1) ?? own[0];
    const isPost =
      entry.second === '' &&
      own.length === 1 &&
      above !== undefined &&
      above.second !== '' &&
      splits[at]?.entry.period !== undefined;
    // The post of the entry before stands in its second line, alone and looking like this one; or that one's was above
    // as well.
    const isBelow = before.length === 1 || (before[0]?.text === above?.second && title?.text === above?.first);
    done.push(
      isPost && isBelow && own[0]?.bold === title?.bold
        ? {
            ...entry,
            second: above.second,
            location: entry.location || above.location,
            confidence: Math.min(entry.confidence, 0.6),
          }
        : entry,
    );
  }
  return done;
}

/** An entry out of a table that says itself what stands where. */
function entryFromRow({ period, first, second, place, text }: TableRow): NamedEntry {
  const found =
    place === ''
      ? extractPlace([
          { text: first, bold: false, row: 0 },
          { text: second, bold: false, row: 1 },
        ])
      : undefined;
  const name = found?.rest.find(({ row }) => row === 1)?.text ?? second;
  const isOnly = (found?.rest.length ?? 2) < 2;
  return {
    first,
    second: isOnly ? second : name,
    location: isOnly ? place : (found?.place ?? place),
    description: text,
    confidence: 0.95,
    startDate: period?.start ?? '',
    endDate: period?.end ?? '',
    current: period?.current ?? false,
    present: period?.present ?? '',
  };
}

/** Whether the head of every entry, of two at least, ends one of its names with a comma and a short name of no cue. */
function allEndWithShortName(splits: readonly SplitHead[], judge: NameClassifier): boolean {
  const ends = ({ pieces }: SplitHead) =>
    pieces.length > 1 &&
    pieces.some(
      ({ text }) =>
        /,\s*[\p{Lu}\p{Lo}][\p{L}'-]+(?:\s[\p{L}'-]+)?$/u.test(text) &&
        judge(text.slice(text.lastIndexOf(',') + 1)) === 0,
    );
  return splits.length > 1 && splits.every(ends);
}

/** Where other entries name a place, a short name of no cue at the end of a line or behind a comma is one too. */
function extractLikelyPlace(split: SplitHead, judge: NameClassifier): SplitHead {
  const { pieces, place } = split;
  if (place !== '') return split;
  const isLikely = (text: string) => isLikelyPlace(text, judge);
  const at = pieces.findLastIndex(({ text, row }, index) => isLikely(text) && pieces[index - 1]?.row === row);
  if (pieces.length > 2 && at > 0)
    return { ...split, place: pieces[at]?.text ?? '', pieces: pieces.filter((_, index) => index !== at) };
  for (const [index, piece] of pieces.entries()) {
    const match = /^(.+)\s\(([^()]+)\)$/.exec(piece.text) ?? /^(.+),\s*([^,\s][^,]*)$/.exec(piece.text);
    if (
      match?.[1] &&
      match[2] &&
      pieces.length > 1 &&
      isLikely(match[2]) &&
      !/\s(?:of|the|and|for|at|in)$/i.test(match[1])
    )
      return {
        ...split,
        place: match[2],
        pieces: pieces.map((other, own) => (own === index ? { ...other, text: match[1] ?? '' } : other)),
      };
  }
  return split;
}

const clamp = (value: number) => Math.max(-1, Math.min(1, value));
