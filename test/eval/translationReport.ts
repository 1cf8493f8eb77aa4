import type { Translation, TranslatedLine } from '../../shared/api/twin.ts';
import { normalizeText } from '../../shared/improve/guard/normalize.ts';
import { escapePattern } from '../../shared/resume/textMarks.ts';
import type { TranslatedPerson } from './translatedPeople.ts';

/** A text that came, with what it says about the facts that a right translation holds, and what is wrong in it. */
interface ToldText extends TranslatedLine {
  readonly name: string;
  /** Each by its first form. */
  readonly absent: readonly string[];
  readonly wrong: readonly string[];
  /** Facts that are looked for. */
  readonly wanted: number;
}

/** As facts are compared: without case, with one kind of quotes, dashes and spaces. */
const folded = (text: string) => normalizeText(text).text.toLowerCase();
const hasWords = (text: string, words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(folded(words))}(?![\p{L}\p{N}])`, 'u').test(text);

function tellTexts(person: TranslatedPerson, { lines }: Translation): ToldText[] {
  return lines.map((line) => {
    const { facts = [], wrong = [] } = person.texts.find(({ path }) => path === line.path) ?? {};
    const said = folded(line.text);
    return {
      ...line,
      name: person.name,
      wanted: facts.length,
      absent: facts.filter((forms) => !forms.some((form) => said.includes(folded(form)))).map(([form = '']) => form),
      wrong: wrong.filter((words) => hasWords(said, words)),
    };
  });
}

const isClean = ({ added, missing }: TranslatedLine) => added.length + missing.length === 0;

const formatText = ({ name, path, text, checked, added, missing, absent, wrong }: ToldText) =>
  [
    `${name} ${path}${checked ? '' : ' (unchecked)'}: ${text.replaceAll('\n', ' / ')}`,
    ...added.map(({ reason, text: words }) => `  + ${reason}: ${words}`),
    ...missing.map((words) => `  - ${words}`),
    ...absent.map((words) => `  no fact: ${words}`),
    ...wrong.map((words) => `  wrong: ${words}`),
  ].join('\n');

/**
 * Text by text what a person would be asked and which facts the translation has in no form; how many texts nothing is
 * asked about, and how many facts they hold.
 */
export function formatTranslations(results: readonly (readonly [TranslatedPerson, Translation])[]): string {
  const told = results.flatMap(([person, translation]) => tellTexts(person, translation));
  const failed = results.flatMap(([, { failed: none }]) => none);
  const sum = (count: (text: ToldText) => number) => told.reduce((total, text) => total + count(text), 0);
  const wanted = sum((text) => text.wanted);
  return [
    ...told.map(formatText),
    `${told.filter(isClean).length} of ${told.length} texts without a question, ${failed.length} gave nothing`,
    `${wanted - sum(({ absent }) => absent.length)} of ${wanted} facts said`,
    `${sum(({ wrong }) => wrong.length)} wrong words`,
  ].join('\n');
}
