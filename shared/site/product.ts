import type { Language } from '../platform/language.ts';

interface Product {
  /** As each language writes it; files and messages to machines take the English one. */
  readonly name: Readonly<Record<Language, string>>;
}

/** The product's name, in one place: titles, file metadata and texts read it from here. */
export const PRODUCT: Product = { name: { he: 'קורות', en: 'Korot' } };
