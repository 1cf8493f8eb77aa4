import type { Transform } from 'node:stream';
import { constants, createDeflate, createInflate, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';

/**
 * The internals of Node's zlib streams. They are undocumented but unchanged since Node 11, and PNG libraries use them.
 * If they are missing, Node's public functions are used.
 */
interface UnderStream {
  readonly _handle?: {
    reset(): void;
    writeSync(flush: number, input: Buffer, from: number, size: number, output: Buffer, to: number, room: number): void;
  } | null;
  /** Free bytes of the output, and remaining bytes of the input. */
  readonly _writeState?: Uint32Array;
}

/** Bytes that suffice for most results. */
const ROOM = 262_144;
const room = Buffer.allocUnsafeSlow(ROOM);

const KINDS = {
  deflate: { create: createDeflate, once: deflateSync },
  inflate: { create: createInflate, once: inflateSync },
} as const;

/**
 * Packs or unpacks repeatedly with one zlib state. Node's own functions create a stream for each call, which stays
 * until a full garbage collection; with sixteen calls a file that happened at every eighth file.
 */
export class ReusedZlib {
  readonly #kind: keyof typeof KINDS;
  readonly #options: ZlibOptions;
  #stream: (Transform & UnderStream) | undefined;

  constructor(kind: keyof typeof KINDS, options: ZlibOptions = {}) {
    this.#kind = kind;
    this.#options = options;
  }

  /** Returns the result in its own memory. Throws if the data is not packed or the result exceeds `most` bytes. */
  run(data: Buffer, most: number = Infinity): Buffer {
    const { create, once } = KINDS[this.#kind];
    // `run` throws the error itself; the stream emits it once more.
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

/** Unpacks a zlib stream. Throws as {@link ReusedZlib.run} does. */
export const unpack = (data: Buffer, most: number): Buffer => inflating.run(data, most);
