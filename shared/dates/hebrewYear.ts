/** A year of the Hebrew calendar without its thousands, as it is written since 1839: `תשע"ו`, `ה'תש"ף`, `תשפ''ב`. */
const HEBREW_YEAR = /^(?:ה'?)?(תש[א-ת]{0,2}["']{1,2}[א-ת])$/;
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת';
const FINALS: ReadonlyMap<string, string> = new Map(
  [...'ךכםמןנףפץצ'.matchAll(/(.)(.)/g)].map(([, a = '', b = '']) => [a, b]),
);
/** Years that are read, without the thousands: 5701 to 5799. */
const [FIRST, LAST] = [701, 799];
/** The Hebrew year 5001 began in autumn 1240. */
const AUTUMN_BEFORE = 1239;

/** Returns a letter's value: one to ten, tens to a hundred, hundreds. */
function valueOf(letter: string): number {
  const index = LETTERS.indexOf(FINALS.get(letter) ?? letter);
  return index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100;
}

/** Returns the sum of the letters' values, whatever signs are among them: 11 for `י"א`. */
export const countOfLetters = (letters: string): number =>
  Array.from(letters.replace(/["']/g, ''), valueOf).reduce((sum, value) => sum + value, 0);

/** The year of ours in whose autumn a Hebrew year begins: 2015 for `תשע"ו`, which ends in 2016; undefined for none. */
export function autumnOf(word: string): number | undefined {
  const letters = HEBREW_YEAR.exec(word)?.[1];
  if (letters === undefined) return undefined;
  const year = countOfLetters(letters);
  return year >= FIRST && year <= LAST ? year + AUTUMN_BEFORE : undefined;
}
