import { matchesIn, type TextMatch } from './facts.ts';
import { memoizeByText } from './memoize.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** A text as the guard compares it, and where each of its code units stood in the text as written. */
export interface NormalizedText {
  readonly text: string;
  /** The place in the original of a place in `text`, in UTF-16 code units; its length at the end. */
  readonly originalIndex: (index: number) => number;
}

/** Signs that are written in more than one way, behind the way that the guard reads. */
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
/** What is not seen: controls, joiners, soft hyphens, marks and isolates of direction. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;
/** Invisible marks that editors add by themselves, and that change no more than the side of a full stop. */
const HARMLESS_MARKS = /[\u061c\u200e\u200f\r]/;

/** Letters of both languages are told apart at once: a text is mostly these. */
const isUnseen = (unit: string) =>
  (unit < ' ' || unit > '~') && !(unit >= 'א' && unit <= 'ת') && (NIQQUD.test(unit) || INVISIBLE.test(unit));

/**
 * The text without vowel points and invisible characters, with one way to write quotes, gershayim, dashes and spaces,
 * and with Latin letters in the place of those that only look like them.
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

/** The text with one way to write these signs, each code unit in its place: Hebrew quotes, dashes. */
export const foldSigns = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (sign) => ownProperty(SAME_SIGNS, sign) ?? sign);

const DISGUISED_WORD = new RegExp(
  [
    // A digit or a Latin letter among Hebrew ones; a Hebrew prefix before a Latin name does not count.
    String.raw`[א-ת]\d+[א-ת]`,
    String.raw`[א-ת]{3}[A-Za-z]`,
    String.raw`[A-Za-z][א-ת]`,
    // A letter that has another form there.
    String.raw`[ךםןףץ][א-ת]`,
    String.raw`[א-ת]{2}[מנ](?![\p{L}\p{M}\d"'״׳])`,
    // A letter of another alphabet beside Latin ones.
    String.raw`[A-Za-z][\u0370-\u03ff\u0400-\u04ff]`,
    String.raw`[\u0370-\u03ff\u0400-\u04ff][A-Za-z]`,
  ].join('|'),
  'u',
);

/** Words of a proposal with characters that its sources do not use so, as they are written. Places in the original. */
export function findDisguisedWords(sources: readonly string[], after: string): TextMatch[] {
  const said = sources.join('\n');
  return matchesIn(after, /\S+/g).filter(({ text }) => {
    const strange = Array.from(text).some(
      (unit) => isUnseen(unit) && !HARMLESS_MARKS.test(unit) && !said.includes(unit),
    );
    return strange || (DISGUISED_WORD.test(text) && !said.includes(text));
  });
}
