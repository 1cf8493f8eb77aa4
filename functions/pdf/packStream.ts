import { ReusedZlib } from './reusedZlib.ts';

/** Compression level; the next one takes half as long again and makes page content only 7 % smaller. */
const LEVEL = 4;
/** Small streams have a small compressor: resetting a large one would take longer than packing them. */
const small = new ReusedZlib('deflate', { level: LEVEL, memLevel: 5, windowBits: 12 });
const large = new ReusedZlib('deflate', { level: LEVEL });
const SMALL_BYTES = 4_096;

/** Returns the source of a packed stream. Packing here is faster than handing a page to another thread and waiting. */
export const packStream = (data: Buffer): Buffer => asStream((data.length <= SMALL_BYTES ? small : large).run(data));

/** Packs rows of `rowBytes` bytes that grow evenly: each is stored as its difference from the previous row. */
export const packRows = (data: Buffer, rowBytes: number): Buffer =>
  asStream(small.run(differencesOfRows(data, rowBytes)), `\n/DecodeParms <</Predictor 12\n/Columns ${rowBytes}>>`);

/** The PNG predictor "up": each byte is stored as its difference from the byte above. */
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
