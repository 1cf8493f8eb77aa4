/**
 * Invisible characters that only affect how a text is shown: soft hyphens, direction marks and isolates, spaces without
 * a width, variation selectors, the byte order mark.
 */
const UNSEEN =
  String.raw`\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e` +
  String.raw`\u2060-\u2064\u2066-\u206f\ufe00-\ufe0e\ufeff`;
/** The same between signs of which each says something by itself: joiners, which letters and pictures are made with. */
const JOINERS = String.raw`\u200c\u200d\ufe0f`;
const UNSEEN_SIGN = /* @__PURE__ */ new RegExp(`[${UNSEEN}]`, 'g');
const UNSEEN_OR_JOINER = new RegExp(`[${UNSEEN}${JOINERS}]`, 'g');
const SEEN = /* @__PURE__ */ new RegExp(`[^${UNSEEN}${JOINERS}]`, 'g');

/** Signs that are written in several forms, each with the one that texts are compared in: one sign for one. */
const FORMS: readonly (readonly [signs: RegExp, form: string | ((sign: string) => string)])[] = [
  [/[\u05be\u2010-\u2015\u2212\ufe63]/g, '-'],
  [/[\u05f4\u201c-\u201f]/g, '"'],
  [/[\u05f3\u00b4\u0060\u2018-\u201b]/g, "'"],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  // Digits of Arabic; Latin letters, digits and signs as wide as Chinese ones.
  [/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)],
  [/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC')],
];

/** A text as it is compared, with where its signs are in the source. */
export interface FoldedText {
  readonly text: string;
  /** The place in the source, in UTF-16 code units, of the sign at a place of the folded text. */
  readonly sourceAt: (place: number) => number;
}

/** A text with one form for each dash (`-`), quote (`"`, `'`), space and digit; as long as it was. In linear time. */
export const foldSigns = (text: string): string =>
  FORMS.reduce((folded, [signs, form]) => folded.replace(signs, form as string), text);

/** A text without invisible characters, otherwise unchanged. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN_SIGN, '');

/** A text without invisible characters and without joiners of letters and emoji: for addresses, for example. */
export const withoutJoiners = (text: string) => text.replace(UNSEEN_OR_JOINER, '');

/** A text in plain signs, without invisible characters: for numbers and addresses. */
export const plainSigns = (text: string): string => withoutJoiners(foldSigns(text));

/**
 * The same as `plainSigns`, and with the places of its signs in the source, which stays as it was written. In
 * linear time.
 */
export function foldText(source: string): FoldedText {
  // Most texts of most files are plain.
  if (/^[\n -~\u05d0-\u05ea]*$/.test(source)) return { text: source, sourceAt: (place) => place };
  const folded = foldSigns(source);
  const text = withoutJoiners(folded);
  if (text.length === folded.length) return { text, sourceAt: (place) => place };
  const places = Array.from(folded.matchAll(SEEN), ({ index }) => index);
  return { text, sourceAt: (place) => places[place] ?? source.length };
}
