import type { Fact } from './facts.ts';
import { isHebrew, stem, wordsIn, type Word } from './words.ts';

const AROUND = 4;
const EMPTY_WORDS = new Set('the a an of in on at to by for with and or from is was were are my that which as their its about around over של על את עם או גם כל לא אל מן בין היה הייתי'.split(' '));

/** A number and the words around it, within its sentence and up to the next number. */
interface Bound {
  readonly fact: Fact;
  readonly context: ReadonlySet<string>;
}

/**
 * Numbers and dates that were there before and now say something else: those that changed places with another (40% to 85%
 * became 85% to 40%, 7 of 8 became 8 of 8), and those that stand among another's words.
 */
export function swappedNumbers(before: string, numbersBefore: readonly Fact[], after: string, numbersAfter: readonly Fact[]): Fact[] {
  const order = ranges(before, numbersBefore);
  const pairs = new Set(order.map(([from, to]) => `${from.key}>${to.key}`));
  const starts = new Set(order.map(([from]) => from.key));
  const ends = new Set(order.map(([, to]) => to.key));
  const reversed = ranges(after, numbersAfter)
    .filter(([from, to]) => !pairs.has(`${from.key}>${to.key}`) && (ends.has(from.key) || starts.has(to.key) || ends.has(to.key)))
    .map(([from]) => from);
  const old = bound(before, numbersBefore);
  const contexts = new Map<string, Set<string>>();
  for (const { fact, context } of old) contexts.set(fact.key, new Set([...(contexts.get(fact.key) ?? []), ...context]));
  const owners = new Map<string, Set<string>>();
  for (const [key, context] of contexts) for (const word of context) owners.set(word, (owners.get(word) ?? new Set()).add(key));
  const strayed = bound(after, numbersAfter).filter(({ fact, context }) => {
    const own = contexts.get(fact.key);
    if (!own || own.size === 0 || [...context].some((word) => own.has(word))) return false;
    return [...context].some((word) => owners.has(word));
  });
  return [...new Set([...reversed, ...strayed.map(({ fact }) => fact)])];
}

/** Two numbers with a word between them that leads from one to the other. */
function ranges(text: string, numbers: readonly Fact[]): [Fact, Fact][] {
  return numbers.flatMap((from, at): [Fact, Fact][] => {
    const to = numbers[at + 1];
    if (!to) return [];
    const between = text.slice(from.index + from.text.length, to.index);
    return between.length <= 18 && !/[\n.;]/.test(between) && /(?:^|[\s(])(?:to|until|till|out of|of|עד|ועד|ל|לבין)-?\s*\(?$|^\s*[-–—]\s*$|\sל-?$/.test(between) ? [[from, to]] : [];
  });
}

function bound(text: string, numbers: readonly Fact[]): Bound[] {
  const words = wordsIn(text);
  const figures = new Set<Word>();
  let from = 0;
  return numbers
    .map((fact) => {
      const end = fact.index + fact.text.length;
      while (from < words.length && endOf(words[from] as Word) <= fact.index) from += 1;
      let to = from;
      while (to < words.length && (words[to] as Word).index < end) figures.add(words[to++] as Word);
      return { fact, before: from - 1, after: to, end };
    })
    .map(({ fact, before, after, end }) => ({ fact, context: new Set([...near(text, words, figures, after, 1, end), ...near(text, words, figures, before, -1, fact.index)]) }));
}

const endOf = ({ index, text }: Word) => index + text.length;

/** Stems of the words on one side of a number that stands at `edge`. */
function near(text: string, words: readonly Word[], figures: ReadonlySet<Word>, start: number, step: 1 | -1, edge: number): string[] {
  const found: string[] = [];
  let last = edge;
  for (let at = start; found.length < AROUND; at += step) {
    const word = words[at];
    if (!word || figures.has(word)) break;
    const gap = step === 1 ? text.slice(last, word.index) : text.slice(endOf(word), last);
    last = step === 1 ? endOf(word) : word.index;
    if (/\n|[.;:!?](?:\s|$)/.test(gap)) break;
    if (word.text.length > (isHebrew(word.text) ? 1 : 2) && !EMPTY_WORDS.has(word.text.toLowerCase())) found.push(stem(word.text));
  }
  return found;
}
