/** The same function, which reads a text once: the last `most` are remembered. Its results must not be changed. */
function memoize<T>(read: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, { readonly result: T }>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered.result;
    const result = read(text);
    if (known.size >= most) known.delete(known.keys().next().value as string);
    known.set(text, { result });
    return result;
  };
}

/** Of texts whose reading is asked for again and again while one proposal is judged. */
export const memoizeByText = <T>(read: (text: string) => T) => memoize(read, 64);
/** Of words: those of a résumé come again and again. */
export const memoizeByWord = <T>(read: (word: string) => T) => memoize(read, 20_000);
