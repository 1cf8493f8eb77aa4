/** Rows in the table of words. Row 0 is unused, row 1 is for a text without words. */
export const WORD_ROWS = 16_384;
/** The row of a text without words; in training also of one whose words are hidden on purpose. */
export const NO_WORD = 1;
const FIRST_ROW = 2;

/** How many letters of a word are used; longer ones are links or no words. */
const MAX_WORD = 14;
/** Lengths of the letter groups of a word with its ends marked: `<co`, `coo`, `ook`, `ok>`. */
const GROUPS = [3, 4] as const;
/** Of a long text only the first and last words are used. */
const [MAX_WORDS, FIRST_WORDS, LAST_WORDS] = [16, 11, 5];
/** How many of the first words also form pairs with their next word. */
const MAX_PAIRS = 6;
const MAX_ROWS = 120;

/** Words, numbers and single signs. */
const TOKEN = /[\p{L}\p{M}]+|\p{Nd}+|[^\p{L}\p{M}\p{N}_\s]/gu;
const encoder = new TextEncoder();

/** Returns the row of a text in the hashed table (FNV-1a over UTF-8). */
function rowOf(kind: string, text: string): number {
  let hash = 2_166_136_261;
  for (const byte of encoder.encode(kind + text)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return FIRST_ROW + (hash % (WORD_ROWS - FIRST_ROW));
}

/** Most words whose rows are cached: more than a file has, and little memory. */
const MAX_KEPT = 20_000;
const kept = new Map<string, readonly number[]>();

function rowsOfWord(word: string): readonly number[] {
  const known = kept.get(word);
  if (known) return known;
  const rows = [rowOf('w', word)];
  if (word.length > 1) {
    const marked = `<${word.slice(0, MAX_WORD)}>`;
    for (const size of GROUPS)
      for (let from = 0; from + size <= marked.length; from += 1)
        rows.push(rowOf(String(size), marked.slice(from, from + size)));
  }
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(word, rows);
  return rows;
}

/**
 * Returns the rows of a text's words, of their letter groups, and of its first pairs of words. All digits count as one,
 * so years look alike and postcodes show their form.
 */
export function wordRows(text: string): readonly number[] {
  const all: readonly string[] =
    text
      .toLowerCase()
      .replace(/\p{Nd}/gu, '0')
      .match(TOKEN) ?? [];
  const words = all.length > MAX_WORDS ? [...all.slice(0, FIRST_WORDS), ...all.slice(-LAST_WORDS)] : all;
  const rows = words.flatMap(rowsOfWord);
  for (let index = 0; index + 1 < words.length && index < MAX_PAIRS; index += 1)
    rows.push(rowOf('b', `${words[index] ?? ''} ${words[index + 1] ?? ''}`));
  return rows.length === 0 ? [NO_WORD] : rows.slice(0, MAX_ROWS);
}
