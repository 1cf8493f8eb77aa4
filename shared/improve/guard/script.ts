import { LANGUAGES, type Language } from '../../platform/language.ts';
import type { TextMatch } from './facts.ts';

/** Letters of each language with weights: names are Latin in Hebrew too, so a third of Hebrew letters makes Hebrew. */
const SCRIPTS: Readonly<Record<Language, readonly [letters: RegExp, weight: number]>> = {
  he: [/[א-ת]/g, 2],
  en: [/[a-z]/gi, 1],
};
/** Fewer letters do not show a language, because they may be just a name. */
const MIN_LETTERS = 8;

/** Returns the language of most letters. */
export function languageOf(text: string): Language | undefined {
  const counts = LANGUAGES.map((language) => {
    const [letters, weight] = SCRIPTS[language];
    const count = text.match(letters)?.length ?? 0;
    return { language, count, weighed: count * weight };
  }).toSorted((a, b) => b.weighed - a.weighed);
  return counts.reduce((sum, { count }) => sum + count, 0) < MIN_LETTERS ? undefined : counts[0]?.language;
}

/** Finds lines of a proposal in a language that is neither the requested one nor the source's. */
export function findOtherLanguage(said: string, after: string, language: Language | undefined): TextMatch[] {
  if (!language) return [];
  const saidLanguages = new Set(said.split('\n').map(languageOf));
  let index = 0;
  return after.split('\n').flatMap((line) => {
    const start = index;
    index += line.length + 1;
    const written = languageOf(line);
    return written && written !== language && !saidLanguages.has(written)
      ? [{ text: line.trim(), index: start + line.search(/\S/) }]
      : [];
  });
}
