import type { Language } from '../platform/language.ts';

/** The screens that the builder is recorded on, each with its size in px. */
export const RECORDED_SCREENS = {
  laptop: { width: 1040, height: 650 },
  phone: { width: 390, height: 640 },
} as const;
export type RecordedScreen = keyof typeof RECORDED_SCREENS;

/** The builder as it is used, in about three seconds, once; and its last picture, which does not move. */
export const recordingPath = (screen: RecordedScreen, language: Language, kind: 'moving' | 'still') =>
  `/images/home/${screen}-${language}-${kind}.webp` as const;

/** A résumé's PDF as the product prints it, shown as a picture. */
export const samplePdfPath = (language: Language) => `/images/home/sample-${language}.pdf` as const;
