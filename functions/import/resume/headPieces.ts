import type { TextLine } from '../page/textLine.ts';
import { withoutBullet } from './bullets.ts';
import {
  canBeTown,
  scoreDegreeOrInstitution,
  isPlace,
  isRegion,
  mentionsPlace,
  scoreTitleOrCompany,
  type NameClassifier,
} from './cues.ts';
import { columnKind, LABELLED_FACT } from './labels.ts';
import { saysPresent } from './periods.ts';

/** A part of an entry's head that names one thing. */
export interface HeadPiece {
  readonly text: string;
  readonly bold: boolean;
  /** Which line of the head it stands on. */
  readonly row: number;
  /** What its label says that it is (`Position: Cook`). */
  readonly kind?: 'first' | 'second';
  /** It stands in brackets of its own. */
  readonly isAside?: boolean;
}

const NAME_SEPARATOR =
  /(?:(?<!\s)\s+)?[|¦•·●]\s*|(?<!\s)\s+(?:(?:[-–—−]{1,3}|@|\/|בחברת|אצל)\s+|at\s+(?=\p{Lu}))|;\s+/u;
/** A word that joins the other name to the one before it, where a change of weight parts them. */
const JOINING_WORD = /^(?:בחברת|אצל|@|at(?=\s+\p{Lu}))\s+/u;
/** Signs that part names wherever they stand; others are part of a name where these part two. */
const STRONG_SEPARATOR = /(?:(?<!\s)\s+)?[|¦·●]\s*/u;

/**
 * The names that signs part: by the strongest alone where they leave two that are no places, as a dash is part of a
 * name then.
 */
function splitNames(text: string): string[] {
  const parts = text.split(STRONG_SEPARATOR).filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.filter((part) => !isPlace(part)).length < 2) return text.split(NAME_SEPARATOR);
  return parts.flatMap((part) => (part.split(NAME_SEPARATOR).some(isPlace) ? part.split(NAME_SEPARATOR) : [part]));
}

/** What belongs to the name before its comma. */
const NAME_SUFFIX = /^(?:inc|ltd|llc|llp|corp|co|gmbh|plc|s\.?a|n\.?v|בע"מ|phd|md)\.?(?:\s|$)/i;

/**
 * The pieces of head lines: cells, then what signs and changes of weight set apart. Bold text before plain is one of
 * its own.
 */
export function toHeadPieces(head: readonly TextLine[]): HeadPiece[] {
  const pieces: HeadPiece[] = [];
  for (const [row, line] of head.entries()) {
    for (const cell of line.cells) {
      const runs =
        cell.runs.some(({ bold }) => bold) && cell.runs.some(({ bold, text }) => !bold && /[\p{L}]{2}/u.test(text))
          ? joinRuns(cell.runs)
          : [{ text: cell.text, bold: cell.bold }];
      for (const run of runs)
        for (const part of splitNames(withoutBullet(run.text))) addPiece(pieces, part, run.bold, row);
    }
  }
  return pieces;
}

/** Runs of one weight; signs and digits alone, which Hebrew programs draw plain, go with what stands before them. */
function joinRuns(
  runs: readonly { readonly text: string; readonly bold: boolean }[],
): { text: string; bold: boolean }[] {
  const joined: { text: string; bold: boolean }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (last.bold === run.bold || !/\p{L}/u.test(run.text))) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function addPiece(pieces: HeadPiece[], text: string, bold: boolean, row: number): void {
  const [, label = '', value = ''] = LABELLED_FACT.exec(text.trim()) ?? [];
  const kind = columnKind(label);
  if (kind === 'first' || kind === 'second') {
    pieces.push({ text: trimSigns(value), bold, row, kind });
    return;
  }
  const plain = trimSigns(text).replace(JOINING_WORD, '');
  if (/[\p{L}\d]/u.test(plain) && !saysPresent(plain) && !/^(?:בחברת|אצל|at)$/.test(plain))
    pieces.push({ text: plain, bold, row, ...(/^\s*\([^()]*\)\s*$/.test(text) ? { isAside: true } : {}) });
}

export function trimSigns(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(/^[\s,;:|/–—-]+|(?<![\s,;:|/–—-])[\s,;:|/–—-]+$/g, '');
  const inner = /^\(([^()]*)\)$/.exec(plain);
  return inner?.[1] ?? plain;
}

/** Whether a text in brackets can name a town: not how much, or for how long, somebody worked. */
const canBeBracketedTown = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\s'"׳״-]{2,24}$/u.test(text) &&
  canBeTown(text) &&
  !/time|contract|temp|season|remote|acquired|formerly|חלקי|משרה|זמני|עונתי|לשעבר|לימים/i.test(text);

/** Takes the place out of pieces: one that is a place, a place behind a comma or in brackets at the end of another. */
export function extractPlace(pieces: readonly HeadPiece[]): {
  readonly place: string;
  readonly rest: readonly HeadPiece[];
} {
  // In brackets behind a name of no post and no degree, a town that no list knows.
  const aside = pieces.findLastIndex(
    ({ text, isAside }, at) =>
      isAside === true &&
      canBeBracketedTown(text) &&
      scoreTitleOrCompany(pieces[at - 1]?.text ?? '') <= 0 &&
      scoreDegreeOrInstitution(pieces[at - 1]?.text ?? '') <= 0,
  );
  if (aside > 0) return { place: pieces[aside]?.text ?? '', rest: pieces.filter((_, at) => at !== aside) };
  const whole = pieces.findLastIndex(({ text }, at) => isPlace(text) && (at > 0 || pieces.length > 1));
  if (whole >= 0) return { place: pieces[whole]?.text ?? '', rest: pieces.filter((_, at) => at !== whole) };
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    const found = extractTrailingPlace(piece.text, pieces.length > 1);
    if (found)
      return {
        place: found.place,
        rest: pieces.map((other, index) => (index === at ? { ...other, text: found.rest } : other)),
      };
  }
  return { place: '', rest: pieces };
}

/** `isOneOfMany` says that other names are left if all but the first of this one is a place. */
function extractTrailingPlace(text: string, isOneOfMany: boolean): { place: string; rest: string } | undefined {
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return { place: bracket[2], rest: bracket[1] };
  // A town with its country or state: `Zenith, Lockport, Ohio`; the town need not be known.
  const region = /^(.+?),\s+(\p{Lu}[\p{L}.' -]{1,24}),\s+(\p{Lu}[\p{L}. ]{2,20})$/u.exec(text);
  if (
    region?.[1] &&
    region[2] &&
    region[3] &&
    isRegion(region[3]) &&
    canBeTown(region[2]) &&
    (isOneOfMany || region[1].includes(','))
  )
    return { place: `${region[2]}, ${region[3]}`, rest: region[1] };
  // As Americans write places, known or not: `Lakeside Creamery, Milwaukee, WI`.
  const american = /^(.+?),\s+(\p{Lu}[\p{L}.' -]{1,24},\s+[A-Z]{2})$/u.exec(text);
  if (american?.[1] && american[2]) return { place: american[2], rest: american[1] };
  const commas = [...text.matchAll(/,\s*(?=\p{L})/gu)].map(({ index }) => index);
  for (const comma of commas) {
    const tail = trimSigns(text.slice(comma));
    if (isPlace(tail) && mentionsPlace(tail)) return { place: tail, rest: trimSigns(text.slice(0, comma)) };
  }
  return undefined;
}

/**
 * Cuts the only piece in two at a comma that does not stand before a suffix (`Ltd`) or inside brackets: before the
 * first part that is surely of the other kind than what stands before it (`Nurse, intensive care, City Hospital`), else
 * at the first.
 */
export function splitAtComma(piece: HeadPiece, judge: NameClassifier): readonly HeadPiece[] {
  const cuts = [...piece.text.matchAll(/,\s+/g)]
    .map(({ index }) => index)
    .filter((index) => {
      const before = piece.text.slice(0, index);
      return (
        !NAME_SUFFIX.test(trimSigns(piece.text.slice(index))) &&
        (before.match(/\(/g)?.length ?? 0) <= (before.match(/\)/g)?.length ?? 0)
      );
    });
  const [first] = cuts;
  if (first === undefined) return [piece];
  const parts = [0, ...cuts].map((from, at) =>
    Math.sign(judge(trimSigns(piece.text.slice(from, cuts[at] ?? piece.text.length)))),
  );
  const other = parts.findIndex(
    (sign, at) => at > 0 && sign !== 0 && sign === -(parts.slice(0, at).find((before) => before !== 0) ?? 0),
  );
  const cut = cuts[other - 1] ?? first;
  return [
    { ...piece, text: trimSigns(piece.text.slice(0, cut)) },
    { ...piece, text: trimSigns(piece.text.slice(cut)) },
  ];
}

/** Two names that a colon parts: `Robert Gordon University: BSc Physiotherapy`. */
export function splitAtColon(piece: HeadPiece, judge: NameClassifier): readonly HeadPiece[] {
  const [, first = '', second = ''] = /^([^:]{3,60}):\s+([^:\s][^:]*)$/.exec(piece.text) ?? [];
  const isBoth = judge(first) !== 0 && Math.sign(judge(second)) === -Math.sign(judge(first));
  return isBoth
    ? [
        { ...piece, text: first },
        { ...piece, text: second },
      ]
    : [piece];
}
