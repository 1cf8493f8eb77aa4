/**
 * What the first data block of a prompt that has one of these names holds
 * (functions/platform/bedrock/promptDataBlock.ts); undefined where there is none.
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
