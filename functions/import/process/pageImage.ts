/** A page as an image for OCR. */
export interface PageImage {
  readonly png: Uint8Array;
  /** Size of the page in points. */
  readonly width: number;
  readonly height: number;
}

/**
 * Most bytes, in base64, of the images in one answer: a function may answer 6,291,456 bytes. The largest image has 3.75
 * MB, in base64 5 MB (renderPages.ts), so each answer holds at least one page.
 */
export const PICTURES_BYTES = 5_500_000;
