/** Bytes of a file: altogether, and as part of a request; larger ones go through the upload bucket (UP-07). */
export const UPLOAD_LIMITS = { bytes: 10_000_000, inRequest: 4_000_000 } as const;
