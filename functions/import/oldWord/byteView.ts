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

  u8(at: number): number {
    this.#within(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number): number {
    this.#within(at, 2);
    return this.#view.getUint16(at, true);
  }

  u32(at: number): number {
    this.#within(at, 4);
    return this.#view.getUint32(at, true);
  }

  i32(at: number): number {
    return this.u32(at) | 0;
  }

  slice(at: number, length: number): Uint8Array {
    this.#within(at, length);
    return this.#bytes.subarray(at, at + length);
  }

  part(at: number, length: number): ByteView {
    return new ByteView(this.slice(at, length));
  }

  #within(at: number, length: number): void {
    if (at < 0 || length < 0 || at + length > this.length) throw new DamagedFile();
  }
}
