/** A word whose letters stand apart, and more of them behind wider gaps: three letters are no initials of a name. */
const WORD = String.raw`(?:\p{L}[ \u00a0]){2,40}\p{L}`;
const WORDS = new RegExp(String.raw`(?<!\S)${WORD}(?:[ \u00a0]{2,9}${WORD}){0,9}(?!\S)`, 'gu');
const GAP = /[ \u00a0]{2,}/;

/** A text whose words are whole where a designer set their letters apart (`נ ו ע ה   ב ר ק`); others as they are. */
export const withWholeWords = (text: string): string =>
  text.replace(WORDS, (words) =>
    words
      .split(GAP)
      .map((word) => word.replaceAll(/[ \u00a0]/g, ''))
      .join(' '),
  );
