import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** Thrown by a reader of files to refuse the file, with the error code. */
export class RefusedFile extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Returns the error code for something that a reader threw; any other error means that the file is damaged. */
export const refusalOf = (thrown: unknown): { readonly error: ErrorCode } => ({
  error: thrown instanceof RefusedFile ? thrown.code : 'damaged_pdf',
});
