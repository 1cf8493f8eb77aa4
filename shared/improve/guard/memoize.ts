/** Returns the same function with the last `most` results remembered. Its results must not be modified. */
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

/** For functions of texts that are read repeatedly while one proposal is judged. */
export const memoizeByText = <T>(read: (text: string) => T) => memoize(read, 64);
/** For functions of words; the words of a résumé repeat often. */
export const memoizeByWord = <T>(read: (word: string) => T) => memoize(read, 20_000);
