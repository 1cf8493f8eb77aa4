import { deflateSync } from 'node:zlib';

/** The next one takes half as long again and makes a page 3 % smaller. */
const LEVEL = 5;
/** What small streams are packed with costs more than to pack them, if it is made for large ones. */
const SMALL_STREAM = { memLevel: 5, windowBits: 12 } as const;
const SMALL_BYTES = 4_096;

/**
 * The source of a stream with this data, packed. By this thread: to hand a page on to another one and to wait for it
 * takes longer than packing it.
 */
export function packStream(data: Buffer): Buffer {
  const packed = deflateSync(data, {
    level: LEVEL,
    chunkSize: Math.max(1_024, data.length),
    ...(data.length <= SMALL_BYTES && SMALL_STREAM),
  });
  return Buffer.concat([
    Buffer.from(`<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}
