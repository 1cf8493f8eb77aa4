/** A page as an image, in which a reader finds text. */
export interface PageImage {
  readonly png: Uint8Array;
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
}
