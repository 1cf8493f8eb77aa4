import type { Language } from '../platform/language.ts';

/** The suffix for the sample's language in an image's name: the Hebrew sample's name is the one in TPL-10. */
const IMAGE_SUFFIXES: Readonly<Record<Language, string>> = { he: '', en: '-en' };

/** File name of a template's image: the build writes it, the pages show it. */
export const templateImageName = (id: string, language: Language) => `${id}-template${IMAGE_SUFFIXES[language]}.jpg`;

/**
 * The same image (its name, or its address) for browsers that read WebP, each with its width in px: for phones, and
 * large and sharp.
 */
export const webpImages = (image: string) =>
  [480, 840].map((width) => ({ file: image.replace('.jpg', `-${width}.webp`), width }));
