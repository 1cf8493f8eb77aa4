const DATA_TAG = /<\/?data\b[^>]*>/gi;

/**
 * Wraps an untrusted text as a data block of a prompt (prompt-injection guard); anything that could close the block,
 * also after other removals, is removed.
 */
export function promptDataBlock(name: string, content: string): string {
  let plain = content;
  while (plain.search(DATA_TAG) >= 0) plain = plain.replace(DATA_TAG, '');
  return `<data name="${name}">\n${plain}\n</data>`;
}
