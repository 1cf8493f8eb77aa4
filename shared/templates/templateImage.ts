import type { Language } from '../platform/language.ts';

/** What tells the sample's language in the name of an image: the Hebrew sample's is the one that TPL-10 names. */
const IMAGE_SUFFIXES: Readonly<Record<Language, string>> = { he: '', en: '-en' };

/** File name of a template's image: the build writes it, the pages show it. */
export const templateImageName = (id: string, language: Language) => `${id}-template${IMAGE_SUFFIXES[language]}.jpg`;

/**
 * The same image (its name, or its address) for browsers that read WebP, each with its width in px: for phones, and
 * large and sharp.
 */
export const webpImages = (image: string) =>
  [480, 840].map((width) => ({ file: image.replace('.jpg', `-${width}.webp`), width }));
