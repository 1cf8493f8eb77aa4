import type { Clause } from './patterns.ts';

/**
 * Tells the first clause that holds at least `least` different ones of `keys`; read once for all that is looked for.
 */
export function indexClauses(clauses: readonly Clause[], keysOf: (text: string) => readonly string[]) {
  const said = clauses.map(({ text }) => new Set(keysOf(text)));
  const places = new Map<string, number[]>();
  said.forEach((keys, at) => {
    for (const key of keys) {
      const found = places.get(key);
      if (found) found.push(at);
      else places.set(key, [at]);
    }
  });
  return (keys: ReadonlySet<string>, least: number): Clause | undefined => {
    // Whoever holds so many of them holds one of these: the words that most clauses hold need not be gone through.
    const lists = [...keys]
      .map((key) => places.get(key) ?? [])
      .toSorted((a, b) => a.length - b.length)
      .slice(0, Math.max(1, keys.size - least + 1));
    const fits = (at: number) => [...keys].filter((key) => said[at]?.has(key)).length >= least;
    let first = Infinity;
    for (const list of lists) {
      const at = list.find((place) => place >= first || fits(place));
      if (at !== undefined) first = Math.min(first, at);
    }
    return clauses[first];
  };
}
