/**
 * Bytes of a file: altogether, and as part of a request; larger ones go through the upload bucket (UP-07). Pages that
 * are pictures: each costs a call of a service.
 */
export const UPLOAD_LIMITS = { bytes: 10_000_000, inRequest: 4_000_000, pages: 5 } as const;
