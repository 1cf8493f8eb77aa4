import { memoizeByWord } from './memoize.ts';
import { unfinal } from './morphology.ts';
import { normalizeWord, prefixVariants, tokenizeWords, type TextWord } from './words.ts';

const HEBREW_ACRONYM = /^[א-ת]+"[א-ת]{1,3}$/;
const LATIN_ACRONYM = /^[A-Z][A-Z&/]{1,5}s?$/;
/** Small words that an acronym passes over. */
const PASSED_OVER = new Set(['of', 'and', 'the', 'for', 'in', 'on', '&', 'to']);
const MAX_WORDS = 7;
/** Letters of an acronym that one word may stand for. */
const MAX_LETTERS_OF_WORD = 3;

/** Letters of the acronym that a word is, as they may be spelled out elsewhere; none where it is no acronym. */
function lettersOf(text: string): string[] {
  if (LATIN_ACRONYM.test(text)) return [text.replace(/s$/, '').replace(/[&/]/g, '').toLowerCase()];
  return HEBREW_ACRONYM.test(text)
    ? prefixVariants(normalizeWord(text))
        .filter((form) => form.length > 1)
        .flatMap((form) => [form, form.replace(/(?:ים|ות|י|ת)$/, '')])
        .map(unfinal)
    : [];
}

/** Acronyms letter by letter (a trie), so that all of them are looked for at once. */
interface AcronymTree {
  readonly next: Map<string, AcronymTree>;
  /** The acronym that ends here. */
  letters?: string;
}

function toTree(acronyms: Iterable<string>): AcronymTree {
  const tree: AcronymTree = { next: new Map() };
  for (const letters of acronyms) {
    let node = tree;
    for (const letter of letters) {
      let next = node.next.get(letter);
      if (!next) node.next.set(letter, (next = { next: new Map() }));
      node = next;
    }
    node.letters = letters;
  }
  return tree;
}

/** What a word may give to an acronym: its first letters, behind Hebrew prefixes and without vowel letters too. */
const formsOf: (word: string) => readonly string[] = memoizeByWord((word) => [
  ...new Set(
    prefixVariants(unfinal(word)).flatMap((each) => [each, each.slice(0, 1) + each.slice(1).replace(/[וי]/g, '')]),
  ),
]);
const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Acronyms of a tree that the words from `from` on spell out, and in how many words: each begins with the next letter,
 * two or three of them. One word alone spells out nothing.
 */
function spelledOut(words: readonly TextWord[], from: number, tree: AcronymTree): ReadonlyMap<string, number> {
  if (!formsOf(words[from]?.text.toLowerCase() ?? '').some((form) => tree.next.has(form[0] ?? ''))) return NONE;
  const found = new Map<string, number>();
  const seen = Array.from({ length: MAX_WORDS + 1 }, () => new Set<AcronymTree>());
  const walk = (at: number, node: AcronymTree): void => {
    const visited = seen[at - from] as Set<AcronymTree>;
    if (visited.has(node)) return;
    visited.add(node);
    if (node.letters !== undefined && !found.has(node.letters)) found.set(node.letters, at - from);
    const word = words[at]?.text.toLowerCase();
    if (word === undefined || at - from >= MAX_WORDS || node.next.size === 0) return;
    if (at > from && PASSED_OVER.has(word)) walk(at + 1, node);
    for (const form of formsOf(word)) {
      let next: AcronymTree | undefined = node;
      for (let length = 0; length < Math.min(MAX_LETTERS_OF_WORD, form.length); length += 1) {
        next = next.next.get(form[length] as string);
        if (next === undefined) break;
        walk(at + 1, next);
      }
    }
  };
  walk(from, tree);
  return new Map([...found].filter(([, length]) => length > 1));
}

/**
 * Words of `text` that spell out an acronym of `others`, or are an acronym of what `others` spell out, by their place.
 */
export function acronymWords(text: readonly TextWord[], others: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const said = toTree(
    others.flatMap((other) => [
      ...tokenizeWords(other).flatMap(({ text: word }) => lettersOf(word)),
      ...[...other.matchAll(/\b[A-Z](?:[&/][A-Z])+\b/g)].map(({ 0: joined }) =>
        joined.replace(/[&/]/g, '').toLowerCase(),
      ),
    ]),
  );
  if (said.next.size > 0)
    text.forEach((_, from) => {
      for (const length of spelledOut(text, from, said).values())
        for (let at = 0; at < length; at += 1) found.add(from + at);
    });
  const own = toTree(text.flatMap(({ text: word }) => lettersOf(word)));
  if (own.next.size === 0) return found;
  const spelled = new Set(
    others.flatMap((other) => {
      const words = tokenizeWords(other);
      return words.flatMap((_, from) => [...spelledOut(words, from, own).keys()]);
    }),
  );
  text.forEach(({ text: word }, at) => {
    if (lettersOf(word).some((letters) => spelled.has(letters))) found.add(at);
  });
  return found;
}
