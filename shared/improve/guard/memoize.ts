/** Texts whose reading is asked for again and again while one proposal is judged. */
const MAX_TEXTS = 64;

/** The same function, which reads a text once: the last texts are remembered. Its results must not be changed. */
export function memoizeByText<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    const result = read(text);
    if (known.size >= MAX_TEXTS) known.delete(known.keys().next().value as string);
    known.set(text, { result });
    return result;
  };
}

/** Words whose reading is remembered: those of a résumé come again and again. */
const MAX_WORDS = 20_000;

/** The same function, which reads a word once. Its results must not be changed. */
export function memoizeByWord<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined && !known.has(word)) {
      if (known.size >= MAX_WORDS) known.clear();
      known.set(word, (result = read(word)));
    }
    return result as T;
  };
}
