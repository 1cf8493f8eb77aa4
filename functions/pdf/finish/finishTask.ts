import { AppError } from '../../../shared/errors/errors.ts';
import type { TextOrder } from '../../../shared/resume/design.ts';
import { MAX_PDF_PAGES } from '../../../shared/templates/page.ts';
import type { SerializedMetadata } from '../metadata.ts';
import type { OrderStep } from '../readingOrder/reorderPages.ts';
import type { BookmarkNames } from '../structure/bookmarks.ts';

/** A file as the browser printed it, and what is put into it: what goes from one thread to the other. */
export interface FinishTask {
  readonly printed: Uint8Array;
  /** Whether pages without any text would be a failure. */
  readonly hasLetters: boolean;
  readonly metadata: SerializedMetadata;
  readonly bookmarks: BookmarkNames;
  /** For which readers the text is put in order; `placed` where absent. */
  readonly textOrder?: TextOrder | undefined;
}

/** The file as it is given out, and the steps of putting it in order that were given up (`putInReadingOrder`). */
export interface FinishedPdf {
  readonly pdf: Buffer;
  readonly undone: readonly OrderStep[];
}

/** The same bytes: what comes from another thread is no `Buffer` any more. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const tooLongError = () => new AppError('pdf_too_long', { details: { limit: MAX_PDF_PAGES } });
