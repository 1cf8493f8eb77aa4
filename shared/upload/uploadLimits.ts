/**
 * Bytes of a file: altogether, and as part of a request; larger ones go through the upload bucket (UP-07). Pages that
 * are pictures: each costs a call of a service.
 */
export const UPLOAD_LIMITS = { bytes: 10_000_000, inRequest: 4_000_000, pages: 5 } as const;

/**
 * Limits of an import's answer: its bytes as JSON (Lambda allows 6 MB, in which each quotation mark takes one byte
 * more), the number of unplaced texts, and their UTF-16 code units together (as many as a whole résumé has). A file
 * with more is refused, as no person could look through it. Of 869 files of test/data the largest answer has 21 KB, 32
 * texts and 1,096 characters.
 */
export const IMPORT_LIMITS = { bytes: 1_500_000, unplacedTexts: 3_000, unplacedCharacters: 200_000 } as const;
