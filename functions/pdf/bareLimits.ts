import { AppError } from '../../shared/errors.ts';
import type { CleanStyles } from './sanitizeCss.ts';
import type { CleanMarkup } from './sanitizeHtml.ts';
import { pictureSize } from './pictures.ts';

/** What the bare form may hold; what one thing in it may come to is bounded where it is written (`cssProperties.ts`). */
export const BARE_BOUNDS = {
  /** Starts and ends of elements, before anything is read: all other callers of this process wait for that. */
  tags: 10_000,
  /** Values of declarations and selectors, likewise. */
  styleParts: 8_000,
  rules: 1_000,
  fonts: 4,
  pictures: 20,
  /** Of all pictures together: 4 bytes each in the browser's memory, some times over. */
  pixels: 8_000_000,
  /** Of one side: a picture is drawn line by line. */
  pictureSide: 6_000,
  /** Times that a selector is looked for along the ancestors of an element. */
  selectorSteps: 20_000_000,
} as const;

const tooComplex = (reason: keyof typeof BARE_BOUNDS) => new AppError('pdf_too_complex', { details: { reason, limit: BARE_BOUNDS[reason] } });

/** Throws pdf_too_complex for what takes too long even to read. */
export function checkReadable(html: string, css: string): void {
  if (count(html, /</g) > BARE_BOUNDS.tags) throw tooComplex('tags');
  if (count(css, /\{/g) > BARE_BOUNDS.rules) throw tooComplex('rules');
  if (count(css, /[;,\s]+/g) > BARE_BOUNDS.styleParts) throw tooComplex('styleParts');
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) if ((found += 1) > BARE_BOUNDS.tags) break;
  return found;
}

/** Counts the pictures of a document. */
export class Pictures {
  readonly #sizes = new Map<string, number>();
  #pixels = 0;

  /** Whether an address is a picture's. Throws pdf_too_complex when there are too many, or too many pixels in them. */
  readonly allows = (address: string): boolean => {
    if (this.#sizes.has(address)) return true;
    const size = pictureSize(address);
    if (!size) return false;
    this.#pixels += size.width * size.height;
    this.#sizes.set(address, this.#pixels);
    if (this.#sizes.size > BARE_BOUNDS.pictures) throw tooComplex('pictures');
    if (Math.max(size.width, size.height) > BARE_BOUNDS.pictureSide) throw tooComplex('pictureSide');
    if (this.#pixels > BARE_BOUNDS.pixels) throw tooComplex('pixels');
    return true;
  };
}

/** Throws pdf_too_complex for a document that is more than a browser gets done in its time. */
export function checkBare({ elements, depth, cost }: CleanMarkup, { rules, fonts, steps }: CleanStyles): void {
  if (rules > BARE_BOUNDS.rules) throw tooComplex('rules');
  if (fonts > BARE_BOUNDS.fonts) throw tooComplex('fonts');
  if (elements * steps(depth) > BARE_BOUNDS.selectorSteps) throw tooComplex('selectorSteps');
  cost.check();
}
