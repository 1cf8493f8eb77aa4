/**
 * Bytes of a file: altogether, and as part of a request; larger ones go through the upload bucket (UP-07). Pages that
 * are pictures: each costs a call of a service.
 */
export const UPLOAD_LIMITS = { bytes: 10_000_000, inRequest: 4_000_000, pages: 5 } as const;

/**
 * What an import answers at most: bytes as JSON (an answer of Lambda has 6 MB, in which each quotation mark of it takes
 * one more), and texts that found no place, of so many UTF-16 code units together: as much as a whole résumé. A file
 * with more is refused, as no person could look through it. Of 869 files of test/data the largest has 21 KB, 32 texts
 * and 1,096 characters.
 */
export const IMPORT_LIMITS = { bytes: 1_500_000, unplacedTexts: 3_000, unplacedCharacters: 200_000 } as const;
