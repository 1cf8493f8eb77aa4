declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(
      text: string,
      direction?: 'ltr' | 'rtl',
    ): { levels: Uint8Array; paragraphs: readonly { readonly level: number }[] };
    getReorderedString(text: string, levels: { levels: Uint8Array }, start?: number, end?: number): string;
    getReorderedIndices(text: string, levels: { levels: Uint8Array }, start?: number, end?: number): number[];
    /** Unlike the other functions it takes just the levels. */
    getMirroredCharactersMap(text: string, levels: Uint8Array, start?: number, end?: number): Map<number, string>;
  }
  /** An implementation of the Unicode bidi algorithm (UAX 9). */
  export default function bidiFactory(): Bidi;
}
