/** Bytes at the beginning by which UTF-16 without a mark is told. */
const UTF_16_SAMPLE = 4_000;

/** UTF-16 by its mark, or by the side on which its zeros are. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(UTF_16_SAMPLE, bytes.length);
  for (let index = 0; index < length; index += 1)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Spaces and line ends alone are a seventh of all letters.
  if (even + odd < length / 20 || Math.min(even, odd) > Math.max(even, odd) / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
