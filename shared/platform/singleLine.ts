/** Line ends of every kind, other controls, and marks that turn around whatever follows them. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Returns a person's text as one line for text that is read line by line: it can neither begin a new line nor reverse
 * another one. Characters that could do so become spaces.
 */
export const toSingleLine = (text: string): string => text.toWellFormed().replace(LINE_BREAKS, ' ').trim();

/** The same for a text that may have lines: each is marked as a quotation, so that none passes for a line of ours. */
export const quoteLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${toSingleLine(line)}`.trimEnd())
    .join('\n');
