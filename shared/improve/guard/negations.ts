import { splitClauses, bilingualPattern } from './patterns.ts';
import { stemWord, tokenizeWords } from './words.ts';

const NEGATION = bilingualPattern(
  'not|never|no|none|without|cannot|lack(?:ed|ing)?|neither|nor|except|free|' +
    "(?:did|was|were|is|do|does|have|has|could|would)n['’]t",
  'לא|ללא|בלי|אין|אינני|איני|אינו|אינה|מעולם|חסר|חסרת|חוץ|פרט|למעט|טרם|נטול|נטולת|חופשי',
);
/** After which a "not" denies nothing. */
const NOT_ONLY = /^\s*(?:only|just|רק)(?![\p{L}])/iu;
/** Words that a "not" denies, and characters behind it in which they stand: a text is as long as people make it. */
const NEGATION_REACH = { words: 5, characters: 400 } as const;
/** Of the words that are denied, how many a text must say without denying them. */
const MIN_AFFIRMED_SHARE = 0.6;
const STOP_STEMS = new Set(
  [
    'the a an of in on at to by for with and or from is was were are be been my that which as their its about',
    'work worked working any did does have has had use used using',
    'את של על עם או גם כל אל מן בין היה הייתי עבדתי עבודה עבד',
  ].flatMap((words) => words.split(' ').map(stemWord)),
);

/**
 * What was denied and is now said: "did not work with mobile apps" became "worked with mobile apps". Places in `after`.
 */
export function findDroppedNegations(
  before: string,
  after: string,
): { readonly text: string; readonly index: number }[] {
  const denied = splitClauses(before, true).flatMap(({ text }) => findDenied(text));
  if (denied.length === 0) return [];
  const affirmed = new Set(
    splitClauses(before)
      .filter(({ text }) => findDenied(text).length === 0)
      .flatMap(({ text }) => contentStems(text)),
  );
  const sentences = splitClauses(after).filter(({ text }) => text.search(NEGATION) < 0);
  return denied.flatMap((words) => {
    const own = words.filter((word) => !affirmed.has(word));
    if (own.length === 0) return [];
    for (const { text, index } of sentences) {
      const said = tokenizeWords(text).filter((word) => own.includes(stemWord(word.text)));
      const [first] = said;
      if (first && new Set(said.map((word) => stemWord(word.text))).size >= own.length * MIN_AFFIRMED_SHARE)
        return [{ text: first.text, index: index + first.index }];
    }
    return [];
  });
}

/** The words that each "not" of a clause denies, as stems. */
function findDenied(clause: string): string[][] {
  return [...clause.matchAll(NEGATION)].flatMap((match) => {
    const rest = clause.slice(match.index + match[0].length);
    const words = contentStems(rest.slice(0, NEGATION_REACH.characters)).slice(0, NEGATION_REACH.words);
    return words.length === 0 || NOT_ONLY.test(rest) || match[0].toLowerCase() === 'free' ? [] : [words];
  });
}

function contentStems(text: string): string[] {
  return tokenizeWords(text)
    .map(({ text: word }) => stemWord(word))
    .filter((word) => word.length > 1 && !STOP_STEMS.has(word));
}
