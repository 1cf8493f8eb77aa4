/** Thrown where a file is not what its format says: it ends too early, or points outside of itself. */
export class DamagedFile extends Error {}

/** Numbers (little-endian) and parts of a file. Throws {@link DamagedFile} outside of its bytes. */
export class ByteView {
  readonly length: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.length = bytes.length;
  }

  u8(offset: number): number {
    this.#within(offset, 1);
    return this.#view.getUint8(offset);
  }

  u16(offset: number): number {
    this.#within(offset, 2);
    return this.#view.getUint16(offset, true);
  }

  u32(offset: number): number {
    this.#within(offset, 4);
    return this.#view.getUint32(offset, true);
  }

  i32(offset: number): number {
    return this.u32(offset) | 0;
  }

  slice(offset: number, length: number): Uint8Array {
    this.#within(offset, length);
    return this.#bytes.subarray(offset, offset + length);
  }

  part(offset: number, length: number): ByteView {
    return new ByteView(this.slice(offset, length));
  }

  #within(offset: number, length: number): void {
    if (offset < 0 || length < 0 || offset + length > this.length) throw new DamagedFile();
  }
}
