import { unpack } from '../../pdf/reusedZlib.ts';

/**
 * Replaces Node's DecompressionStream for the PDF parser, which writes all bytes of a stream before it reads. With
 * Node's streams and thread, passing on the content of a page takes longer than unpacking it.
 */
export class UnpackedAtOnce {
  #packed: Uint8Array | undefined;
  readonly writable = {
    getWriter: () => ({ write: async (bytes: Uint8Array) => void (this.#packed = bytes), close: async () => {} }),
  };
  readonly readable = { getReader: () => ({ read: async () => this.#read() }) };

  /** Throws for other formats, which the parser then unpacks itself. */
  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`${format} is not unpacked at once`);
  }

  #read() {
    if (!this.#packed) return { done: true };
    const { buffer, byteOffset, byteLength } = this.#packed;
    this.#packed = undefined;
    const unpacked = unpack(Buffer.from(buffer, byteOffset, byteLength), Infinity);
    // A view of a Buffer shares its memory.
    return { done: false, value: new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length) };
  }
}
