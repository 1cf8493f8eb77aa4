import type { Language } from '../platform/language.ts';

/** Size in px of the image of a shared link (Open Graph); what the large networks ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Path of that image in a language; the build makes it from real renderings of templates. */
export const shareImagePath = (language: Language) => `/images/share-${language}.jpg`;
