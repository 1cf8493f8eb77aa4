/**
 * Cover letters of one résumé, characters of the text of each, those that a page has room for, and lines around them.
 * Not in `limits.ts`, which comes with home.
 */
export const LETTER_LIMITS = { letters: 10, body: 8_000, page: 2_000, lines: 20 } as const;

/** Kinds of a letter's lines: each adds a class to its paragraph, `letter-date`. */
export const LETTER_PARTS = ['date', 'to', 'greeting', 'subject', 'text', 'closing', 'name'] as const;
export type LetterPart = (typeof LETTER_PARTS)[number];
