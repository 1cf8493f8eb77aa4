import type { Direction } from '../../platform/language.ts';
import { LATIN_LETTER, RTL_RANGE } from '../../templates/bidi/script.ts';
import { isSetAlike, type TextPiece } from '../blocks.ts';

/** Text of a Word run: one that is `rightToLeft` has no Latin letter, and Hebrew ones stand in no other. */
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
 * Pieces as Word sets them. Word orders a line by the direction of its runs: signs and numbers in a run of one
 * direction belong to that direction. So each piece of the resolver of mixed lines becomes runs of its direction, and
 * words of the other script in it runs of theirs.
 */
export function toWordRuns(pieces: readonly TextPiece[]): WordRun[] {
  const runs: WordRun[] = [];
  for (const { direction, text, ...rest } of pieces)
    for (const { text: part, direction: own } of splitByScript(text, direction)) {
      const rightToLeft = own === 'rtl';
      const last = runs.at(-1);
      if (last?.rightToLeft === rightToLeft && isSetAlike(last, rest))
        runs[runs.length - 1] = { ...last, text: last.text + part };
      else runs.push({ ...rest, text: part, rightToLeft });
    }
  return runs;
}

function splitByScript(text: string, direction: Direction): { text: string; direction: Direction }[] {
  const other = direction === 'rtl' ? 'ltr' : 'rtl';
  const parts: { text: string; direction: Direction }[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(direction === 'rtl' ? LATIN_IN_RTL : RTL_IN_LTR)) {
    if (index > at) parts.push({ text: text.slice(at, index), direction });
    parts.push({ text: found, direction: other });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), direction });
  return parts;
}
