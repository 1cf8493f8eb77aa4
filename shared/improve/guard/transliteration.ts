import { memoizeByWord } from './memoize.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from './words.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/** Consonants by their sound; vowels and what is not heard are left out. */
const HEBREW_SOUNDS: Readonly<Record<string, string>> = {
  ב: 'b', ג: 'g', ד: 'd', ז: 'z', ח: 'h', ט: 't', כ: 'k', ך: 'k', ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's',
  פ: 'p', ף: 'p', צ: 'c', ץ: 'c', ק: 'k', ר: 'r', ש: 's', ת: 't',
}; // prettier-ignore
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tz|ts|cz/g, 'c'],
  [/sch|sh/g, 's'],
  [/ch|kh/g, 'h'],
  [/th/g, 't'],
  [/ph/g, 'p'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/[fp]/g, 'p'],
  [/v|w/g, 'b'],
  [/j/g, 'g'],
  [/[aeiouy']/g, ''],
];
const hebrewSound = (word: string) => Array.from(word, (letter) => ownProperty(HEBREW_SOUNDS, letter) ?? '').join('');
const latinSound = (word: string) =>
  LATIN_SOUNDS.reduce((sound, [pattern, to]) => sound.replace(pattern, to), word.toLowerCase())
    .replace(/c(?![^b-z])/g, 'k')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
/** Sounds that either script may leave out or write by another. */
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

/** What the words of a text in one script sound like. */
const soundsOf = (text: string, hebrew: boolean): string[] =>
  tokenizeWords(text)
    .flatMap(({ text: word }) => (isHebrewWord(word) !== hebrew || /^\d/.test(word) ? [] : wordSounds(word)))
    .filter((sound) => sound.length > 1);

/**
 * Tells whether a name of one script is in these texts in the other: Ashdod and אשדוד. Short names are not compared;
 * the texts are read once.
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
