import { matchesIn, type TextMatch } from './facts.ts';
import { memoizeByText } from './memoize.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** A text as the guard compares it, and the original position of each of its code units. */
export interface NormalizedText {
  readonly text: string;
  /** Returns the original index for an index in `text`, in UTF-16 code units; at the end, the original's length. */
  readonly originalIndex: (index: number) => number;
}

/** Variants of signs, each with the form that the guard reads. */
const SAME_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  ['"״“”„', "'׳‘’‛´`", '-־‐‑‒–—―−', ' \u00a0\u2009\u202f', 'x×'].flatMap(([sign = '', ...others]) =>
    others.map((other) => [other, sign]),
  ),
);

/** Letters of other alphabets that look like Latin ones. */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdһhАAВBЕEКKМMНHОOРPСCТTУYХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoαaνvρp'.matchAll(/../gu)].map(
    ([pair]) => Array.from(pair) as [string, string],
  ),
);

/** Vowel points and accents of Hebrew. */
const NIQQUD = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/;
/** Invisible characters: controls, joiners, soft hyphens, direction marks and isolates. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;
/** Invisible marks that editors add themselves and that at most move a full stop. */
const HARMLESS_MARKS = /[\u061c\u200e\u200f\r]/;

/** Ordinary letters of both languages are recognized first, because a text is mostly these. */
const isUnseen = (unit: string) =>
  (unit < ' ' || unit > '~') && !(unit >= 'א' && unit <= 'ת') && (NIQQUD.test(unit) || INVISIBLE.test(unit));

/**
 * Returns the text without vowel points and invisible characters, with one form of quotes, gershayim, dashes and
 * spaces, and with Latin letters in place of their lookalikes.
 */
export const normalizeText: (original: string) => NormalizedText = memoizeByText(readNormalized);

function readNormalized(original: string): NormalizedText {
  let text = '';
  const places: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const unit = original[index] as string;
    if (isUnseen(unit)) continue;
    text += unit > '\u007f' ? (ownProperty(SAME_SIGNS, unit) ?? ownProperty(LATIN_LOOKALIKES, unit) ?? unit) : unit;
    places.push(index);
  }
  return { text, originalIndex: (index) => places[index] ?? original.length };
}

/** Returns the text with one form of Hebrew quotes and dashes; indexes do not change. */
export const foldSigns = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (sign) => ownProperty(SAME_SIGNS, sign) ?? sign);

const DISGUISED_WORD = new RegExp(
  [
    // A digit or Latin letter within a Hebrew word. A Hebrew prefix before a Latin name is allowed.
    String.raw`[א-ת]\d+[א-ת]`,
    String.raw`[א-ת]{3}[A-Za-z]`,
    String.raw`[A-Za-z][א-ת]`,
    // A final letter within a word, or a regular one at its end.
    String.raw`[ךםןףץ][א-ת]`,
    String.raw`[א-ת]{2}[מנ](?![\p{L}\p{M}\d"'״׳])`,
    // A letter of another alphabet beside Latin letters.
    String.raw`[A-Za-z][\u0370-\u03ff\u0400-\u04ff]`,
    String.raw`[\u0370-\u03ff\u0400-\u04ff][A-Za-z]`,
  ].join('|'),
  'u',
);

/** Finds a proposal's words with disguised characters that the sources lack. Text and positions are the original's. */
export function findDisguisedWords(sources: readonly string[], after: string): TextMatch[] {
  const said = sources.join('\n');
  return matchesIn(after, /\S+/g).filter(({ text }) => {
    const strange = Array.from(text).some(
      (unit) => isUnseen(unit) && !HARMLESS_MARKS.test(unit) && !said.includes(unit),
    );
    return strange || (DISGUISED_WORD.test(text) && !said.includes(text));
  });
}
