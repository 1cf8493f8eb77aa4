/** A word whose letters stand apart, and more of them behind wider gaps: three letters are no initials of a name. */
const WORD = String.raw`\p{L}[ \u00a0](?:[\p{L}'’-][ \u00a0]){1,40}\p{L}`;
/** Beside such a word, one of two letters: `א ב נ ר   ג ל`. */
const PAIR = String.raw`\p{L}[ \u00a0]\p{L}`;
const GAPS = String.raw`[ \u00a0]{2,9}`;
const WORDS = new RegExp(
  String.raw`(?<!\S)(?:${PAIR}${GAPS})?${WORD}(?:${GAPS}(?:${WORD}|${PAIR})(?!\S)){0,9}(?!\S)`,
  'gu',
);
const GAP = /[ \u00a0]{2,}/;

/** A dash parts two names, and letters that dashes part are no word: `B - C - D`. */
function isWord(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const signs = word.match(/[^\p{L}\s]/gu)?.length ?? 0;
  return letters > 2 * signs + 1;
}

/** A text whose words are whole where a designer set their letters apart (`נ ו ע ה   ב ר ק`); others as they are. */
export const withWholeWords = (text: string): string =>
  text.replace(WORDS, (spaced) =>
    spaced
      .split(GAP)
      .map((word) => (isWord(word) ? word.replaceAll(/[ \u00a0]/g, '') : word))
      .join(' '),
  );
