import type { Language } from '../platform/language.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/** How a letter is written in Latin letters: at the beginning of a word, within it, and at its end. */
const LATIN: Readonly<Record<string, string>> = {
  א: 'a||a',
  ב: 'b|v|v',
  ג: 'g',
  ד: 'd',
  ה: 'h|h|a',
  ו: 'v|o|o',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y|i|i',
  כ: 'k|kh|kh',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a|a|a',
  פ: 'p|p|f',
  ף: 'f',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
  'ג׳': 'j',
  'ז׳': 'zh',
  'צ׳': 'ch',
  'ץ׳': 'ch',
  וו: 'v',
  יי: 'ai',
};
const VOWELS = /[aeiouy]/;
/** Letters of Hebrew words with what they are written by. */
const HEBREW_UNITS = /[גזצץ]׳|וו|יי|[א-ת]/gu;

function toLatin(word: string): string {
  const units = word.replace(/['’]/gu, '׳').match(HEBREW_UNITS) ?? [];
  let written = '';
  for (const [place, unit] of units.entries()) {
    const ways = (ownProperty(LATIN, unit) ?? '').split('|');
    const next =
      (place === 0 ? ways[0] : place === units.length - 1 ? (ways[2] ?? ways.at(-1)) : (ways[1] ?? ways[0])) ?? '';
    // Two consonants have a vowel between them, unless one is written after an L or R: שלומי is Shlomi.
    const flows = /^[lr]/.test(next) && /^[אהויע]/u.test(units[place + 1] ?? '');
    const isBare = !flows && !VOWELS.test(written.slice(-1)) && !VOWELS.test(next.charAt(0));
    written += written !== '' && next !== '' && isBare ? `a${next}` : next;
  }
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** Sounds of Latin letters, the longest first, by the Hebrew letters for them: at the beginning, within, at the end. */
const HEBREW_OF: readonly (readonly [sound: RegExp, written: readonly string[]])[] = (
  'sch=ש|sh=ש|tch=צ׳|ch=צ׳|tz=צ|ts=צ|zh=ז׳|kh=ח|th=ת|ph=פ|ck=ק|qu=קו|oo=או,ו,ו|ou=או,ו,ו|' +
  'ee=אי,י,י|ea=אי,י,י|ai=איי,יי,אי|ay=איי,יי,אי|ei=איי,יי,יי|ey=איי,יי,יי|ie=אי,י,י|x=קס|' +
  'j=ג׳|a=א,,ה|e=א,,ה|i=אי,י,י|o=או,ו,ו|u=או,ו,ו|b=ב|c=ק|d=ד|f=פ|g=ג|h=ה|k=ק|l=ל|m=מ|n=נ|' +
  'p=פ|q=ק|r=ר|s=ס|t=ט|v=ו,ב,ב|w=ו|y=י|z=ז'
)
  .split('|')
  .map((row) => row.split('=') as [string, string])
  .map(([sound, written]) => [new RegExp(`^${sound}`), written.split(',')] as const);
const FINAL: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

function toHebrew(word: string): string {
  let left = word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  let written = '';
  while (left !== '') {
    const [sound, ways] = HEBREW_OF.find(([pattern]) => pattern.test(left)) ?? [/^./su, ['']];
    const rest = left.replace(sound, '');
    const place = written === '' ? 0 : rest === '' ? 2 : 1;
    written += ways[place] ?? ways[0] ?? '';
    left = rest;
  }
  const last = written.slice(-1);
  return word.length > 1 ? written.slice(0, -1) + (ownProperty(FINAL, last) ?? last) : written;
}

const WRITE: Readonly<Record<Language, (word: string) => string>> = { en: toLatin, he: toHebrew };
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[א-ת]+(?:['’׳״"][א-ת]+)*[׳’']?/gu,
  he: /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu,
};

/** A name as the letters of another language may write it: a proposal, which the person sees and changes. */
export const transliterate = (text: string, to: Language): string =>
  text.replace(FOREIGN[to], (word) => WRITE[to](word));
