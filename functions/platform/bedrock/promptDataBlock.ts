/** A tag of a data block, whole or broken off, with all signs before it that would make one of what is left. */
const DATA_TAG = /(?<![</])\/*<[</]*data\b(?:[^<>]*>)?/gi;

/**
 * Wraps an untrusted text as a data block of a prompt (prompt-injection guard); anything that could close the block,
 * also after other removals, is removed.
 */
export function promptDataBlock(name: string, content: string): string {
  return `<data name="${name}">\n${content.replace(DATA_TAG, ' ')}\n</data>`;
}
