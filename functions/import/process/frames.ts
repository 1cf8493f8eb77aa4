import { readSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** Bytes of a frame's header: the length of the frame, little-endian. */
const HEADER = 4;

/** Thrown when an answer exceeds its limit of bytes. */
export class FrameTooLarge extends Error {}

/** Reads the next frame synchronously, in the sandbox. Returns undefined when the other side has ended. */
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

/** Writes a frame synchronously, in the sandbox. Returns when the other side has received it or has ended. */
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
 * Returns the caller's function that sends frames and resolves to the next frame received, of at most `most` bytes;
 * rejects with {@link FrameTooLarge} otherwise. Nothing received is trusted: more bytes than allowed end the reading
 * before they are buffered, and unrequested bytes are discarded.
 */
export function frameExchange(
  to: Writable,
  from: Readable,
): (frames: readonly Uint8Array[], most: number) => Promise<string> {
  let parts: Buffer[] = [];
  let length = 0;
  let waiting: ({ readonly most: number } & Pick<PromiseWithResolvers<string>, 'resolve' | 'reject'>) | undefined;
  const take = (part: Buffer) => {
    if (!waiting) return;
    parts.push(part);
    length += part.length;
    if (length < HEADER) return;
    if (parts[0] && parts[0].length < HEADER) parts = [Buffer.concat(parts)];
    const announced = (parts[0] as Buffer).readUInt32LE();
    const isTooLarge = announced > waiting.most || length > HEADER + announced;
    if (!isTooLarge && length < HEADER + announced) return;
    const { resolve, reject } = waiting;
    waiting = undefined;
    if (isTooLarge) reject(new FrameTooLarge());
    else resolve(Buffer.concat(parts).toString('utf8', HEADER));
    parts = [];
  };
  // The process itself reports the end of its stream.
  to.on('error', () => {});
  from.on('error', () => {}).on('data', take);
  return (frames, most) => {
    [parts, length] = [[], 0];
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    waiting = { most, resolve, reject };
    for (const bytes of frames) to.write(framed(bytes));
    return promise;
  };
}
