import type { Language } from '../platform/language.ts';

/** What tells the sample's language in the name of an image: the Hebrew sample's is the one that TPL-10 names. */
const IMAGE_SUFFIXES: Readonly<Record<Language, string>> = { he: '', en: '-en' };

/** File name of a template's image: the build writes it, the pages show it. */
export const templateImageName = (id: string, language: Language) => `${id}-template${IMAGE_SUFFIXES[language]}.jpg`;

/** Widths in px in which the build makes each image for browsers that read WebP: for phones, and large and sharp. */
export const TEMPLATE_IMAGE_WIDTHS = [480, 840] as const;

/** The same image (a name or an address) as WebP in one of those widths. */
export const webpImageName = (image: string, width: (typeof TEMPLATE_IMAGE_WIDTHS)[number]) =>
  image.replace(/\.jpg$/, `-${width}.webp`);
