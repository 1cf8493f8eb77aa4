import { memoizeByText } from './memoize.ts';
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

/** What the words of a text in one script sound like. */
const soundsOf = (hebrew: boolean) =>
  memoizeByText((text: string): ReadonlySet<string> => {
    const sounds = tokenizeWords(text).flatMap(({ text: word }) =>
      isHebrewWord(word) !== hebrew || /^\d/.test(word) ? [] : wordSounds(word),
    );
    return new Set(sounds.filter((sound) => sound.length > 1));
  });
const wordSounds = (word: string): string[] =>
  isHebrewWord(word)
    ? prefixVariants(normalizeWord(word)).map((form) => blur(hebrewSound(form)))
    : [blur(latinSound(word))];
const hebrewSounds = soundsOf(true);
const latinSounds = soundsOf(false);

/** Whether a name of one script is in these texts in the other: Ashdod and אשדוד. Short names are not compared. */
export function soundsAlike(word: string, texts: readonly string[]): boolean {
  const others = isHebrewWord(word) ? latinSounds : hebrewSounds;
  return texts.some((text) => {
    const said = others(text);
    return said.size > 0 && wordSounds(word).some((sound) => said.has(sound));
  });
}
