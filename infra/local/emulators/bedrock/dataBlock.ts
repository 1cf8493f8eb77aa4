/**
 * Returns the content of a prompt's first data block with one of these names
 * (functions/platform/bedrock/promptDataBlock.ts); undefined if there is none.
 */
export function readDataBlock(prompt: string, ...names: readonly string[]): string | undefined {
  const [first] = names
    .map((name) => `<data name="${name}">\n`)
    .flatMap((tag) => (prompt.includes(tag) ? [{ tag, at: prompt.indexOf(tag) }] : []))
    .toSorted((a, b) => a.at - b.at);
  if (!first) return undefined;
  const from = first.at + first.tag.length;
  const to = prompt.indexOf('\n</data>', from);
  return to < 0 ? undefined : prompt.slice(from, to);
}
