/** Letters that stand at the end of a word alone. */
const FINAL = /[ךםןףץ]/g;
const FINAL_WITHIN = /[ךםןףץ](?=[א-ת])/g;
/** Hebrew and accented Latin letters in one word. */
const MIXED = /[א-ת][\u00c0-\u00ff]|[\u00c0-\u00ff][א-ת]/g;
const ACCENTED = /[\u00c0-\u00ff]/g;

/** Fewer of them prove nothing. */
const PROOF = 6;
/** Shares from which on no person wrote so: of final letters within words, and of all letters that are accented. */
const [MISPLACED, FOREIGN] = [0.5, 0.4];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Whether letters of a text are other letters: its file says of each glyph that it is one, and of most a wrong one, as when a
 * program wrote the fonts of a Hebrew file anew. No word of it is what stands on the page.
 */
export function isGarbled(text: string): boolean {
  const within = count(text, FINAL_WITHIN);
  if (within > PROOF && within > MISPLACED * count(text, FINAL)) return true;
  if (count(text, MIXED) > PROOF) return true;
  const accented = count(text, ACCENTED);
  return accented > PROOF && accented > FOREIGN * count(text, /\p{L}|[×÷]/gu);
}
