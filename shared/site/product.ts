import type { Language } from '../platform/language.ts';

interface Product {
  /** The name in each language; files and messages to machines use the English one. */
  readonly name: Readonly<Record<Language, string>>;
}

/** The product's name, in one place: titles, file metadata and texts read it from here. */
export const PRODUCT: Product = { name: { he: 'קורות', en: 'Korot' } };

/**
 * Colours that are needed where no style sheet reaches: the mark, icons, the web manifest, share images. The theme of
 * the screens has them too. `index.html` and `logo.svg` repeat them, held by `test/checks/brand-colors.test.ts`.
 */
export const BRAND_COLORS = {
  ground: '#FBF9F5',
  darkGround: '#12171E',
  text: '#1C2430',
  accent: '#0E5A64',
  second: '#F09A6B',
} as const;
