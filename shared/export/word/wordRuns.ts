import type { Direction } from '../../platform/language.ts';
import { LATIN_LETTER, RTL_RANGE } from '../../templates/bidi/script.ts';
import { isSetAlike, type TextPiece } from '../blocks.ts';

/** Text of a Word run: a `rightToLeft` run has no Latin letter, and Hebrew letters are only in such runs. */
export interface WordRun extends Omit<TextPiece, 'direction'> {
  readonly rightToLeft: boolean;
}

/** Words of the other script, with the numbers that go with them. */
const LATIN_IN_RTL = new RegExp(
  String.raw`(?:(?<!\p{N})\p{N}+)?${LATIN_LETTER}(?:[^${RTL_RANGE}]*(?:${LATIN_LETTER}|[\p{N}\p{M}]))?`,
  'gu',
);
const RTL_IN_LTR = new RegExp(String.raw`[${RTL_RANGE}](?:(?:(?!\p{L}|\p{N})[^${RTL_RANGE}])*[${RTL_RANGE}])*`, 'gu');

/**
 * The pieces of a paragraph of that direction as Word sets them. Word orders a line by the direction of its runs: signs
 * and numbers in a run of one direction belong to that direction. So each piece of the resolver of mixed lines becomes
 * runs of its direction, and words of the other script in it runs of theirs.
 *
 * LibreOffice and most others order by characters alone, and LibreOffice cuts the runs again by that order when it
 * saves a file. So the marks of direction (U+200E, U+200F) stand where characters alone would be in another order
 * (decision 102): in runs of no style and no link, as an address, a phone or a skill is to be found as it is.
 */
export function toWordRuns(pieces: readonly TextPiece[], direction: Direction): WordRun[] {
  const runs: WordRun[] = [];
  for (const { direction: pieceDirection, text, ...rest } of pieces)
    for (const part of splitByScript(text, pieceDirection))
      addRun(runs, { ...rest, text: part.text, rightToLeft: part.direction === 'rtl' });
  return withMarks(runs, direction === 'rtl');
}

function addRun(runs: WordRun[], run: WordRun): void {
  const last = runs.at(-1);
  if (last?.rightToLeft === run.rightToLeft && isSetAlike(last, run))
    runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

function splitByScript(text: string, direction: Direction): { text: string; direction: Direction }[] {
  const other = direction === 'rtl' ? 'ltr' : 'rtl';
  const parts: { text: string; direction: Direction }[] = [];
  let start = 0;
  for (const { 0: foreign, index } of text.matchAll(direction === 'rtl' ? LATIN_IN_RTL : RTL_IN_LTR)) {
    if (index > start) parts.push({ text: text.slice(start, index), direction });
    parts.push({ text: foreign, direction: other });
    start = index + foreign.length;
  }
  if (start < text.length) parts.push({ text: text.slice(start), direction });
  return parts;
}

const STRONG_OR_NUMBER = new RegExp(String.raw`[${RTL_RANGE}]|${LATIN_LETTER}|\p{N}`, 'u');
const STARTS_RTL = new RegExp(`^[${RTL_RANGE}]`);
const STARTS_LATIN = new RegExp(`^${LATIN_LETTER}`, 'u');
/** Characters that Word sets as one number wherever they are. */
const ONE_NUMBER = /^\d+(?:[-+.,:/]\d+)*%?$/;
const LAST = /\P{M}\p{M}*$/u;

/** Marks of direction; `true` for a run from right to left. */
const MARKS = { true: '\u200f', false: '\u200e' } as const;

/** Runs of one direction, one after the other, whatever their look. */
interface RunStretch {
  readonly rightToLeft: boolean;
  readonly runs: readonly WordRun[];
  readonly text: string;
}

/** Runs with the marks by which characters alone are in the same order, in a paragraph from the right or the left. */
function withMarks(runs: readonly WordRun[], rightToLeft: boolean): WordRun[] {
  const marked: WordRun[] = [];
  const stretches = toStretches(runs);
  for (const [index, stretch] of stretches.entries()) {
    const isOther = stretch.rightToLeft !== rightToLeft;
    const isLast = index === stretches.length - 1;
    const mark = () => addRun(marked, { text: MARKS[`${stretch.rightToLeft}`], rightToLeft: stretch.rightToLeft });
    if (isOther ? beginsOtherwise(stretch) : index > 0 && isTakenAlong(stretch, isLast)) mark();
    for (const run of stretch.runs) addRun(marked, run);
    if (isOther && endsOtherwise(stretch)) mark();
  }
  return marked;
}

function toStretches(runs: readonly WordRun[]): RunStretch[] {
  const stretches: RunStretch[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last?.rightToLeft === run.rightToLeft)
      stretches[stretches.length - 1] = { ...last, runs: [...last.runs, run], text: last.text + run.text };
    else stretches.push({ rightToLeft: run.rightToLeft, runs: [run], text: run.text });
  }
  return stretches;
}

const startsStrong = (text: string, rightToLeft: boolean) => (rightToLeft ? STARTS_RTL : STARTS_LATIN).test(text);

/** Returns whether the signs before a run's first letter would join the surrounding line: `.NET`, `2012 – 2016`. */
const beginsOtherwise = ({ rightToLeft, text }: RunStretch) =>
  !ONE_NUMBER.test(text) && !startsStrong(text, rightToLeft);

/** Returns whether the signs after its last letter or number would: `C++`, `B.Sc.`, but not `50%`. */
const endsOtherwise = ({ rightToLeft, text }: RunStretch) =>
  !/\d%?$/.test(text) && !startsStrong(text.slice(text.search(LAST)), rightToLeft);

/**
 * Whether what follows a run of the other direction would go on with it: a number before its first letter, as in
 * `AWS: 120 שרתים`, or signs alone between two such runs.
 */
function isTakenAlong({ rightToLeft, text }: RunStretch, isLast: boolean): boolean {
  const [first] = STRONG_OR_NUMBER.exec(text) ?? [];
  return first === undefined ? !isLast : !startsStrong(first, rightToLeft);
}
