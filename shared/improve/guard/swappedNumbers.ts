import type { Fact } from './facts.ts';
import { isHebrewWord, stemWord, tokenizeWords, type TextWord } from './words.ts';

const CONTEXT_WORDS = 4;
const STOP_WORDS = new Set(
  [
    'the a an of in on at to by for with and or from is was were are my that which as their its about around over',
    'של על את עם או גם כל לא אל מן בין היה הייתי',
  ].flatMap((words) => words.split(' ')),
);

/** A number and the words around it, within its sentence and up to the next number. */
interface NumberContext {
  readonly fact: Fact;
  readonly context: ReadonlySet<string>;
}

/**
 * Numbers and dates that were there before and now say something else: those that changed places with another (40% to
 * 85% became 85% to 40%, 7 of 8 became 8 of 8), and those that stand among another's words.
 */
export function swappedNumbers(
  before: string,
  numbersBefore: readonly Fact[],
  after: string,
  numbersAfter: readonly Fact[],
): Fact[] {
  const order = findRanges(before, numbersBefore);
  const pairs = new Set(order.map(([from, to]) => `${from.key}>${to.key}`));
  const starts = new Set(order.map(([from]) => from.key));
  const ends = new Set(order.map(([, to]) => to.key));
  const reversed = findRanges(after, numbersAfter)
    .filter(
      ([from, to]) =>
        !pairs.has(`${from.key}>${to.key}`) && (ends.has(from.key) || starts.has(to.key) || ends.has(to.key)),
    )
    .map(([from]) => from);
  const old = withContext(before, numbersBefore);
  const contexts = new Map<string, Set<string>>();
  for (const { fact, context } of old) contexts.set(fact.key, new Set([...(contexts.get(fact.key) ?? []), ...context]));
  const owners = new Map<string, Set<string>>();
  for (const [key, context] of contexts)
    for (const word of context) owners.set(word, (owners.get(word) ?? new Set()).add(key));
  const strayed = withContext(after, numbersAfter).filter(({ fact, context }) => {
    const own = contexts.get(fact.key);
    if (!own || own.size === 0 || [...context].some((word) => own.has(word))) return false;
    return [...context].some((word) => owners.has(word));
  });
  return [...new Set([...reversed, ...strayed.map(({ fact }) => fact)])];
}

/** Two numbers with a word between them that leads from one to the other. */
function findRanges(text: string, numbers: readonly Fact[]): [Fact, Fact][] {
  return numbers.flatMap((from, at): [Fact, Fact][] => {
    const to = numbers[at + 1];
    if (!to) return [];
    const between = text.slice(from.index + from.text.length, to.index);
    return between.length <= 18 &&
      !/[\n.;]/.test(between) &&
      /(?:^|[\s(])(?:to|until|till|out of|of|עד|ועד|ל|לבין)-?\s*\(?$|^\s*[-–—]\s*$|\sל-?$/.test(between)
      ? [[from, to]]
      : [];
  });
}

function withContext(text: string, numbers: readonly Fact[]): NumberContext[] {
  const words = tokenizeWords(text);
  const figures = new Set<TextWord>();
  let from = 0;
  return numbers
    .map((fact) => {
      const end = fact.index + fact.text.length;
      while (from < words.length && wordEnd(words[from] as TextWord) <= fact.index) from += 1;
      let to = from;
      while (to < words.length && (words[to] as TextWord).index < end) figures.add(words[to++] as TextWord);
      return { fact, before: from - 1, after: to, end };
    })
    .map(({ fact, before, after, end }) => ({
      fact,
      context: new Set([
        ...neighborStems(text, words, figures, after, 1, end),
        ...neighborStems(text, words, figures, before, -1, fact.index),
      ]),
    }));
}

const wordEnd = ({ index, text }: TextWord) => index + text.length;

/** Stems of the words on one side of a number that stands at `edge`. */
function neighborStems(
  text: string,
  words: readonly TextWord[],
  figures: ReadonlySet<TextWord>,
  start: number,
  step: 1 | -1,
  edge: number,
): string[] {
  const found: string[] = [];
  let last = edge;
  for (let at = start; found.length < CONTEXT_WORDS; at += step) {
    const word = words[at];
    if (!word || figures.has(word)) break;
    const gap = step === 1 ? text.slice(last, word.index) : text.slice(wordEnd(word), last);
    last = step === 1 ? wordEnd(word) : word.index;
    if (/\n|[.;:!?](?:\s|$)/.test(gap)) break;
    if (word.text.length > (isHebrewWord(word.text) ? 1 : 2) && !STOP_WORDS.has(word.text.toLowerCase()))
      found.push(stemWord(word.text));
  }
  return found;
}
