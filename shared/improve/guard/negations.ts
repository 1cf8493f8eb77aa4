import { clausesOf, either } from './patterns.ts';
import { stem, wordsIn } from './words.ts';

const NOT = either("not|never|no|none|without|cannot|lack(?:ed|ing)?|neither|nor|except|free|(?:did|was|were|is|do|does|have|has|could|would)n['’]t", 'לא|ללא|בלי|אין|אינני|איני|אינו|אינה|מעולם|חסר|חסרת|חוץ|פרט|למעט|טרם|נטול|נטולת|חופשי');
/** After which a "not" denies nothing. */
const NOT_ONLY = /^\s*(?:only|just|רק)(?![\p{L}])/iu;
/** Words that a "not" denies, and characters behind it in which they stand: a text is as long as people make it. */
const REACH = { words: 5, characters: 400 } as const;
/** Of the words that are denied, how many a text must say without denying them. */
const SHARE = 0.6;
const EMPTY = new Set('the a an of in on at to by for with and or from is was were are be been my that which as their its about work worked working any did does have has had use used using את של על עם או גם כל אל מן בין היה הייתי עבדתי עבודה עבד'.split(' ').map(stem));

/** What was denied and is now said: "did not work with mobile apps" became "worked with mobile apps". Places in `after`. */
export function droppedNegations(before: string, after: string): { readonly text: string; readonly index: number }[] {
  const denied = clausesOf(before, true).flatMap(({ text }) => deniedIn(text));
  if (denied.length === 0) return [];
  const affirmed = new Set(clausesOf(before).filter(({ text }) => deniedIn(text).length === 0).flatMap(({ text }) => stemsOf(text)));
  const sentences = clausesOf(after).filter(({ text }) => text.search(NOT) < 0);
  return denied.flatMap((words) => {
    const own = words.filter((word) => !affirmed.has(word));
    if (own.length === 0) return [];
    for (const { text, index } of sentences) {
      const said = wordsIn(text).filter((word) => own.includes(stem(word.text)));
      const [first] = said;
      if (first && new Set(said.map((word) => stem(word.text))).size >= own.length * SHARE) return [{ text: first.text, index: index + first.index }];
    }
    return [];
  });
}

/** The words that each "not" of a clause denies, as stems. */
function deniedIn(clause: string): string[][] {
  return [...clause.matchAll(NOT)].flatMap((match) => {
    const rest = clause.slice(match.index + match[0].length);
    const words = stemsOf(rest.slice(0, REACH.characters)).slice(0, REACH.words);
    return words.length === 0 || NOT_ONLY.test(rest) || match[0].toLowerCase() === 'free' ? [] : [words];
  });
}

function stemsOf(text: string): string[] {
  return wordsIn(text).map(({ text: word }) => stem(word)).filter((word) => word.length > 1 && !EMPTY.has(word));
}
