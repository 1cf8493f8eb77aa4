import type { Clause } from './patterns.ts';

/** Clauses of a text by the keys of their words, read once for all that is looked for in them. */
export interface ClauseIndex {
  /**
   * The first clause that `fits`, by its keys; only clauses that hold at least `least` different ones of `keys` are
   * looked at.
   */
  readonly first: (
    keys: ReadonlySet<string>,
    least: number,
    fits: (said: ReadonlySet<string>) => boolean,
  ) => Clause | undefined;
}

export function indexClauses(clauses: readonly Clause[], keysOf: (text: string) => readonly string[]): ClauseIndex {
  const said = clauses.map(({ text }) => new Set(keysOf(text)));
  const places = new Map<string, number[]>();
  said.forEach((keys, at) => {
    for (const key of keys) {
      const found = places.get(key);
      if (found) found.push(at);
      else places.set(key, [at]);
    }
  });
  return {
    first: (keys, least, fits) => {
      // Whoever holds so many of them holds one of these: the words that most clauses hold need not be gone through.
      const lists = [...keys]
        .map((key) => places.get(key) ?? [])
        .toSorted((a, b) => a.length - b.length)
        .slice(0, Math.max(1, keys.size - least + 1));
      let first = Infinity;
      for (const list of lists) {
        const at = list.find((place) => place >= first || fits(said[place] as ReadonlySet<string>));
        if (at !== undefined) first = Math.min(first, at);
      }
      return clauses[first];
    },
  };
}
