/** A page as an image, in which a reader finds text. */
export interface PageImage {
  readonly png: Uint8Array;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
}

/**
 * Bytes in base64 of the images of one answer: a function answers 6 MB (6,291,456 bytes). The largest image has 3.75
 * MB, 5 in base64 (renderPages.ts), so that each answer has a page.
 */
export const PICTURES_BYTES = 5_500_000;
