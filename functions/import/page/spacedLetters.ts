/** One or more words with letter-spacing. The first has three letters at least, because two may be initials. */
const WORD = String.raw`\p{L}[ \u00a0](?:[\p{L}'’-][ \u00a0]){1,40}\p{L}`;
/** A word of two spaced letters, beside a longer one: `א ב נ ר   ג ל`. */
const PAIR = String.raw`\p{L}[ \u00a0]\p{L}`;
const GAPS = String.raw`[ \u00a0]{2,9}`;
const WORDS = new RegExp(
  String.raw`(?<!\S)(?:${PAIR}${GAPS})?${WORD}(?:${GAPS}(?:${WORD}|${PAIR})(?!\S)){0,9}(?!\S)`,
  'gu',
);
const GAP = /[ \u00a0]{2,}/;

/** Whether spaced letters are a word: not if dashes separate them (`B - C - D`), but one dash may join two names. */
function isWord(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const signs = word.match(/[^\p{L}\s]/gu)?.length ?? 0;
  return letters > 2 * signs + 1;
}

/** Returns a text with letter-spaced words closed up (`נ ו ע ה   ב ר ק`). Other texts are unchanged. */
export const withWholeWords = (text: string): string =>
  text.replace(WORDS, (spaced) =>
    spaced
      .split(GAP)
      .map((word) => (isWord(word) ? word.replaceAll(/[ \u00a0]/g, '') : word))
      .join(' '),
  );
