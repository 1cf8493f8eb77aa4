import type { Transform } from 'node:stream';
import { constants, createDeflate, createInflate, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';

/**
 * What stands under Node's streams. It is not documented, has been the same since Node 11, and libraries for PNG use
 * it; where it is not there, Node's own functions do the same.
 */
interface UnderStream {
  readonly _handle?: {
    reset(): void;
    writeSync(flush: number, input: Buffer, from: number, size: number, output: Buffer, to: number, room: number): void;
  } | null;
  /** Bytes of the output that are free, and of the input that are left. */
  readonly _writeState?: Uint32Array;
}

/** Bytes that most results take at most. */
const ROOM = 262_144;
const room = Buffer.allocUnsafeSlow(ROOM);

const KINDS = {
  deflate: { create: createDeflate, once: deflateSync },
  inflate: { create: createInflate, once: inflateSync },
} as const;

/**
 * Packs or unpacks again and again with one state of zlib. Node's own functions make a stream for each call, which its
 * collector keeps until it collects all memory: with the sixteen of a file that was every eighth file.
 */
export class ReusedZlib {
  readonly #kind: keyof typeof KINDS;
  readonly #options: ZlibOptions;
  #stream: (Transform & UnderStream) | undefined;

  constructor(kind: keyof typeof KINDS, options: ZlibOptions = {}) {
    this.#kind = kind;
    this.#options = options;
  }

  /** The result, in memory of its own. Throws for what is not packed, and for what takes more bytes than `most`. */
  run(data: Buffer, most: number = Infinity): Buffer {
    const { create, once } = KINDS[this.#kind];
    // An error is thrown where it happens; the stream tells it once more.
    const stream: UnderStream & Transform = (this.#stream ??= create(this.#options).on('error', () => {}));
    const { _handle: handle, _writeState: state } = stream;
    if (!handle?.writeSync || !state)
      return once(data, { ...this.#options, ...(most < Infinity && { maxOutputLength: most }) });
    handle.reset();
    let output = room;
    for (let [from, to] = [0, 0]; ;) {
      handle.writeSync(constants.Z_FINISH, data, from, data.length - from, output, to, output.length - to);
      if (stream.destroyed) {
        this.#stream = undefined;
        throw new Error('The data are not packed as they should be');
      }
      const [free = 0, left = 0] = state;
      from = data.length - left;
      to = output.length - free;
      if (to > most) throw new Error(`Unpacked it takes more than ${most} bytes`);
      if (free > 0) return Buffer.from(new Uint8Array(output.subarray(0, to)).buffer);
      output = Buffer.concat([output], 4 * output.length);
    }
  }
}

const inflating = new ReusedZlib('inflate');

/** What a stream of the format holds. Throws as {@link ReusedZlib.run} does. */
export const unpack = (data: Buffer, most: number): Buffer => inflating.run(data, most);
