import type { Fact } from './facts.ts';
import { findNumbers } from './numbers.ts';
import { contextKeys } from './contentKeys.ts';

/** A number and the words around it, up to the next number and the end of its clause. */
interface Neighbourhood {
  readonly fact: Fact;
  readonly context: ReadonlySet<string>;
}

function withNeighbours(text: string, facts: readonly Fact[]): Neighbourhood[] {
  return facts.map((fact, index) => {
    const previous = facts[index - 1];
    const next = facts[index + 1];
    const from = Math.max(previous ? previous.index + previous.text.length : 0, fact.index - 60);
    const to = Math.min(next ? next.index : text.length, fact.index + fact.text.length + 60);
    const left =
      text
        .slice(from, fact.index)
        .split(/[.;:!?,\n]\s|\n/)
        .at(-1) ?? '';
    const right = text.slice(fact.index + fact.text.length, to).split(/[.;:!?,\n](?:\s|$)|\n/)[0] ?? '';
    return { fact, context: new Set([...contextKeys(left).slice(-3), ...contextKeys(right).slice(0, 4)]) };
  });
}

/** Returns pairs of numbers with a word of a range between them. */
function rangesOf(text: string, numbers: readonly Fact[]): [Fact, Fact][] {
  return numbers.flatMap((from, index): [Fact, Fact][] => {
    const to = numbers[index + 1];
    if (!to) return [];
    const between = text.slice(from.index + from.text.length, to.index);
    return between.length <= 18 &&
      !/[\n.;]/.test(between) &&
      /(?:^|[\s(])(?:to|until|till|out of|of|עד|ועד|ל|לבין)-?\s*\(?$|^\s*-\s*$|\sל-?$|\bs? to $/.test(between)
      ? [[from, to]]
      : [];
  });
}

/**
 * Finds numbers that now state something else: those that changed places (40% to 85% became 85% to 40%), and those
 * among another number's words.
 */
export function findSwappedNumbers(before: string, after: string): Fact[] {
  const old = findNumbers(before);
  const numbers = findNumbers(after);
  const order = rangesOf(before, old);
  const pairs = new Set(order.map(([from, to]) => `${from.key}>${to.key}`));
  const said = new Set(old.map(({ key }) => key));
  const starts = new Set(order.map(([from]) => from.key));
  const ends = new Set(order.map(([, to]) => to.key));
  const reversed = rangesOf(after, numbers)
    .filter(
      ([from, to]) =>
        said.has(from.key) &&
        !pairs.has(`${from.key}>${to.key}`) &&
        (ends.has(from.key) ||
          starts.has(to.key) ||
          ends.has(to.key) ||
          (from.kind === 'date' && starts.has(from.key))),
    )
    .map(([from]) => from);
  const contexts = new Map(
    [...Map.groupBy(withNeighbours(before, old), ({ fact }) => fact.key)].map(([key, each]) => [
      key,
      new Set(each.flatMap(({ context }) => [...context])),
    ]),
  );
  const keysByWord = Map.groupBy(
    [...contexts].flatMap(([key, words]) => [...words].map((word) => ({ word, key }))),
    ({ word }) => word,
  );
  const overlap = (key: string, context: ReadonlySet<string>) => {
    const words = contexts.get(key);
    return words ? [...context].filter((word) => words.has(word)).length : 0;
  };
  const now = withNeighbours(after, numbers);
  /** Returns numbers that may share more than `best` of these words: each must be in one of the remaining lists. */
  const rivalsOf = (context: ReadonlySet<string>, best: number) =>
    [...context]
      .map((word) => keysByWord.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)
      .slice(0, context.size - best);
  const [later, earlier] = [after, before].map((text) => new Set(contextKeys(text))) as [Set<string>, Set<string>];
  const byKey = Map.groupBy(now, ({ fact }) => fact.key);
  // Each number is nearer to the other's words than to its own, so they changed places.
  const strays = (key: string, to: string) =>
    (byKey.get(key) ?? []).some(({ context }) => overlap(to, context) > overlap(key, context));
  const strayed = now.filter(({ fact, context }) => {
    const words = contexts.get(fact.key);
    if (!words?.size) return false;
    const best = overlap(fact.key, context);
    // MARC 21 became 21 manuscripts: its words are elsewhere now, and its new neighbours were elsewhere.
    if (best === 0 && context.size > 0 && isWithin(words, later) && isWithin(context, earlier)) return true;
    return rivalsOf(context, best).some((keys) =>
      keys.some(({ key }) => key !== fact.key && overlap(key, context) > best && (best === 0 || strays(key, fact.key))),
    );
  });
  return [...new Set([...reversed, ...strayed.map(({ fact }) => fact)])];
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((word) => all.has(word));
