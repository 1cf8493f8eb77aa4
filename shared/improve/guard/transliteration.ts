import { memoizeByWord } from './memoize.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** Consonants by sound; vowels and silent letters are left out. */
const HEBREW_SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('בגדזחטכךלמםנןספףצץקרשת', (letter, index) => [letter, 'bgdzhtkklmmnnsppcckrst'.charAt(index)]),
);
const LATIN_SOUNDS = "tz|ts|cz=c sch|sh=s ch|kh=h th=t ph=p ck|q=k x=ks [fp]=p v|w=b j=g [aeiouy']="
  .split(' ')
  .map((row) => row.split('=') as [letters: string, sound: string])
  .map(([letters, sound]) => [new RegExp(letters, 'g'), sound] as const);
const hebrewSound = (word: string) => Array.from(word, (letter) => ownProperty(HEBREW_SOUNDS, letter) ?? '').join('');
const latinSound = (word: string) =>
  LATIN_SOUNDS.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word.toLowerCase())
    .replace(/c(?![^b-z])/g, 'k')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
/** Merges sounds that either script may omit or write differently. */
const blur = (sound: string) =>
  sound
    .replace(/h/g, '')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1');

const wordSounds: (word: string) => readonly string[] = memoizeByWord((word) =>
  isHebrewWord(word)
    ? prefixVariants(normalizeWord(word)).map((form) => blur(hebrewSound(form)))
    : [blur(latinSound(word))],
);

/** Returns the sounds of a text's words in one script. */
const soundsOf = (text: string, hebrew: boolean): string[] =>
  tokenizeWords(text)
    .flatMap(({ text: word }) => (isHebrewWord(word) !== hebrew || /^\d/.test(word) ? [] : wordSounds(word)))
    .filter((sound) => sound.length > 1);

/**
 * Returns a function that tells whether these texts contain a name in the other script: Ashdod and אשדוד. Short names
 * are not compared. The texts are read once.
 */
export function createSoundIndex(texts: readonly string[]): (word: string) => boolean {
  const said = new Map<boolean, ReadonlySet<string>>();
  return (word) => {
    const hebrew = !isHebrewWord(word);
    let sounds = said.get(hebrew);
    if (!sounds) said.set(hebrew, (sounds = new Set(texts.flatMap((text) => [...soundsOf(text, hebrew)]))));
    return sounds.size > 0 && wordSounds(word).some((sound) => sounds.has(sound));
  };
}
