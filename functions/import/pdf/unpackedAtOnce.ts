import { unpack } from '../../pdf/reusedZlib.ts';

/**
 * In the place of Node's DecompressionStream for the parser of PDFs, which writes all bytes of a stream and then reads:
 * with streams and a thread it takes more to hand over the drawing of a page than to unpack it.
 */
export class UnpackedAtOnce {
  #packed: Uint8Array | undefined;
  readonly writable = {
    getWriter: () => ({ write: async (bytes: Uint8Array) => void (this.#packed = bytes), close: async () => {} }),
  };
  readonly readable = { getReader: () => ({ read: async () => this.#read() }) };

  /** Throws for what is packed otherwise, which the parser then unpacks itself. */
  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`${format} is not unpacked at once`);
  }

  #read() {
    if (!this.#packed) return { done: true };
    const { buffer, byteOffset, byteLength } = this.#packed;
    this.#packed = undefined;
    const unpacked = unpack(Buffer.from(buffer, byteOffset, byteLength), Infinity);
    // What is cut from a Buffer shares its memory, and from an array has its own.
    return { done: false, value: new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length) };
  }
}
