import {
  ANY_LEADING,
  HELPING,
  LEADING,
  LIMITING_HELP,
  OWN_LEADING,
  RECORDS,
  SERVED_PEOPLE,
} from '../lexicon/seniority.ts';
import { conceptsOfWord } from './concepts.ts';
import { contentKeys, isContentWord } from './contentKeys.ts';
import type { TextMatch } from './facts.ts';
import { splitClauses } from './patterns.ts';
import { isHebrewWord, tokenizeWords } from './words.ts';

const SERVED = new Set(SERVED_PEOPLE.flatMap((word) => [...conceptsOfWord(word)]));

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0;
/** Characters behind a verb in which its object stands: a text is as long as people make it. */
const REACH = 120;
const OBJECT_WORDS = 4;

/**
 * Where a text makes more of a person's part than the person did: leads what nobody led, or does alone what the person
 * helped with. `said` is what the person's own text says, `context` the rest of the entry; roles of others are masked.
 */
export function findInflatedParts(said: string, context: readonly string[], after: string): TextMatch[] {
  const clauses = splitClauses(said);
  const led = new Set(clauses.filter(({ text }) => has(text, ANY_LEADING)).flatMap(({ text }) => contentKeys(text)));
  const anyLeads = clauses.some(({ text }) => has(text, ANY_LEADING));
  const titled = context.some((text) => has(text, ANY_LEADING));
  const helped = clauses
    .filter(({ text }) => has(text, LIMITING_HELP) && !has(text, OWN_LEADING) && !isService(text))
    .map(({ text }) => helpedWith(text));
  const claimed = splitClauses(after, true).flatMap((clause) =>
    [...clause.text.matchAll(LEADING)].flatMap((match) => {
      const from = match.index + match[0].length;
      const reach = clause.text.slice(from, from + REACH);
      const object = contentKeys(reach).slice(0, OBJECT_WORDS);
      const place = { text: match[0], index: clause.index + match.index };
      const same = object.some((key) => led.has(key));
      if (same || (anyLeads && object.length === 0)) return [];
      if (titled && !helped.some((keys) => object.some((key) => keys.includes(key)))) return [];
      const first = /^\W*(?:(?:the|a|an|all|office|daily|partners'?|את|של|ה) ?)*/i.exec(reach)?.[0].length ?? 0;
      if (!anyLeads || !same) {
        if (
          reach.slice(first, first + 40).search(RECORDS) >= 0 &&
          !helped.some((keys) => object.some((key) => keys.includes(key)))
        )
          return [];
        if (anyLeads && helped.length === 0 && object.length > 0) return [];
        return [place];
      }
      return [];
    }),
  );
  const taken = splitClauses(after, true).flatMap((clause) => {
    if (has(clause.text, HELPING)) return [];
    const said = contentKeys(clause.text);
    const is = helped.some((keys) => {
      const shared = keys.filter((key) => said.includes(key)).length;
      return shared > 0 && shared >= Math.min(2, keys.length / 2);
    });
    const word = /[\p{L}]\S*/u.exec(clause.text);
    return is && word ? [{ text: word[0], index: clause.index + word.index }] : [];
  });
  return [...claimed, ...(has(after, HELPING) && helped.length < 2 ? [] : taken)];
}

/** Words of leading and of helping in a text: compared here, and not word by word. */
export const partPlaces = (text: string): TextMatch[] =>
  [LEADING, HELPING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[0], index: match.index })),
  );

/** What a clause of help is about: the words behind the help. */
function helpedWith(text: string): string[] {
  const match = [...text.matchAll(LIMITING_HELP)][0];
  return match ? contentKeys(text.slice(match.index + match[0].length)).slice(0, 6) : [];
}

function isService(text: string): boolean {
  const match = [...text.matchAll(LIMITING_HELP)][0];
  if (!match) return false;
  const behind = tokenizeWords(text.slice(match.index + match[0].length, match.index + match[0].length + 60));
  const first = behind.find((word) => isContentWord(word) || isHebrewWord(word.text));
  return first !== undefined && [...conceptsOfWord(first.text)].some((concept) => SERVED.has(concept));
}
