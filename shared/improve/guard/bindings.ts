import type { Fact } from './facts.ts';
import { isHebrew, stem, wordsIn } from './words.ts';

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
  const reversed = ranges(after, numbersAfter)
    .filter(([from, to]) => !order.some((old) => old[0].key === from.key && old[1].key === to.key) && order.some((old) => old[1].key === from.key || old[0].key === to.key || old[1].key === to.key))
    .map(([from]) => from);
  const old = bound(before, numbersBefore);
  const strayed = bound(after, numbersAfter).filter(({ fact, context }) => {
    const own = old.filter((each) => each.fact.key === fact.key);
    if (own.every((each) => each.context.size === 0) || context.size === 0 || own.some((each) => shared(each.context, context) > 0)) return false;
    return old.some((each) => each.fact.key !== fact.key && shared(each.context, context) > 0);
  });
  return [...new Set([...reversed, ...strayed.map(({ fact }) => fact)])];
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((word) => b.has(word)).length;

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
  return numbers.map((fact) => {
    const end = fact.index + fact.text.length;
    const after = words.filter(({ index }) => index >= end);
    const before = words.filter(({ index, text: word }) => index + word.length <= fact.index).toReversed();
    return { fact, context: new Set([...near(text, after, end, numbers, false), ...near(text, before, fact.index, numbers, true)]) };
  });
}

function near(text: string, words: readonly { readonly text: string; readonly index: number }[], from: number, numbers: readonly Fact[], backwards: boolean): string[] {
  const found: string[] = [];
  for (const { text: word, index } of words) {
    const gap = backwards ? text.slice(index + word.length, from) : text.slice(from, index);
    if (/\n|[.;:!?](?:\s|$)/.test(gap) || found.length === AROUND) break;
    if (numbers.some((number) => index < number.index + number.text.length && index + word.length > number.index)) break;
    if (word.length > (isHebrew(word) ? 1 : 2) && !EMPTY_WORDS.has(word.toLowerCase())) found.push(stem(word));
  }
  return found;
}
