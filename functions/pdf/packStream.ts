import { ReusedZlib } from './reusedZlib.ts';

/** The next one takes half as long again and makes what a page shows 7 % smaller. */
const LEVEL = 4;
/** What small streams are packed with costs more than to pack them, if it is made for large ones. */
const small = new ReusedZlib('deflate', { level: LEVEL, memLevel: 5, windowBits: 12 });
const large = new ReusedZlib('deflate', { level: LEVEL });
const SMALL_BYTES = 4_096;

/**
 * The source of a stream with this data, packed. By this thread: to hand a page on to another one and to wait for it
 * takes longer than packing it.
 */
export const packStream = (data: Buffer): Buffer => asStream((data.length <= SMALL_BYTES ? small : large).run(data));

/** The same of numbers in rows of so many bytes that grow evenly: what is packed is how each differs from the last. */
export const packRows = (data: Buffer, rowBytes: number): Buffer =>
  asStream(small.run(differencesOfRows(data, rowBytes)), `\n/DecodeParms <</Predictor 12\n/Columns ${rowBytes}>>`);

/** Before each row of a predictor of PNG: its bytes are less than those above them by the bytes that stand here. */
const UP = 2;

export function differencesOfRows(data: Buffer, rowBytes: number): Buffer {
  const differences = Buffer.allocUnsafe(data.length + data.length / rowBytes);
  for (let from = 0, to = 0; from < data.length; from += rowBytes) {
    differences[to++] = UP;
    for (let position = from; position < from + rowBytes; position += 1)
      differences[to++] =
        (data[position] as number) - (position < rowBytes ? 0 : (data[position - rowBytes] as number));
  }
  return differences;
}

function asStream(packed: Buffer, parameters = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<</Filter /FlateDecode${parameters}\n/Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}
