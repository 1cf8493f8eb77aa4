/** Request options that end a call to the bucket after that many milliseconds (timeout). */
export const s3Timeout = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) });

/** The bucket's errors for a missing object; without the right to list, it says denied. */
const MISSING_OBJECT_ERRORS = ['NoSuchKey', 'NotFound', 'AccessDenied'];

/** Whether an error of the bucket says that the object is not there. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && MISSING_OBJECT_ERRORS.includes(error.name);
