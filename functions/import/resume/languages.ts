import { ABILITY_WORDS, LANGUAGE_NAMES, SPEAKING_WORDS } from '../lexicon/words.ts';
import { parseLanguageLevel } from '../../../shared/resume/languageLevels.ts';
import type { LanguageLevel } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';

const LANGUAGE_NAME = new RegExp(`(?<![\\p{L}])(?:${LANGUAGE_NAMES.join('|')})(?![\\p{L}])`, 'giu');

export interface FoundLanguage {
  readonly name: string;
  /** Undefined if the text gives no level. */
  readonly level: LanguageLevel | undefined;
}

/** A name with a sign and a level, of a language in no list. A hyphen within a word (`job-related`) is no sign. */
const NAME_WITH_LEVEL =
  /(?<=^|[,;|\n•])[\s•–-]{0,20}(\p{L}[\p{L}'’-]{2,20})(?:\s*[(:–]\s*|\s+-\s*|-\s+)([^,;|\n•()]{2,30})/gmu;
/** Hebrew words with their prefixes: `בדיבור`, `וכתיבה`. */
const wordsPattern = (words: readonly string[]) => `[ובה]{0,2}(?:${words.join('|')})(?![\\p{L}])`;
/** Names of abilities (speaking, writing) are not languages. */
const ABILITY = new RegExp(`^${wordsPattern([...SPEAKING_WORDS, ...ABILITY_WORDS])}`, 'iu');
const SPEAKING = new RegExp(`(?<![\\p{L}])${wordsPattern(SPEAKING_WORDS)}`, 'iu');

/** Returns the level in a text. Of several abilities speaking counts, because that is what a résumé states. */
function levelIn(text: string): LanguageLevel | undefined {
  const spoken = text.split(/[,;|\n•·]/).find((said) => SPEAKING.test(said) && parseLanguageLevel(said) !== null);
  return parseLanguageLevel(spoken ?? text) ?? undefined;
}

/** Returns the spoken languages of a section, each with the level after it or, if there is none, before it. */
export function findLanguages(lines: readonly TextLine[]): FoundLanguage[] {
  const text = lines.map((line) => line.text).join('\n');
  // A name in brackets repeats the name before it in that language's script.
  const names = [...text.matchAll(LANGUAGE_NAME)]
    .filter(({ index }) => text[index - 1] !== '(')
    .filter(
      (match, index, all) => all.findIndex((other) => other[0].toLowerCase() === match[0].toLowerCase()) === index,
    );
  // Unlisted names count only where a known language is present.
  const unknown =
    names.length === 0
      ? []
      : [...text.matchAll(NAME_WITH_LEVEL)]
          .filter(
            ([, name = '', level = '']) =>
              parseLanguageLevel(level) !== null &&
              parseLanguageLevel(name) === null &&
              !ABILITY.test(name) &&
              name.match(LANGUAGE_NAME) === null,
          )
          .map(({ 0: whole, 1: name = '', index }) => ({ 0: name, index: index + whole.indexOf(name) }));
  const all = [...names.map(({ 0: name, index }) => ({ 0: name, index })), ...unknown].toSorted(
    (a, b) => a.index - b.index,
  );
  const [behind, before] = [
    all.map(({ 0: name, index }, nameIndex) => levelIn(text.slice(index + name.length, all[nameIndex + 1]?.index))),
    all.map(({ index }, nameIndex) => {
      const { 0: last = '', index: from = 0 } = all[nameIndex - 1] ?? {};
      return levelIn(text.slice(from + last.length, index).replace(/^.*[,;|\n•]/s, ''));
    }),
  ];
  // `Native English, fluent German`: behind each name stands the level of the next.
  const [first, second] = before[0] !== undefined && behind.at(-1) === undefined ? [before, behind] : [behind, before];
  return all.map(({ 0: name }, nameIndex) => ({ name, level: first[nameIndex] ?? second[nameIndex] }));
}

/** Whether a text is names of spoken languages and little else. */
export const isLanguageList = (text: string): boolean =>
  (text.match(LANGUAGE_NAME)?.join('').length ?? 0) * 2 > text.replace(/\s/g, '').length;
