/** Returns a part of a file. Throws RangeError if it exceeds the file; a Buffer would silently return less. */
export function partOf(bytes: Buffer, offset: number, length: number): Buffer {
  if (offset < 0 || length < 0 || offset + length > bytes.length) throw new RangeError('outside of the file');
  return bytes.subarray(offset, offset + length);
}
