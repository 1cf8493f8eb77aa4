declare module 'subset-font' {
  /** Cuts a font to the glyphs of a text (HarfBuzz). */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2'; preserveNameIds?: number[]; keepFeatures?: string[] },
  ): Promise<Uint8Array>;
}
