/** An error that the developer can fix: one sentence that says what is wrong and what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** The `code` of a system error, such as EADDRINUSE. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
