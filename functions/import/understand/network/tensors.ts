import { MIN_BYTES, type TensorSize } from './sizes.ts';

/** A table of which single rows are looked up: signed bytes, and a scale for each row. */
export interface ByteTable {
  readonly width: number;
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
}

const FLOAT = 4;
const isInBytes = (rows: number, columns: number) => rows * columns >= MIN_BYTES;
/** A tensor begins at a multiple of a float's size. */
const aligned = (bytes: number) => Math.ceil(bytes / FLOAT) * FLOAT;

/**
 * Tensors, little-endian: small ones as float32; others with a float32 scale per row, then a signed byte per number.
 */
export class Tensors {
  readonly found: number;
  readonly expected: number;
  readonly #places = new Map<string, { readonly from: number; readonly rows: number; readonly columns: number }>();
  readonly #bytes: ArrayBuffer;

  constructor(sizes: readonly TensorSize[], base64: string) {
    const read = Buffer.from(base64, 'base64');
    // A pooled Buffer may begin at any offset, but floats need one that is a multiple of four.
    this.#bytes = new Uint8Array(read).buffer;
    let from = 0;
    for (const [name, rows, columns] of sizes) {
      this.#places.set(name, { from, rows, columns });
      from += isInBytes(rows, columns) ? rows * FLOAT + aligned(rows * columns) : rows * columns * FLOAT;
    }
    [this.found, this.expected] = [read.length, from];
  }

  get isWhole(): boolean {
    return this.found === this.expected;
  }

  /** Returns the numbers of a tensor, row by row. */
  of(name: string): Float32Array {
    const { from, rows, columns } = this.#place(name);
    if (!isInBytes(rows, columns)) return new Float32Array(this.#bytes, from, rows * columns);
    const { bytes, scales } = this.table(name);
    const numbers = new Float32Array(rows * columns);
    for (let row = 0, index = 0; row < rows; row += 1) {
      const scale = scales[row] as number;
      for (let column = 0; column < columns; column += 1, index += 1) numbers[index] = (bytes[index] as number) * scale;
    }
    return numbers;
  }

  /** Returns a tensor as stored, for tables of which only a few rows are needed. */
  table(name: string): ByteTable {
    const { from, rows, columns } = this.#place(name);
    return {
      width: columns,
      scales: new Float32Array(this.#bytes, from, rows),
      bytes: new Int8Array(this.#bytes, from + rows * FLOAT, rows * columns),
    };
  }

  #place(name: string) {
    const place = this.#places.get(name);
    if (!place) throw new Error(`No tensor is called ${name}`);
    return place;
  }
}
