import { LANGUAGES, type Language } from '../../platform/language.ts';
import type { TextMatch } from './facts.ts';

/** Letters of each language, and what one counts: names are Latin in either, so that Hebrew wins from a third. */
const SCRIPTS: Readonly<Record<Language, readonly [letters: RegExp, weight: number]>> = {
  he: [/[א-ת]/g, 2],
  en: [/[a-z]/gi, 1],
};
/** Fewer letters tell no language: a name may be all that stands there. */
const MIN_LETTERS = 12;

/** The language that most letters are of. */
export function languageOf(text: string): Language | undefined {
  const found = LANGUAGES.map((language) => {
    const [letters, weight] = SCRIPTS[language];
    const count = text.match(letters)?.length ?? 0;
    return { language, count, weighed: count * weight };
  }).toSorted((one, other) => other.weighed - one.weighed);
  return found.reduce((sum, { count }) => sum + count, 0) < MIN_LETTERS ? undefined : found[0]?.language;
}

/** Lines of a proposal in a language that neither was asked for nor is the source's. */
export function findOtherLanguage(said: string, after: string, language: Language | undefined): TextMatch[] {
  if (!language) return [];
  const own = new Set(said.split('\n').map(languageOf));
  let index = 0;
  return after.split('\n').flatMap((line) => {
    const at = index;
    index += line.length + 1;
    const written = languageOf(line);
    return written && written !== language && !own.has(written)
      ? [{ text: line.trim(), index: at + line.search(/\S/) }]
      : [];
  });
}
