import { AppError } from '../../shared/errors/errors.ts';
import type { CleanStyles } from './sanitizeCss.ts';
import type { SanitizedMarkup } from './sanitizeHtml.ts';
import { readImageSize } from './imageSize.ts';

/** Limits of bare markup. Limits of single values are in `cssProperties.ts`. */
export const BARE_PAGE_LIMITS = {
  /** Tags, counted before anything is parsed, because parsing blocks all other callers of this process. */
  tags: 10_000,
  /** Values of declarations and selectors, counted before parsing too. */
  styleParts: 8_000,
  rules: 1_000,
  fonts: 4,
  pictures: 20,
  /** Of all images together; each pixel takes 4 bytes in the browser's memory, several times over. */
  pixels: 8_000_000,
  /** Longest side of an image; images are drawn line by line. */
  pictureSide: 6_000,
  /** How often selectors are tested along the ancestors of elements. */
  selectorSteps: 20_000_000,
} as const;

const tooComplex = (reason: keyof typeof BARE_PAGE_LIMITS) =>
  new AppError('pdf_too_complex', { details: { reason, limit: BARE_PAGE_LIMITS[reason] } });

/** Throws pdf_too_complex for markup that takes too long even to parse. */
export function checkMarkupSize(html: string, css: string): void {
  if (count(html, /</g) > BARE_PAGE_LIMITS.tags) throw tooComplex('tags');
  if (count(css, /\{/g) > BARE_PAGE_LIMITS.rules) throw tooComplex('rules');
  if (count(css, /[;,\s]+/g) > BARE_PAGE_LIMITS.styleParts) throw tooComplex('styleParts');
}

function count(text: string, pattern: RegExp): number {
  let matches = 0;
  for (const _ of text.matchAll(pattern)) if ((matches += 1) > BARE_PAGE_LIMITS.tags) break;
  return matches;
}

/** Counts the images of a document against the limits. */
export class ImageBudget {
  readonly #sizes = new Map<string, number>();
  #pixels = 0;

  /** Whether an address is an image. Throws pdf_too_complex for too many images or pixels. */
  readonly allows = (address: string): boolean => {
    if (this.#sizes.has(address)) return true;
    const size = readImageSize(address);
    if (!size) return false;
    this.#pixels += size.width * size.height;
    this.#sizes.set(address, this.#pixels);
    if (this.#sizes.size > BARE_PAGE_LIMITS.pictures) throw tooComplex('pictures');
    if (Math.max(size.width, size.height) > BARE_PAGE_LIMITS.pictureSide) throw tooComplex('pictureSide');
    if (this.#pixels > BARE_PAGE_LIMITS.pixels) throw tooComplex('pixels');
    return true;
  };
}

/** Throws pdf_too_complex for a document that the browser cannot render within its timeout. */
export function checkBarePage({ elements, depth, cost }: SanitizedMarkup, { rules, fonts, steps }: CleanStyles): void {
  if (rules > BARE_PAGE_LIMITS.rules) throw tooComplex('rules');
  if (fonts > BARE_PAGE_LIMITS.fonts) throw tooComplex('fonts');
  if (elements * steps(depth) > BARE_PAGE_LIMITS.selectorSteps) throw tooComplex('selectorSteps');
  cost.check();
}
