import type { ErrorCode } from '../../../shared/errors/errors.ts';

/** Thrown by whatever reads a part of a file where the file is not to be read, with the reason. */
export class RefusedFile extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Why a file is not read, by what its reader has thrown: it is damaged, where that is no refusal. */
export const refusalOf = (thrown: unknown): { readonly error: ErrorCode } => ({
  error: thrown instanceof RefusedFile ? thrown.code : 'damaged_pdf',
});
