import { AppError } from '../../../shared/errors/errors.ts';
import type { TextOrder } from '../../../shared/resume/design.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import type { SerializedMetadata } from '../metadata.ts';
import type { OrderStep } from '../readingOrder/reorderPages.ts';
import type { BookmarkNames } from '../structure/bookmarks.ts';

/** A printed file and what is added to it: the message to the finishing thread. */
export interface FinishTask {
  readonly printed: Uint8Array;
  /** Whether pages without text are a failure. */
  readonly hasLetters: boolean;
  readonly metadata: SerializedMetadata;
  readonly bookmarks: BookmarkNames;
  /** The readers for which the text is ordered; default `placed`. */
  readonly textOrder?: TextOrder | undefined;
}

/** The finished file, and the steps of ordering its text that failed (`putInReadingOrder`). */
export interface FinishedPdf {
  readonly pdf: Buffer;
  readonly undone: readonly OrderStep[];
}

/** Returns the same bytes as a `Buffer`, which they are no longer after coming from another thread. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const tooLongError = () => new AppError('pdf_too_long', { details: { limit: MAX_PDF_PAGES } });
