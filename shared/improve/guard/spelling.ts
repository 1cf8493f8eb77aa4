/** Shorter words differ by a letter too often. */
const MIN_LETTERS = 6;

/** Letters that sound alike in Hebrew and are written for each other. */
const SAME_SOUND = ['טת', 'כק', 'חכ', 'אע', 'אה', 'סש', 'בו'];

/** The same of two Hebrew words: a letter too many or too few, or one that sounds alike. */
export function isHebrewSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length === other.length)
    return (
      one.slice(at + 1) === other.slice(at + 1) &&
      SAME_SOUND.some((pair) => pair.includes(one[at] ?? '?') && pair.includes(other[at] ?? '?'))
    );
  return (
    one.length > 5 &&
    Math.abs(one.length - other.length) === 1 &&
    (one.slice(at) === other.slice(at + 1) || one.slice(at + 1) === other.slice(at))
  );
}

/** Whether two words differ by one letter or by two that changed places: a slip of the fingers, mended. */
export function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_LETTERS || Math.abs(one.length - other.length) > 1) return false;
  if (/\d/.test(one + other)) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (at === one.length && at === other.length) return false;
  return (
    one.slice(at + 1) === other.slice(at + 1) ||
    one.slice(at) === other.slice(at + 1) ||
    one.slice(at + 1) === other.slice(at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2))
  );
}

/** Longer words are no words: nobody looks for slips in them. */
const MAX_LETTERS = 40;

/** Words among which slips are looked for, all at once. */
export interface Slips {
  readonly words: ReadonlySet<string>;
  /** Letters by the place and the rest of the word that they stand in: `2 cat` has the `r` of `cart`. */
  readonly gaps: ReadonlyMap<string, string>;
}

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const isDigit = (letter: string) => letter >= '0' && letter <= '9';

/** Reads words for {@link hasSlip} and {@link hasHebrewSlip}; takes time that grows with their letters. */
export function slipsOf(words: ReadonlySet<string>): Slips {
  const gaps = new Map<string, string>();
  for (const word of words)
    for (let at = 0; at < word.length && word.length <= MAX_LETTERS; at += 1) {
      const key = `${at} ${without(word, at)}`;
      gaps.set(key, (gaps.get(key) ?? '') + (word[at] as string));
    }
  return { words, gaps };
}

/** Whether a word is one of these with a letter too many, or lacks one: any of which `may` be the letter. */
function hasOneMore(word: string, { words, gaps }: Slips, shortest: number, may: (letter: string) => boolean): boolean {
  for (let at = 0; at <= word.length; at += 1) {
    if (Array.from(gaps.get(`${at} ${word}`) ?? '').some(may)) return true;
    if (word.length > shortest && at < word.length && words.has(without(word, at))) return true;
  }
  return false;
}

/** {@link isSlip} of a word and any of these. */
export function hasSlip(word: string, slips: Slips): boolean {
  if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || /\d/.test(word)) return false;
  for (let at = 0; at < word.length; at += 1) {
    const letters = slips.gaps.get(`${at} ${without(word, at)}`) ?? '';
    for (const letter of letters) if (letter !== word[at] && !isDigit(letter)) return true;
    const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
    if (swapped !== word && slips.words.has(swapped)) return true;
  }
  return hasOneMore(word, slips, MIN_LETTERS, (letter) => !isDigit(letter));
}

const MIN_HEBREW_LETTERS = 5;

/** {@link isHebrewSlip} of a word and any of these. */
export function hasHebrewSlip(word: string, slips: Slips): boolean {
  if (word.length < MIN_HEBREW_LETTERS || word.length > MAX_LETTERS) return false;
  for (let at = 0; at < word.length; at += 1) {
    const letters = slips.gaps.get(`${at} ${without(word, at)}`);
    if (letters === undefined) continue;
    const own = word[at] as string;
    const alike = SAME_SOUND.filter((pair) => pair.includes(own)).map((pair) => pair.replace(own, ''));
    if (alike.some((letter) => letters.includes(letter))) return true;
  }
  return word.length > MIN_HEBREW_LETTERS && hasOneMore(word, slips, MIN_HEBREW_LETTERS, () => true);
}
