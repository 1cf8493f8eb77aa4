/** How many bytes show UTF-16 without a byte order mark. */
const UTF_16_SAMPLE = 4_000;

/** Detects UTF-16 by its byte order mark, or by which of each two bytes is zero. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(UTF_16_SAMPLE, bytes.length);
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Even in Hebrew text a seventh of the characters are spaces and line ends, which have a zero byte.
  if (even + odd < length / 20 || Math.min(even, odd) > Math.max(even, odd) / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
