/** A part of a file; of bytes that it does not have a buffer would say nothing. Throws as its numbers do there. */
export function partOf(bytes: Buffer, offset: number, length: number): Buffer {
  if (offset < 0 || length < 0 || offset + length > bytes.length) throw new RangeError('outside of the file');
  return bytes.subarray(offset, offset + length);
}
