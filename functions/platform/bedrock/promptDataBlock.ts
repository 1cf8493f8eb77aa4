const DATA_TAG = /<\/?data\b[^>]*>/gi;

/**
 * A text as data of a question to a model; what could end the block, or would once something is taken out of it, is
 * taken out.
 */
export function promptDataBlock(name: string, content: string): string {
  let plain = content;
  while (plain.search(DATA_TAG) >= 0) plain = plain.replace(DATA_TAG, '');
  return `<data name="${name}">\n${plain}\n</data>`;
}
