/**
 * Names in two scripts: `דמיטרי וולקוב` and `Dmitri Volkov` are one. Vowels are written otherwise in each script or not
 * at all, so what is compared are the consonants, of which like ones are one.
 */

/** Letters of Hebrew, Latin and Cyrillic by the consonant that they are heard as; all others are silent. */
const SOUNDS: readonly (readonly [sound: string, letters: string])[] = [
  ['b', 'בbvwбв'],
  ['g', 'גgjгж'],
  ['d', 'דdд'],
  ['k', 'כךקחkcqxкх'],
  ['l', 'לlл'],
  ['m', 'מםmм'],
  ['n', 'נןnн'],
  ['p', 'פףpfпф'],
  ['r', 'רrр'],
  ['s', 'סשצץזszсшщцчз'],
  ['t', 'טתtт'],
];
const SOUND_OF = new Map(
  SOUNDS.flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
);
/** Letters of two in Latin that are one sound. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch(?=[aeiou])|tz|ts/g, 's'],
  [/ph/g, 'p'],
  [/kh|ch/g, 'k'],
  [/th/g, 't'],
];

/** The consonants of a name as they are heard, of doubled ones one. */
function soundsOf(name: string): string {
  const plain = PAIRS.reduce((text, [pair, sound]) => text.replace(pair, sound), name.toLowerCase());
  return Array.from(plain.normalize('NFD'), (letter) => SOUND_OF.get(letter) ?? '')
    .join('')
    .replace(/(.)\1+/g, '$1');
}

const scriptOf = (text: string) => (/[\u05d0-\u05ea]/.test(text) ? 'he' : /[\u0400-\u04ff]/.test(text) ? 'cyr' : 'lat');

/** Share of the sounds of the longer name that both have in one order, from which on they are one name. */
const MIN_SHARED = 0.65;
/** Sounds of a name that say anything. */
const MIN_SOUNDS = 3;

/** Whether two texts in different scripts are one name of a person. */
export function isNameInOtherScript(name: string, other: string): boolean {
  if (scriptOf(name) === scriptOf(other) || /\d/.test(other)) return false;
  const [own, others] = [soundsOf(name), soundsOf(other)];
  const longer = Math.max(own.length, others.length);
  return Math.min(own.length, others.length) >= MIN_SOUNDS && longestShared(own, others) >= MIN_SHARED * longer;
}

/** How many letters two texts have in one order. */
function longestShared(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (let at = 1; at <= other.length; at += 1)
      next.push(letter === other[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
