import { readSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** Bytes before each frame: how many follow, little-endian. */
const HEADER = 4;

/** An answer exceeded its limit of bytes. */
export class FrameTooLarge extends Error {}

/** Reads the next frame synchronously; undefined when the other side has ended. The sandbox's side. */
export function readFrame(descriptor: number): Uint8Array | undefined {
  const header = readExactly(descriptor, HEADER);
  return header && readExactly(descriptor, Buffer.from(header.buffer).readUInt32LE());
}

function readExactly(descriptor: number, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  for (let offset = 0; offset < length;) {
    const count = readSync(descriptor, bytes, offset, length - offset, null);
    if (count === 0) return undefined;
    offset += count;
  }
  return bytes;
}

/** Writes a frame synchronously; returns once the other side has it or has ended. The sandbox's side. */
export function writeFrame(descriptor: number, text: string): void {
  const frame = framed(Buffer.from(text));
  for (let offset = 0; offset < frame.length;) offset += writeSync(descriptor, frame, offset);
}

function framed(bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(bytes.length);
  return Buffer.concat([header, bytes]);
}

/**
 * The caller's side. It trusts nothing it receives: more bytes than allowed end the reading at once, before they are
 * buffered, and unrequested bytes are discarded.
 */
export class Frames {
  readonly #to: Writable;
  #parts: Buffer[] = [];
  #length = 0;
  #waiting:
    | { readonly most: number; readonly resolve: (text: string) => void; readonly reject: (error: Error) => void }
    | undefined;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    // The end of the stream is reported by its process.
    to.on('error', () => {});
    from.on('error', () => {}).on('data', (part: Buffer) => this.#take(part));
  }

  /** Sends these frames and returns the next one received: at most so many bytes, else {@link FrameTooLarge}. */
  exchange(frames: readonly Uint8Array[], most: number): Promise<string> {
    [this.#parts, this.#length] = [[], 0];
    return new Promise((resolve, reject) => {
      this.#waiting = { most, resolve, reject };
      for (const bytes of frames) this.#to.write(framed(bytes));
    });
  }

  #take(part: Buffer): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length < HEADER) return;
    if (this.#parts[0] && this.#parts[0].length < HEADER) this.#parts = [Buffer.concat(this.#parts)];
    const announced = (this.#parts[0] as Buffer).readUInt32LE();
    const isTooLarge = announced > waiting.most || this.#length > HEADER + announced;
    if (!isTooLarge && this.#length < HEADER + announced) return;
    this.#waiting = undefined;
    const text = Buffer.concat(this.#parts).toString('utf8', HEADER);
    this.#parts = [];
    if (isTooLarge) waiting.reject(new FrameTooLarge());
    else waiting.resolve(text);
  }
}
