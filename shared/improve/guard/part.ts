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
  const helpedKeys = new Set(helped.flat());
  const isHelped = (keys: readonly string[]) => keys.some((key) => helpedKeys.has(key));
  const saysHelped = createHelpReader(helped);
  const claimed = splitClauses(after, true).flatMap((clause) =>
    [...clause.text.matchAll(LEADING)].flatMap((match) => {
      const from = match.index + match[0].length;
      const reach = clause.text.slice(from, from + REACH);
      const object = contentKeys(reach).slice(0, OBJECT_WORDS);
      const place = { text: match[0], index: clause.index + match.index };
      const same = object.some((key) => led.has(key));
      if (same || (anyLeads && object.length === 0)) return [];
      if (titled && !isHelped(object)) return [];
      const first = /^\W*(?:(?:the|a|an|all|office|daily|partners'?|את|של|ה) ?)*/i.exec(reach)?.[0].length ?? 0;
      if (!anyLeads || !same) {
        if (reach.slice(first, first + 40).search(RECORDS) >= 0 && !isHelped(object)) return [];
        if (anyLeads && helped.length === 0 && object.length > 0) return [];
        return [place];
      }
      return [];
    }),
  );
  const taken = splitClauses(after, true).flatMap((clause) => {
    if (has(clause.text, HELPING)) return [];
    const word = /[\p{L}]\S*/u.exec(clause.text);
    return word && saysHelped(new Set(contentKeys(clause.text)))
      ? [{ text: word[0], index: clause.index + word.index }]
      : [];
  });
  return [...claimed, ...(has(after, HELPING) && helped.length < 2 ? [] : taken)];
}

/** Words of leading and of helping in a text: compared here, and not word by word. */
export const partPlaces = (text: string): TextMatch[] =>
  [LEADING, HELPING].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[0], index: match.index })),
  );

/**
 * Whether words say what a person helped with: two words of one of these lists, one where it has no more than two. The
 * lists are read once, for all clauses.
 */
function createHelpReader(helped: readonly (readonly string[])[]) {
  const alone = new Set<string>();
  const beside = new Map<string, Set<string>>();
  for (const keys of helped)
    for (const [at, key] of keys.entries()) {
      if (keys.length <= 2 || keys.indexOf(key) !== at) alone.add(key);
      const others = beside.get(key) ?? new Set();
      for (const other of keys) if (other !== key) others.add(other);
      beside.set(key, others);
    }
  return (said: ReadonlySet<string>): boolean =>
    [...said].some((key) => alone.has(key) || share(beside.get(key) ?? NOTHING, said));
}
const NOTHING: ReadonlySet<string> = new Set();
const share = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > other.size ? share(other, one) : [...one].some((key) => other.has(key));

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
