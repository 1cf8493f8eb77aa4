import type { TextMatch } from './facts.ts';

/** Returns a function that finds the first clause with at least `least` of some keys. Clauses are indexed once. */
export function indexClauses(clauses: readonly TextMatch[], keysOf: (text: string) => readonly string[]) {
  const said = clauses.map(({ text }) => new Set(keysOf(text)));
  const places = Map.groupBy(
    said.flatMap((keys, clauseIndex) => [...keys].map((key) => ({ key, at: clauseIndex }))),
    ({ key }) => key,
  );
  return (keys: ReadonlySet<string>, least: number): TextMatch | undefined => {
    // A clause that has `least` of the keys has one of the `keys.size - least + 1` rarest, so longer lists can be
    // skipped.
    const lists = [...keys]
      .map((key) => places.get(key) ?? [])
      .toSorted((a, b) => a.length - b.length)
      .slice(0, Math.max(1, keys.size - least + 1));
    const fits = (clauseIndex: number) => [...keys].filter((key) => said[clauseIndex]?.has(key)).length >= least;
    let first = Infinity;
    for (const list of lists) {
      const fitting = list.find((place) => place.at >= first || fits(place.at))?.at;
      if (fitting !== undefined) first = Math.min(first, fitting);
    }
    return clauses[first];
  };
}
